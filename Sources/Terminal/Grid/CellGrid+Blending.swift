// SPDX-License-Identifier: MIT
// Terminal: translucent colours over drawn cells, for tints, scrims and shadows.

extension CellGrid {
  /// Blends `color` over the background of the cells in `rect`. An `alpha` of 255 is opaque. Glyphs
  /// and their colours don't change.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  public func tint(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    if alpha == 0 || color == .keep { return }
    forEachRow(of: rect) { row, columns in
      var x = columns.lowerBound
      while x < columns.upperBound {
        // Adjacent cells often have the same background, which is blended once.
        let ground = row[x].background
        let blended = color.blended(over: ground, alpha: alpha)
        repeat {
          row[x].background = blended
          x &+= 1
        } while x < columns.upperBound && row[x].background == ground
      }
    }
  }

  /// Blends `color` over the background and the glyphs of the cells in `rect`. An `alpha` of 255 is
  /// opaque. A picture that the terminal draws keeps its look, except for the background.
  ///
  /// On 16 colours, nothing blends. If `color` has a slot, that of the page, text and lines become
  /// grey instead, and lose their backgrounds; blocks become grey areas. The terminal's own
  /// background as `color` does the same for the terminal's palette.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  public func shade(_ rect: CellRect, with color: CellColor, alpha: UInt8) {
    if alpha == 0 || color == .keep { return }
    let gray = GrayedColors(page: color)
    let hasPictures = !pictures.isEmpty
    // Adjacent cells often have the same colours, so the last result is reused.
    var ground = (before: CellColor.keep, after: CellColor.keep)
    var glyphs = (before: CellColor.keep, after: CellColor.keep)
    forEachRow(of: rect) { row, columns in
      for x in columns {
        let cell = row + x
        let background = cell.pointee.background
        if background != ground.before {
          let blended = color.blended(over: background.blendable(by: color), alpha: alpha)
          ground = (background, blended.withSlot(of: background))
        }
        let foreground = cell.pointee.foreground
        if foreground != glyphs.before {
          glyphs = (
            foreground, color.blended(over: foreground.blendable(by: color), alpha: alpha)
          )
        }
        let glyph = cell.pointee.glyph.rawValue
        cell.pointee.background =
          gray?.ground(ground.after, was: background, of: glyph, in: foreground) ?? ground.after
        if hasPictures, pool.isPlaceholder(cell.pointee.glyph) { continue }
        cell.pointee.foreground =
          gray?.ink(glyphs.after, was: foreground, of: glyph)
          ?? (SixteenColors.shapes.contains(glyph)
            ? glyphs.after.withSlot(of: foreground) : glyphs.after)
      }
    }
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

  /// Calls `change` with each row of a rectangle and the columns in it, and damages them. A wide
  /// grapheme belongs to the rectangle that contains its first column.
  @inline(__always) func forEachRow(
    of rect: CellRect, _ change: (UnsafeMutablePointer<Cell>, Range<Int>) -> Void
  ) {
    let left = max(rect.minX, 0)
    let right = min(rect.maxX, width)
    let bottom = min(rect.maxY, height)
    if left >= right { return }
    var y = max(rect.minY, 0)
    while y < bottom {
      let row = rows[y]
      let low = row[left].glyph == .continuation ? left &+ 1 : left
      let high =
        right < width && right > low && row[right].glyph == .continuation ? right &+ 1 : right
      if low < high {
        change(row, low..<high)
        damage(y, low, high)
      }
      y &+= 1
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

  /// The slot of areas and lines, which are as faint as the page allows.
  private var area: UInt8 { page.slot == 15 ? 7 : 8 }

  /// Returns the background of a glyph: `color` if there are more than 16 colours. With 16 colours,
  /// it becomes grey, except behind a block in the colour of the page, where the background is the
  /// visible shape.
  func ground(
    _ color: CellColor, was before: CellColor, of glyph: UInt32, in ink: CellColor
  ) -> CellColor {
    let isCut =
      page.isRGB && SixteenColors.blocks.contains(glyph) && isPage(ink) && !isPage(before)
    return gray(color, isCut ? area : nil)
  }

  /// Returns the colour of a glyph, `color` if there are more than 16 colours.
  func ink(_ color: CellColor, was before: CellColor, of glyph: UInt32) -> CellColor {
    if !SixteenColors.shapes.contains(glyph) { return gray(color, 8) }
    if !SixteenColors.blocks.contains(glyph) { return gray(color, area) }
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
