// SPDX-License-Identifier: MIT
// Terminal: encodes the differences in one row as text, cursor movements and erasures.

extension FrameEncoder {
  /// Clusters below this scalar are one column wide on every terminal.
  private static let firstDoubtful: UInt32 = 0x300
  /// `█`.
  static let fullBlock: UInt32 = 0x2588
  /// The pen's bit for lines and blocks. With 16 colours, they have a different pen from text:
  /// illegible text changes its colour, and shapes keep theirs.
  static let shape = UInt64(1 << 13) << 32
  /// The bits of attributes that change the look of the foreground but not of the background.
  private static let fading =
    UInt64((CellAttributes.dim.rawValue | CellAttributes.blink.rawValue)) << 32
  /// The minimum number of spaces to erase instead of write: ECH needs a cursor movement after it.
  private static let shortestErasure = 10
  /// The maximum length of a gap that is bridged by writing its cells again.
  private static let longestBridge = 3

  /// Encodes the differences in the columns `low..<high` of row `y`.
  ///
  /// - Complexity: O(high − low).
  func encodeRow(
    _ y: Int, next: UnsafeMutablePointer<Cell>, shown: UnsafeMutablePointer<Cell>, low: Int,
    high: Int, width: Int
  ) {
    reserveRow(columns: width)
    let next = CellWords(next)
    let shown = CellWords(shown)
    let hasShapes = capabilities.colorDepth == .ansi16
    let shapes = hasShapes ? SixteenColors.shapes : FrameEncoder.fullBlock...FrameEncoder.fullBlock
    var last = high
    while last > low && next.isSame(last &- 1, in: shown) { last &-= 1 }
    var x = low
    // Cells before this column are written even if they are the same, because a cluster of disputed
    // width may have covered them.
    var forced = low
    while x < last {
      var first = next.ink(x)
      var rest = next.rest(x)
      let shownFirst = shown.ink(x)
      if x >= forced && first == shownFirst
        && rest == shown.rest(x)
      {
        x &+= 1
        continue
      }
      if CellWords.low(first) == 0 {
        // A second half is written with its first half. Without one, it counts as a space.
        let before = x == 0 ? 0 : next.rest(x &- 1)
        if before & CellWords.wide != 0 {
          x &-= 1
          first = next.ink(x)
          rest = before
        } else {
          first |= 0x20
        }
      }
      if CellWords.low(shownFirst) >= FrameEncoder.firstDoubtful {
        let end = spillEnd(shownFirst, x)
        if end > forced {
          forced = min(end, width)
          last = max(last, forced)
        }
      }
      var glyph = CellWords.low(first)
      if glyph == 0x20 && rest & FrameEncoder.decorated == 0 {
        if x &+ FrameEncoder.longestBridge < last, CellWords.low(next.ink(x &+ 1)) == 0x20,
          let end = erase(from: x, y, rest, next, shown, last, width, &forced)
        {
          last = max(last, forced)
          x = end
          continue
        }
        approach(x, y, next)
        if !fitsPen(blank: rest), !setPen(of: x &+ 1, onGround: rest, next, shown, last) {
          setPen(blank: rest, foreground: CellWords.high(first))
        }
        out[0] = 0x20
        out += 1
        x &+= 1
        state.column = x == width ? -1 : x
        continue
      }
      if glyph == FrameEncoder.fullBlock, let ground = ground(of: first, rest) {
        approach(x, y, next)
        if !fitsPen(blank: ground) { setPen(blank: ground, foreground: CellWords.high(first)) }
        out[0] = 0x20
        out += 1
        x &+= 1
        state.column = x == width ? -1 : x
        continue
      }
      approach(x, y, next)
      rest &= ~(CellWords.wide | CellWords.line)
      if glyph >= FrameEncoder.firstDoubtful, hasShapes,
        SixteenColors.keepsInk(
          glyph, CellColor(rawValue: CellWords.high(first)),
          on: CellColor(rawValue: CellWords.low(rest)))
      {
        rest |= FrameEncoder.shape
      }
      if CellWords.high(first) != state.foreground || rest != state.rest
        || !state.isPenKnown
      {
        setPen(foreground: CellWords.high(first), rest: rest)
      }
      // The rest of the run: changed cells in the same pen, with the same width on every terminal.
      let style = first >> 32
      var wide = next.rest(x) & CellWords.wide
      var place = out
      var isDisputed = false
      repeat {
        if glyph < 0x80 {
          place[0] = UInt8(truncatingIfNeeded: glyph)
          place += 1
        } else {
          if glyph >= FrameEncoder.firstDoubtful {
            isDisputed = pool.factsOfDrawn(glyph).contains(.disputed)
            if isDisputed { break }
          }
          if glyph < 0x8000_0000 {
            place = FrameEncoder.write(glyph, place)
          } else {
            out = place
            if x &+ 1 == width && capabilities.misplacesMarksAtEdge {
              writeAtEdge(glyph)
            } else {
              writePooled(glyph)
            }
            place = out
          }
        }
        x &+= wide == 0 ? 1 : 2
        x = writeLetters(&place, from: x, style, rest, next, shown, last, forced)
        if x >= last { break }
        first = next.ink(x)
        let second = next.rest(x)
        glyph = CellWords.low(first)
        wide = second & CellWords.wide
        if first >> 32 != style || second ^ wide != rest || glyph == 0x20 || glyph == 0
          || shapes.contains(glyph)
        {
          break
        }
        let old = shown.ink(x)
        if old == first && x >= forced
          && shown.rest(x) == second
        {
          break
        }
        let oldGlyph = CellWords.low(old)
        if oldGlyph >= FrameEncoder.firstDoubtful
          && pool.factsOfDrawn(oldGlyph).contains(.disputed)
        {
          break
        }
      } while true
      out = place
      state.column = x == width ? -1 : x
      if isDisputed {
        forced = max(forced, writeDisputed(glyph, x, y, width, columns: wide == 0 ? 1 : 2))
        last = max(last, forced)
        x &+= wide == 0 ? 1 : 2
      }
    }
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
  /// Returns the column after it.
  @inline(__always) private func writeLetters(
    _ target: inout UnsafeMutablePointer<UInt8>, from start: Int, _ style: UInt64, _ rest: UInt64,
    _ next: CellWords, _ shown: CellWords, _ last: Int, _ forced: Int
  ) -> Int {
    var place = target
    var x = start
    while x < last {
      let first = next.ink(x)
      // A different style leaves bits above the glyph.
      let glyph = first ^ style << 32
      if next.rest(x) != rest { break }
      if glyph &- 0x21 > 0x5D {
        // A single space is written. For several, there may be a shorter sequence.
        if glyph != 0x20 || x &+ 1 < last && CellWords.low(next.ink(x &+ 1)) == 0x20 { break }
      }
      let old = shown.ink(x)
      if CellWords.low(old) >= FrameEncoder.firstDoubtful { break }
      if old == first {
        let isSame = shown.rest(x) == rest
        if isSame && x >= forced { break }
      }
      place[0] = UInt8(truncatingIfNeeded: glyph)
      place += 1
      x &+= 1
    }
    target = place
    return x
  }

  /// Moves the cursor to a cell. Crosses a short gap by writing its cells again.
  @inline(__always) private func approach(_ x: Int, _ y: Int, _ next: CellWords) {
    if state.column == x && state.row == y { return }
    if state.row == y && state.column >= 0 && x > state.column
      && x &- state.column <= FrameEncoder.longestBridge && bridge(to: x, next)
    {
      return
    }
    move(to: x, y)
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
  @inline(__always) private func setPen(
    of x: Int, onGround ground: UInt64, _ next: CellWords, _ shown: CellWords, _ last: Int
  ) -> Bool {
    guard x < last, !next.isSame(x, in: shown) else { return false }
    let ink = next.ink(x)
    let rest = next.rest(x)
    guard CellWords.low(ink) &- 0x21 <= 0x5D, CellWords.low(rest) == CellWords.low(ground),
      rest & FrameEncoder.decorated == 0
    else { return false }
    setPen(foreground: CellWords.high(ink), rest: rest & ~CellWords.line)
    return true
  }

  /// Erases the run of spaces at a cell and returns the column after it. Returns `nil` if writing
  /// the spaces is shorter.
  private func erase(
    from x: Int, _ y: Int, _ rest: UInt64, _ next: CellWords, _ shown: CellWords,
    _ last: Int, _ width: Int, _ forced: inout Int
  ) -> Int? {
    let telling = FrameEncoder.decorated | 0xFFFF_FFFF
    let ground = rest & telling
    var end = x + 1
    var lastChange = x
    var spill = 0
    while end < width {
      let first = next.ink(end)
      if CellWords.low(first) != 0x20
        || next.rest(end) & telling != ground
      {
        break
      }
      if end < last && (end < forced || !next.isSame(end, in: shown)) {
        lastChange = end
        let old = shown.ink(end)
        if CellWords.low(old) >= FrameEncoder.firstDoubtful {
          spill = max(spill, spillEnd(old, end))
        }
      }
      end &+= 1
    }
    let count = lastChange + 1 - x
    let toEnd = end == width && count > FrameEncoder.longestBridge
    if !toEnd && (count < FrameEncoder.shortestErasure || !capabilities.erasesCharacters) {
      return nil
    }
    if !capabilities.erasesWithBackground
      && sentGround(rest) != .terminal
    {
      return nil
    }
    approach(x, y, next)
    if !fitsPen(blank: rest) { setPen(blank: rest, foreground: 0) }
    if toEnd {
      append("\u{1B}[K")
      return width
    }
    control(count, 0x58)
    forced = max(forced, min(spill, width))
    return lastChange + 1
  }

  /// Returns the end of the columns that a disputed cluster may have covered; 0 for other glyphs.
  @inline(__always) private func spillEnd(_ first: UInt64, _ x: Int) -> Int {
    let glyph = CellWords.low(first)
    let facts = pool.factsOfDrawn(glyph)
    if !facts.contains(.disputed) { return 0 }
    return x + max(2, facts.columns) + pool.spill(of: Glyph(rawValue: glyph))
  }

  /// Writes a cluster of disputed width. Returns the column up to which all cells are written
  /// again.
  private func writeDisputed(_ glyph: UInt32, _ x: Int, _ y: Int, _ width: Int, columns: Int)
    -> Int
  {
    if columns == 2 {
      // A terminal that draws the cluster narrow would keep the old contents of the second column.
      out[0] = 0x20
      out[1] = 0x20
      out += 2
      state.column = x + 2 == width ? -1 : x + 2
      move(to: x, y)
    }
    if glyph < 0x8000_0000 { out = FrameEncoder.write(glyph, out) } else { writePooled(glyph) }
    state.column = -1
    return min(spillEnd(UInt64(glyph), x), width)
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
