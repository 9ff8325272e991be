// SPDX-License-Identifier: MIT
// Terminal: draws rows below the prompt instead of on the whole screen.

/// The rows of a renderer that shares the screen with the output of other programs.
///
/// Their first line isn't known, so the cursor is moved relative to its position. Between frames it
/// is in the first row, or at the caret.
struct InlineRegion {
  /// The number of rows; 0 before the first frame.
  var height = 0
  /// The position of the cursor after the last frame.
  var cursor = CellPoint.zero
  /// The drawn columns of each row above the cursor; set when the width of the terminal changes.
  var widths: [Int]?
  /// The lines to insert above the rows.
  var pending: [[UInt8]] = []
}

extension FrameRenderer {
  /// Starts to draw below the cursor. Everything above stays unchanged.
  package func beginInline() {
    inline = InlineRegion(pending: inline?.pending ?? [])
    encoder.isRelative = true
    invalidate()
  }

  /// Starts to draw on the whole screen again.
  package func endInline() {
    inline = nil
    encoder.isRelative = false
    invalidate()
  }

  /// `true` if only rows below the prompt are drawn, not the whole screen.
  package var isInline: Bool { inline != nil }

  /// Inserts a line above the rows with the next frame. It must not contain control characters.
  package func insert(line: String) {
    inline?.pending.append(Array(line.utf8))
  }

  /// `true` if no frame with the inserted lines has been accepted yet.
  package var hasLinesToInsert: Bool { inline?.pending.isEmpty == false }

  /// Forgets the position of the rows, because the cursor is in a new line, for example after a
  /// stop.
  package func forgetPlace() {
    guard let region = inline else { return }
    inline = InlineRegion(pending: region.pending)
    invalidate()
  }

  /// The number of rows above the cursor, and the number below.
  package var rowsAroundCursor: (above: Int, below: Int)? {
    guard let region = inline, region.height > 0 else { return nil }
    return (region.cursor.y, region.height - 1 - region.cursor.y)
  }

  /// Records the widths of the rows above the cursor, because a terminal may wrap them when its
  /// width changes.
  func keepWidths() {
    guard let region = inline, region.widths == nil, region.height > 0 else { return }
    inline?.widths = (0..<min(region.cursor.y, shown.height)).map { y in
      (0..<shown.width).last { shown[$0, y] != .blank }.map { $0 + 1 } ?? 0
    }
  }

  /// Goes to the first row, erases everything below, writes the lines to insert, and makes room for
  /// the rows. The rows are then drawn over blanks.
  func beginRegion(_ region: InlineRegion) {
    let lineBytes = region.pending.reduce(0) { $0 + $1.count + 2 }
    encoder.reserve(256 + next.height + lineBytes)
    let up = rowsToTop(of: region)
    if up > 0 { encoder.control(up, UInt8(ascii: "A")) }
    encoder.append("\r\u{1B}[0m\u{1B}[J")
    if !region.pending.isEmpty {
      // The terminal wraps a line that is too long.
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

  /// Returns the number of lines from the first row to the cursor. Most terminals wrap rows that
  /// are wider than the terminal, so such rows take several lines.
  private func rowsToTop(of region: InlineRegion) -> Int {
    let breaks = ![.xterm, .mintty].contains(capabilities.identity)
    guard breaks, let widths = region.widths, next.width > 0 else { return region.cursor.y }
    return widths.reduce(region.cursor.x / next.width) {
      $0 + max(1, ($1 + next.width - 1) / next.width)
    }
  }

  /// Records the current position of the rows.
  func keepRegion() {
    guard inline != nil else { return }
    let cursor = CellPoint(x: max(0, encoder.state.column), y: max(0, encoder.state.row))
    inline = InlineRegion(height: next.height, cursor: cursor)
  }
}

extension FrameEncoder {
  /// Moves the cursor relative to its position, whose row is always known.
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
