// SPDX-License-Identifier: MIT
// Organism: a list of cards.

import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// A scrolling list of cards, one for each item.
///
/// Cards exist only while they are visible.
///
/// *Sizing:* fills the available space; as tall as its cards if the height is unspecified.
/// *Keys:* those of `ScrollView` and of the content of the cards. A list with more cards than fit
/// is a Tab stop if nothing in its cards can take the focus. *Tokens:* `card.*`, `page.spacing`.
///
///     CardList(items: packages) { package in
///       Text(package.name).font(.headline)
///       Text(package.version)
///     }
public struct CardList<Items: RandomAccessCollection, Content: View>: View
where Items.Element: Identifiable {
  private let items: Items
  private let content: (Items.Element) -> Content
  @Environment(\.cardsHaveEdges) private var cardsHaveEdges

  /// Creates a list that shows the `content` for each of `items` in a card.
  public init(items: Items, @ViewBuilder content: @escaping (Items.Element) -> Content) {
    self.items = items
    self.content = content
  }

  /// The cards.
  public var body: some View {
    ScrollView {
      // The edges of two cards already leave a row between them.
      LazyVStack(alignment: .leading, spacing: cardsHaveEdges ? 0 : ComponentTokens.Page.spacing) {
        ForEach(items) { item in Card(shadowRadius: .none) { content(item) } }
      }
    }
    .focusableToScroll()
  }
}
