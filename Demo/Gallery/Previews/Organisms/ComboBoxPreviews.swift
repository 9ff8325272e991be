// SPDX-License-Identifier: MIT
// Page: previews of ComboBox.

import Curium
import CuriumPreviews

enum ComboBoxPreviews: PreviewProvider {
  static var level: Level { .organism }

  @MainActor private static let shells = ["/bin/bash", "/bin/dash", "/bin/fish", "/bin/zsh"]

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("/bin/zsh") { ComboBox("Shell", text: $0, choices: shells).fieldLine() }
    }
    Preview("Empty") {
      StatefulPreview("") { ComboBox("Shell", text: $0, choices: shells).fieldLine() }
    }
    Preview("Choices only") {
      StatefulPreview("/bin/fish") {
        ComboBox("Shell", text: $0, choices: shells).acceptsOtherText(false)
          .fieldLine()
      }
    }
    Preview("Disabled") {
      StatefulPreview("/bin/zsh") { ComboBox("Shell", text: $0, choices: shells).fieldLine() }
        .disabled(true)
    }
    Preview("Playground") { knobs in
      ComboBox(
        knobs.text("title", "Shell"), text: knobs.binding("text", "/bin/zsh"), choices: shells
      )
      .acceptsOtherText(knobs.flag("acceptsOtherText", true))
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
