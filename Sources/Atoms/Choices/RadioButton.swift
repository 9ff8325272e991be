// SPDX-License-Identifier: MIT
// Atom: one of several exclusive choices.

public import CuriumTokens
public import CuriumControls

/// One of several exclusive choices. Pressing it selects it and deselects the others.
///
/// *Sizing:* hugs its label; one row. *Keys:* Return and Space select it. *Tokens:* `toggle.*`.
///
///     struct Quality: View {
///       @State private var isHigh = true
///       var body: some View { RadioButton(text: "High", isSelected: $isHigh) }
///     }
public struct RadioButton: View {
  private let state: CheckBoxState
  private let size: ComponentSize
  private let text: String
  private let isSelected: Binding<Bool>
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a choice with the label `text`. Pressing it sets `isSelected` to `true`.
  public init(
    state: CheckBoxState = .enabled, size: ComponentSize = .medium, text: String,
    isSelected: Binding<Bool>
  ) {
    self.state = state
    self.size = size
    self.text = text
    self.isSelected = isSelected
  }

  /// The icon and the label.
  public var body: some View {
    let isOn = isSelected.wrappedValue
    let state: CheckBoxState = isEnabled ? self.state : .disabled
    let look = PrimaryStyle().component(state, size: size)
    Interactive(role: .radioButton, action: { isSelected.wrappedValue = true }) { control in
      ChoiceLabel(
        content: Text(text), look: look, state: state, isOn: isOn, control: control
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

package enum RadioButtonPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Two") {
      StatefulPreview(true) { isHigh in
        VStack(alignment: .leading) {
          RadioButton(text: "High", isSelected: isHigh)
          RadioButton(
            text: "Low",
            isSelected: Binding(
              get: { !isHigh.wrappedValue }, set: { isHigh.wrappedValue = !$0 }))
        }
      }
    }
    Preview("Error") {
      StatefulPreview(false) { RadioButton(state: .error, text: "Later", isSelected: $0) }
    }
    Preview("Disabled") {
      StatefulPreview(true) { RadioButton(state: .disabled, text: "High", isSelected: $0) }
    }
    Preview("Sizes") {
      VStack(alignment: .leading) {
        StatefulPreview(true) { RadioButton(size: .small, text: "Small, plain", isSelected: $0) }
        StatefulPreview(true) { RadioButton(text: "Medium, plain", isSelected: $0) }
        StatefulPreview(true) { RadioButton(size: .large, text: "Large, bold", isSelected: $0) }
      }
    }
    Preview("Playground") { knobs in
      RadioButton(
        state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
        text: knobs.text("text", "High"), isSelected: knobs.binding("isSelected", true))
    }
  }
}
