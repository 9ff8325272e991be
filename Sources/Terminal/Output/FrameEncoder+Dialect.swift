// SPDX-License-Identifier: MIT
// Terminal: encodes rows for a terminal without ECMA-48, in ASCII and its own sequences.

extension FrameEncoder {
  /// Encodes the differences in the columns `low..<high` of row `y`, cell by cell.
  ///
  /// - Complexity: O(high − low).
  func encodeRow(
    _ y: Int, in dialect: TerminalDialect, next: UnsafeMutablePointer<Cell>,
    shown: UnsafeMutablePointer<Cell>, low: Int, high: Int, size: CellSize
  ) {
    reserveRow(columns: size.width)
    // A character in the last cell would scroll the screen.
    let corner = dialect.wraps && y == size.height - 1 ? size.width - 1 : size.width
    let sticks = dialect.attributesStick && holdsMarks(next, shown, width: size.width)
    if sticks {
      move(to: 0, y)
      setPen(index: 0, ink: .terminal, ground: .terminal, in: dialect)
      append(dialect.eraseToLineEnd)
    }
    for x in (sticks ? 0 : low)..<min(sticks ? size.width : high, corner) {
      let cell = next[x]
      if sticks ? cell == .blank : cell == shown[x] && !tailDiffers(x, next, shown) { continue }
      // The second half of a wide grapheme is written with the first.
      if cell.glyph == .continuation { continue }
      move(to: x, y)
      setPen(of: cell, in: dialect)
      let isWide = cell.attributes.contains(.wide)
      write(cell.glyph, in: dialect)
      if isWide, x + 1 < corner { append([0x20]) }
      let end = x + (isWide ? 2 : 1)
      state.column = end >= size.width ? -1 : end
      if end >= size.width, dialect.wraps { state.row = -1 }
    }
  }

  /// Returns whether the cell begins a wide grapheme whose second column differs.
  private func tailDiffers(
    _ x: Int, _ next: UnsafeMutablePointer<Cell>, _ shown: UnsafeMutablePointer<Cell>
  ) -> Bool {
    next[x].attributes.contains(.wide) && next[x + 1] != shown[x + 1]
  }

  private func holdsMarks(
    _ next: UnsafeMutablePointer<Cell>, _ shown: UnsafeMutablePointer<Cell>, width: Int
  ) -> Bool {
    (0..<width).contains {
      penIndex(next[$0].attributes) != 0 || penIndex(shown[$0].attributes) != 0
        || shown[$0] == .unknown
    }
  }

  /// Ends a frame: places the cursor, which is hidden while the frame is drawn.
  func finish(cursor: CellPoint?, in dialect: TerminalDialect) -> UnsafeRawBufferPointer {
    if state.isCursorVisible != false && (hasPainted || cursor == nil) {
      if !dialect.hideCursor.isEmpty { prepend(dialect.hideCursor) }
      state.isCursorVisible = false
    }
    if let cursor {
      move(to: cursor.x, cursor.y)
      if state.isCursorVisible != true {
        append(dialect.showCursor)
        state.isCursorVisible = true
      }
    }
    return written
  }

  // MARK: The pen

  /// Returns bits 0–4 of the attributes, and any underline as bit 5.
  private func penIndex(_ attributes: CellAttributes) -> Int {
    let exchanged: UInt16 = attributes.contains(.marked) ? 8 : 0
    return Int(attributes.rawValue & 31 ^ exchanged) | (attributes.underlineStyle == 0 ? 0 : 32)
  }

  private func setPen(of cell: Cell, in dialect: TerminalDialect) {
    setPen(
      index: penIndex(cell.attributes), ink: color(cell.foreground, in: dialect),
      ground: color(cell.background, in: dialect), in: dialect)
  }

  /// Returns one of the eight colours that a dialect knows, or the terminal's own.
  private func color(_ color: CellColor, in dialect: TerminalDialect) -> CellColor {
    if dialect.inks.isEmpty { return .terminal }
    let sent = color.downSampled(to: min(capabilities.colorDepth, .ansi16), by: prepared)
    return sent.kind == .palette ? .palette(UInt8(sent.value & 7)) : .terminal
  }

  private func setPen(index: Int, ink: CellColor, ground: CellColor, in dialect: TerminalDialect) {
    let attributes = UInt16(index)
    if state.isPenKnown, attributes == state.attributes, ink == state.sentForeground,
      ground == state.sentBackground
    {
      return
    }
    if !dialect.attributes.isEmpty { append(dialect.attributes[index]) }
    if !dialect.inks.isEmpty {
      append(dialect.ownColors)
      if ink != .terminal { append(dialect.inks[Int(ink.value)]) }
      if ground != .terminal { append(dialect.grounds[Int(ground.value)]) }
    }
    state.isPenKnown = true
    state.attributes = attributes
    state.sentForeground = ink
    state.sentBackground = ground
  }

  // MARK: Characters

  private func write(_ glyph: Glyph, in dialect: TerminalDialect) {
    let scalar = pool.firstScalar(of: glyph)
    if let letter = PlainForms.lineLetter(scalar), let own = dialect.lineCharacters[letter] {
      append(dialect.enterLines)
      append([own])
      append(dialect.leaveLines)
    } else {
      append([PlainForms.ascii(scalar)])
    }
  }
}
