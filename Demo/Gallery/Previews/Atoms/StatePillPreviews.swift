// SPDX-License-Identifier: MIT
// Page: previews of StatePill.

import Curium
import CuriumPreviews

enum StatePillPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("States") {
      VStack(alignment: .leading, spacing: 1) {
        StatePill(text: "Running", color: .success)
        StatePill(text: "Waiting", color: .warning)
        StatePill(text: "Stopped", color: .error)
        StatePill(text: "Unknown", color: .textMuted)
      }
    }
    Preview("Long text") {
      StatePill(text: "Waiting for approval", color: .warning).frame(width: 14)
    }
    Preview("Playground") { knobs in
      StatePill(text: knobs.text("text", "Running"), color: knobs.color("color", .success))
    }
  }
}
