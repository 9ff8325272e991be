// SPDX-License-Identifier: MIT
// Page: previews of Tooltip.

import Curium
import CuriumPreviews

enum TooltipPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") { Tooltip(text: "Opens the settings") }
    Preview("Several lines") {
      Tooltip(text: "Opens the settings of the whole app").frame(width: 22, alignment: .leading)
    }
    Preview("Playground") { knobs in
      Tooltip(text: knobs.text("text", "Opens the settings of the whole app"))
        .frame(width: knobs.length("width", 22, in: 0...60), alignment: .leading)
    }
  }
}
