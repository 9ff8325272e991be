// SPDX-License-Identifier: MIT
// Views: a rectangle of cells of a table as a value.

/// Adjacent cells of a `DataTable`: the ids of their rows and columns.
///
///     struct Planet: Identifiable {
///       let id: Int
///       var name = ""
///       var moons = 0
///     }
///     struct Planets: View {
///       let planets: [Planet]
///       let columns = [
///         DataColumn<Planet>("Planet", value: \.name), DataColumn("Moons", value: \.moons),
///       ]
///       @State private var range: DataCellRange<Planet.ID>?
///
///       var body: some View {
///         DataTable(planets, columns: columns, selection: $range)
///           .copyable(range?.tabSeparatedRows(of: planets, in: columns) ?? [])
///       }
///     }
public struct DataCellRange<RowID: Hashable>: Hashable {
  /// The ids of the rows, from top to bottom; at least one.
  public let rows: [RowID]
  /// The ids of the columns, from left to right; at least one.
  public let columns: [String]
  /// The cell from which Shift and drags extend the range.
  public let anchor: DataCell<RowID>
  /// The cell that keys move from, and that Return acts on.
  public let current: DataCell<RowID>

  /// Creates a range of one cell.
  public init(_ cell: DataCell<RowID>) {
    self.init(rows: [cell.row], columns: [cell.column], anchor: cell, current: cell)
  }

  /// Creates a range of several cells; `nil` without rows or without columns. The first cell is the
  /// anchor, and the last one is the current cell.
  ///
  /// - Parameters:
  ///   - rows: The ids of adjacent rows, in the order in which the table shows them.
  ///   - columns: The ids of adjacent columns, in the order in which the table shows them.
  public init?(rows: [RowID], columns: [String]) {
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    self.init(
      rows: rows, columns: columns, anchor: DataCell(row: top, column: left),
      current: DataCell(row: bottom, column: right))
  }

  /// Creates a range that contains the anchor and the current cell.
  package init(
    rows: [RowID], columns: [String], anchor: DataCell<RowID>, current: DataCell<RowID>
  ) {
    self.rows = rows
    self.columns = columns
    self.anchor = anchor
    self.current = current
  }

  /// `true` if the range has more than one cell.
  package var hasSeveralCells: Bool { rows.count > 1 || columns.count > 1 }
}

extension DataCellRange: Sendable where RowID: Sendable {}
