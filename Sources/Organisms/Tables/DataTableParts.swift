// SPDX-License-Identifier: MIT
// Organism: the parts of a table: rows, cells and the contents of titles.

import CuriumLists
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

  /// Returns the cells of a row in some columns. The first one contains the mark of the row, if it
  /// has one.
  @MainActor static func cells(
    of element: Element, in columns: [DataColumn], _ mark: TreeMark?
  ) -> [RowCell] {
    var cells = columns.map { $0.cell(of: element) }
    if let mark, let first = columns.first {
      cells[0] = cells[0].marked(mark, alignment: first.alignment)
    }
    return cells
  }

  /// Returns the number of columns that don't scroll, because one of them is pinned.
  static func pinnedCount(of columns: [DataColumn]) -> Int {
    (columns.lastIndex(where: \.isPinned) ?? -1) + 1
  }

  /// The title, which sorts by the column if the user can sort by it. It can have a menu.
  @MainActor func titleView(
    _ look: TableComposableStyle, _ sort: TableSort, _ level: SortLevel?,
    menu: ColumnMenu<Element>?
  ) -> some View {
    ZStack(alignment: .trailing) {
      if let guide = titleGuide { Text(guide()).hidden() }
      if let menu {
        title(look, sort, level).contextMenu { menu }
      } else {
        title(look, sort, level)
      }
    }
  }

  @MainActor @ViewBuilder private func title(
    _ look: TableComposableStyle, _ sort: TableSort, _ level: SortLevel?
  ) -> some View {
    if arrange == nil {
      Text(title)
        .font(look.headerFont)
        .foregroundStyle(look.headerColor)
        .accessibilityHidden()
    } else {
      ColumnTitle(
        title: title, level: level, alignment: titleGuide == nil ? alignment : nil,
        press: { sort.press(id) }, extend: { sort.extend(by: id) })
    }
  }

  /// The titles in one line, like the cells of a row. Empty if each title is a button.
  static func spokenTitles(of columns: [DataColumn]) -> String {
    columns.allSatisfy { $0.arrange != nil }
      ? "" : columns.map(\.title).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension RowCell {
  /// Returns a cell with a mark in front of its content, which keeps its alignment.
  @MainActor func marked(_ mark: TreeMark, alignment: HorizontalAlignment) -> RowCell {
    let content =
      switch self {
      case .text(let text): AnyView(Text(verbatim: text))
      case .view(let view): view
      }
    // The lines of the mark continue beside a taller cell of the row.
    return .view(
      AnyView(
        mark.label(
          content.frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: Alignment(horizontal: alignment, vertical: .top)))))
  }
}

/// The title of a sortable column.
struct ColumnTitle: View {
  let title: String
  /// The place of the column in the order of the rows; `nil` if the table isn't sorted by it.
  let level: SortLevel?
  /// The alignment in a title as wide as the column; `nil` for a title as wide as its text.
  let alignment: HorizontalAlignment?
  let press: @MainActor () -> Void
  /// Called instead of `press` for a click with Shift.
  let extend: @MainActor () -> Void
  @Environment(\.strings) private var strings
  @Environment(\.tableStyle) private var style

  var body: some View {
    let style = style
    Interactive(action: press) { state in
      let look = style.component(state.selected(level != nil))
      HStack(spacing: SemanticTokens.Spacing.componentGapSM) {
        state.isFocused ? Text(title).underline() : Text(title)
        if let level {
          HStack(spacing: 0) {
            Image(systemName: level.isAscending ? "chevron.up" : "chevron.down")
            if level.count > 1 { Text("\(level.number)") }
          }
          .layoutPriority(1)
        }
      }
      .font(look.headerFont)
      // On the background of the focus too.
      .ink(look.headerColor.legible())
      // The whole cell takes a click.
      .frame(
        maxWidth: alignment == nil ? nil : .infinity,
        alignment: Alignment(horizontal: alignment ?? .leading, vertical: .center)
      )
      .controlGround(state)
      .onExtendingPress(extend)
    }
    .accessibilityLabel(title)
    .accessibilityValue(level.map { value(of: $0) } ?? "")
    .accessibilityHint(strings.sortsRows)
  }

  /// Returns the direction and, if there are several columns in the order, the place of this one.
  private func value(of level: SortLevel) -> String {
    let direction = level.isAscending ? strings.ascending : strings.descending
    if level.count == 1 { return direction }
    return Strings.fill(strings.sortLevel, direction, "\(level.number)", "\(level.count)")
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
