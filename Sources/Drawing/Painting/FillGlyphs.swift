// SPDX-License-Identifier: MIT
// Views: the glyphs that fill a cell by eighths.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The glyphs that fill a cell by eighths, from below or from the left, and whole cells.
struct FillGlyphs {
  private let painter: Painter
  /// The glyph for each number of eighths, beginning with one.
  let steps: [Glyph]
  /// `false` if a cell is filled by an ASCII character of about its weight.
  let hasBlocks: Bool
  /// The glyph in whole cells; `nil` for a background.
  private let texture: Glyph?

  /// Creates the glyphs of the icon named `ramp`, and of whole cells with a texture.
  init(_ ramp: String, in set: IconSet, texture: Glyph?, for painter: Painter) {
    self.painter = painter
    let isNarrow = !painter.graph.painting.pool.ambiguousIsWide
    hasBlocks = set != .ascii && isNarrow
    steps = Icon(ramp).frames(in: hasBlocks ? .unicode : .ascii).compactMap {
      $0.unicodeScalars.first.map { Glyph($0) }
    }
    self.texture = isNarrow ? texture : texture.flatMap(Self.narrow)
  }

  /// Returns a texture in ASCII, for terminals where shades take two columns; `nil` if it has none.
  private static func narrow(_ texture: Glyph) -> Glyph? {
    let shades = Icon("ramp.shade")
    for (wide, narrow) in zip(shades.frames(in: .unicode), shades.frames(in: .ascii)) {
      if wide.unicodeScalars.first.map({ Glyph($0) }) == texture {
        return narrow.unicodeScalars.first.map { Glyph($0) }
      }
    }
    return texture.rawValue < 0x80 ? texture : nil
  }

  /// Fills a whole cell with the texture, or with a background and a full block in the same colour,
  /// so that it also shows in a terminal without colours.
  func fillWhole(_ x: Int, _ y: Int, _ color: ResolvedColor) {
    if let texture {
      return painter.put(texture, x, y, foreground: color.color, alpha: color.alpha)
    }
    painter.cover(CellRect(x: x, y: y, width: 1, height: 1), color)
    let ground = painter.grid[painter.originX + x, painter.originY + y].background
    painter.put(steps[7], x, y, foreground: ground)
  }
}
