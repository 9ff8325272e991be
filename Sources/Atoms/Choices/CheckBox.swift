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

package enum CheckBoxPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("On") {
      StatefulPreview(true) { CheckBox(text: "Send reports", isSelected: $0) }
    }
    Preview("Off") {
      StatefulPreview(false) { CheckBox(text: "Send reports", isSelected: $0) }
    }
    Preview("Error") {
      VStack(alignment: .leading) {
        StatefulPreview(false) {
          CheckBox(state: .error, text: "I accept the terms", isSelected: $0)
        }
        StatefulPreview(true) { CheckBox(state: .error, text: "I am a robot", isSelected: $0) }
      }
    }
    Preview("Disabled") {
      StatefulPreview(true) { CheckBox(state: .disabled, text: "Send reports", isSelected: $0) }
    }
    Preview("Sizes") {
      VStack(alignment: .leading) {
        StatefulPreview(true) { CheckBox(size: .small, text: "Small, plain", isSelected: $0) }
        StatefulPreview(true) { CheckBox(text: "Medium, plain", isSelected: $0) }
        StatefulPreview(true) { CheckBox(size: .large, text: "Large, bold", isSelected: $0) }
      }
    }
    Preview("Styles") {
      VStack(alignment: .leading) {
        StatefulPreview(true) { CheckBox(text: "Primary", isSelected: $0) }
        StatefulPreview(true) {
          CheckBox(style: ComplementaryStyle(), text: "Complementary", isSelected: $0)
        }
        StatefulPreview(true) { CheckBox(style: LightStyle(), text: "Light", isSelected: $0) }
        StatefulPreview(true) { CheckBox(style: DarkStyle(), text: "Dark", isSelected: $0) }
      }
    }
    Preview("Playground") { knobs in
      CheckBox(
        state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
        text: knobs.text("text", "Send reports"), isSelected: knobs.binding("isSelected", true))
    }
  }
}
