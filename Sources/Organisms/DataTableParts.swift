// SPDX-License-Identifier: MIT
// Organism: the parts of a table: sorting, titles and column widths.

import CuriumTerminal
import CuriumTokens
import CuriumControls

/// The sorting of a table.
struct ColumnOrder: Hashable {
  let column: Int
  let isAscending: Bool

  /// Returns the next sorting: ascending, descending, then the original order.
  static func next(after order: ColumnOrder?, column: Int) -> ColumnOrder? {
    guard let order, order.column == column else {
      return ColumnOrder(column: column, isAscending: true)
    }
    return order.isAscending ? ColumnOrder(column: column, isAscending: false) : nil
  }
}

/// The elements of a collection in another order, without a copy.
struct OrderedRows<Base: RandomAccessCollection>: RandomAccessCollection {
  let base: Base
  let places: [Base.Index]?

  var startIndex: Int { 0 }
  var endIndex: Int { places?.count ?? base.count }

  subscript(index: Int) -> Base.Element {
    base[places?[index] ?? base.index(base.startIndex, offsetBy: index)]
  }
}

/// The title of a sortable column.
struct ColumnTitle: View {
  let title: String
  let order: ColumnOrder?
  let action: @MainActor () -> Void
  @Environment(\.strings) private var strings
  @Environment(\.tableStyle) private var style

  var body: some View {
    let style = style
    Interactive(action: action) { state in
      let look = style.component(state.selected(order != nil))
      HStack(spacing: 0) {
        (state.isFocused ? Text(title).underline() : Text(title)).lineLimit(1)
        if let order {
          Image(systemName: order.isAscending ? "chevron.up" : "chevron.down")
        }
      }
      .font(look.headerFont)
      .ink(look.headerColor)
    }
    .accessibilityLabel(title)
    .accessibilityValue(order.map { $0.isAscending ? strings.ascending : strings.descending } ?? "")
  }

}

/// A column as wide as the marker of a selected row.
struct RowEdge: View {
  var body: some View { Image(systemName: "curium.row.marker").hidden() }
}

/// A layout of views side by side with widths in proportion to their weights.
struct WeightedRow: Layout {
  let weights: [Int]

  private func edges(_ width: Int, _ count: Int) -> [Int] {
    var edges = [0]
    var sum = 0
    let total = max(1, (0..<count).reduce(0) { $0 + weight($1) })
    for index in 0..<count {
      sum += weight(index)
      edges.append(width * sum / total)
    }
    return edges
  }

  private func weight(_ index: Int) -> Int { weights.indices.contains(index) ? weights[index] : 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CellSize {
    let width =
      proposal.width ?? subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    let edges = edges(width, subviews.count)
    let height = subviews.enumerated().reduce(0) { height, item in
      let proposal = ProposedViewSize(
        width: edges[item.offset + 1] - edges[item.offset], height: nil)
      return max(height, item.element.sizeThatFits(proposal).height)
    }
    return CellSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let edges = edges(bounds.width, subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CellPoint(x: bounds.minX + edges[index], y: bounds.minY),
        proposal: ProposedViewSize(
          width: edges[index + 1] - edges[index], height: bounds.height))
    }
  }
}
