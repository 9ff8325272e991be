// SPDX-License-Identifier: MIT
// Page: previews of BigText.

import Curium
import CuriumPreviews

enum BigTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Three rows") { BigText(text: "12:45") }
    Preview("Letters") { BigText(text: "Curium") }
    Preview("Five rows") { BigText(text: "OK 7", size: .large) }
    Preview("Narrow") { BigText(text: "Curium").frame(width: 14) }
    Preview("Playground") { knobs in
      BigText(text: knobs.text("text", "12:45"), size: knobs.choice("size", .medium))
    }
  }
}
