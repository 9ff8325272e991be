// SPDX-License-Identifier: MIT
// Terminal: translucent colours over drawn cells, for tints, scrims and shadows.

extension CellGrid {
  /// Blends `color` over the background of the cells in `rect`. An `alpha` of 255 is opaque. Glyphs
  /// and their colours don't change.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  public func tint(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    blend(rect, with: color, alpha: alpha, ink: false)
  }

  /// Blends `color` over the background and the glyphs of the cells in `rect`. An `alpha` of 255 is
  /// opaque.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  public func shade(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    blend(rect, with: color, alpha: alpha, ink: true)
  }

  // Inlined, so that a tint doesn't look at glyphs.
  @inline(__always) private func blend(
    _ rect: CellRect, with color: CellColor, alpha: UInt8, ink: Bool
  ) {
    if alpha == 0 || color == .keep { return }
    let shapes = ink ? SixteenColors.shapes : 0...0
    // Adjacent cells often have the same colours, so the last result is reused.
    var ground = (before: CellColor.keep, after: CellColor.keep)
    var glyphs = (before: CellColor.keep, after: CellColor.keep)
    forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        let background = cell.pointee.background
        if background != ground.before {
          let blended = color.blended(over: background, alpha: alpha)
          // On 16 colours, backgrounds and shapes keep their slot, and text gets that of the shade.
          ground = (background, ink ? blended.withSlot(of: background) : blended)
        }
        cell.pointee.background = ground.after
        if ink {
          let foreground = cell.pointee.foreground
          if foreground != glyphs.before {
            let blended = color.blended(over: foreground, alpha: alpha)
            glyphs = (foreground, color.slot == nil ? blended : blended.withSlot(of: color))
          }
          let isShape = shapes.contains(cell.pointee.glyph.rawValue)
          cell.pointee.foreground =
            isShape ? glyphs.after.withSlot(of: foreground) : glyphs.after
        }
      }
    }
  }

  /// Calls `change` with each row of a rectangle and the columns in it, and damages them. A wide
  /// grapheme belongs to the rectangle that contains its first column.
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
