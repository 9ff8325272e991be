// SPDX-License-Identifier: MIT
// Organism: a table with sorting and selection.

public import CuriumLists
import CuriumTokens
import CuriumControls

/// A table with columns, sorting, and selection of rows or of cells.
///
/// Columns have a fixed width, the width of their contents, or a share of the remaining width. In a
/// narrow table, `.flexible` and `.fitted` columns become narrower first, down to their `min`, or
/// to their titles if they have none. Trailing columns, which usually show numbers, stay as wide as
/// their cells: a number with missing digits would be a wrong number. Only the limits of a `.fixed`
/// width and a `max` can cut them off.
///
/// If the columns still don't fit, the table scrolls sideways by whole columns. The first column
/// stays in place; `DataColumn.pinned()` keeps more of them. Signs at the ends of the titles count
/// the hidden columns, such as `‹2` and `5›`. If there is no room for the number, they are `‹` and
/// `›`. A click on a sign scrolls by as many columns as are visible. A title or a control that gets
/// the focus becomes visible, and stays visible when the table becomes narrower. A secondary click
/// anywhere in a cell opens its `.contextMenu`. If there is no room for another column next to
/// those that stay in place, it replaces them.
///
/// The user can drag the space after a title to change the width of its column, within its limits.
/// A double click there fits the width to the title and the widest cell on the screen, or returns
/// to the automatic width if the column already fits. A column with a `.fixed` width keeps it.
/// `columnCustomization:` binds the widths and the order, and hides columns. If it hides all of
/// them, the first one stays visible. With this binding, the user can drag a title to the place of
/// another one. A line shows where its column will be, holding the title on a sign scrolls, and
/// Escape cancels. Pinned columns stay before the others. A secondary click on the titles opens a
/// menu that hides, shows, moves and resets columns.
///
/// `DataColumn.footer(_:)` shows a view below the rows of a column, such as a total, in a row that
/// stays at the bottom of the table.
///
/// `.alternatingRowBackgrounds()` makes long rows easier to follow, and `.tableGridLines(_:)` shows
/// lines between rows and columns.
///
/// Return, Space or a click on a title sorts by it; the second press reverses the order, and the
/// third restores the original order.
///
/// On another title, `+`, Shift-Return or a click with Shift or Control sorts rows with equal
/// values by its column too. Numbers then show the order, as in `▲1` and `▼2`. The second press of
/// these keys reverses the order of the column, and the third removes it. With a binding to one
/// `DataSortOrder`, the rows are sorted by one column only.
///
/// Rows exist only while they are visible, and so do the cells of text columns. The cells of other
/// columns exist while their rows do, also if they are scrolled out of view: hundreds of columns of
/// views make new rows slow. Cells are one line tall unless they set another line limit. A sorted
/// table reads the value of each row when its body runs. If a value has changed, it sorts the rows
/// again, which takes n·log n comparisons; rows with equal values keep their original order.
///
/// With `children:`, rows can be expanded, as in a `TreeView`: the first visible column shows their
/// level, also after the user has moved columns; pin one to keep it there. Sorting orders the rows
/// inside each parent.
///
/// If a text field replaces the text of a cell, so that the user can edit it, the width of its
/// column stays the same. A `min` leaves enough room for the field.
///
/// The rows are a `List` in a scroll view, so `.defaultScrollAnchor`, `.scrollPosition` and
/// `.onScrollGeometryChange` apply to them.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `List`, and on titles, rows and selected cells:
///
/// | input | effect |
/// |---|---|
/// | Left, Right; Home, End on a title | move to other titles, also to hidden ones |
/// | Shift-Left, Shift-Right on a title | change the width of its column by a cell |
/// | Option-Shift-Left, Option-Shift-Right on a title | move its column, if columns can be moved |
/// | Down on a title | moves to the rows |
/// | the menu key, Shift-F10 on a title | open the menu of the columns |
/// | Left, Right on a row | scroll by a column, if columns are hidden |
/// | the same with `children:` | as in a `TreeView`; if they have no effect there, scroll |
/// | a horizontal wheel, the wheel with Shift | scroll by a column |
/// | Left, Right on a cell | move to the next column, which becomes visible |
/// | Shift-Left, Shift-Right on a row or a cell | the same, by as many columns as are visible |
/// | Shift with a key that moves to a cell, Shift-click, a drag | extend a range of cells |
/// | Control-A; Escape with several cells | select all cells of a range; only the current one |
/// | Home, End on a cell | move to the first and the last column |
/// | Control-Home, Control-End on a cell | move to the first and the last cell |
/// | letters on a cell | search in its column |
/// | Return, a double click on a cell | call the action of `.onActivate` with its `DataCell` |
/// | Return without such an action | presses the control in the cell, or moves to its text field |
/// | Tab on a cell | moves to the control in the cell |
/// | Shift-Tab on a cell | moves to the title of its column, if it is visible and sorts |
/// | the menu key, Shift-F10 on a cell | open its context menu |
///
/// The titles of sortable columns are a single Tab stop, before the rows: Tab moves to the most
/// recently focused title, or to a visible one if that is hidden, and doesn't scroll. If no column
/// can be sorted, the menu key opens the menu of the columns on a row without a context menu. Left
/// and Right never leave the rows if columns are hidden, a cell is selected, or rows have
/// `children:`.
///
/// *Tokens:* `table.*`, `sidebar.*` for the selected row, `tree.*` for rows with `children:`, and
/// `split.lineStyle` for a dragged edge or title. In terminals without colours, a marker shows the
/// selected row, and selected cells are reversed, or underlined while the table doesn't have the
/// focus.
///
///     struct File: Identifiable {
///       let id: Int
///       var name = ""
///       var bytes = 0
///     }
///     struct Files: View {
///       let files: [File]
///       @State private var order: DataSortOrder? = .descending("Size")
///
///       var body: some View {
///         DataTable(
///           files,
///           columns: [
///             DataColumn("Name", value: \.name).width(.flexible(min: 12)),
///             DataColumn("Size", value: \.bytes).width(.fitted(max: 12)),
///           ], sortOrder: $order)
///       }
///     }
public struct DataTable<Elements: RandomAccessCollection>: View
where Elements.Element: Identifiable {
  private let elements: Elements
  private let columns: [DataColumn<Elements.Element>]
  private let selection: RowSelection<Elements.Element.ID>?
  private let cells: CellSelection<Elements.Element.ID>?
  private let sort: TableSort?
  private let customization: Binding<TableColumnCustomization>?
  private let children: (@MainActor (Elements.Element) -> [Elements.Element]?)?
  private let expanded: Binding<Set<Elements.Element.ID>>?
  @Environment(\.tableStyle) private var style
  @State private var chosen: Elements.Element.ID?
  @State private var ownExpanded: Set<Elements.Element.ID> = []
  @State private var orders: [DataSortOrder] = []
  @State private var customized = TableColumnCustomization()
  @State private var tracks = ColumnTracks()
  @State private var sorted = SortedBranches<Elements.Element.ID>()

  /// Creates a table whose selection contains rows or cells. With `children`, rows can be
  /// expanded.
  init(
    _ elements: Elements, _ columns: [DataColumn<Elements.Element>],
    rows selection: RowSelection<Elements.Element.ID>?,
    cells: CellSelection<Elements.Element.ID>?, sort: TableSort?,
    _ customization: Binding<TableColumnCustomization>?,
    children: (@MainActor (Elements.Element) -> [Elements.Element]?)? = nil,
    expanded: Binding<Set<Elements.Element.ID>>? = nil
  ) {
    self.elements = elements
    self.columns = DataColumn.distinct(columns)
    self.selection = selection
    self.cells = cells
    self.sort = sort
    self.customization = customization
    self.children = children
    self.expanded = expanded
  }

  /// The row of titles, the list of rows below it, and the row of footers.
  public var body: some View {
    let sort = (sort ?? .several($orders)).among(columns)
    let orders = sort.orders
    let look = style.component(ControlState())
    let tracks = tracks
    let shown = (customization ?? $customized).wrappedValue.visibleIndices(of: columns)
      .map { ColumnPlace(index: $0) }
    let visible = shown.map { columns[$0.index] }
    let selection = selection ?? .single($chosen)
    let tree = children.map { TreeExpansion(children: $0, expanded: expanded ?? $ownExpanded) }
    let roots = tree == nil ? [] : Array(elements)
    let rows = tree.map { sorted.rows(of: $0, roots, columns, by: orders) }
    VStack(spacing: 0) {
      TableTitles(
        columns: columns, shown: shown, tracks: tracks, look: look, sort: sort, orders: orders,
        customization: customization ?? $customized, isCustomizable: customization != nil,
        rowCount: rows?.all.count ?? elements.count)
      if let tree, let rows {
        TreeList(tree, rows, of: roots, selection: selection, isSorted: !orders.isEmpty) {
          row($0, visible, look, mark: $1)
        }
      } else {
        let rows = OrderedRows(
          base: elements, places: sorted.places(of: elements, columns, by: orders))
        List(rows, rows: cells?.selection(in: tracks, of: rows) ?? selection) {
          row($0, visible, look)
        }
      }
      if visible.contains(where: { $0.footerContent != nil }) {
        TableFooter(
          elements: elements, columns: columns, shown: shown, tracks: tracks, look: look)
      }
    }
    .scrollsColumns(of: tracks)
    .keepsFocusSideways(tree != nil)
    .lineLimit(1)
  }

  /// Returns the row of an element. The first cell contains its mark, if rows can be expanded.
  private func row(
    _ element: Elements.Element, _ visible: [DataColumn<Elements.Element>],
    _ look: TableComposableStyle, mark: TreeMark? = nil
  ) -> ColumnRow {
    let tracks = tracks
    return ColumnRow(
      tracks, spacing: look.spacing, selectsCells: cells != nil,
      text: {
        DataColumn.text(
          of: element, in: visible, only: cells == nil ? nil : tracks.cursorID, longerThan: $0)
      }, cells: { DataColumn.cells(of: element, in: visible, mark) })
  }
}
