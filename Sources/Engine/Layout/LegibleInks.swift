// SPDX-License-Identifier: MIT
// Engine: inks that can be read, remembered by their grounds.

import CuriumTerminal
import CuriumTokens

/// Remembers which ink was found for which ground, since finding it takes some arithmetic. Few pairs
/// are on a screen; where two want one place, the later has it.
struct LegibleInks {
  private struct Pair {
    /// The ink and the ground.
    var colors: UInt64 = 0
    /// Zero where nothing was found yet.
    var ratio = 0.0
    var found = CellColor.terminal
  }
  private static let placeBits: UInt64 = 8
  private var known = ContiguousArray(repeating: Pair(), count: 1 << placeBits)

  mutating func ink(_ ink: CellColor, on ground: CellColor, _ ratio: Double) -> CellColor {
    let colors = UInt64(ink.rawValue) << 32 | UInt64(ground.rawValue)
    // The high bits of a product depend on all bits of its factors: Knuth's multiplicative hashing.
    let mixed = (colors ^ ratio.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(mixed >> (64 - Self.placeBits))
    if known[place].colors == colors, known[place].ratio == ratio { return known[place].found }
    let found = Contrast.legibleInk(ink, on: ground, ratio: ratio)
    known[place] = Pair(colors: colors, ratio: ratio, found: found)
    return found
  }
}
