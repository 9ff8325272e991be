// SPDX-License-Identifier: MIT
// Terminal: the columns of a row that are still to be compared.

/// A row of cells and the position up to which its differences are encoded.
struct ChangedRow {
  let y: Int
  /// The cells to be shown.
  let next: CellWords
  /// The cells on the screen.
  let shown: CellWords
  let width: Int
  /// The column that is encoded next.
  var x: Int
  /// The end of the columns that may differ.
  private(set) var end: Int
  /// Cells before this column are written even if they are the same, because a cluster of disputed
  /// width may have covered them.
  private(set) var rewritten: Int

  @inline(__always) init(
    y: Int, next: CellWords, shown: CellWords, width: Int, low: Int, high: Int
  ) {
    self.y = y
    self.next = next
    self.shown = shown
    self.width = width
    x = low
    rewritten = low
    end = high
    while end > low && next.isSame(end &- 1, in: shown) { end &-= 1 }
  }

  /// `true` if the current cell doesn't have to be written.
  @inline(__always) var isSame: Bool { x >= rewritten && next.isSame(x, in: shown) }

  /// Marks the cells before `column` to be written again.
  @inline(__always) mutating func rewrite(to column: Int) {
    if column <= rewritten { return }
    rewritten = min(column, width)
    end = max(end, rewritten)
  }

  /// Moves from the second half of a wide glyph to its first half, with which it is written.
  /// Returns the ink of the cell. A second half on its own counts as a space.
  @inline(__always) mutating func moveToFirstHalf() -> UInt64 {
    let ink = next.ink(x)
    if CellWords.low(ink) != 0 { return ink }
    if x == 0 || next.rest(x &- 1) & CellWords.wide == 0 { return ink | 0x20 }
    x &-= 1
    return next.ink(x)
  }
}
