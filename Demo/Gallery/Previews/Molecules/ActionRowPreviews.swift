// SPDX-License-Identifier: MIT
// Page: previews of ActionRow.

import Curium
import CuriumPreviews

enum ActionRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      VStack(spacing: 0) {
        ActionRow(title: "Language", icon: "globe", value: "English") {}
        ActionRow(title: "Storage", subtitle: "Folders and caches", icon: "folder") {}
        ActionRow(title: "About", icon: "info.circle") {}
      }
      .frame(maxWidth: 36)
    }
    Preview("Disabled") {
      ActionRow(title: "Language", icon: "globe", value: "English") {}
        .frame(maxWidth: 36).disabled(true)
    }
    Preview("Playground") { knobs in
      ActionRow(
        title: knobs.text("title", "Language"), subtitle: knobs.optionalText("subtitle", nil),
        icon: knobs.optionalIcon("icon", "globe"), value: knobs.optionalText("value", "English")
      ) {}
      .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
