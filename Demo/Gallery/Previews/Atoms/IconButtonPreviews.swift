// SPDX-License-Identifier: MIT
// Page: previews of IconButton.

import Curium
import CuriumPreviews

enum IconButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Toolbar") {
      HStack(spacing: 1) {
        Text("checkout").bold().lineLimit(1).layoutPriority(1)
        Spacer(minLength: 2)
        IconButton(systemName: "play.fill") {}
        IconButton(systemName: "arrow.clockwise") {}
        IconButton(systemName: "star.fill") {}
        IconButton(systemName: "trash") {}
      }
      .frame(maxWidth: 44)
    }
    Preview("Single") { IconButton(systemName: "gear") {} }
    Preview("Three rows") { IconButton(systemName: "plus", size: 3) {} }
    Preview("Disabled") { IconButton(systemName: "trash") {}.disabled(true) }
    Preview("Playground") { knobs in
      IconButton(
        systemName: knobs.icon("systemName", "gear"), size: knobs.length("size", 1, in: 1...5)
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
