// SPDX-License-Identifier: MIT
// Views: the binding of a list to the ids of its selected rows.

package import CuriumEngine

/// The binding of a list to the ids of its selected rows.
package enum RowSelection<ID: Hashable> {
  /// At most one row is selected.
  case single(Binding<ID?>)
  /// Any number of rows can be selected.
  case multiple(Binding<Set<ID>>)
  /// At most one cell is selected, in one of the columns.
  case cell(Binding<DataCell<ID>?>, ColumnTracks)
  /// Adjacent cells are selected. The last value returns the ids of rows.
  case cells(Binding<DataCellRange<ID>?>, ColumnTracks, @MainActor (Range<Int>) -> [ID])

  /// The id of the selected row, if there is exactly one, or that of the current cell.
  @MainActor package var only: ID? {
    switch self {
    case .single(let id): id.wrappedValue
    case .multiple(let ids): ids.wrappedValue.count == 1 ? ids.wrappedValue.first : nil
    case .cell(let cell, _): cell.wrappedValue?.row
    case .cells(let range, _, _): range.wrappedValue?.current.row
    }
  }

  /// `true` if more than one row is selected.
  @MainActor package var hasSeveral: Bool {
    if case .multiple(let ids) = self { ids.wrappedValue.count > 1 } else { false }
  }

  /// Selects only the row with an id, or its cell in the column of the cursor.
  @MainActor package func select(_ id: ID) {
    switch self {
    case .single(let selected): selected.wrappedValue = id
    case .multiple(let selected): selected.wrappedValue = [id]
    case .cell(let selected, let columns):
      if let column = columns.cursorID { selected.wrappedValue = DataCell(row: id, column: column) }
    case .cells(let selected, let columns, _):
      guard let column = columns.cursorID else { return }
      selected.wrappedValue = DataCellRange(DataCell(row: id, column: column))
    }
  }
}

extension RowSelection: ListSelection {
  var isMultiple: Bool {
    if case .multiple = self { true } else { false }
  }

  nonisolated var isExtensible: Bool {
    switch self {
    case .single, .cell: false
    case .multiple, .cells: true
    }
  }

  nonisolated var columns: ColumnTracks? {
    switch self {
    case .single, .multiple: nil
    case .cell(_, let columns), .cells(_, let columns, _): columns
    }
  }

  nonisolated var idType: Any.Type { ID.self }

  nonisolated var valueType: Any.Type { columns == nil ? ID.self : DataCell<ID>.self }

  nonisolated func accepts(_ id: AnyHashable) -> Bool { id.base is ID }

  func read(after old: ListChoice) -> ListChoice {
    switch self {
    case .single(let id):
      guard let id = id.wrappedValue.map({ AnyHashable($0) }) else { return .none }
      return ListChoice(contains: { $0 == id }, first: id, only: id)
    case .multiple(let ids):
      let ids = ids.wrappedValue
      let first = ids.first.map { AnyHashable($0) }
      return ListChoice(
        contains: { id in (id.base as? ID).map(ids.contains) ?? false }, first: first,
        only: ids.count == 1 ? first : nil,
        addsTo: { before in
          // The same set is equal to itself without a comparison of its elements.
          ids.count > 1 && (before.ids as? Set<ID>) != ids
            && !ids.allSatisfy { before.contains(AnyHashable($0)) }
        }, ids: ids, count: ids.count)
    case .cell(let cell, _):
      guard let cell = cell.wrappedValue else { return .none }
      let id = AnyHashable(cell.row)
      return ListChoice(contains: { $0 == id }, first: id, only: id, column: cell.column)
    case .cells(let range, _, let ids):
      return range.wrappedValue.map { Self.choice(of: $0, after: old, ids) } ?? .none
    }
  }

  func value(of id: AnyHashable) -> AnyHashable {
    guard let column = columns?.cursorID, let row = id.base as? ID else { return id }
    return AnyHashable(DataCell(row: row, column: column))
  }

  func write(_ values: [AnyHashable]) {
    let ids = values.compactMap { $0.base as? ID }
    // Rows of another type of ids can't be selected, so they leave the selection as it is.
    if ids.isEmpty, !values.isEmpty { return }
    switch self {
    case .single, .cell, .cells: if let id = ids.last { select(id) }
    case .multiple(let selected): selected.wrappedValue = Set(ids)
    }
  }

  func extend(
    over rows: [(LazyCollectionNode, Range<Int>)], current: AnyHashable, in list: ListNode
  ) {
    if case .multiple(let selected) = self { write(rows, to: selected) }
    extendCells(over: rows, current: current, in: list)
  }

  func selectAll(_ rows: [(LazyCollectionNode, Range<Int>)], current: AnyHashable?) {
    if case .multiple(let selected) = self { write(rows, to: selected) }
    selectAllCells(of: rows, current: current)
  }

  @MainActor private func write(
    _ rows: [(LazyCollectionNode, Range<Int>)], to selected: Binding<Set<ID>>
  ) {
    let count = rows.reduce(0) { $0 + $1.1.count }
    var ids: Set<ID> = []
    ids.reserveCapacity(count)
    for (collection, range) in rows { collection.insertIdentifiers(of: range, into: &ids) }
    // Rows of another type of ids can't be selected, so they leave the selection as it is.
    if ids.isEmpty, count > 0 { return }
    selected.wrappedValue = ids
  }

  func toggle(_ id: AnyHashable, limit: Int?) {
    guard case .multiple(let ids) = self, let id = id.base as? ID else { return write([id]) }
    var next = ids.wrappedValue
    if next.remove(id) == nil {
      if let limit, next.count >= limit { return }
      next.insert(id)
    }
    ids.wrappedValue = next
  }
}
