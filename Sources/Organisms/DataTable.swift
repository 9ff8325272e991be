// SPDX-License-Identifier: MIT
// Organism: rows of values in columns, chosen and sorted.

import CuriumTokens
public import CuriumControls

/// A column of a table: its title, its share of the width and what it shows of a row.
///
///     let size = DataColumn<Package>("Version", weight: 2, alignment: .trailing) { $0.version }
public struct DataColumn<Element> {
  let title: String
  let weight: Int
  let alignment: HorizontalAlignment
  let text: @MainActor (Element) -> String
  let isBefore: (@MainActor (Element, Element) -> Bool)?

  /// A column that the rows cannot be sorted by. It takes `weight` parts of the width, at least one.
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

  /// A column that the rows can be sorted by, in the order of `key`.
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

/// Rows of values in columns, of which one row is chosen.
///
/// The columns share the width by their weights. Return, Space and a click on a title sort by it, once more
/// turns the order round, and a third time takes it away. Rows exist while they can be seen; those of a sorted
/// table are put in order when the table is given other rows, which takes n·log n comparisons.
///
/// *Sizing:* takes what it is offered.
/// *Keys:* those of `List`; Tab and the arrows reach the titles that can be sorted by.
/// *Tokens:* `table.*`, `sidebar.*` of the chosen row.
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
  @State private var chosen: Elements.Element.ID?
  @State private var order: ColumnOrder?

  /// A row for each of `elements`; without a `selection` which one is chosen is the table's own affair.
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
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        // As wide as what a list keeps free beside its rows.
        RowEdge()
        RowEdge()
        WeightedRow(weights: weights) {
          ForEach(columns.indices, id: \.self) { header($0) }
        }
        RowEdge()
      }
      .background(ComponentTokens.Table.headerBackgroundColor)
      List(rows, selection: selection ?? $chosen) { row in
        WeightedRow(weights: weights) {
          ForEach(columns.indices, id: \.self) { index in
            cell(index) { Text(columns[index].text(row)).lineLimit(1) }
          }
        }
      }
    }
  }

  /// A cell of a column, with the room that keeps it from the next.
  private func cell(_ index: Int, @ViewBuilder content: () -> some View) -> some View {
    content()
      .frame(
        maxWidth: .infinity,
        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
      )
      .padding(.trailing, index + 1 < columns.count ? ComponentTokens.Table.spacing : 0)
  }

  @ViewBuilder private func header(_ index: Int) -> some View {
    let column = columns[index]
    cell(index) {
      if column.isBefore == nil {
        Text(column.title).lineLimit(1)
          .font(ComponentTokens.Table.headerFont)
          .foregroundStyle(ComponentTokens.Table.headerColor)
      } else {
        ColumnTitle(title: column.title, order: order?.column == index ? order : nil) {
          order = ColumnOrder.next(after: order, column: index)
        }
      }
    }
  }

  /// The rows in the order asked for; in their own where none is.
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

package enum DataTablePreviews: PreviewProvider {
  package static var level: Level { .organism }

  /// Names that are whole where there is little room.
  private static let packages = [
    PreviewItem(name: "GRDB", version: "7.5.0"), PreviewItem(name: "Yams", version: "6.0.1"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]

  package static var previews: [Preview] {
    Preview("Default") {
      DataTable(
        packages,
        columns: [
          DataColumn("Package", weight: 11, sortedBy: { $0.name }) { $0.name },
          DataColumn("Terms", weight: 8) { $0.name.hasPrefix("swift") ? "Apache" : "MIT" },
          DataColumn("Version", weight: 7, alignment: .trailing, sortedBy: { $0.version }) {
            $0.version
          },
        ]
      )
      .frame(height: 5)
    }
    Preview("Chosen") {
      StatefulPreview("swift-log" as String?) { chosen in
        DataTable(
          PreviewItem.packages, columns: [DataColumn("Package") { $0.name }], selection: chosen)
      }
      .frame(height: 5)
    }
    Preview("Playground") { knobs in
      DataTable(
        PreviewItem.packages.prefix(knobs.number("count", 4, in: 0...5)),
        columns: [
          DataColumn(
            knobs.text("title", "Package"), weight: knobs.number("weight", 3, in: 1...9),
            sortedBy: { $0.name }
          ) { $0.name },
          DataColumn(
            "Version",
            alignment: knobs.choice(
              "alignment", of: [".trailing": HorizontalAlignment.trailing, ".leading": .leading])
          ) { $0.version },
        ], selection: knobs.state("selection", nil as String?)
      )
      .frame(height: knobs.length("height", 6, in: 0...12))
    }
  }
}
