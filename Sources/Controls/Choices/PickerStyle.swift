// SPDX-License-Identifier: MIT
// Controls: the ways a picker shows its choices.

public import CuriumEngine
import CuriumViews

/// How a picker shows its choices: `.menu`, `.segmented`, `.inline` or `.radioGroup`.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Which of the kit's ways it is.
  var _look: _PickerLook { get }
}

/// The kit's ways to show the choices of a picker.
public enum _PickerLook: Hashable, Sendable {
  /// A button that opens a menu.
  case menu
  /// Parts of a bar.
  case segmented
  /// Rows with a tick.
  case inline
  /// Rows with round boxes.
  case radioGroup
}

/// A menu, the look of pickers that name none.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// A button with the choice made, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// All choices side by side, the one made on a ground of its own.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
  /// Parts of a bar.
  public var _look: _PickerLook { .segmented }
}

/// All choices beneath a heading, a tick behind the one made.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
  /// Rows with a tick.
  public var _look: _PickerLook { .inline }
}

/// All choices beside the label, a round box before each.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates a radio group picker style.
  public init() {}
  /// Rows with round boxes.
  public var _look: _PickerLook { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the choice made, which opens a menu of all.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices beneath a heading, with a tick.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All choices beside the label, with round boxes.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// How the pickers in the view show their choices.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerLook, style._look)
  }
}
