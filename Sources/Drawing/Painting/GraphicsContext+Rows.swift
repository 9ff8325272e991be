// SPDX-License-Identifier: MIT
// Views: fills a part of a row of cells to an eighth of a column.

@_spi(Nodes) import CuriumEngine
package import CuriumTerminal
import CuriumTokens

extension GraphicsContext {
  /// Fills the row at `y` between two columns, to an eighth of a column on the right and half a
  /// column on the left. A gradient extends over `area`.
  ///
  /// Whole cells are filled like those of `fillColumns(_:at:with:across:)`. Without block glyphs, a
  /// cell is filled by an ASCII character of about its weight. A `texture` is drawn in whole cells
  /// instead.
  ///
  /// - Complexity: O(filled cells).
  package func fillRow(
    from left: Double, to right: Double, at y: Int, with shading: Shading, across area: CellRect,
    texture: Glyph? = nil
  ) {
    let origin = cells(CellRect(x: 0, y: y, width: 0, height: 0)).origin
    let row = RowPainter(
      painter, painter.shader(shading, in: PathRect(cells(area)), scope),
      environment.inherited.iconSet, texture)
    row.fill(from: left + Double(origin.x), to: right + Double(origin.x), at: origin.y)
  }
}

/// Paints parts of a row with the glyphs of an icon set.
private struct RowPainter {
  let painter: Painter
  let shader: Shader
  /// The glyphs that fill a cell from the left.
  let glyphs: FillGlyphs

  init(_ painter: Painter, _ shader: Shader, _ set: IconSet, _ texture: Glyph?) {
    self.painter = painter
    self.shader = shader
    glyphs = FillGlyphs("ramp.horizontal", in: set, texture: texture, for: painter)
  }

  func fill(from left: Double, to right: Double, at y: Int) {
    let (first, last) = (Painter.eighths(left), Painter.eighths(right))
    let visible = painter.visible
    guard first < last, glyphs.steps.count == 8, y >= visible.minY, y < visible.maxY else { return }
    let start = max(first >> 3, visible.minX)
    for x in start..<max(start, min((last + 7) >> 3, visible.maxX)) {
      let color = shader.color(x: Double(x) + 0.5, y: Double(y) + 0.5)
      if color.isClear { continue }
      fill(max(first - x * 8, 0), min(last - x * 8, 8), x, y, color)
    }
  }

  /// Fills a cell between two places, in eighths from its left edge. Fonts have a glyph for the
  /// right half of a cell, but not for other parts on the right.
  private func fill(_ low: Int, _ high: Int, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    if high - low == 8 || glyphs.hasBlocks && high == 8 && low < 3 {
      glyphs.fillWhole(x, y, color)
    } else if low == 0 || !glyphs.hasBlocks {
      painter.put(glyphs.steps[high - low - 1], x, y, foreground: color.color, alpha: color.alpha)
    } else {
      painter.put(Glyph("▐"), x, y, foreground: color.color, alpha: color.alpha)
    }
  }
}
