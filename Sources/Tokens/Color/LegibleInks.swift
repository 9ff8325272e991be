// SPDX-License-Identifier: MIT
// Token: a cache of readable text colours by background.

package import CuriumTerminal

/// Caches the readable text colour for each colour and background, because finding it takes time. A
/// screen has few pairs. If two have the same index, the later one replaces the earlier one.
package struct LegibleInks {
  private struct Pair {
    /// The text colour and the background.
    var colors: UInt64 = 0
    /// The contrast ratio; zero in an unused entry.
    var ratio = 0.0
    var found = CellColor.terminal
  }
  private static let placeBits: UInt64 = 8
  private var known = ContiguousArray(repeating: Pair(), count: 1 << placeBits)

  package init() {}

  /// Returns the colour nearest to `ink` that is readable on `ground`.
  package mutating func ink(_ ink: CellColor, on ground: CellColor, _ ratio: Double) -> CellColor {
    let colors = UInt64(ink.rawValue) << 32 | UInt64(ground.rawValue)
    // Knuth's multiplicative hashing: the high bits of a product depend on all bits of its factors.
    let mixed = (colors ^ ratio.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(mixed >> (64 - Self.placeBits))
    if known[place].colors == colors, known[place].ratio == ratio { return known[place].found }
    let found = Contrast.legibleInk(ink, on: ground, ratio: ratio)
    known[place] = Pair(colors: colors, ratio: ratio, found: found)
    return found
  }
}
