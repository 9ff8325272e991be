// SPDX-License-Identifier: MIT
// Views: parts of cells painted over what is there.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// What a cell is divided into.
package enum Mosaic {
  /// Two columns and two rows of quarters.
  case quarters
  /// An upper and a lower half.
  case halves
  /// Two columns and four rows of dots.
  case dots
  /// Nothing: the cell is one.
  case whole

  var columns: Int { self == .quarters || self == .dots ? 2 : 1 }

  var rows: Int {
    switch self {
    case .quarters, .halves: 2
    case .dots: 4
    case .whole: 1
    }
  }

  /// The bits of a cell that are inked all over.
  var full: UInt8 { self == .dots ? 255 : 15 }

  /// The bits of the part at a column and a row within the cell.
  func bits(column: Int, row: Int) -> UInt8 {
    switch self {
    case .quarters, .dots: 1 << UInt8(2 * row + column)
    case .halves: 3 << UInt8(2 * row)
    case .whole: 15
    }
  }
}

extension Painter {
  /// Whether a cell of the node may be touched.
  func mayTouch(_ x: Int, _ y: Int) -> Bool {
    clip.contains(CellPoint(x: originX + x, y: originY + y))
  }

  /// The cells of the node that may be touched, in its own coordinates.
  var visible: CellRect {
    CellRect(
      x: clip.minX - originX, y: clip.minY - originY, width: max(0, clip.width),
      height: max(0, clip.height))
  }

  /// Lays a colour over the ground of cells of the node; an opaque one erases what was there.
  func cover(_ rectangle: CellRect, _ color: ResolvedColor) {
    let area = rectangle.offset(x: originX, y: originY).intersection(clip)
    if area.isEmpty || color.color == .keep { return }
    switch color.alpha {
    case 255: grid.fillBackground(area, with: color.color)
    case 0: return
    default: grid.tint(area, with: color.color, alpha: color.alpha)
    }
  }

  /// Lays a shading over the ground of cells of the node.
  func cover(_ rectangle: CellRect, _ shader: Shader) {
    if let color = shader.flat { return cover(rectangle, color) }
    let area = rectangle.intersection(visible)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        cover(CellRect(x: x, y: y, width: 1, height: 1), shader.color(atCell: x, y))
      }
    }
  }

  /// Inks parts of one cell.
  package func ink(_ mask: UInt8, x: Int, y: Int, _ mosaic: Mosaic, _ shader: Shader) {
    guard mask != 0, mayTouch(x, y) else { return }
    let color = shader.color(atCell: x, y)
    if color.alpha == 0 || color.color == .keep { return }
    if mosaic == .dots {
      inkDots(mask, x, y, color)
    } else {
      inkQuarters(mask, x, y, color)
    }
  }

  /// Dots join those that stand in the cell; the cell takes the newest colour.
  private func inkDots(_ mask: UInt8, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    let known = MosaicGlyphs.dots(of: grid[originX + x, originY + y].glyph) ?? 0
    put(MosaicGlyphs.dots(known | mask), x, y, foreground: color.color, alpha: color.alpha)
  }

  /// Quarters take their colour; the others keep what can be seen in them. A cell has two colours:
  /// where the others have two already, the one that has more of them wins, and the ground a draw.
  private func inkQuarters(_ mask: UInt8, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    if mask == 15 { return cover(CellRect(x: x, y: y, width: 1, height: 1), color) }
    let cell = grid[originX + x, originY + y]
    let known = MosaicGlyphs.quarters(of: cell.glyph) ?? 0
    // A translucent colour lies on what its own quarters show.
    let isOnInk = (known & mask).nonzeroBitCount * 2 > mask.nonzeroBitCount
    let ink = color.color.blended(
      over: isOnInk ? cell.foreground : cell.background, alpha: color.alpha)
    if known != 0, ink == cell.foreground {
      return put(
        MosaicGlyphs.quarter(known | mask), x, y, foreground: ink, background: cell.background)
    }
    if known != 0, ink == cell.background {
      let left = MosaicGlyphs.quarter(known & ~mask)
      return put(left, x, y, foreground: cell.foreground, background: ink)
    }
    let rest = ~mask & 15
    let inked = (known & rest).nonzeroBitCount
    let isInkSeen = inked * 2 > rest.nonzeroBitCount
    let ground = isInkSeen ? cell.foreground : cell.background
    put(MosaicGlyphs.quarter(mask), x, y, foreground: ink, background: ground)
  }

  /// Adds arms of a line to a cell, joining those of a line of the same set.
  func ink(arms: UInt8, x: Int, y: Int, _ line: BorderLine, _ shader: Shader) {
    guard arms != 0, !line.isNone, mayTouch(x, y) else { return }
    let color = shader.color(atCell: x, y)
    if color.alpha == 0 || color.color == .keep { return }
    let known = MosaicGlyphs.arms(of: grid[originX + x, originY + y].glyph, line: line) ?? 0
    put(
      MosaicGlyphs.line(line, arms: known | arms), x, y, foreground: color.color,
      alpha: color.alpha)
  }

  /// Puts one glyph into a cell of the node.
  func put(
    _ glyph: Glyph, _ x: Int, _ y: Int, foreground: CellColor, background: CellColor = .keep,
    alpha: UInt8 = 255
  ) {
    grid.draw(
      glyph, x: originX + x, y: originY + y,
      style: CellStyle(foreground: foreground, background: background), clip: clip,
      foregroundAlpha: alpha)
  }
}

extension Shader {
  /// The colour in the middle of a cell.
  func color(atCell x: Int, _ y: Int) -> ResolvedColor {
    color(x: Double(x) + 0.5, y: Double(y) + 0.5)
  }
}
