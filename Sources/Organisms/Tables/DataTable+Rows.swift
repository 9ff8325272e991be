// SPDX-License-Identifier: MIT
// Organism: tables in which the user can select rows.

public import CuriumControls
import CuriumLists

extension DataTable {
  /// Creates a table with a row for each of `elements`, in which the user can select one row.
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The id of the selected row. With `nil`, the table manages the selection itself.
  ///   - sortOrder: The order; its value is `nil` while the rows have their original order. Without
  ///    this binding, the table manages the order itself, which can have several columns.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<Elements.Element.ID?>? = nil, sortOrder: Binding<DataSortOrder?>? = nil,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: selection.map { .single($0) }, cells: nil,
      sort: sortOrder.map { .one($0) }, columnCustomization)
  }

  /// Creates a table with a row for each of `elements`, in which the user can select any number of
  /// rows.
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The order; its value is `nil` while the rows have their original order. Without
  ///    this binding, the table manages the order itself, which can have several columns.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<Set<Elements.Element.ID>>, sortOrder: Binding<DataSortOrder?>? = nil,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: .multiple(selection), cells: nil, sort: sortOrder.map { .one($0) },
      columnCustomization)
  }
}
