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
  /// On 16 colours, nothing blends. If `color` has a slot, that of the page, everything becomes gray
  /// instead: other backgrounds and blocks in a lighter or darker gray than text and lines.
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
    let gray = ink ? color.slot.map { GrayedSlots(page: $0) } : nil
    // Adjacent cells often have the same colours, so the last result is reused.
    var ground = (before: CellColor.keep, after: CellColor.keep)
    var glyphs = (before: CellColor.keep, after: CellColor.keep)
    forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        let background = cell.pointee.background
        if background != ground.before {
          let blended = color.blended(over: background, alpha: alpha)
          let shaded = ink ? blended.withSlot(of: background) : blended
          ground = (background, gray?.ground(shaded, was: background) ?? shaded)
        }
        cell.pointee.background = ground.after
        if ink {
          let foreground = cell.pointee.foreground
          if foreground != glyphs.before {
            glyphs = (foreground, color.blended(over: foreground, alpha: alpha))
          }
          let glyph = cell.pointee.glyph.rawValue
          cell.pointee.foreground =
            gray?.ink(glyphs.after, was: foreground, of: glyph)
            ?? (SixteenColors.shapes.contains(glyph)
              ? glyphs.after.withSlot(of: foreground) : glyphs.after)
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

/// The slots of shaded cells on 16 colours.
private struct GrayedSlots {
  /// The slot of the page.
  let page: UInt8

  /// The slot of other backgrounds, and of blocks, which form an area with them.
  private var area: UInt8 { page == 15 ? 7 : 8 }

  /// Returns a background in the slot for the one that it was before.
  func ground(_ color: CellColor, was before: CellColor) -> CellColor {
    if !color.isRGB { return color }
    return .rgb(color.value, slot: before.isRGB && before.slot != page ? area : page)
  }

  /// Returns the colour of a glyph in the slot for the one that it was before.
  func ink(_ color: CellColor, was before: CellColor, of glyph: UInt32) -> CellColor {
    if !color.isRGB { return color }
    if !SixteenColors.blocks.contains(glyph) { return .rgb(color.value, slot: 8) }
    return .rgb(color.value, slot: before.slot == page ? page : area)
  }
}
