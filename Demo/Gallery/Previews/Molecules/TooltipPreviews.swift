// SPDX-License-Identifier: MIT
// Page: previews of Tooltip.

import Curium
import CuriumPreviews

enum TooltipPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") { Tooltip(text: "Restarts the service") }
    Preview("Several lines") {
      Tooltip(text: "Restarts the service in every region").frame(width: 24, alignment: .leading)
    }
    Preview("Below a button") {
      VStack(alignment: .leading, spacing: 1) {
        SecondaryButton(title: "Restart") {}
        Tooltip(text: "Restarts the service")
      }
    }
    Preview("Playground") { knobs in
      Tooltip(text: knobs.text("text", "Restarts the service in every region"))
        .frame(width: knobs.length("width", 24, in: 0...60), alignment: .leading)
    }
  }
}
