// SPDX-License-Identifier: MIT
// Organism: a scrolling column of selectable rows.

import CuriumTokens
package import CuriumControls

/// Rows that scroll. The selected one is scrolled into view when the selection or the items change.
package struct ChoiceList<ID: Hashable, Items: Equatable, Rows: View>: View {
  private let items: Items
  private let selection: ID?
  private let rows: Rows

  /// Creates a list of `rows` for `items`. `selection` is the id of the selected row.
  package init(_ items: Items, selection: ID?, @ViewBuilder rows: () -> Rows) {
    self.items = items
    self.selection = selection
    self.rows = rows()
  }

  package var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { rows }
      }
      .onChange(of: selection, initial: true) { _, id in
        if let id { proxy.scrollTo(id) }
      }
      .onChange(of: items) { _, _ in
        if let selection { proxy.scrollTo(selection) }
      }
    }
  }
}
