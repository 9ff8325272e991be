// SPDX-License-Identifier: MIT
// Views: the styles of pickers.

public import CuriumEngine
import CuriumViews

/// A type that determines how a picker shows its choices: `.menu`, `.segmented`, `.inline` or
/// `.radioGroup`.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The built-in look that the style uses.
  var _look: _PickerLook { get }
}

/// The looks of the choices of a picker.
public enum _PickerLook: Hashable, Sendable {
  /// A button that opens a menu.
  case menu
  /// Segments of a bar.
  case segmented
  /// Rows with a checkmark.
  case inline
  /// Rows with radio buttons.
  case radioGroup
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the default picker style.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// A picker style that shows the selected choice on a button, which opens a menu of all choices.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// A picker style that shows all choices side by side, with the selected one on a background.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
  /// Segments of a bar.
  public var _look: _PickerLook { .segmented }
}

/// A picker style that shows all choices below a heading, with a checkmark after the selected one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
  /// Rows with a checkmark.
  public var _look: _PickerLook { .inline }
}

/// A picker style that shows all choices in a column next to the label, each after a radio button.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates a radio group picker style.
  public init() {}
  /// Rows with radio buttons.
  public var _look: _PickerLook { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, which shows a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows the selected choice on a button, which opens a menu of all choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows all choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows all choices below a heading, with a checkmark after the selected one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style that shows all choices in a column next to the label, with radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[TypeKey<_PickerLook>.self] ?? .menu }
    set { self[TypeKey<_PickerLook>.self] = newValue }
  }
}

extension View {
  /// Sets the `style` of the pickers in this view.
  ///
  ///     Picker("City", selection: $city) { ForEach(cities, id: \.self) { Text($0) } }
  ///       .pickerStyle(.radioGroup)
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerLook, style._look)
  }
}
