// SPDX-License-Identifier: MIT
// Page: previews of Skeleton.

import Curium
import CuriumPreviews

enum SkeletonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("One line") { Skeleton().frame(maxWidth: 24) }
    Preview("Three lines") { Skeleton(lines: 3).frame(maxWidth: 32) }
    Preview("Playground") { knobs in
      Skeleton(lines: knobs.number("lines", 3, in: 0...8))
        .frame(width: knobs.length("width", 32, in: 0...60))
    }
  }
}
