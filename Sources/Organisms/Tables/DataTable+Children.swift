// SPDX-License-Identifier: MIT
// Organism: tables whose rows can be expanded.

public import CuriumControls
import CuriumLists

extension DataTable {
  /// Creates a table whose rows can be expanded, as in a `TreeView`. The user can select one row.
  ///
  ///     struct File: Identifiable {
  ///       let id: String
  ///       var bytes = 0
  ///       var files: [File]?
  ///     }
  ///     struct Files: View {
  ///       let files: [File]
  ///       @State private var selection: File.ID?
  ///       @State private var expanded: Set<File.ID> = []
  ///       @State private var order: DataSortOrder? = .descending("Size")
  ///
  ///       var body: some View {
  ///         DataTable(
  ///           files, children: { $0.files },
  ///           columns: [
  ///             DataColumn("Name", value: \.id).width(.flexible(min: 16)),
  ///             DataColumn("Size", value: \.bytes),
  ///           ], selection: $selection, expanded: $expanded, sortOrder: $order)
  ///       }
  ///     }
  ///
  /// The first visible column shows the lines and the chevrons of a `TreeView`. The children of a
  /// row are requested only while it is visible or expanded. If several rows have the same id, only
  /// the first one is shown. Sorting orders the rows inside each parent. Footers get only the
  /// elements at the top level.
  ///
  /// *Keys:* → expands a row or moves to the first row inside, ← collapses it or moves to its
  /// parent. Where the arrows have no effect, they scroll by a column, if columns are hidden; with
  /// Shift, they only scroll. They never leave the table. Return, a double click and a click on the
  /// chevron toggle a row. `*`, Option with ← and →, and Option with the Page keys act as in a
  /// `TreeView`. Return and a double click activate a row without children; see
  /// `onActivate(of:perform:)`. With `.onMove(of:perform:)`, the keys and the pointer move rows to
  /// other parents. Screen readers get the level of a row, and the action Expand or Collapse.
  ///
  /// - Parameters:
  ///   - elements: The elements at the top level.
  ///   - children: Returns the children of an element; `nil` if it can't be expanded.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The id of the selected row. With `nil`, the table manages the selection itself.
  ///   - expanded: The ids of the expanded rows. With `nil`, the table manages them itself, and all
  ///    rows are initially collapsed.
  ///   - sortOrder: The order; its value is `nil` while the rows have their original order. Without
  ///    this binding, the table manages the order itself, which can have several columns.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  public init(
    _ elements: Elements,
    children: @escaping @MainActor (Elements.Element) -> [Elements.Element]?,
    columns: [DataColumn<Elements.Element>], selection: Binding<Elements.Element.ID?>? = nil,
    expanded: Binding<Set<Elements.Element.ID>>? = nil, sortOrder: Binding<DataSortOrder?>? = nil,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: selection.map { .single($0) }, cells: nil,
      sort: sortOrder.map { .one($0) }, columnCustomization, children: children,
      expanded: expanded)
  }

  /// Creates a table whose rows can be expanded, as in a `TreeView`. The user can select any number
  /// of rows.
  ///
  /// - Parameters:
  ///   - elements: The elements at the top level.
  ///   - children: Returns the children of an element; `nil` if it can't be expanded.
  ///   - columns: The columns, from left to right. If two have the id `x`, that of the second one
  ///    becomes `x 2`.
  ///   - selection: The ids of the selected rows. If there are several, → and ← only scroll.
  ///   - expanded: The ids of the expanded rows. With `nil`, the table manages them itself, and all
  ///    rows are initially collapsed.
  ///   - sortOrder: The order; its value is `nil` while the rows have their original order. Without
  ///    this binding, the table manages the order itself, which can have several columns.
  ///   - columnCustomization: The hidden columns, and the widths and the order that the user chose.
  ///    Without this binding, the table manages the widths itself, and columns can't be moved.
  public init(
    _ elements: Elements,
    children: @escaping @MainActor (Elements.Element) -> [Elements.Element]?,
    columns: [DataColumn<Elements.Element>], selection: Binding<Set<Elements.Element.ID>>,
    expanded: Binding<Set<Elements.Element.ID>>? = nil, sortOrder: Binding<DataSortOrder?>? = nil,
    columnCustomization: Binding<TableColumnCustomization>? = nil
  ) {
    self.init(
      elements, columns, rows: .multiple(selection), cells: nil, sort: sortOrder.map { .one($0) },
      columnCustomization, children: children, expanded: expanded)
  }
}
