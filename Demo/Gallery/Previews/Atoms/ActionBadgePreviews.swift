// SPDX-License-Identifier: MIT
// Page: previews of ActionBadge.

import Curium
import CuriumPreviews

enum ActionBadgePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Primary") { ActionBadge(label: "Update", style: .primary) }
    Preview("Secondary") { ActionBadge(label: "Details", style: .secondary) }
    Preview("Destructive") { ActionBadge(label: "Remove", style: .destructive) }
    Preview("In use") {
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) {
          Text("swift-nio 2.101.2").frame(width: 24, alignment: .leading)
          ActionBadge(label: "Update", style: .primary)
        }
        HStack(spacing: 2) {
          Text("swift-log 1.6.4").frame(width: 24, alignment: .leading)
          ActionBadge(label: "Details", style: .secondary)
        }
      }
    }
    Preview("Playground") { knobs in
      ActionBadge(label: knobs.text("label", "Update"), style: knobs.choice("style", .primary))
    }
  }
}
