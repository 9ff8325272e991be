// SPDX-License-Identifier: MIT
// Organism: tables in which the user can select a range of cells.

public import CuriumControls
import CuriumLists

extension DataTable {
  /// Creates a table with a row for each of `elements`, in which the user can select a range of
  /// cells, as in a spreadsheet.
  ///
  ///     struct Quarter: Identifiable {
  ///       let id: Int
  ///       var sales = 0
  ///       var costs = 0
  ///     }
  ///     struct Quarters: View {
  ///       let quarters: [Quarter]
  ///       let columns = [
  ///         DataColumn<Quarter>("Sales", value: \.sales), DataColumn("Costs", value: \.costs),
  ///       ]
  ///       @State private var range: DataCellRange<Quarter.ID>?
  ///
  ///       var body: some View {
  ///         DataTable(quarters, columns: columns, selection: $range)
  ///           .copyable(range?.tabSeparatedRows(of: quarters, in: columns) ?? [])
  ///           .onActivate(of: DataCell<Quarter.ID>.self) { cells in edit(cells.first) }
  ///       }
  ///
  ///       private func edit(_ cell: DataCell<Quarter.ID>?) {}
  ///     }
  ///
  /// Shift with the keys that move, a Shift-click and a drag extend the range. Keys and clicks
  /// without Shift select one cell, Control-A selects all, and Escape selects only the current one.
  /// A drag that is held beyond the visible rows or columns scrolls them.
  ///
  /// A range stays when the table changes, without the rows and columns that are removed or hidden.
  /// If other rows or columns are then between those of the range, for example after sorting, only
  /// the current cell stays selected. The binding changes too.
  ///
  /// `.onActivate(of:)` gets the current cell. `.onDelete(of:)` and
  /// `.contextMenu(forSelectionType:)` get all cells of the range, as values of the type
  /// `DataCell`.
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The selected cells; `nil` if there are none.
  ///   - sortOrder: The order; its value is `nil` while the rows have their original order. Without
  ///    this binding, the table manages the order itself, which can have several columns.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  @_disfavoredOverload
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<DataCellRange<Elements.Element.ID>?>,
    sortOrder: Binding<DataSortOrder?>? = nil,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: nil, cells: .range(selection), sort: sortOrder.map { .one($0) },
      columnCustomization)
  }

  /// Creates a table that can be sorted by several columns, in which the user can select a range of
  /// cells.
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The selected cells; `nil` if there are none.
  ///   - sortOrder: The columns that the rows are sorted by. Rows with equal values in the first
  ///    one are sorted by the next one. While it is empty, the rows have their original order.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  @_disfavoredOverload
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<DataCellRange<Elements.Element.ID>?>, sortOrder: Binding<[DataSortOrder]>,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: nil, cells: .range(selection), sort: .several(sortOrder),
      columnCustomization)
  }
}
