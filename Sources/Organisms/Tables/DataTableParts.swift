// SPDX-License-Identifier: MIT
// Organism: the parts of a table: rows, cells and titles.

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

/// The row of titles of the visible columns.
struct TableTitles<Element>: View {
  let columns: [DataColumn<Element>]
  /// The places of the visible columns.
  let shown: [ColumnPlace]
  let tracks: ColumnTracks
  let look: TableComposableStyle
  let sort: TableSort
  let orders: [DataSortOrder]
  /// The widths that the user chose, by the ids of the columns.
  let widths: Binding<[String: Int]>
  let rowCount: Int
  @Environment(\.tableStyle) private var style
  @Environment(\.strings) private var strings

  var body: some View {
    let spoken = DataColumn.spokenTitles(of: shown.map { columns[$0.index] })
    ZStack(alignment: .leading) {
      RowEdge().accessibilityElement().accessibilityLabel(spoken)
        .accessibilityHidden(spoken.isEmpty)
      ColumnHeader(
        tracks, columns: shown.map { columns[$0.index].track(at: $0.index) },
        order: columns.map(\.id), widths: widths, rowCount: rowCount, spacing: look.spacing,
        signColor: style.component(ControlState().selected(true)).headerColor,
        ruleColor: look.headerRule
      ) {
        ForEach(shown, id: \.self) { place in
          let column = columns[place.index]
          column.titleView(look, sort, SortLevel(of: column.id, in: orders))
        }
        .controlKeyHint(strings.sortHint, "enter")
        .controlKeyHint(
          strings.addToSortHint, "plus", isEnabled: sort.allowsSeveral && !orders.isEmpty)
      }
    }
    .stillFocusSection()
    .background(look.headerBackground)
    // An accessibility label set for the table belongs to its rows.
    .accessibilityApart()
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

  /// The title, which sorts by the column if the user can sort by it.
  @MainActor func titleView(
    _ look: TableComposableStyle, _ sort: TableSort, _ level: SortLevel?
  ) -> some View {
    ZStack(alignment: .trailing) {
      if let guide = titleGuide { Text(guide()).hidden() }
      title(look, sort, level)
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
