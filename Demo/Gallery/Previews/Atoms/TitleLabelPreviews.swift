// SPDX-License-Identifier: MIT
// Page: previews of TitleLabel.

import Curium
import CuriumPreviews

enum TitleLabelPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Large, bold") { TitleLabel(text: "The title of a screen") }
    Preview("Medium, bold") {
      TitleLabel(text: "The title of a region", style: .medium)
    }
    Preview("Small, bold and secondary") {
      TitleLabel(text: "The title of a part of it", style: .small)
    }
    Preview("Playground") { knobs in
      TitleLabel(text: knobs.text("text", "Network"), style: knobs.choice("style", .large))
    }
  }
}
