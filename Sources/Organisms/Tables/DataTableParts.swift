// SPDX-License-Identifier: MIT
// Organism: the parts of a table: sorted rows and titles.

import CuriumTokens
import CuriumControls

/// The elements of a collection in another order, without a copy.
struct OrderedRows<Base: RandomAccessCollection>: RandomAccessCollection {
  let base: Base
  let places: [Int]?

  var startIndex: Int { 0 }
  var endIndex: Int { base.count }

  subscript(index: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: places?[index] ?? index)]
  }
}

extension DataColumn {
  /// Returns columns with distinct ids, so that each can be sorted: the second `x` is `x 2`.
  static func distinct(_ columns: [DataColumn]) -> [DataColumn] {
    var taken = Set(columns.map(\.id))
    var counts: [String: Int] = [:]
    return columns.map { column in
      var number = counts[column.id, default: 0] + 1
      func id() -> String { "\(column.id) \(number)" }
      while number > 1, !taken.insert(id()).inserted { number += 1 }
      counts[column.id] = number
      return number == 1 ? column : column.id(id())
    }
  }

  /// The title, which sorts by the column if the user can sort by it.
  @MainActor func titleView(
    _ look: TableComposableStyle, _ order: Binding<DataSortOrder?>
  ) -> some View {
    ZStack(alignment: .trailing) {
      if let guide = titleGuide { Text(guide()).hidden().accessibilityHidden() }
      title(look, order)
    }
  }

  @MainActor @ViewBuilder private func title(
    _ look: TableComposableStyle, _ order: Binding<DataSortOrder?>
  ) -> some View {
    if arrange == nil {
      Text(title)
        .font(look.headerFont)
        .foregroundStyle(look.headerColor)
        .accessibilityHidden()
    } else {
      let current = order.wrappedValue
      ColumnTitle(
        title: title, isAscending: current?.column == id ? current?.isAscending : nil,
        alignment: titleGuide == nil ? alignment : nil
      ) {
        order.wrappedValue = DataSortOrder.next(after: order.wrappedValue, column: id)
      }
    }
  }

  /// The titles in one line, like the cells of a row. Empty if each title is a button.
  static func spokenTitles(of columns: [DataColumn]) -> String {
    columns.allSatisfy { $0.arrange != nil }
      ? "" : columns.map(\.title).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The title of a sortable column.
struct ColumnTitle: View {
  let title: String
  /// `true` for ascending and `false` for descending order; `nil` if the table isn't sorted by the
  /// column.
  let isAscending: Bool?
  /// The alignment in a title as wide as the column; `nil` for a title as wide as its text.
  let alignment: HorizontalAlignment?
  let action: @MainActor () -> Void
  @Environment(\.strings) private var strings
  @Environment(\.tableStyle) private var style

  var body: some View {
    let style = style
    Interactive(action: action) { state in
      let look = style.component(state.selected(isAscending != nil))
      HStack(spacing: SemanticTokens.Spacing.componentGapSM) {
        state.isFocused ? Text(title).underline() : Text(title)
        if let isAscending {
          Image(systemName: isAscending ? "chevron.up" : "chevron.down")
        }
      }
      .font(look.headerFont)
      .ink(look.headerColor)
      // The whole cell takes a click.
      .frame(
        maxWidth: alignment == nil ? nil : .infinity,
        alignment: Alignment(horizontal: alignment ?? .leading, vertical: .center))
    }
    .accessibilityLabel(title)
    .accessibilityValue(isAscending.map { $0 ? strings.ascending : strings.descending } ?? "")
    .accessibilityHint(strings.sortsRows)
  }
}

/// The id of the title and the cells of a column. A number could be the id of a row, and
/// `scrollTo(id:)` would find the cell.
struct ColumnPlace: Hashable {
  let index: Int
}

/// A column as wide as the marker of a selected row.
struct RowEdge: View {
  var body: some View { Image(systemName: "curium.row.marker").hidden() }
}
