// SPDX-License-Identifier: MIT
// Organism: tables in which the user can select a cell.

public import CuriumControls
import CuriumLists

extension DataTable {
  /// Creates a table with a row for each of `elements`, in which the user can select one cell, as
  /// in a spreadsheet.
  ///
  ///     struct Result: Identifiable {
  ///       let id: Int
  ///       var name = ""
  ///       var points = 0
  ///     }
  ///     struct Results: View {
  ///       let results: [Result]
  ///       @State private var cell: DataCell<Result.ID>?
  ///       @State private var edited: DataCell<Result.ID>?
  ///
  ///       var body: some View {
  ///         DataTable(
  ///           results,
  ///           columns: [
  ///             DataColumn("Name", value: \.name),
  ///             DataColumn("Points", value: \.points) { Text("\($0.points)") },
  ///           ], selection: $cell
  ///         )
  ///         .onActivate(of: DataCell<Result.ID>.self) { cells in edited = cells.first }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The selected cell. If its column is hidden or doesn't exist, the nearest
  ///    visible one is selected, and the binding changes with the next move.
  ///   - sortOrder: The order; its value is `nil` while the rows have their original order. Without
  ///    this binding, the table manages the order itself, which can have several columns.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  @_disfavoredOverload
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<DataCell<Elements.Element.ID>?>, sortOrder: Binding<DataSortOrder?>? = nil,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: nil, cells: .one(selection), sort: sortOrder.map { .one($0) },
      columnCustomization)
  }

  /// Creates a table that can be sorted by several columns, in which the user can select one cell.
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The selected cell. If its column is hidden or doesn't exist, the nearest
  ///    visible one is selected, and the binding changes with the next move.
  ///   - sortOrder: The columns that the rows are sorted by. Rows with equal values in the first
  ///    one are sorted by the next one. While it is empty, the rows have their original order.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  @_disfavoredOverload
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<DataCell<Elements.Element.ID>?>, sortOrder: Binding<[DataSortOrder]>,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: nil, cells: .one(selection), sort: .several(sortOrder),
      columnCustomization)
  }
}
