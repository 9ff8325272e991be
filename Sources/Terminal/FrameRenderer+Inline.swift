// SPDX-License-Identifier: MIT
// Terminal: rows below the prompt instead of a screen of one's own.

/// The rows that a renderer has on a terminal whose lines belong to others too.
///
/// Nobody knows in which line they begin, so the cursor is moved by counting from where it is. Between
/// frames it stands in the first row, or at the caret.
struct InlineRegion {
  /// The rows that stand there; none before the first frame.
  var height = 0
  /// Where the cursor was left.
  var cursor = CellPoint.zero
  /// How many columns of the rows above the cursor were drawn, as soon as the width has changed since.
  var widths: [Int]?
  /// Lines to be put above the rows.
  var pending: [[UInt8]] = []
}

extension FrameRenderer {
  /// Draws below the cursor from now on, and leaves alone what is above.
  package func beginInline() {
    inline = InlineRegion()
    encoder.isRelative = true
    invalidate()
  }

  /// Puts a line above the rows with the next frame. It must hold no controls.
  package func insert(line: String) {
    inline?.pending.append(Array(line.utf8))
  }

  /// Says that the cursor stands in a line of its own, as after a stop.
  package func forgetPlace() {
    guard let region = inline else { return }
    inline = InlineRegion(pending: region.pending)
    invalidate()
  }

  /// How many rows stand above the cursor, and how many below.
  package var rowsAroundCursor: (above: Int, below: Int)? {
    guard let region = inline, region.height > 0 else { return nil }
    return (region.cursor.y, region.height - 1 - region.cursor.y)
  }

  /// Remembers how wide the rows above the cursor are: a terminal that changes its width may break
  /// them.
  func keepWidths() {
    guard let region = inline, region.widths == nil, region.height > 0 else { return }
    inline?.widths = (0..<min(region.cursor.y, shown.height)).map { y in
      (0..<shown.width).last { shown[$0, y] != .blank }.map { $0 + 1 } ?? 0
    }
  }

  /// Goes to the first row, erases from there on, writes the lines that are to stand above, and makes
  /// room for the rows. What follows is drawn on blanks.
  func beginRegion(_ region: InlineRegion) {
    let lineBytes = region.pending.reduce(0) { $0 + $1.count + 2 }
    encoder.reserve(256 + next.height + lineBytes)
    let up = rowsToTop(of: region)
    if up > 0 { encoder.control(up, UInt8(ascii: "A")) }
    encoder.append("\r\u{1B}[0m\u{1B}[J")
    if !region.pending.isEmpty {
      // A line that is too long goes on in the next, as the terminal does it.
      encoder.append("\u{1B}[?7h")
      for line in region.pending {
        encoder.append(line)
        encoder.append("\r\n")
      }
      encoder.append("\u{1B}[?7l")
    }
    for _ in 1..<max(1, next.height) { encoder.append("\n") }
    if next.height > 1 { encoder.control(next.height - 1, UInt8(ascii: "A")) }
    encoder.state.row = 0
    encoder.state.column = 0
  }

  /// How far above the cursor the first row stands. Rows that are wider than the terminal is now take
  /// several lines where it breaks them, which all but few do.
  private func rowsToTop(of region: InlineRegion) -> Int {
    let breaks = ![.xterm, .mintty].contains(capabilities.identity)
    guard breaks, let widths = region.widths, next.width > 0 else { return region.cursor.y }
    return widths.reduce(region.cursor.x / next.width) {
      $0 + max(1, ($1 + next.width - 1) / next.width)
    }
  }

  /// Takes over where the rows stand now.
  func keepRegion() {
    guard inline != nil else { return }
    let cursor = CellPoint(x: max(0, encoder.state.column), y: max(0, encoder.state.row))
    inline = InlineRegion(height: next.height, cursor: cursor)
  }
}

extension FrameEncoder {
  /// Moves the cursor from where it is; its row is always known.
  func moveRelatively(to x: Int, _ y: Int) {
    if y < state.row { control(state.row - y, UInt8(ascii: "A")) }
    if y > state.row { control(y - state.row, UInt8(ascii: "B")) }
    if state.column == x { return }
    if x == 0 || state.column < 0 {
      append("\r")
      if x > 0 { control(x, UInt8(ascii: "C")) }
    } else if x > state.column {
      control(x - state.column, UInt8(ascii: "C"))
    } else {
      control(state.column - x, UInt8(ascii: "D"))
    }
  }
}
