// SPDX-License-Identifier: MIT
// Page: previews of SectionHeader.

import Curium
import CuriumPreviews

enum SectionHeaderPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { SectionHeader(icon: "clock", title: "Recent") }
    Preview("Narrow") {
      SectionHeader(icon: "star.fill", title: "Services you own").frame(width: 14)
    }
    Preview("Playground") { knobs in
      SectionHeader(icon: knobs.icon("icon", "clock"), title: knobs.text("title", "Recent"))
        .frame(width: knobs.length("width", 24, in: 0...60))
    }
  }
}
