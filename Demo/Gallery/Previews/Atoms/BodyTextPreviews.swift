// SPDX-License-Identifier: MIT
// Page: previews of BodyText.

import Curium
import CuriumPreviews

enum BodyTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { BodyText(text: "Deploys pause while an incident is open.") }
    Preview("Several lines") {
      BodyText(text: "Deploys pause while an incident is open. You can always roll back.")
        .frame(width: 30)
    }
    Preview("Playground") { knobs in
      BodyText(text: knobs.text("text", "Deploys pause while an incident is open."))
        .lineLimit(knobs.number("lineLimit", 2, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
