// SPDX-License-Identifier: MIT
// Page: previews of IconBadge.

import Curium
import CuriumPreviews

enum IconBadgePreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Colours") {
      HStack {
        IconBadge(icon: "folder", color: .info)
        IconBadge(icon: "bell", color: .warning)
        IconBadge(icon: "trash", color: .error)
        IconBadge(icon: "star.fill", color: .brandPrimary)
      }
    }
    Preview("Sizes") {
      HStack(alignment: .top) {
        IconBadge(icon: "gear", color: .brandPrimary, size: 1)
        IconBadge(icon: "gear", color: .brandPrimary)
        IconBadge(icon: "gear", color: .brandPrimary, size: 5)
      }
    }
    Preview("Playground") { knobs in
      IconBadge(
        icon: knobs.icon("icon", "folder"), color: knobs.color("color", .info),
        size: knobs.length("size", 3, in: 1...7))
    }
  }
}
