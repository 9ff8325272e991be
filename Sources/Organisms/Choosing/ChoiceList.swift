// SPDX-License-Identifier: MIT
// Organism: a scrolling column of selectable rows.

import CuriumTokens
package import CuriumControls

/// Rows that scroll. The selected one is scrolled into view when the selection changes. At first,
/// after a jump, and when the items change, it moves to the middle.
package struct ChoiceList<ID: Hashable, Items: Equatable, Rows: View>: View {
  private let items: Items
  private let selection: ID?
  private let jumps: Int
  private let page: ChoicePage?
  private let rows: Rows

  /// Creates a list of `rows` for `items`. `selection` is the id of the selected row. `jumps`
  /// changes when the selection moves to a row that the user may not see. `page` gets the number of
  /// visible rows.
  package init(
    _ items: Items, selection: ID?, jumps: Int = 0, page: ChoicePage? = nil,
    @ViewBuilder rows: () -> Rows
  ) {
    self.items = items
    self.selection = selection
    self.jumps = jumps
    self.page = page
    self.rows = rows()
  }

  package var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { rows }
      }
      .onChange(of: selection, initial: true) { old, id in
        if let id { proxy.scrollTo(id, anchor: old == id ? .center : nil) }
      }
      .onChange(of: items) { _, _ in center(proxy) }
      .onChange(of: jumps) { _, _ in center(proxy) }
      .onGeometryChange(for: Int.self) {
        $0.size.height
      } action: {
        page?.rows = $0
      }
    }
  }

  private func center(_ proxy: ScrollViewProxy) {
    if let selection { proxy.scrollTo(selection, anchor: .center) }
  }
}

/// The number of visible rows of a list, for the Page keys. Bodies don't depend on it.
@MainActor package final class ChoicePage {
  var rows = 1

  /// Creates the page of a list that isn't on the screen yet.
  package init() {}

  /// The number of rows by which a Page key moves the selection: all but one.
  package var length: Int { max(1, rows - 1) }
}
