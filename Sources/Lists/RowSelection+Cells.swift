// SPDX-License-Identifier: MIT
// Views: the range of selected cells of a table.

@_spi(Nodes) import CuriumEngine
import CuriumViews

extension RowSelection {
  @MainActor static func choice(
    of range: DataCellRange<ID>, after old: ListChoice, _ ids: @MainActor (Range<Int>) -> [ID]
  ) -> ListChoice {
    let current = AnyHashable(range.current.row)
    let rows = CellRows.rows(of: range, after: old.cells?.rows as? CellRows<ID>, ids)
    return ListChoice(
      contains: { id in id == current || (id.base as? ID).map(rows.contains) ?? false },
      first: current, only: current, column: range.current.column,
      cells: ChosenCells(
        anchor: AnyHashable(range.anchor.row),
        isAnchoredAtEnd: range.rows.first != range.anchor.row, columns: range.columns, rows: rows))
  }

  @MainActor func values(with id: AnyHashable) -> [AnyHashable] {
    guard case .cells(let selected, _, _) = self, let range = selected.wrappedValue,
      range.hasSeveralCells, let row = id.base as? ID, range.rows.contains(row)
    else { return [value(of: id)] }
    return range.rows.flatMap { row in
      range.columns.map { AnyHashable(DataCell(row: row, column: $0)) }
    }
  }

  // MARK: Changes by the user

  /// Selects the cells of rows from the column of the anchor to that of the cursor.
  @MainActor func extendCells(
    over rows: [(LazyCollectionNode, Range<Int>)], current: AnyHashable, in list: ListNode
  ) {
    guard case .cells(let selected, let tracks, let ids) = self, let row = current.base as? ID,
      let cursor = tracks.cursorIndex
    else { return }
    let anchor = selected.wrappedValue?.anchor
    let known = list.choice.cells?.rows as? CellRows<ID>
    let rows = rows.flatMap { known?.ids(of: $0.1, ids) ?? ids($0.1) }
    guard let first = rows.first, let last = rows.last else { return }
    let column = anchor.flatMap { tracks.index(nearestTo: $0.column) } ?? cursor
    let columns = tracks.columns[min(column, cursor)...max(column, cursor)].map(\.id)
    selected.wrappedValue = DataCellRange(
      rows: rows, columns: columns,
      anchor: DataCell(
        row: anchor.flatMap { $0.row == first || $0.row == last ? $0.row : nil } ?? row,
        column: tracks.columns[column].id),
      current: DataCell(row: row, column: tracks.columns[cursor].id))
  }

  /// Selects all cells of rows. The current cell stays.
  @MainActor func selectAllCells(
    of rows: [(LazyCollectionNode, Range<Int>)], current: AnyHashable?
  ) {
    guard case .cells(let selected, let tracks, let ids) = self else { return }
    let rows = rows.flatMap { ids($0.1) }
    guard let first = rows.first, let cursor = tracks.cursorID, let left = tracks.column(0) else {
      return
    }
    let row = (current?.base as? ID).flatMap { rows.contains($0) ? $0 : nil }
    selected.wrappedValue = DataCellRange(
      rows: rows, columns: tracks.columns.map(\.id), anchor: DataCell(row: first, column: left.id),
      current: DataCell(row: row ?? first, column: cursor))
  }

  // MARK: Changes of the table

  @MainActor func reviewCells(in list: ListNode) {
    guard case .cells(let selected, let tracks, let ids) = self,
      let range = selected.wrappedValue, range.hasSeveralCells,
      let collection = list.collections.first
    else { return }
    let columns = Self.remaining(of: Set(range.columns), in: tracks.columns.map(\.id))
    let known = list.choice.cells?.rows as? CellRows<ID>
    let rows = remainingRows(of: range, known, in: collection, ids) {
      list.selectable([(collection, $0)])
    }
    if rows.areAdjacent, columns.areAdjacent, rows.all == range.rows, columns.all == range.columns {
      return
    }
    func nearest(to cell: DataCell<ID>) -> DataCell<ID> {
      DataCell(
        row: Self.nearest(to: cell.row, in: rows.all, among: range.rows),
        column: Self.nearest(to: cell.column, in: columns.all, among: range.columns))
    }
    let current = nearest(to: range.current)
    let next =
      rows.areAdjacent && columns.areAdjacent
      ? DataCellRange(
        rows: rows.all, columns: columns.all, anchor: nearest(to: range.anchor), current: current)
      : DataCellRange(current)
    if next != range { selected.wrappedValue = next }
  }

  /// Returns the rows of a range that are in the table, in its order, and whether there are any and
  /// no other rows between them that the user can select.
  @MainActor private func remainingRows(
    of range: DataCellRange<ID>, _ known: CellRows<ID>?, in collection: LazyCollectionNode,
    _ ids: @MainActor (Range<Int>) -> [ID],
    selectable: @MainActor (Range<Int>) -> [(LazyCollectionNode, Range<Int>)]
  ) -> (all: [ID], areAdjacent: Bool) {
    let count = collection.extents.count
    let top = RowPlace(id: AnyHashable(range.rows[0]), collection: collection, index: known?.start)
    // Most changes of the data leave the range as it is.
    if let start = collection.index(of: top), start + range.rows.count <= count,
      ids(start..<start + range.rows.count) == range.rows
    {
      if known?.ids == range.rows { known?.place(at: start) }
      return (range.rows, true)
    }
    let wanted = Set(range.rows)
    let all = ids(0..<count)
    let places = all.indices.filter { wanted.contains(all[$0]) }
    guard let first = places.first, let last = places.last else { return ([], false) }
    let areAdjacent = selectable(first..<last + 1).allSatisfy { _, part in
      part.allSatisfy { wanted.contains(all[$0]) }
    }
    return (places.map { all[$0] }, areAdjacent)
  }

  /// Returns the columns that are in a set, and whether there are any and no others between them.
  private static func remaining(of wanted: Set<String>, in columns: [String])
    -> (all: [String], areAdjacent: Bool)
  {
    let places = columns.indices.filter { wanted.contains(columns[$0]) }
    guard let first = places.first, let last = places.last else { return ([], false) }
    return (places.map { columns[$0] }, places.count == last - first + 1)
  }

  /// Returns the value if it is in `rest`, or else the nearest one there in the order of `all`. If
  /// `rest` is empty, returns the value.
  private static func nearest<Value: Hashable>(
    to value: Value, in rest: [Value], among all: [Value]
  ) -> Value {
    let rest = Set(rest)
    guard !rest.isEmpty, !rest.contains(value), let place = all.firstIndex(of: value) else {
      return value
    }
    let places = all.indices.filter { rest.contains(all[$0]) }
    return places.min { abs($0 - place) < abs($1 - place) }.map { all[$0] } ?? value
  }
}
