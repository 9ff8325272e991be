// SPDX-License-Identifier: MIT
// Page: previews of CharacterCounter.

import Curium
import CuriumPreviews

enum CharacterCounterPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Room") { CharacterCounter(count: 12, limit: 140) }
    Preview("Near the limit") { CharacterCounter(count: 131, limit: 140) }
    Preview("Too many") { CharacterCounter(count: 152, limit: 140) }
    Preview("Playground") { knobs in
      CharacterCounter(
        count: knobs.number("count", 131, in: 0...200),
        limit: knobs.number("limit", 140, in: 0...200))
    }
  }
}
