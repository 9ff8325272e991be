// SPDX-License-Identifier: MIT
// Atom: a check box with a label.

public import CuriumTokens
public import CuriumControls

/// A check box with a label.
///
/// A bar on the left marks the focus, an icon after the label marks an error, and a disabled check
/// box is dim: each state is recognizable without colour.
///
/// *Sizing:* hugs its label; one row. *Keys:* Return and Space toggle it.
/// *Tokens:* `toggle.*` and those of the style.
///
///     struct Terms: View {
///       @State private var areAccepted = false
///       var body: some View {
///         CheckBox(text: "I accept the terms", isSelected: $areAccepted)
///         CheckBox(style: LightStyle(), size: .large, text: "Remember me", isSelected: .constant(true))
///       }
///     }
public struct CheckBox: View, Viewable {
  private let style: any CheckBoxStyle
  private let state: CheckBoxState
  private let size: ComponentSize
  private let text: String
  private let isSelected: Binding<Bool>

  /// Creates a check box with the label `text`.
  public init<Style: CheckBoxStyle>(
    style: Style = PrimaryStyle(), state: CheckBoxState = .enabled, size: ComponentSize = .medium,
    text: String, isSelected: Binding<Bool>
  ) {
    self.style = style
    self.state = state
    self.size = size
    self.text = text
    self.isSelected = isSelected
  }

  /// The box and its label.
  public var body: some View {
    Toggle(text, isOn: isSelected)
      .toggleStyle(ChoiceToggleStyle.checkBox(style, state, size))
      .disabled(state == .disabled)
      .accessibilityInvalid(state == .error)
  }
}
