// SPDX-License-Identifier: MIT
// Organism: tables that an app sorts by several columns.

public import CuriumControls
import CuriumLists

extension DataTable {
  /// Creates a table that can be sorted by several columns, in which the user can select one row.
  ///
  ///     struct Mail: Identifiable {
  ///       let id: Int
  ///       var sender = ""
  ///       var bytes = 0
  ///     }
  ///     struct Inbox: View {
  ///       let mails: [Mail]
  ///       @State private var orders: [DataSortOrder] = [.ascending("From"), .descending("Size")]
  ///
  ///       var body: some View {
  ///         DataTable(
  ///           mails,
  ///           columns: [
  ///             DataColumn("From", value: \.sender), DataColumn("Size", value: \.bytes),
  ///           ], sortOrder: $orders)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The id of the selected row. With `nil`, the table manages the selection itself.
  ///   - sortOrder: The columns that the rows are sorted by. Rows with equal values in the first
  ///    one are sorted by the next one. While it is empty, the rows have their original order.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<Elements.Element.ID?>? = nil, sortOrder: Binding<[DataSortOrder]>,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: selection.map { .single($0) }, cells: nil,
      sort: .several(sortOrder), columnCustomization)
  }

  /// Creates a table that can be sorted by several columns, in which the user can select any number
  /// of rows.
  ///
  /// - Parameters:
  ///   - elements: The elements, one for each row.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The columns that the rows are sorted by. Rows with equal values in the first
  ///    one are sorted by the next one. While it is empty, the rows have their original order.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<Set<Elements.Element.ID>>, sortOrder: Binding<[DataSortOrder]>,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: .multiple(selection), cells: nil, sort: .several(sortOrder),
      columnCustomization)
  }
}
