// SPDX-License-Identifier: MIT
// Organism: the row of titles of a table.

import CuriumLists
import CuriumTokens
import CuriumControls

/// The row of titles of the visible columns.
struct TableTitles<Element>: View {
  let columns: [DataColumn<Element>]
  /// The places of the visible columns.
  let shown: [ColumnPlace]
  let tracks: ColumnTracks
  let look: TableComposableStyle
  let sort: TableSort
  let orders: [DataSortOrder]
  let customization: Binding<TableColumnCustomization>
  /// `true` if the user can move columns, and the titles have a menu.
  let isCustomizable: Bool
  let rowCount: Int
  @Environment(\.tableStyle) private var style
  @Environment(\.strings) private var strings
  @Environment(\.announce) private var announce

  var body: some View {
    if isCustomizable {
      titles
        .contentShape(Rectangle())
        .contextMenu { menu(of: nil) }
    } else {
      titles
    }
  }

  private var titles: some View {
    let spoken = DataColumn.spokenTitles(of: shown.map { columns[$0.index] })
    return ZStack(alignment: .leading) {
      RowEdge().accessibilityElement().accessibilityLabel(spoken)
        .accessibilityHidden(spoken.isEmpty)
      header
        .movesColumns(
          of: tracks, left: strings.moveColumnLeftHint, right: strings.moveColumnRightHint,
          perform: isCustomizable && shown.count > 1 ? moveColumn : nil)
    }
    .stillFocusSection()
    .background(look.headerBackground)
    // An accessibility label set for the table belongs to its rows.
    .accessibilityApart()
  }

  private var moveColumn: @MainActor (Int, Int) -> Void {
    { column, other in move(column, toPlaceOf: other) }
  }

  private var header: some View {
    let pinned = DataColumn.pinnedCount(of: columns)
    let order = customization.wrappedValue.arrangedIndices(of: columns)
    return ColumnHeader(
      tracks,
      columns: shown.map { columns[$0.index].track(at: $0.index, isPinned: $0.index < pinned) },
      order: order.map { columns[$0].id }, widths: customization.widths, rowCount: rowCount,
      spacing: look.spacing,
      signColor: style.component(ControlState().selected(true)).headerColor,
      ruleColor: look.headerRule
    ) {
      ForEach(shown, id: \.self) { place in
        let column = columns[place.index]
        column.titleView(
          look, sort, SortLevel(of: column.id, in: orders),
          menu: isCustomizable ? menu(of: place) : nil)
      }
      .controlKeyHint(strings.sortHint, "enter")
      .controlKeyHint(
        strings.addToSortHint, "plus", isEnabled: sort.allowsSeveral && !orders.isEmpty)
    }
  }

  private func menu(of column: ColumnPlace?) -> ColumnMenu<Element> {
    ColumnMenu(columns: columns, customization: customization, column: column) {
      move($0, toPlaceOf: $1)
    }
  }

  /// Moves a column to the place of another one, where it is visible, and announces its new place.
  private func move(_ column: Int, toPlaceOf other: Int) {
    var next = customization.wrappedValue
    next.move(column, toPlaceOf: other, in: columns)
    tracks.willMove(columns[column].id)
    customization.wrappedValue = next
    let visible = next.visibleIndices(of: columns)
    guard let place = visible.firstIndex(of: column) else { return }
    announce(Strings.fill(strings.movedRow, "\(place + 1)", "\(visible.count)"))
  }
}
