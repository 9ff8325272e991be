// SPDX-License-Identifier: MIT
// Terminal: encodes the differences in one row as text, cursor movements and erasures.

extension FrameEncoder {
  /// Clusters below this scalar are one column wide on every terminal.
  private static let firstDoubtful: UInt32 = 0x300
  /// `█`.
  static let fullBlock: UInt32 = 0x2588
  /// The pen's bits for lines, blocks and marks. With 16 colours, they have a different pen from
  /// text: illegible text changes its colour, and most shapes keep theirs.
  private static let kept = UInt64(1 << 13) << 32
  // The second bit is free, because pens don't contain `CellAttributes.line`.
  private static let mark = UInt64(3 << 13) << 32
  /// The bits of attributes that change the look of the foreground but not of the background.
  private static let fading =
    UInt64((CellAttributes.dim.rawValue | CellAttributes.blink.rawValue)) << 32
  /// The minimum number of spaces to erase instead of write: ECH needs a cursor movement after it.
  private static let shortestErasure = 10
  /// The maximum length of a gap that is bridged by writing its cells again.
  private static let longestBridge = 3

  /// Returns the bits of a pen that draws in this way.
  static func bits(_ drawing: SixteenColors.Drawing) -> UInt64 {
    switch drawing {
    case .text: 0
    case .mark: mark
    case .kept: kept
    }
  }

  /// Returns the way in which a pen draws.
  static func drawing(_ pen: UInt64) -> SixteenColors.Drawing {
    switch pen & mark {
    case kept: .kept
    case mark: .mark
    default: .text
    }
  }

  /// Encodes the differences in the columns `low..<high` of row `y`.
  ///
  /// - Complexity: O(high − low).
  func encodeRow(
    _ y: Int, next: UnsafeMutablePointer<Cell>, shown: UnsafeMutablePointer<Cell>, low: Int,
    high: Int, width: Int
  ) {
    reserveRow(columns: width)
    let hasShapes = capabilities.colorDepth == .ansi16
    let shapes = hasShapes ? SixteenColors.shapes : FrameEncoder.fullBlock...FrameEncoder.fullBlock
    var row = ChangedRow(
      y: y, next: CellWords(next), shown: CellWords(shown), width: width, low: low, high: high)
    while row.x < row.end {
      if row.isSame {
        row.x &+= 1
        continue
      }
      rewriteSpill(of: &row)
      let ink = row.moveToFirstHalf()
      let rest = row.next.rest(row.x)
      var glyph = CellWords.low(ink)
      if glyph == 0x20 && rest & FrameEncoder.decorated == 0 {
        if !erase(&row, rest) { writeBlank(&row, ink, ground: rest) }
        continue
      }
      if glyph == FrameEncoder.fullBlock, let ground = ground(of: ink, rest) {
        writeBlank(&row, ink, ground: ground)
        continue
      }
      approach(row)
      var wide = rest & CellWords.wide
      var pen = rest & ~(CellWords.wide | CellWords.line)
      if glyph >= FrameEncoder.firstDoubtful, hasShapes {
        pen |= FrameEncoder.bits(
          SixteenColors.drawing(
            of: glyph, CellColor(rawValue: CellWords.high(ink)),
            on: CellColor(rawValue: CellWords.low(rest)), isEdge: rest & CellWords.line != 0))
      }
      if CellWords.high(ink) != state.foreground || pen != state.rest || !state.isPenKnown {
        setPen(foreground: CellWords.high(ink), rest: pen)
      }
      if isDisputed(glyph) {
        let columns = wide == 0 ? 1 : 2
        writeDisputed(glyph, at: row, columns: columns)
        row.rewrite(to: spillEnd(UInt64(glyph), row.x))
        row.x &+= columns
        continue
      }
      // This cell and the ones after it, while they differ and have the same pen, and the same
      // width on every terminal.
      let style = ink >> 32
      var place = out
      repeat {
        write(glyph, isLast: row.x &+ 1 == row.width, &place)
        row.x &+= wide == 0 ? 1 : 2
        writeLetters(&place, of: &row, style, pen)
        if row.x >= row.end { break }
        let first = row.next.ink(row.x)
        let second = row.next.rest(row.x)
        glyph = CellWords.low(first)
        wide = second & CellWords.wide
        if first >> 32 != style || second ^ wide != pen || glyph == 0x20 || glyph == 0
          || shapes.contains(glyph) || row.isSame || isDisputed(glyph)
          || isDisputed(CellWords.low(row.shown.ink(row.x)))
        {
          break
        }
      } while true
      out = place
      state.column = row.x == row.width ? -1 : row.x
    }
  }

