// SPDX-License-Identifier: MIT
// Views: the selection of a list, for any type of ids.

import CuriumEngine

/// Reads and writes the binding of a list.
@MainActor protocol ListSelection {
  /// `true` if several rows can be selected.
  nonisolated var isMultiple: Bool { get }
  /// `true` if Shift extends the selection to other rows.
  nonisolated var isExtensible: Bool { get }
  /// The columns of a table in which the user selects one cell of the row.
  nonisolated var columns: ColumnTracks? { get }
  /// The type of the ids of the rows.
  nonisolated var idType: Any.Type { get }
  /// The type of the values that actions get: that of the ids, or of cells.
  nonisolated var valueType: Any.Type { get }
  /// Returns whether an id is of the type of the ids of the rows.
  nonisolated func accepts(_ id: AnyHashable) -> Bool
  /// Returns the current selection, which came after `old`.
  func read(after old: ListChoice) -> ListChoice
  /// Returns the value that actions get for a row: its id, or its selected cell.
  func value(of id: AnyHashable) -> AnyHashable
  /// Selects exactly these rows.
  func write(_ ids: [AnyHashable])
  /// Returns the values that actions get for a row if it isn't one of several: its id, its cell in
  /// the column of the cursor, or, if it is in the range of selected cells, all of these.
  func values(with id: AnyHashable) -> [AnyHashable]
  /// Selects exactly these rows of collections, if several rows can be selected; of a table, their
  /// cells from the column of the anchor to that of the cursor. `current`: the id of the row that
  /// keys move from.
  func extend(
    over rows: [(LazyCollectionNode, Range<Int>)], current: AnyHashable, in list: ListNode)
  /// Selects all of these rows of collections, with all of their cells. `current`: the id of the
  /// row that keys move from.
  func selectAll(_ rows: [(LazyCollectionNode, Range<Int>)], current: AnyHashable?)
  /// Removes the selected cells that aren't in the table. If the others aren't adjacent, only the
  /// current cell stays selected.
  func reviewCells(in list: ListNode)
  /// Removes a row from the selection, or adds it unless `limit` rows are already selected.
  func toggle(_ id: AnyHashable, limit: Int?)
}

/// A snapshot of a selection.
struct ListChoice {
  let contains: (AnyHashable) -> Bool
  /// One of the selected rows, if there are any.
  let first: AnyHashable?
  /// The selected row, if there is exactly one; of a range of cells, the row of the current one.
  let only: AnyHashable?
  /// The id of the column of the selected cell, or of the current one of several.
  var column: String?
  /// The range of selected cells, if several can be selected.
  var cells: ChosenCells?
  /// Returns whether several rows are selected, and an earlier selection lacks some of them.
  var addsTo: (ListChoice) -> Bool = { _ in false }
  /// The set of selected ids, if several rows can be selected.
  var ids: Any?
  /// The number of these ids.
  var count = 0

  static var none: ListChoice { ListChoice(contains: { _ in false }, first: nil, only: nil) }
}

/// The number of selected cells of a table, and where they are.
struct ChosenCells {
  /// The id of the row from which Shift extends them.
  let anchor: AnyHashable
  /// `true` if that is the last row, and not the first one.
  let isAnchoredAtEnd: Bool
  /// The ids of their columns.
  let columns: [String]
  let rows: ChosenRows

  var hasSeveral: Bool { rows.count > 1 || columns.count > 1 }

  /// The index of the row of the anchor; `nil` if it isn't known.
  var anchorIndex: Int? {
    rows.places.map { isAnchoredAtEnd ? $0.upperBound - 1 : $0.lowerBound }
  }
}
