// SPDX-License-Identifier: MIT
// Page: previews of TitleText.

import Curium
import CuriumPreviews

enum TitleTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { TitleText(text: "Packages") }
    Preview("Two lines") { TitleText(text: "Packages that need an update").frame(width: 20) }
    Preview("Cut") {
      TitleText(text: "Packages that need an update").lineLimit(1).frame(width: 20)
    }
    Preview("Playground") { knobs in
      TitleText(text: knobs.text("text", "Packages that need an update"))
        .lineLimit(knobs.number("lineLimit", 2, in: 1...4))
        .frame(width: knobs.length("width", 20, in: 0...60))
    }
  }
}