  /// Writes a glyph in the current pen.
  @inline(__always) private func write(
    _ glyph: UInt32, isLast: Bool, _ place: inout UnsafeMutablePointer<UInt8>
  ) {
    if glyph < 0x80 {
      place[0] = UInt8(truncatingIfNeeded: glyph)
      place += 1
    } else if glyph < 0x8000_0000 {
      place = FrameEncoder.write(glyph, place)
    } else {
      out = place
      if isLast && capabilities.misplacesMarksAtEdge {
        writeAtEdge(glyph)
      } else {
        writePooled(glyph)
      }
      place = out
    }
  }

  /// Marks the columns that a cluster on the screen may have covered to be written again.
  @inline(__always) private func rewriteSpill(of row: inout ChangedRow) {
    let ink = row.shown.ink(row.x)
    if CellWords.low(ink) >= FrameEncoder.firstDoubtful { row.rewrite(to: spillEnd(ink, row.x)) }
  }

  /// Writes a space on a background.
  @inline(__always) private func writeBlank(
    _ row: inout ChangedRow, _ ink: UInt64, ground: UInt64
  ) {
    approach(row)
    if !fitsPen(blank: ground), !setPen(ofLetterAfter: row, onGround: ground) {
      setPen(blank: ground, foreground: CellWords.high(ink))
    }
    out[0] = 0x20
    out += 1
    row.x &+= 1
    state.column = row.x == row.width ? -1 : row.x
  }

  /// Returns the background that replaces a full block, because fonts leave seams between blocks.
  /// Returns `nil` if the block must be drawn: without colours, or with attributes that change only
  /// the foreground.
  @inline(never) func ground(of ink: UInt64, _ rest: UInt64) -> UInt64? {
    let color = CellWords.high(ink)
    if color == CellColor.terminal.rawValue || capabilities.colorDepth == .none
      || rest & (FrameEncoder.decorated | FrameEncoder.fading) != 0
    {
      return nil
    }
    return rest & ~0xFFFF_FFFF | UInt64(color)
  }

  /// Continues a run while it contains only ASCII, over ASCII or Latin, and no two adjacent spaces.
  @inline(__always) private func writeLetters(
    _ target: inout UnsafeMutablePointer<UInt8>, of row: inout ChangedRow, _ style: UInt64,
    _ rest: UInt64
  ) {
    var place = target
    var x = row.x
    while x < row.end {
      let first = row.next.ink(x)
      // A different style leaves bits above the glyph.
      let glyph = first ^ style << 32
      if row.next.rest(x) != rest { break }
      if glyph &- 0x21 > 0x5D {
        // A single space is written. For several, there may be a shorter sequence.
        if glyph != 0x20 || x &+ 1 < row.end && CellWords.low(row.next.ink(x &+ 1)) == 0x20 {
          break
        }
      }
      let old = row.shown.ink(x)
      if CellWords.low(old) >= FrameEncoder.firstDoubtful { break }
      if old == first {
        let isSame = row.shown.rest(x) == rest
        if isSame && x >= row.rewritten { break }
      }
      place[0] = UInt8(truncatingIfNeeded: glyph)
      place += 1
      x &+= 1
    }
    target = place
    row.x = x
  }

  /// Moves the cursor to the current cell of a row. Crosses a short gap by writing its cells again.
  @inline(__always) private func approach(_ row: ChangedRow) {
    if state.column == row.x && state.row == row.y { return }
    if state.row == row.y && state.column >= 0 && row.x > state.column
      && row.x &- state.column <= FrameEncoder.longestBridge && bridge(to: row.x, row.next)
    {
      return
    }
    move(to: row.x, row.y)
  }

  @inline(never) private func bridge(to x: Int, _ next: CellWords) -> Bool {
    guard state.isPenKnown else { return false }
    for column in state.column..<x {
      let first = next.ink(column)
      let rest = next.rest(column)
      let glyph = CellWords.low(first)
      if glyph == 0x20 && rest & FrameEncoder.decorated == 0 {
        if !fitsPen(blank: rest) { return false }
      } else if glyph < 0x20 || glyph > 0x7E || rest != state.rest
        || CellWords.high(first) != state.foreground
      {
        return false
      }
    }
    for column in state.column..<x {
      out[0] = UInt8(truncatingIfNeeded: next.ink(column))
      out += 1
    }
    state.column = x
    return true
  }

  /// Sets the pen for a space to that of the letter after it, if that will be written on the same
  /// background, as in a badge: in one sequence instead of two. Returns `false` if it isn't.
  @inline(__always) private func setPen(ofLetterAfter row: ChangedRow, onGround ground: UInt64)
    -> Bool
  {
    let x = row.x &+ 1
    guard x < row.end, !row.next.isSame(x, in: row.shown) else { return false }
    let ink = row.next.ink(x)
    let rest = row.next.rest(x)
    guard CellWords.low(ink) &- 0x21 <= 0x5D, CellWords.low(rest) == CellWords.low(ground),
      rest & FrameEncoder.decorated == 0
    else { return false }
    setPen(foreground: CellWords.high(ink), rest: rest & ~CellWords.line)
    return true
  }

