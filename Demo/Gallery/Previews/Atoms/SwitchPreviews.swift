// SPDX-License-Identifier: MIT
// Page: previews of Switch.

import Curium
import CuriumPreviews

enum SwitchPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
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
    Preview("In use") {
      VStack(alignment: .leading, spacing: 0) {
        TitleLabel(text: "Notifications", style: .small)
        StatefulPreview(true) { Switch(text: "Failed builds", isOn: $0) }
        StatefulPreview(false) { Switch(text: "New releases", isOn: $0) }
        StatefulPreview(true) { Switch(text: "Mentions", isOn: $0) }
      }
    }
    Preview("Playground") { knobs in
      Switch(
        state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
        text: knobs.text("text", "Sounds"), isOn: knobs.binding("isOn", true))
    }
  }
}
