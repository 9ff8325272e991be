// SPDX-License-Identifier: MIT
// Organism: the selected cell or cells of a table.

import CuriumControls
import CuriumLists

/// The binding of a table to its selected cell, or to a range of cells.
enum CellSelection<RowID: Hashable> {
  case one(Binding<DataCell<RowID>?>)
  case range(Binding<DataCellRange<RowID>?>)

  /// Returns the selection of a list with the cells of `rows` in the columns of `tracks`.
  @MainActor func selection<Base>(in tracks: ColumnTracks, of rows: OrderedRows<Base>)
    -> RowSelection<RowID>
  where Base.Element: Identifiable, Base.Element.ID == RowID {
    switch self {
    case .one(let cell): return .cell(cell, tracks)
    case .range(let range):
      let count = rows.count
      return .cells(range, tracks, { $0.clamped(to: 0..<count).map { rows[$0].id } })
    }
  }
}