  /// Erases the run of spaces at the current cell. Returns `false` if writing them is shorter.
  @inline(__always) private func erase(_ row: inout ChangedRow, _ rest: UInt64) -> Bool {
    guard row.x &+ FrameEncoder.longestBridge < row.end,
      CellWords.low(row.next.ink(row.x &+ 1)) == 0x20, let erasure = erasure(in: row, rest)
    else { return false }
    row.x = erasure.end
    row.rewrite(to: erasure.spill)
    return true
  }

  /// Erases the run of spaces at the current cell of a row. Returns the column after it, and the
  /// end of the columns that may have been covered by clusters in it. Returns `nil` if writing the
  /// spaces is shorter.
  @inline(never) private func erasure(in row: ChangedRow, _ rest: UInt64) -> (end: Int, spill: Int)?
  {
    let telling = FrameEncoder.decorated | 0xFFFF_FFFF
    let ground = rest & telling
    var end = row.x + 1
    var lastChange = row.x
    var spill = 0
    while end < row.width {
      let first = row.next.ink(end)
      if CellWords.low(first) != 0x20 || row.next.rest(end) & telling != ground { break }
      if end < row.end && (end < row.rewritten || !row.next.isSame(end, in: row.shown)) {
        lastChange = end
        let old = row.shown.ink(end)
        if CellWords.low(old) >= FrameEncoder.firstDoubtful {
          spill = max(spill, spillEnd(old, end))
        }
      }
      end &+= 1
    }
    let count = lastChange + 1 - row.x
    let toEnd = end == row.width && count > FrameEncoder.longestBridge
    if !toEnd && (count < FrameEncoder.shortestErasure || !capabilities.erasesCharacters) {
      return nil
    }
    if !capabilities.erasesWithBackground && sentGround(rest) != .terminal { return nil }
    approach(row)
    if !fitsPen(blank: rest) { setPen(blank: rest, foreground: 0) }
    if toEnd {
      append("\u{1B}[K")
      return (row.width, 0)
    }
    control(count, 0x58)
    return (lastChange + 1, spill)
  }

  /// `true` if terminals draw the glyph with different widths.
  @inline(__always) private func isDisputed(_ glyph: UInt32) -> Bool {
    glyph >= FrameEncoder.firstDoubtful && pool.factsOfDrawn(glyph).contains(.disputed)
  }

  /// Returns the end of the columns that a disputed cluster may have covered; 0 for other glyphs.
  @inline(__always) private func spillEnd(_ first: UInt64, _ x: Int) -> Int {
    let glyph = CellWords.low(first)
    let facts = pool.factsOfDrawn(glyph)
    if !facts.contains(.disputed) { return 0 }
    return x + max(2, facts.columns) + pool.spill(of: Glyph(rawValue: glyph))
  }

  /// Writes a cluster of disputed width at the current cell of a row.
  @inline(never) private func writeDisputed(_ glyph: UInt32, at row: ChangedRow, columns: Int) {
    let x = row.x
    if columns == 2 {
      // A terminal that draws the cluster narrow would keep the old contents of the second column.
      out[0] = 0x20
      out[1] = 0x20
      out += 2
      state.column = x + 2 == row.width ? -1 : x + 2
      move(to: x, row.y)
    }
    if glyph < 0x8000_0000 { out = FrameEncoder.write(glyph, out) } else { writePooled(glyph) }
    state.column = -1
  }

  /// Writes a letter and its marks in the last column. Without autowrap, the cursor stays there,
  /// and tmux puts the marks on the cell before it. With autowrap, the cursor waits after the
  /// letter.
  @inline(never) private func writeAtEdge(_ glyph: UInt32) {
    append("\u{1B}[?7h")
    writePooled(glyph)
    append("\u{1B}[?7l")
  }

  @inline(__always) private func writePooled(_ glyph: UInt32) {
    guard let entry = pool.entry(of: Glyph(rawValue: glyph))?.pointee else {
      out = FrameEncoder.write(0xFFFD, out)
      return
    }
    let count = Int(entry.length)
    if count > 64 { reserve(count + rowRoom) }
    out.update(from: pool.bytes + Int(entry.offset), count: count)
    out += count
  }

  @inline(__always) private static func write(_ value: UInt32, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    if value < 0x80 {
      place[0] = UInt8(truncatingIfNeeded: value)
      return place + 1
    }
    if value < 0x800 {
      place[0] = 0xC0 | UInt8(truncatingIfNeeded: value >> 6)
      place[1] = 0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
      return place + 2
    }
    if value < 0x10000 {
      place[0] = 0xE0 | UInt8(truncatingIfNeeded: value >> 12)
      place[1] = 0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F)
      place[2] = 0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
      return place + 3
    }
    place[0] = 0xF0 | UInt8(truncatingIfNeeded: value >> 18)
    place[1] = 0x80 | UInt8(truncatingIfNeeded: value >> 12 & 0x3F)
    place[2] = 0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F)
    place[3] = 0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
    return place + 4
  }
}
