// SPDX-License-Identifier: MIT
// Page: previews of Select.

import Curium
import CuriumPreviews

enum SelectPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("M") {
        Select(title: "Size", selection: $0, options: ["S", "M", "L"])
      }
    }
    Preview("Disabled") {
      StatefulPreview("M") {
        Select(title: "Size", selection: $0, options: ["S", "M", "L"])
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Select(
        title: knobs.text("title", "Size"),
        selection: knobs.binding("selection", of: ["M", "S", "L"]),
        options: ["S", "M", "L"]
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
