// SPDX-License-Identifier: MIT
// Views: the visible columns of a table that scrolls sideways.

package import CuriumViews

/// The columns of a table that are visible, and their cells.
package struct ColumnWindow: Equatable {
  /// The cells of each column in a row, empty for hidden columns.
  package let spans: [Range<Int>]
  /// The first visible column that isn't pinned.
  package let first: Int
  /// The column after the last visible one.
  package let end: Int
  /// The number of visible columns that are pinned.
  package let pinned: Int

  /// The number of hidden columns to the left.
  package var countBefore: Int { first - pinned }
  /// The number of hidden columns to the right.
  package var countAfter: Int { spans.count - end }

  /// Returns whether a column is visible.
  package func contains(_ column: Int) -> Bool { column < pinned || first..<end ~= column }
}

/// Columns in a row that may be too narrow for them.
///
/// If the columns don't fit at their least widths, whole columns are hidden. The pinned columns
/// stay at the left edge, and the others scroll. If a column doesn't fit beside the pinned ones, it
/// replaces them. A column is only cut off if it is wider than the row.
package struct ColumnFit {
  private let columns: [ColumnWidth]
  private let contents: [Int]
  /// The least widths of the columns, each with the space after it.
  private let least: [Int]
  private let pinned: Int
  private let width: Int
  private let spacing: Int

  /// Creates a fit of columns into a row.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns.
  ///   - contents: The widths of their contents, which fitted columns get.
  ///   - pinned: The number of columns that don't scroll.
  ///   - width: The width of the row.
  ///   - spacing: The space between columns.
  package init(
    _ columns: [ColumnWidth], contents: [Int], pinned: Int, in width: Int, spacing: Int
  ) {
    self.columns = columns
    self.contents = contents
    self.pinned = min(pinned, columns.count)
    self.width = width
    self.spacing = spacing
    least = columns.indices.map { columns[$0].least(contents[$0]) + spacing }
  }

  /// Returns the visible columns, starting with `first` after the pinned ones, or with the nearest
  /// column for which no room stays empty on the right.
  package func window(from first: Int) -> ColumnWindow {
    // The last column needs no space after it.
    if least.reduce(-spacing, +) <= width {
      let spans = ColumnWidth.spans(of: columns, contents: contents, in: width, spacing: spacing)
      return ColumnWindow(spans: spans, first: pinned, end: columns.count, pinned: pinned)
    }
    let firsts = firsts
    let first = max(firsts.lowerBound, min(first, firsts.upperBound))
    let end = end(from: first)
    let kept = keepsPinned(from: first) ? pinned : 0
    let shown = Array(0..<kept) + Array(first..<end)
    let hasSign =
      end < columns.count && shown.reduce(signRoom - spacing) { $0 + least[$1] } <= width
    let visible = ColumnWidth.spans(
      of: shown.map { columns[$0] }, contents: shown.map { contents[$0] },
      in: hasSign ? width - signRoom : width, spacing: spacing)
    let start = kept < visible.count ? visible[kept].lowerBound : 0
    var all = columns.indices.map { $0 < first ? start..<start : width..<width }
    for (column, span) in zip(shown, visible) { all[column] = span }
    return ColumnWindow(spans: all, first: first, end: end, pinned: kept)
  }

  /// Returns the first column of the window in which `column` is visible, nearest to `window`.
  package func first(toReveal column: Int, from window: ColumnWindow) -> Int {
    if window.contains(column) { return window.first }
    if column < window.first { return column }
    var first = window.first
    while first < column, end(from: first) <= column { first += 1 }
    return first
  }

  /// Returns the first column of the window before `window`: its last column is the one before.
  package func first(ofPageBefore window: ColumnWindow) -> Int {
    var first = window.first - 1
    while first > firsts.lowerBound, end(from: first - 1) >= window.first { first -= 1 }
    return first
  }

  // MARK: Room

  /// Returns the cells for a visible column if those after it are hidden.
  package func room(for column: Int, in window: ColumnWindow) -> Int {
    width - window.spans[column].lowerBound - (column + 1 < columns.count ? signRoom : 0)
  }

  /// The columns with which a window can start.
  private var firsts: ClosedRange<Int> {
    let least = pinned < columns.count && fitsBesidePinned(pinned) ? pinned : 0
    var last = max(least, columns.count - 1)
    while last > least, end(from: last - 1) == columns.count { last -= 1 }
    return least...last
  }

  /// The cells that the pinned columns need.
  private var pinnedRoom: Int { least[..<pinned].reduce(0, +) }

  private func fitsBesidePinned(_ column: Int) -> Bool {
    pinnedRoom + least[column] - spacing <= width
  }

  /// Returns whether a window shows the pinned columns.
  private func keepsPinned(from first: Int) -> Bool { first >= pinned && fitsBesidePinned(first) }

  /// Returns the column after the last visible one in a window. If columns are hidden after it, the
  /// others leave room for their number, unless that would hide all of them.
  private func end(from first: Int) -> Int {
    let room = width - (keepsPinned(from: first) ? pinnedRoom : 0)
    let end = end(from: first, in: room)
    if end == columns.count { return end }
    let beforeSign = self.end(from: first, in: room - signRoom)
    return beforeSign > first ? beforeSign : max(end, first + 1)
  }

  /// Returns the column after the last one that fits in `room` cells.
  private func end(from first: Int, in room: Int) -> Int {
    var end = first
    // The last column needs no space after it.
    var room = room + spacing
    while end < columns.count, least[end] <= room {
      room -= least[end]
      end += 1
    }
    return end
  }

  /// The cells for the number of the columns after a window, and a space before it.
  private var signRoom: Int { "\(columns.count)".utf8.count + 1 }
}
