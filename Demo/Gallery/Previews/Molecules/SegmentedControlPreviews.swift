// SPDX-License-Identifier: MIT
// Page: previews of SegmentedControl.

import Curium
import CuriumPreviews

enum SegmentedControlPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("Week") {
        SegmentedControl(title: "Show", selection: $0, options: ["Day", "Week", "Month"])
      }
    }
    Preview("Disabled") {
      StatefulPreview("Week") {
        SegmentedControl(title: "Show", selection: $0, options: ["Day", "Week"])
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      SegmentedControl(
        title: knobs.text("title", "Show"),
        selection: knobs.binding("selection", of: ["Week", "Day", "Month"]),
        options: ["Day", "Week", "Month"]
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
