// SPDX-License-Identifier: MIT
// Page: previews of CheckBox.

import Curium
import CuriumPreviews

enum CheckBoxPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
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
    Preview("In use") {
      VStack(alignment: .leading, spacing: 0) {
        TitleLabel(text: "Before the release", style: .small)
        StatefulPreview(true) { CheckBox(text: "Update the changelog", isSelected: $0) }
        StatefulPreview(true) { CheckBox(text: "Run the tests", isSelected: $0) }
        StatefulPreview(false) { CheckBox(text: "Tag the version", isSelected: $0) }
      }
    }
    Preview("Playground") { knobs in
      CheckBox(
        state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
        text: knobs.text("text", "Send reports"), isSelected: knobs.binding("isSelected", true))
    }
  }
}
