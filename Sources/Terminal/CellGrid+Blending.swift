// SPDX-License-Identifier: MIT
// Terminal: translucent layers over what is drawn: tints, scrims, shadows.

extension CellGrid {
  /// Lays a colour over the ground of a rectangle; glyphs and their colours stay.
  ///
  /// A wide grapheme belongs to the rectangle that holds its first column.
  public func tint(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    blend(rect, with: color, alpha: alpha, ink: false)
  }

  /// Lays a colour over ground and glyphs of a rectangle.
  ///
  /// A wide grapheme belongs to the rectangle that holds its first column.
  public func shade(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    blend(rect, with: color, alpha: alpha, ink: true)
  }

  private func blend(_ rect: CellRect, with color: CellColor, alpha: UInt8, ink: Bool) {
    if alpha == 0 || color == .keep { return }
    // Neighbours mostly share their colours, so the last mixture is kept.
    var ground = (before: CellColor.keep, after: CellColor.keep)
    var glyphs = (before: CellColor.keep, after: CellColor.keep)
    forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        let background = cell.pointee.background
        if background != ground.before {
          ground = (background, color.blended(over: background, alpha: alpha))
        }
        cell.pointee.background = ground.after
        if ink {
          let foreground = cell.pointee.foreground
          if foreground != glyphs.before {
            glyphs = (foreground, color.blended(over: foreground, alpha: alpha))
          }
          cell.pointee.foreground = glyphs.after
        }
      }
    }
  }

  /// Calls `change` with each row and the columns of a rectangle in it, and damages these. A wide
  /// grapheme belongs to the rectangle that holds its first column.
  @inline(__always) func forEachRow(
    of rect: CellRect, _ change: (UnsafeMutablePointer<Cell>, Range<Int>) -> Void
  ) {
    let area = rect.intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let row = rows[y]
      var low = area.minX
      var high = area.maxX
      if row[low].glyph == .continuation { low += 1 }
      if high < width, high > low, row[high].glyph == .continuation { high += 1 }
      if low >= high { continue }
      change(row, low..<high)
      damage(y, low, high)
    }
  }
}
