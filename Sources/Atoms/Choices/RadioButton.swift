// SPDX-License-Identifier: MIT
// Atom: one of several mutually exclusive choices.

public import CuriumTokens
public import CuriumControls

/// One of several mutually exclusive choices. Pressing a radio button selects it; your code
/// deselects the others.
///
/// *Sizing:* hugs its label; one row. *Keys:* Return and Space select it. *Tokens:* `toggle.*`.
///
///     struct Quality: View {
///       @State private var isHigh = true
///       var body: some View { RadioButton(text: "High", isSelected: $isHigh) }
///     }
public struct RadioButton: View {
  private var state: CheckBoxState
  private var size: ComponentSize
  private let text: String
  private let isSelected: Binding<Bool>

  /// Creates a choice with the label `text`. Pressing it sets `isSelected` to `true`.
  ///
  /// - Parameters:
  ///   - state: Whether the choice is enabled, disabled or invalid.
  ///   - size: The size of the label, which sets its text style.
  ///   - text: The label after the indicator.
  ///   - isSelected: Whether this is the selected choice.
  public init(
    state: CheckBoxState = .enabled, size: ComponentSize = .medium, text: String,
    isSelected: Binding<Bool>
  ) {
    self.state = state
    self.size = size
    self.text = text
    self.isSelected = isSelected
  }

  /// Returns the choice with `state`: enabled, disabled or invalid.
  public func state(_ state: CheckBoxState) -> RadioButton { edited(self) { $0.state = state } }

  /// Returns the choice with `size`, which sets the text style of its label.
  public func size(_ size: ComponentSize) -> RadioButton { edited(self) { $0.size = size } }

  /// The icon and the label.
  public var body: some View {
    let isOn = isSelected.wrappedValue
    Interactive(role: .radioButton, action: { isSelected.wrappedValue = true }) { control in
      ChoiceLabel(
        content: Text(text), size: size, isOn: isOn, hasError: state == .error, state: control
      ) {
        Image(systemName: isOn ? "curium.radio.on" : "curium.radio.off")
      }
    }
    .disabled(state == .disabled)
    .accessibilitySelected(isOn)
    .accessibilityLabel(text)
    .accessibilityInvalid(state == .error)
  }
}
