// SPDX-License-Identifier: MIT
// Terminal: draws fills and glyphs into a grid.

extension CellGrid {
  /// A style split into 8-byte words for writing, with masks for the colours to keep.
  struct Ink {
    /// The foreground, shifted to its half of the first 8 bytes of a cell.
    var foreground: UInt64
    var foregroundMask: UInt64
    /// The background, attributes and link. The mask also keeps the marks of cells.
    var rest: UInt64
    var restMask: UInt64
    var alpha: UInt8
    /// `true` if no part of the existing cell remains visible.
    var isOpaque: Bool

    @inline(__always) init(_ style: CellStyle, alpha: UInt8) {
      let keepsForeground = style.foreground == .keep
      let keepsBackground = style.background == .keep
      foreground = keepsForeground ? 0 : UInt64(style.foreground.rawValue) << 32
      foregroundMask = keepsForeground ? 0xFFFF_FFFF_0000_0000 : 0
      let attributes = style.attributes.subtracting(.wide).subtracting(.keepsMarks)
      rest =
        (keepsBackground ? 0 : UInt64(style.background.rawValue))
        | UInt64(attributes.rawValue) << 32 | UInt64(style.link) << 48
      restMask = keepsBackground ? 0xFFFF_FFFF : 0
      if keepsBackground, style.attributes.contains(.keepsMarks) { restMask |= CellWords.marked }
      self.alpha = alpha
      isOpaque = !keepsForeground && !keepsBackground && alpha == 255
    }

    /// Writes one cell over the existing one, or the first half of a wide grapheme.
    @inline(__always) func write(
      _ glyph: UInt32, to cell: UnsafeMutablePointer<Cell>, isWide: Bool = false
    ) {
      let words = CellWords(cell)
      let rest = isWide && alpha > 0 ? rest | CellWords.wide : rest
      if isOpaque { return words.set(0, ink: UInt64(glyph) | foreground, rest: rest) }
      var ink = UInt64(glyph) | foreground | words.ink(0) & foregroundMask
      let second = rest | words.rest(0) & restMask
      if alpha != 255 {
        let color = CellColor(rawValue: CellWords.high(ink))
        let ground = CellColor(rawValue: CellWords.low(second))
        // A block is a part of an area, so it blends like the whole cells beside it.
        let mixed =
          alpha == 0 || SixteenColors.blocks.contains(glyph)
          ? color.blended(over: ground, alpha: alpha)
          : color.blendedInk(over: ground, alpha: alpha)
        // Not every terminal can draw in the colour of the background, so clear text is spaces.
        ink = UInt64(alpha == 0 ? Glyph.space.rawValue : glyph) | UInt64(mixed.rawValue) << 32
      }
      words.set(0, ink: ink, rest: second)
    }

    /// Writes the second half of a wide grapheme, whose first half is in `cell`. It gets the
    /// colours of the first, because the terminal shows one background for both.
    @inline(__always) func writeSecondHalf(after cell: UnsafeMutablePointer<Cell>) {
      cell[1] = cell[0]
      cell[1].glyph = alpha == 0 ? .space : .continuation
      cell[1].attributes.remove(.wide)
    }
  }

  // MARK: - Rectangles

