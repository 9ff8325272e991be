// SPDX-License-Identifier: MIT
// Views: paints parts of cells over existing content.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension Painter {
  /// Returns whether a cell of the node is inside the clip.
  func mayTouch(_ x: Int, _ y: Int) -> Bool {
    clip.contains(CellPoint(x: originX + x, y: originY + y))
  }

  /// The cells of the node inside the clip, in the node's coordinates.
  var visible: CellRect {
    CellRect(
      x: clip.minX - originX, y: clip.minY - originY, width: max(0, clip.width),
      height: max(0, clip.height))
  }

  /// Paints a colour over the background of cells. An opaque colour erases their content.
  func cover(_ rectangle: CellRect, _ color: ResolvedColor) {
    let area = rectangle.offset(x: originX, y: originY).intersection(clip)
    if area.isEmpty || color.color == .keep { return }
    switch color.alpha {
    case 255: grid.fillBackground(area, with: color.color)
    case 0: return
    default: grid.tint(area, with: color.color, alpha: color.alpha)
    }
  }

  /// Paints a shading over the background of cells.
  func cover(_ rectangle: CellRect, _ shader: Shader) {
    if let color = shader.flat { return cover(rectangle, color, of: shader) }
    let area = rectangle.intersection(visible)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = CellRect(x: x, y: y, width: 1, height: 1)
        cover(cell, shader.color(atCell: x, y), of: shader)
      }
    }
  }

  /// Paints a colour of a shading over the background of cells.
  private func cover(_ rectangle: CellRect, _ color: ResolvedColor, of shader: Shader) {
    if shader.isSelection {
      cover(rectangle, color)
      if color.alpha > 0 { mark(rectangle) }
    } else if shader.isPlain, color.alpha == 255, color.color != .keep {
      coverPlainly(rectangle.offset(x: originX, y: originY).intersection(clip), color.color)
    } else {
      cover(rectangle, color)
    }
  }

  /// Paints parts of a cell.
  func ink(_ mask: UInt8, x: Int, y: Int, _ mosaic: Mosaic, _ shader: Shader) {
    guard mask != 0, mayTouch(x, y) else { return }
    let color = shader.color(atCell: x, y)
    if color.alpha == 0 || color.color == .keep { return }
    if mosaic == .dots {
      inkDots(mask, x, y, color)
    } else if mask == mosaic.full {
      cover(CellRect(x: x, y: y, width: 1, height: 1), color, of: shader)
    } else {
      inkQuarters(mask, x, y, color)
    }
  }

  /// Adds dots to the ones already in the cell. The cell takes the new colour.
  private func inkDots(_ mask: UInt8, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    let known = MosaicGlyphs.dots(of: grid[originX + x, originY + y].glyph) ?? 0
    put(MosaicGlyphs.dots(known | mask), x, y, foreground: color.color, alpha: color.alpha)
  }

  /// Paints some quarters of a cell. The others keep their visible colour where possible: a cell
  /// has only two colours, so if the others show two, they all take the more frequent one, or the
  /// background colour if both are equally frequent.
  private func inkQuarters(_ mask: UInt8, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    let cell = grid[originX + x, originY + y]
    let known = MosaicGlyphs.quarters(of: cell.glyph) ?? 0
    // A translucent colour is blended over the colour that most of its quarters show.
    let isOnInk = (known & mask).nonzeroBitCount * 2 > mask.nonzeroBitCount
    let ink = color.color.blended(
      over: isOnInk ? cell.foreground : cell.background, alpha: color.alpha)
    if known != 0, ink == cell.foreground {
      return put(MosaicGlyphs.quarter(known | mask), x, y, foreground: ink)
    }
    if known != 0, ink == cell.background {
      return put(MosaicGlyphs.quarter(known & ~mask), x, y, foreground: cell.foreground)
    }
    let rest = ~mask & 15
    let inked = (known & rest).nonzeroBitCount
    let isInkSeen = inked * 2 > rest.nonzeroBitCount
    put(
      MosaicGlyphs.quarter(mask), x, y, foreground: ink,
      background: isInkSeen ? cell.foreground : .keep)
  }

  /// Adds arms of a line to a cell. They join the arms of a line in the same border style, or
  /// replace them.
  func ink(
    arms: UInt8, x: Int, y: Int, _ line: BorderLine, _ shader: Shader, replacing: Bool
  ) {
    guard arms != 0, !line.isNone, mayTouch(x, y) else { return }
    let color = shader.color(atCell: x, y)
    if color.alpha == 0 || color.color == .keep { return }
    let glyph = grid[originX + x, originY + y].glyph
    let known = replacing ? 0 : MosaicGlyphs.arms(of: glyph, line: line) ?? 0
    put(
      MosaicGlyphs.line(line, arms: known | arms), x, y, foreground: color.color,
      alpha: color.alpha)
  }

  /// Draws a glyph into a cell of the node. On the existing background, a selected cell stays
  /// selected.
  func put(
    _ glyph: Glyph, _ x: Int, _ y: Int, foreground: CellColor, background: CellColor = .keep,
    alpha: UInt8 = 255
  ) {
    grid.draw(
      glyph, x: originX + x, y: originY + y,
      style: CellStyle(foreground: foreground, background: background, attributes: .keepsMarks),
      clip: clip, foregroundAlpha: alpha)
  }
}

extension Shader {
  /// Returns the colour at the centre of a cell.
  func color(atCell x: Int, _ y: Int) -> ResolvedColor {
    color(x: Double(x) + 0.5, y: Double(y) + 0.5)
  }
}
