// SPDX-License-Identifier: MIT
// Page: previews of TitleLabel.

import Curium
import CuriumPreviews

enum TitleLabelPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Large, bold") { TitleLabel(text: "Deployments") }
    Preview("Medium, bold") {
      TitleLabel(text: "This week", style: .medium)
    }
    Preview("Small, bold") {
      TitleLabel(text: "Failed checks", style: .small)
    }
    Preview("Playground") { knobs in
      TitleLabel(text: knobs.text("text", "Network"), style: knobs.choice("style", .large))
    }
  }
}
