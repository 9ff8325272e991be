// SPDX-License-Identifier: MIT
// Views: the options of a prompt below a search field, which filters them.

import Curium
import CuriumOrganisms

/// A search field with the focus, and the options that match its text. The arrows and the Page keys
/// move the current row while the user types, and Escape clears the text.
struct OptionSearch<Row: View>: View {
  private let cursor: Binding<OptionCursor>
  private let row: (FuzzyMatch<Int>, Bool) -> Row
  @State private var page = ChoicePage()
  @Environment(\.strings) private var strings

  /// Creates the rows of the options that `cursor` finds. `row` gets an option, and whether it is
  /// the current one.
  init(
    _ cursor: Binding<OptionCursor>, @ViewBuilder row: @escaping (FuzzyMatch<Int>, Bool) -> Row
  ) {
    self.cursor = cursor
    self.row = row
  }

  var body: some View {
    let found = cursor.wrappedValue.found
    let current = cursor.wrappedValue.current(in: found)
    let height = OptionLabels.searchHeight
    VStack(alignment: .leading, spacing: 0) {
      TextField(strings.search, text: cursor.query).variant(.search)
        .onKeyPress(keys: [.upArrow]) { move(by: -1, wraps: $0.phase == .down) }
        .onKeyPress(keys: [.downArrow]) { move(by: 1, wraps: $0.phase == .down) }
        .onKeyPress(.pageUp) { move(by: -page.length) }
        .onKeyPress(.pageDown) { move(by: page.length) }
        .onKeyPress(.escape) { clear() }
        .fieldLine()
        .defaultFocus()
      ChoiceList(found, selection: current, page: page) {
        ForEach(found, id: \.element) { row($0, $0.element == current) }
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: cursor.wrappedValue.query) }
      }
      // The prompt keeps its height while the search filters the rows.
      .frame(minHeight: 0, idealHeight: height, maxHeight: height, alignment: .top)
    }
  }

  private func move(by steps: Int, wraps: Bool = false) -> KeyPress.Result {
    cursor.wrappedValue.move(by: steps, wraps: wraps)
    return .handled
  }

  private func clear() -> KeyPress.Result {
    if cursor.wrappedValue.query.isEmpty { return .ignored }
    cursor.wrappedValue.query = ""
    return .handled
  }
}
