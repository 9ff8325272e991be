// SPDX-License-Identifier: MIT
// Organism: the menu that hides and shows the columns of a table.

import CuriumTokens
import CuriumControls

/// The items of a menu with the columns of a table. A checkmark marks each visible one.
///
/// The only visible column can't be hidden. The name of a column without a title is its id.
struct ColumnMenu<Element>: View {
  let columns: [DataColumn<Element>]
  let customization: Binding<TableColumnCustomization>
  @Environment(\.strings) private var strings

  var body: some View {
    let visible = customization.wrappedValue.visibleIndices(of: columns)
    ForEach(columns.indices.map { ColumnPlace(index: $0) }, id: \.self) { place in
      let column = columns[place.index]
      let name = column.title.isEmpty ? column.id : column.title
      let isVisible = visible.contains(place.index)
      Toggle(name, isOn: Binding(get: { isVisible }, set: { _ in toggle(place.index) }))
        .disabled(isVisible && visible.count == 1)
    }
    Button(strings.resetColumns, action: reset)
      .disabled(!columns.contains { isCustomized($0) })
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

  /// Restores the visibility and the width of all columns of the table.
  private func reset() {
    var next = customization.wrappedValue
    for column in columns {
      next[visibility: column.id] = .automatic
      next[width: column.id] = nil
    }
    customization.wrappedValue = next
  }
}