  /// Fills `rect` with copies of `cell`, clipped to the grid. `CellColor.keep` keeps the existing
  /// colour.
  ///
  /// Wide glyphs are placed side by side. An odd column on the right gets a space.
  public func fill(_ rect: CellRect, with cell: Cell) {
    let area = rect.intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      drawHorizontal(
        cell.glyph, x: area.minX, y: y, count: area.width, style: cell.style, clip: area)
    }
  }

  /// Covers `rect` with spaces on the background `color`. `CellColor.keep` keeps the existing
  /// background.
  public func fillBackground(_ rect: CellRect, with color: CellColor) {
    if color == .keep { return fill(rect, with: Cell(.space, CellStyle(background: color))) }
    let blank = SIMD2(0x20, UInt64(color.rawValue))
    let left = max(rect.minX, 0)
    let right = min(rect.maxX, width)
    let bottom = min(rect.maxY, height)
    if left >= right { return }
    var y = max(rect.minY, 0)
    while y < bottom {
      let row = rows[y]
      open(row, y, left, right)
      CellWords(row + left).fill(right &- left, with: blank)
      y &+= 1
    }
  }

  /// Marks the cells in `rect` as selected. Their contents don't change.
  ///
  /// A wide grapheme belongs to the rectangle that contains its first column.
  public func mark(_ rect: CellRect) {
    forEachRow(of: rect) { row, columns in
      for x in columns { row[x].attributes.insert(.marked) }
    }
  }

  // MARK: - Glyphs

  /// Draws one glyph. If the clip cuts a wide glyph, the visible column gets a space.
  ///
  /// - Parameters:
  ///   - glyph: The glyph, from the pool of the grid.
  ///   - x: The column.
  ///   - y: The row.
  ///   - style: The colours and attributes. `CellColor.keep` keeps the existing colour.
  ///   - clip: The cells that may change.
  ///   - foregroundAlpha: The opacity of the glyph, up to 255. Less blends it with the background.
  public func draw(
    _ glyph: Glyph, x: Int, y: Int, style: CellStyle, clip: CellRect, foregroundAlpha: UInt8 = 255
  ) {
    let area = clip.intersection(bounds)
    guard y >= area.minY, y < area.maxY else { return }
    put(
      cellGlyph(glyph), columns: pool.columns(of: glyph), x: x, y: y, low: area.minX,
      high: area.maxX, ink: Ink(style, alpha: foregroundAlpha))
  }

  /// Draws copies of `glyph` side by side over `count` columns, starting at column `x` of row `y`,
  /// such as an edge of a border or a rule. `style`, `clip` and `foregroundAlpha` are those of
  /// `draw(_:x:y:style:clip:foregroundAlpha:)`.
  public func drawHorizontal(
    _ glyph: Glyph, x: Int, y: Int, count: Int, style: CellStyle, clip: CellRect,
    foregroundAlpha: UInt8 = 255
  ) {
    let area = clip.intersection(bounds)
    guard y >= area.minY, y < area.maxY, count > 0 else { return }
    let ink = Ink(style, alpha: foregroundAlpha)
    let glyph = cellGlyph(glyph)
    let end = x.addingClamped(count)
    let columns = pool.columns(of: glyph)
    if columns == 0 { return }
    if columns == 2 {
      // Pairs start at x no matter where the clip starts. Otherwise adjacent clips wouldn't match.
      var column = x
      if column < area.minX { column = area.minX - (area.minX &- column) & 1 }
      while column < min(end, area.maxX) {
        let fits = end - column >= 2
        put(
          fits ? glyph : .space, columns: fits ? 2 : 1, x: column, y: y, low: area.minX,
          high: area.maxX, ink: ink)
        column += 2
      }
      return
    }
    let low = max(x, area.minX)
    let high = min(end, area.maxX)
    if low >= high { return }
    let row = rows[y]
    open(row, y, low, high)
    let value = glyph.rawValue
    if ink.isOpaque {
      // `update(repeating:)` would write field by field.
      CellWords(row + low).fill(
        high &- low, with: SIMD2(UInt64(value) | ink.foreground, ink.rest))
    } else {
      for column in low..<high { ink.write(value, to: row + column) }
    }
  }

  /// Draws copies of `glyph` downwards over `count` rows, starting at row `y` of column `x`, such
  /// as a side of a border or a rule. `style`, `clip` and `foregroundAlpha` are those of
  /// `draw(_:x:y:style:clip:foregroundAlpha:)`.
  public func drawVertical(
    _ glyph: Glyph, x: Int, y: Int, count: Int, style: CellStyle, clip: CellRect,
    foregroundAlpha: UInt8 = 255
  ) {
    let area = clip.intersection(bounds)
    let columns = pool.columns(of: glyph)
    let ink = Ink(style, alpha: foregroundAlpha)
    let glyph = cellGlyph(glyph)
    let end = y.addingClamped(count)
    var line = max(y, area.minY)
    while line < min(end, area.maxY) {
      put(
        glyph, columns: columns, x: x, y: line, low: area.minX, high: area.maxX, ink: ink)
      line += 1
    }
  }

  /// Returns a valid glyph for a cell, because callers can create glyphs from any number.
  @inline(__always) private func cellGlyph(_ glyph: Glyph) -> Glyph {
    if glyph.isPooled { return glyph }
    return glyph == .continuation ? .space : pool.glyph(scalar: glyph.rawValue)
  }

  /// Writes one grapheme between the columns `low` and `high` of an existing row.
  @inline(__always) func put(
    _ glyph: Glyph, columns: Int, x: Int, y: Int, low: Int, high: Int, ink: Ink
  ) {
    if columns == 1 {
      if x < low || x >= high { return }
      let row = rows[y]
      open(row, y, x, x &+ 1)
      ink.write(glyph.rawValue, to: row + x)
    } else if columns == 2 {
      if x >= low && x < high &- 1 {
        let row = rows[y]
        open(row, y, x, x &+ 2)
        ink.write(glyph.rawValue, to: row + x, isWide: true)
        ink.writeSecondHalf(after: row + x)
      } else if x == low &- 1 || x == high &- 1 {
        let visible = x < low ? low : x
        if visible >= high { return }
        let row = rows[y]
        open(row, y, visible, visible &+ 1)
        ink.write(0x20, to: row + visible)
      }
    }
  }
}
