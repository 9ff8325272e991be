// SPDX-License-Identifier: MIT
// Organism: a table with sorting and selection.

import CuriumTokens
public import CuriumControls

/// A column of a table: its title, its share of the width, and its text for a row.
///
///     let size = DataColumn<Package>("Version", weight: 2, alignment: .trailing) { $0.version }
public struct DataColumn<Element> {
  let title: String
  let weight: Int
  let alignment: HorizontalAlignment
  let text: @MainActor (Element) -> String
  let isBefore: (@MainActor (Element, Element) -> Bool)?

  /// Creates a column without sorting. It takes `weight` parts of the width, at least one.
  public init(
    _ title: String, weight: Int = 1, alignment: HorizontalAlignment = .leading,
    text: @escaping @MainActor (Element) -> String
  ) {
    self.title = title
    self.weight = max(1, min(1_000, weight))
    self.alignment = alignment
    self.text = text
    isBefore = nil
  }

  /// Creates a column that the user can sort by, in the order of `key`.
  public init<Key: Comparable>(
    _ title: String, weight: Int = 1, alignment: HorizontalAlignment = .leading,
    sortedBy key: @escaping @MainActor (Element) -> Key,
    text: @escaping @MainActor (Element) -> String
  ) {
    self.title = title
    self.weight = max(1, min(1_000, weight))
    self.alignment = alignment
    self.text = text
    isBefore = { key($0) < key($1) }
  }
}

/// A table of rows with columns, in which the user can select a row.
///
/// The columns share the width by their weights. Return, Space and a click on a title sort by it;
/// pressing it again reverses the order, and a third time restores the original order. Rows exist
/// only while they are visible. A sorted table is sorted again when it gets other rows, which takes
/// n·log n comparisons.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `List`; Tab and the arrows move to the titles of sortable columns.
/// *Tokens:* `table.*`, and `sidebar.*` for the selected row.
///
///     DataTable(packages, columns: [
///       DataColumn("Name", weight: 3, sortedBy: { $0.name }) { $0.name },
///       DataColumn("Version", alignment: .trailing) { $0.version },
///     ])
public struct DataTable<Elements: RandomAccessCollection>: View
where Elements.Element: Identifiable {
  private let elements: Elements
  private let columns: [DataColumn<Elements.Element>]
  private let weights: [Int]
  private let selection: Binding<Elements.Element.ID?>?
  @Environment(\.tableStyle) private var style
  @State private var chosen: Elements.Element.ID?
  @State private var order: ColumnOrder?

  /// Creates a table with a row for each of `elements`. Without a `selection`, the table manages
  /// the selection itself.
  public init(
    _ elements: Elements, columns: [DataColumn<Elements.Element>],
    selection: Binding<Elements.Element.ID?>? = nil
  ) {
    self.elements = elements
    self.columns = columns
    self.selection = selection
    weights = columns.map(\.weight)
  }

  /// The titles above the rows.
  public var body: some View {
    let rows = rows
    let look = style.component(ControlState())
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        // The columns that a list reserves next to its rows.
        RowEdge()
        RowEdge()
        WeightedRow(weights: weights) {
          ForEach(columns.indices, id: \.self) { header($0, look) }
        }
        RowEdge()
      }
      .background(look.headerBackground)
      List(rows, selection: selection ?? $chosen) { row in
        WeightedRow(weights: weights) {
          ForEach(columns.indices, id: \.self) { index in
            cell(index, look) {
              Text(columns[index].text(row)).lineLimit(1)
            }
          }
        }
      }
    }
  }

  /// Returns a cell of a column, with the spacing to the next one.
  private func cell(
    _ index: Int, _ look: TableComposableStyle, @ViewBuilder content: () -> some View
  ) -> some View {
    content()
      .frame(
        maxWidth: .infinity,
        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
      )
      .padding(.trailing, index + 1 < columns.count ? look.spacing : 0)
  }

  @ViewBuilder private func header(_ index: Int, _ look: TableComposableStyle) -> some View {
    let column = columns[index]
    cell(index, look) {
      if column.isBefore == nil {
        Text(column.title).lineLimit(1)
          .font(look.headerFont)
          .foregroundStyle(look.headerColor)
      } else {
        ColumnTitle(title: column.title, order: order?.column == index ? order : nil) {
          order = ColumnOrder.next(after: order, column: index)
        }
      }
    }
  }

  /// The rows in the current order, or in their original order.
  private var rows: OrderedRows<Elements> {
    guard let order, columns.indices.contains(order.column),
      let isBefore = columns[order.column].isBefore
    else { return OrderedRows(base: elements, places: nil) }
    let places = elements.indices.sorted { left, right in
      order.isAscending
        ? isBefore(elements[left], elements[right]) : isBefore(elements[right], elements[left])
    }
    return OrderedRows(base: elements, places: places)
  }
}
