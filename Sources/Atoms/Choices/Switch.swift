// SPDX-License-Identifier: MIT
// Atom: a switch.

public import CuriumTokens
public import CuriumControls

/// A switch with a label. Its knob is on the right while it is on, and on the left while it is off.
///
/// *Sizing:* hugs its label; one row. *Keys:* Return and Space toggle it. *Tokens:* `toggle.*`.
///
///     struct Sounds: View {
///       @State private var areOn = true
///       var body: some View { Switch(text: "Sounds", isOn: $areOn) }
///     }
public struct Switch: View {
  private let state: CheckBoxState
  private let size: ComponentSize
  private let text: String
  private let isOn: Binding<Bool>

  /// Creates a switch with the label `text`.
  public init(
    state: CheckBoxState = .enabled, size: ComponentSize = .medium, text: String,
    isOn: Binding<Bool>
  ) {
    self.state = state
    self.size = size
    self.text = text
    self.isOn = isOn
  }

  /// The switch and its label.
  public var body: some View {
    Toggle(text, isOn: isOn)
      .toggleStyle(
        ChoiceToggleStyle(style: PrimaryStyle(), state: state, size: size) { SwitchSign(isOn: $0) }
      )
      .disabled(state == .disabled)
      .accessibilityInvalid(state == .error)
  }
}

package enum SwitchPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("On") { StatefulPreview(true) { Switch(text: "Sounds", isOn: $0) } }
    Preview("Off") { StatefulPreview(false) { Switch(text: "Sounds", isOn: $0) } }
    Preview("Error") {
      StatefulPreview(false) { Switch(state: .error, text: "Accept the terms", isOn: $0) }
    }
    Preview("Disabled") {
      StatefulPreview(true) { Switch(state: .disabled, text: "Sounds", isOn: $0) }
    }
    Preview("Sizes") {
      VStack(alignment: .leading) {
        StatefulPreview(true) { Switch(size: .small, text: "Small, plain", isOn: $0) }
        StatefulPreview(true) { Switch(text: "Medium, plain", isOn: $0) }
        StatefulPreview(true) { Switch(size: .large, text: "Large, bold", isOn: $0) }
      }
    }
    Preview("Playground") { knobs in
      Switch(
        state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
        text: knobs.text("text", "Sounds"), isOn: knobs.binding("isOn", true))
    }
  }
}
