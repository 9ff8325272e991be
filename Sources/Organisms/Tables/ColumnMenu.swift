// SPDX-License-Identifier: MIT
// Organism: the menu that hides, shows and moves the columns of a table.

import CuriumTokens
import CuriumControls

/// The items of a menu with the columns of a table, from left to right. A checkmark marks each
/// visible one.
///
/// The only visible column can't be hidden. The name of a column without a title is its id.
struct ColumnMenu<Element>: View {
  let columns: [DataColumn<Element>]
  let customization: Binding<TableColumnCustomization>
  /// The column whose title has the menu, which can be moved; `nil` for a menu of all columns.
  let column: ColumnPlace?
  /// Moves a column to the place of another one.
  let move: @MainActor (Int, Int) -> Void
  @Environment(\.strings) private var strings

  var body: some View {
    let arranged = customization.wrappedValue.arrangedIndices(of: columns)
    let visible = customization.wrappedValue.visibleIndices(of: columns)
    ForEach(arranged.map { ColumnPlace(index: $0) }, id: \.self) { place in
      let isVisible = visible.contains(place.index)
      Toggle(
        name(of: place), isOn: Binding(get: { isVisible }, set: { _ in toggle(place.index) })
      )
      .disabled(isVisible && visible.count == 1)
    }
    if let column {
      moves(of: column)
    } else {
      Menu(strings.moveColumn) {
        ForEach(visible.map { ColumnPlace(index: $0) }, id: \.self) { place in
          Menu(name(of: place)) { moves(of: place) }
        }
      }
      .disabled(visible.count == 1)
    }
    Button(strings.resetColumns, action: reset)
      .disabled(
        arranged == Array(columns.indices) && !columns.contains { isCustomized($0) })
  }

  private func name(of place: ColumnPlace) -> String {
    let column = columns[place.index]
    return column.title.isEmpty ? column.id : column.title
  }

  @ViewBuilder private func moves(of place: ColumnPlace) -> some View {
    moveItem(strings.moveColumnLeft, place.index, by: -1)
    moveItem(strings.moveColumnRight, place.index, by: 1)
  }

  private func moveItem(_ title: String, _ index: Int, by step: Int) -> some View {
    let other = customization.wrappedValue.neighbor(of: index, by: step, in: columns)
    return Button(title) { if let other { move(index, other) } }.disabled(other == nil)
  }

  private func isCustomized(_ column: DataColumn<Element>) -> Bool {
    let current = customization.wrappedValue
    return current[visibility: column.id] != .automatic || current[width: column.id] != nil
  }

  /// Hides or shows a column. If all columns were hidden, the one that was visible anyway stays so.
  private func toggle(_ index: Int) {
    var next = customization.wrappedValue
    let visible = next.visibleIndices(of: columns)
    next[visibility: columns[index].id] = visible.contains(index) ? .hidden : .visible
    let shown = next.visibleIndices(of: columns)
    for other in visible where other != index && !shown.contains(other) {
      next[visibility: columns[other].id] = .visible
    }
    customization.wrappedValue = next
  }

  /// Restores the visibility, the width and the order of all columns of the table.
  private func reset() {
    var next = customization.wrappedValue
    next.resetOrder(of: columns)
    for column in columns {
      next[visibility: column.id] = .automatic
      next[width: column.id] = nil
    }
    customization.wrappedValue = next
  }
}
