// SPDX-License-Identifier: MIT
// Views: the rows of the selected cells of a table.

import CuriumViews

/// The rows of selected cells, and their places in the table.
///
/// The places show which rows of the table are selected. A set of ids, by contrast, would have to
/// be created again for each key that extends the selection.
class ChosenRows {
  final let count: Int
  /// The index of the first row when it was last known.
  private(set) final var start: Int?
  /// `true` if the rows are adjacent, from `start` on.
  private final var isPlaced = false

  init(count: Int) { self.count = count }

  /// The indices of the rows; `nil` while they aren't known, and if there are rows in between.
  final var places: Range<Int>? { isPlaced ? start.map { $0..<$0 + count } : nil }

  /// Stores the index of the first of adjacent rows.
  final func place(at start: Int) {
    self.start = start
    isPlaced = true
  }

  /// Called before rows of the table are added, removed or moved.
  final func forgetPlaces() { isPlaced = false }
}

/// The ids of the rows of selected cells.
final class CellRows<ID: Hashable>: ChosenRows {
  let ids: [ID]
  private lazy var set = Set(ids)

  private init(_ ids: [ID]) {
    self.ids = ids
    super.init(count: ids.count)
  }

  /// Returns whether a row with an unknown place is selected.
  func contains(_ id: ID) -> Bool { set.contains(id) }

  /// Returns the rows of a range. If they are those of an earlier range, returns the same object.
  /// If they extend from its anchor, their places are known too.
  ///
  /// - Parameter read: Returns the ids of rows of the table.
  @MainActor static func rows(
    of range: DataCellRange<ID>, after old: CellRows?, _ read: @MainActor (Range<Int>) -> [ID]
  ) -> CellRows {
    if let old, old.ids == range.rows { return old }
    let rows = CellRows(range.rows)
    if let start = old?.start(of: range, read) { rows.place(at: start) }
    return rows
  }

  /// Returns the index of the first row of a range with the anchor of this one, which is at one of
  /// its ends; `nil` if that isn't known.
  @MainActor private func start(
    of range: DataCellRange<ID>, _ read: @MainActor (Range<Int>) -> [ID]
  ) -> Int? {
    let anchor = range.anchor.row
    guard let places, let first = range.rows.first, let last = range.rows.last else { return nil }
    let place = ids.first == anchor ? places.lowerBound : places.upperBound - 1
    let start = first == anchor ? place : place - range.rows.count + 1
    let end = start + range.rows.count - 1
    guard start >= 0, read(start..<start + 1) == [first], read(end..<end + 1) == [last] else {
      return nil
    }
    return start
  }

  /// Returns the ids of rows of the table. Reads only those that aren't among these rows.
  @MainActor func ids(of rows: Range<Int>, _ read: @MainActor (Range<Int>) -> [ID]) -> [ID] {
    guard let places else { return read(rows) }
    let known = places.clamped(to: rows)
    if known.isEmpty { return read(rows) }
    var found = read(rows.lowerBound..<known.lowerBound)
    found += ids[known.lowerBound - places.lowerBound..<known.upperBound - places.lowerBound]
    found += read(known.upperBound..<rows.upperBound)
    return found
  }
}
