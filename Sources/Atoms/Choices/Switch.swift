// SPDX-License-Identifier: MIT
// Atom: a switch.

public import CuriumTokens
public import CuriumControls

/// A switch with a label. Its knob is on the right when it is on, and on the left when it is off.
///
/// *Sizing:* hugs its label; one row. *Keys:* Return and Space toggle it. *Tokens:* `toggle.*`.
///
///     struct Sounds: View {
///       @State private var areOn = true
///       var body: some View { Switch(text: "Sounds", isOn: $areOn) }
///     }
public struct Switch: View {
  private var state: CheckBoxState
  private var size: ComponentSize
  private let text: String
  private let isOn: Binding<Bool>

  /// Creates a switch with the label `text`.
  ///
  /// - Parameters:
  ///   - state: Whether the switch is enabled, disabled or invalid.
  ///   - size: The size of the label, which sets its text style.
  ///   - text: The label after the indicator.
  ///   - isOn: Whether the switch is on.
  public init(
    state: CheckBoxState = .enabled, size: ComponentSize = .medium, text: String,
    isOn: Binding<Bool>
  ) {
    self.state = state
    self.size = size
    self.text = text
    self.isOn = isOn
  }

  /// Returns the switch with `state`: enabled, disabled or invalid.
  public func state(_ state: CheckBoxState) -> Switch { edited(self) { $0.state = state } }

  /// Returns the switch with `size`, which sets the text style of its label.
  public func size(_ size: ComponentSize) -> Switch { edited(self) { $0.size = size } }

  /// The switch and its label.
  public var body: some View {
    Toggle(text, isOn: isOn).indicator(.switch).size(size).hasError(state == .error)
      .disabled(state == .disabled)
      .accessibilityInvalid(state == .error)
  }
}
