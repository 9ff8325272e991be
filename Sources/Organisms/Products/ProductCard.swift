// SPDX-License-Identifier: MIT
// Organism: a product with its price and a button to add it to the cart.

import CuriumAtoms
import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// A product with its picture, price and availability, and a button to add it to the cart.
///
/// The picture is a PNG file if `imageURL` is a path or a `file:` URL; `\.imageLoader` loads
/// anything else. Until the picture is loaded, or if it can't be loaded, the first letter of the
/// name appears in its place. The button is disabled while the product is out of stock.
///
/// *Sizing:* fills the width; as tall as its content. If there isn't enough room, the picture is
/// omitted, and the badge and the button move to their own rows.
/// *Keys:* Return and Space press the button.
/// *Tokens:* `product.*`, `card.*`, `badge.*`, `button.primary.*`. The labels come from
/// `\.strings`.
///
///     let lamp = Product(
///       id: "lamp", name: "Reading lamp", description: "Warm light, 400 lumens", price: 39.5,
///       imageURL: nil, inStock: true)
///     ProductCard(product: lamp) { save() }
public struct ProductCard: View {
  private let product: Product
  private let currency: String
  private let onAddToCart: @MainActor () -> Void
  @Environment(\.strings) private var strings
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density

  /// Creates a card for `product`, with its price after the symbol `currency`. Its button calls
  /// `onAddToCart`.
  public init(
    product: Product, currency: String = "$", onAddToCart: @escaping @MainActor () -> Void
  ) {
    self.product = product
    self.currency = currency
    self.onAddToCart = onAddToCart
  }

  /// The picture next to the text.
  public var body: some View {
    Card {
      PictureLayout(least: 24, spacing: gap) {
        picture
        VStack(alignment: .leading, spacing: 0) {
          name
          Text(product.description)
            .foregroundStyle(ComponentTokens.Product.detailColor)
            .lineLimit(2)
          purchase
        }
      }
    }
    .accessibilityLabel(product.name)
  }

  /// The columns between views side by side.
  private var gap: Int {
    DesignTokens.Spacing.md.resolve(in: theme, axis: .horizontal, density: density)
  }

  /// The rows above the button if it has its own row.
  private var rowGap: Int {
    SemanticTokens.Spacing.gutter.resolve(in: theme, axis: .vertical, density: density)
  }

  private var name: some View {
    EndsLayout(spacing: gap) {
      Text(product.name).font(ComponentTokens.Card.titleFont).lineLimit(2)
        .accessibilityRole(.heading)
      Badge(
        text: product.inStock ? strings.inStock : strings.outOfStock,
        color: product.inStock ? .success : .warning)
    }
  }

  private var purchase: some View {
    EndsLayout(spacing: gap, rows: rowGap) {
      Text(product.priceText(currency: currency))
        .font(ComponentTokens.Product.priceFont)
        .foregroundStyle(ComponentTokens.Product.priceColor)
        .lineLimit(1)
      PrimaryButton(title: strings.addToCart, isEnabled: product.inStock, action: onAddToCart)
    }
  }

  /// The first letter of the name.
  private var letter: some View {
    Text(product.name.prefix(1).uppercased().prefix(1))
      .foregroundStyle(ComponentTokens.Product.imageColor)
  }

  private var picture: some View {
    AsyncImage(url: product.imageURL, label: product.name) { phase in
      // The size is that of one cell, even if the letter is wider.
      Text(verbatim: " ")
        .overlay { letter.hidden(phase.image != nil) }
        .accessibilityHidden()
        .padding(ComponentTokens.Product.imagePadding)
        .background(ComponentTokens.Product.imageBackgroundColor)
        .overlay {
          if let image = phase.image { image.resizable().aspectRatio(contentMode: .fit) }
        }
    }
    .frame(minWidth: 0, minHeight: 0)
  }
}
