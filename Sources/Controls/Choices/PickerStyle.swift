// SPDX-License-Identifier: MIT
// Views: the styles of pickers.

public import CuriumEngine
import CuriumViews

/// The way in which a picker shows its choices.
public enum PickerStyle: Hashable, Sendable {
  /// The selected choice on a button, which opens a menu of all choices.
  case menu
  /// All choices side by side, with the selected one on a background.
  case segmented
  /// All choices below a heading, with a checkmark after the selected one.
  case inline
  /// All choices in a column next to the label, each after a radio button.
  case radioGroup

  /// The default style: a menu.
  public static var automatic: PickerStyle { .menu }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[TypeKey<PickerStyle>.self] ?? .automatic }
    set { self[TypeKey<PickerStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the `style` of the pickers in this view.
  ///
  ///     Picker("City", selection: $city) { ForEach(cities, id: \.self) { Text($0) } }
  ///       .pickerStyle(.radioGroup)
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}
