// SPDX-License-Identifier: MIT
// Page: previews of RadioGroup.

import Curium
import CuriumPreviews

enum RadioGroupPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("Weekly") {
        RadioGroup(
          title: "Report", selection: $0, options: ["Daily", "Weekly", "Never"])
      }
    }
    Preview("Disabled") {
      StatefulPreview("Weekly") {
        RadioGroup(title: "Report", selection: $0, options: ["Daily", "Weekly"])
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      RadioGroup(
        title: knobs.text("title", "Report"),
        selection: knobs.binding("selection", of: ["Weekly", "Daily", "Never"]),
        options: ["Daily", "Weekly", "Never"]
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
