// SPDX-License-Identifier: MIT
// Organism: a product with its price and a button that puts it into the cart.

import CuriumAtoms
import CuriumMolecules
import CuriumTokens
public import CuriumViews

/// A product with its picture, its price, whether it can be had, and a button that puts it into the cart.
///
/// The picture is loaded by `\.imageLoader`; a sign stands in its place. The button takes no press while the
/// product is out of stock.
///
/// *Sizing:* as wide as offered, as high as its content.
/// *Keys:* Return and Space press the button.
/// *Tokens:* `product.*`, `card.*`, `badge.*`, `button.primary.*`. The words are those of `\.strings`.
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

  /// A card for `product`, whose price stands behind the sign of `currency`.
  public init(
    product: Product, currency: String = "$", onAddToCart: @escaping @MainActor () -> Void
  ) {
    self.product = product
    self.currency = currency
    self.onAddToCart = onAddToCart
  }

  /// The picture beside the words.
  public var body: some View {
    Card {
      HStack(alignment: .top, spacing: DesignTokens.Spacing.md) {
        picture
        VStack(alignment: .leading, spacing: 0) {
          name
          Text(product.description)
            .foregroundStyle(ComponentTokens.Product.detailColor)
            .lineLimit(2)
          HStack(spacing: DesignTokens.Spacing.md) {
            Text(product.priceText(currency: currency))
              .font(ComponentTokens.Product.priceFont)
              .foregroundStyle(ComponentTokens.Product.priceColor)
              .lineLimit(1)
              .layoutPriority(1)
            Spacer(minLength: 0)
            PrimaryButton(title: strings.addToCart, isEnabled: product.inStock, action: onAddToCart)
          }
        }
      }
    }
    .accessibilityLabel(product.name)
  }

  private var name: some View {
    HStack(spacing: DesignTokens.Spacing.sm) {
      Text(product.name).font(ComponentTokens.Card.titleFont).lineLimit(1)
        .accessibilityRole(.heading)
      Spacer(minLength: 0)
      Badge(
        text: product.inStock ? strings.inStock : strings.outOfStock,
        color: product.inStock ? .success : .warning
      )
      .layoutPriority(1)
    }
  }

  private var picture: some View {
    Image(systemName: "photo")
      .foregroundStyle(ComponentTokens.Product.imageColor)
      .padding(ComponentTokens.Product.imagePadding)
      .background(ComponentTokens.Product.imageBackgroundColor)
      .overlay {
        AsyncImage(url: product.imageURL, label: product.name) { image in
          image.resizable()
        } placeholder: {
          EmptyView()
        }
      }
  }
}

package enum ProductCardPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("In stock") { ProductCard(product: lamp) {} }
    Preview("Out of stock") {
      ProductCard(
        product: Product(
          id: "chart", name: "Chart of the North Sea",
          description: "Depths, lights and wrecks between Dover and Bergen, printed on cloth.",
          price: 118, imageURL: nil, inStock: false)
      ) {}
    }
    Preview("Little room") { ProductCard(product: lamp) {}.frame(maxWidth: 40) }
    Preview("Playground") { knobs in
      ProductCard(
        product: Product(
          id: "lamp", name: knobs.text("name", "Reading lamp"),
          description: knobs.text("description", "Warm light, 400 lumens"),
          price: knobs.number("price", 39.5, in: 0...500), imageURL: nil,
          inStock: knobs.flag("inStock", true)), currency: knobs.text("currency", "$")
      ) {}
      .frame(width: knobs.length("width", 48, in: 0...60))
    }
  }

  private static let lamp = Product(
    id: "lamp", name: "Reading lamp", description: "Warm light, 400 lumens", price: 39.5,
    imageURL: nil, inStock: true)
}
