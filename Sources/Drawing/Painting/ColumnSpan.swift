// SPDX-License-Identifier: MIT
// Views: fills columns of cells to an eighth of a row.

@_spi(Nodes) import CuriumEngine
package import CuriumTerminal
import CuriumTokens

/// The filled part of a column of cells, in rows from the top of the drawing.
package struct ColumnSpan: Hashable, Sendable {
  package var top: Double
  package var bottom: Double

  /// Creates a part between two heights.
  package init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

extension GraphicsContext {
  /// Fills parts of adjacent columns, the first at `x`, to an eighth of a row. A gradient extends
  /// over `area`.
  ///
  /// A whole cell is a background and a full block in the same colour, so that it also shows in a
  /// terminal without colours. Without block glyphs, a cell is filled by an ASCII character of
  /// about its weight. A `texture` is drawn in whole cells instead.
  ///
  /// Each row of a gradient has one colour. A partly filled cell can't show two colours beside the
  /// background, so it would differ from whole cells whose halves have their own colours.
  ///
  /// - Complexity: O(filled cells).
  package func fillColumns(
    _ spans: [ColumnSpan?], at x: Int, with shading: Shading, across area: CellRect,
    texture: Glyph? = nil
  ) {
    let place = cells(CellRect(x: x, y: 0, width: spans.count, height: 0)).origin
    let shader = painter.shader(shading, in: PathRect(cells(area)), scope)
    let column = ColumnPainter(
      painter, environment.inherited.iconSet, environment.inherited.colorDepth, texture)
    for (index, span) in spans.enumerated() {
      guard let span, span.top < span.bottom else { continue }
      column.fill(span, place.x + index, from: place.y, shader)
    }
  }
}

extension Painter {
  /// Returns a number of rows or columns in eighths, limited so that sums don't overflow.
  static func eighths(_ cells: Double) -> Int { Int((max(-1e6, min(cells, 1e6)) * 8).rounded()) }
}

/// Paints parts of columns with the glyphs of an icon set.
private struct ColumnPainter {
  let painter: Painter
  /// The glyphs that fill a cell from below.
  let glyphs: FillGlyphs
  /// `true` if the rest of a filled cell can be drawn in the colour of the background.
  let canDrawRest: Bool
  /// `true` if there are no colours, so nothing can be drawn in the colour of the background.
  let isPlain: Bool

  init(_ painter: Painter, _ set: IconSet, _ depth: ColorDepth, _ texture: Glyph?) {
    self.painter = painter
    glyphs = FillGlyphs("ramp.vertical", in: set, texture: texture, for: painter)
    canDrawRest = glyphs.hasBlocks && texture == nil && depth >= .ansi256
    isPlain = depth == .none
  }

  private var steps: [Glyph] { glyphs.steps }
  private var hasBlocks: Bool { glyphs.hasBlocks }

  func fill(_ span: ColumnSpan, _ x: Int, from row: Int, _ shader: Shader) {
    let first = Painter.eighths(span.top) + row * 8
    let last = Painter.eighths(span.bottom) + row * 8
    let visible = painter.visible
    guard first < last, steps.count == 8, x >= visible.minX, x < visible.maxX else { return }
    let top = max(first >> 3, visible.minY)
    for y in top..<max(top, min((last + 7) >> 3, visible.maxY)) {
      let (high, low) = (max(first - y * 8, 0), min(last - y * 8, 8))
      let color = shader.color(x: Double(x) + 0.5, y: Double(y) + 0.5)
      if color.isClear { continue }
      fill(high, low, x, y, color)
    }
  }

  /// Fills a cell between two heights, in eighths from the top.
  private func fill(_ high: Int, _ low: Int, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    switch (high, low) {
    case (0, 8): glyphs.fillWhole(x, y, color)
    case (_, 8): rise(high, x, y, color)
    case (0, _): hang(low, x, y, color)
    default:
      // A thin slice becomes the nearer half.
      guard hasBlocks, low - high >= 2 else { return }
      if high + low < 8 {
        hang(4, x, y, color)
      } else {
        painter.put(steps[3], x, y, foreground: color.color, alpha: color.alpha)
      }
    }
  }

  /// Fills the lower part of a cell. If the cell already has two colours, the upper one stays.
  private func rise(_ high: Int, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    let cell = painter.grid[painter.originX + x, painter.originY + y]
    if isPlain, cell.glyph == Glyph("▀"), high <= 4 {
      // Together, both fill the cell.
      glyphs.fillWhole(x, y, color)
    } else if cell.glyph == Glyph("▀"), cell.foreground.isRGB {
      painter.put(
        steps[7 - high], x, y,
        foreground: color.color.blended(over: cell.foreground, alpha: color.alpha),
        background: cell.foreground)
    } else {
      painter.put(steps[7 - high], x, y, foreground: color.color, alpha: color.alpha)
    }
  }

  /// Fills the upper part of a cell. Fonts have no glyphs for that, so the rest is drawn on the
  /// colour. With 16 or no colours, where the background may not be the terminal's, half or all of
  /// the cell is filled.
  private func hang(_ count: Int, _ x: Int, _ y: Int, _ color: ResolvedColor) {
    let cell = painter.grid[painter.originX + x, painter.originY + y]
    let rest = steps[7 - count]
    let fill = color.color.blended(over: cell.background, alpha: color.alpha)
    if cell.glyph == rest, !isPlain {
      // Another fill ends where this one begins.
      painter.put(rest, x, y, foreground: cell.foreground, background: fill)
    } else if hasBlocks, count == 4, !canDrawRest || !cell.background.isRGB {
      painter.put(Glyph("▀"), x, y, foreground: color.color, alpha: color.alpha)
    } else if canDrawRest, cell.background.isRGB {
      painter.put(rest, x, y, foreground: cell.background, background: fill)
    } else if count > 5 || !hasBlocks && count > 4 {
      glyphs.fillWhole(x, y, color)
    } else if hasBlocks, count > 1 {
      painter.put(Glyph("▀"), x, y, foreground: color.color, alpha: color.alpha)
    }
  }
}
