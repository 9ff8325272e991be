// SPDX-License-Identifier: MIT
// Page: previews of IconButton.

import Curium
import CuriumPreviews

enum IconButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { IconButton(systemName: "gear") {} }
    Preview("Several") {
      HStack {
        IconButton(systemName: "chevron.left") {}
        IconButton(systemName: "star.fill") {}
        IconButton(systemName: "trash") {}
      }
    }
    Preview("Three rows") { IconButton(systemName: "plus", action: {}, size: 3) }
    Preview("Disabled") { IconButton(systemName: "trash") {}.disabled(true) }
    Preview("Playground") { knobs in
      IconButton(
        systemName: knobs.icon("systemName", "gear"), action: {},
        size: knobs.length("size", 1, in: 1...5)
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
