// SPDX-License-Identifier: MIT
// Page: previews of Badge.

import Curium
import CuriumPreviews

enum BadgePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Badge(text: "New") }
    Preview("Intents") {
      VStack(alignment: .leading, spacing: 1) {
        Badge(text: "Passed", color: .success)
        Badge(text: "Slow", color: .warning)
        Badge(text: "Failed", color: .error)
        Badge(text: "Queued", color: .info)
      }
    }
    Preview("Long text") { Badge(text: "Waiting for approval").frame(width: 14) }
    Preview("Playground") { knobs in
      Badge(text: knobs.text("text", "New"), color: knobs.color("color", .brandPrimary))
    }
  }
}
