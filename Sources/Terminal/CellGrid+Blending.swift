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
  /// On 16 colours, nothing blends. If `color` has a slot, that of the page, text and lines become
  /// gray instead, and lose their backgrounds; blocks become gray areas. The terminal's own background
  /// as `color` does the same for the terminal's palette.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  public func shade(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    blend(rect, with: color, alpha: alpha, ink: true)
  }

  /// Removes attributes from the cells in `rect` and adds others.
  package func replace(
    _ removed: CellAttributes, by added: CellAttributes, in rect: CellRect
  ) {
    forEachRow(of: rect) { row, columns in
      for x in columns {
        row[x].attributes.subtract(removed)
        row[x].attributes.formUnion(added)
      }
    }
  }

  // Inlined, so that a tint doesn't look at glyphs.
  @inline(__always) private func blend(
    _ rect: CellRect, with color: CellColor, alpha: UInt8, ink: Bool
  ) {
    if alpha == 0 || color == .keep { return }
    let gray = ink ? GrayedColors(page: color) : nil
    // Adjacent cells often have the same colours, so the last result is reused.
    var ground = (before: CellColor.keep, after: CellColor.keep)
    var glyphs = (before: CellColor.keep, after: CellColor.keep)
    forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        let background = cell.pointee.background
        if background != ground.before {
          let blended = color.blended(over: background, alpha: alpha)
          ground = (background, ink ? blended.withSlot(of: background) : blended)
        }
        let glyph = cell.pointee.glyph.rawValue
        let foreground = cell.pointee.foreground
        cell.pointee.background =
          gray?.ground(ground.after, was: background, of: glyph, in: foreground) ?? ground.after
        if ink {
          if foreground != glyphs.before {
            glyphs = (foreground, color.blended(over: foreground, alpha: alpha))
          }
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

/// The colours of shaded cells on 16 colours.
private struct GrayedColors {
  /// The colour of the page; the terminal's own, or one with a slot.
  let page: CellColor

  /// Returns `nil` if the colour of the page isn't one of the 16, so that colours blend.
  init?(page: CellColor) {
    if page.kind != .terminal, page.slot == nil { return nil }
    self.page = page
  }

  /// The slot of blocks, which form areas.
  private var area: UInt8 { page.slot == 15 ? 7 : 8 }

  /// Returns the background of a glyph, `color` if there are more than 16 colours. Only that of a block
  /// in the colour of the page stays, because it is the area that the block cuts.
  func ground(
    _ color: CellColor, was before: CellColor, of glyph: UInt32, in ink: CellColor
  ) -> CellColor {
    let isCut =
      page.isRGB && SixteenColors.blocks.contains(glyph) && isPage(ink) && !isPage(before)
    return gray(color, isCut ? area : nil)
  }

  /// Returns the colour of a glyph, `color` if there are more than 16 colours.
  func ink(_ color: CellColor, was before: CellColor, of glyph: UInt32) -> CellColor {
    if !SixteenColors.blocks.contains(glyph) { return gray(color, 8) }
    return gray(color, page.isRGB && isPage(before) ? nil : area)
  }

  private func isPage(_ color: CellColor) -> Bool {
    color.kind == .terminal || color.isRGB && color.slot == page.slot && page.isRGB
  }

  /// Returns the colour with a slot, or with that of the page.
  private func gray(_ color: CellColor, _ slot: UInt8?) -> CellColor {
    if page.isRGB { return color.isRGB ? .rgb(color.value, slot: slot ?? page.slot) : color }
    return slot.map { .palette($0) } ?? .terminal
  }
}
