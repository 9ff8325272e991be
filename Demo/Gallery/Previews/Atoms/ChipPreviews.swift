// SPDX-License-Identifier: MIT
// Page: previews of Chip.

import Curium
import CuriumPreviews

enum ChipPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Buttons") {
      HStack {
        Chip(text: "All", isSelected: true) {}
        Chip(text: "Open") {}
        Chip(text: "Mine", icon: "person") {}
      }
    }
    Preview("Label") { Chip(text: "swift") }
    Preview("Disabled") {
      HStack {
        Chip(text: "All", isSelected: true) {}
        Chip(text: "Open") {}
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Chip(
        text: knobs.text("text", "Mine"), icon: knobs.optionalIcon("icon", "person"),
        isSelected: knobs.flag("isSelected", true)
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
