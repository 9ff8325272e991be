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
    Preview("Playground") { knobs in
      ActionBadge(label: knobs.text("label", "Update"), style: knobs.choice("style", .primary))
    }
  }
}
