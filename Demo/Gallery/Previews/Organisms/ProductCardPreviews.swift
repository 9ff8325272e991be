// SPDX-License-Identifier: MIT
// Page: previews of ProductCard.

import Curium
import CuriumPreviews

enum ProductCardPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("In stock") { ProductCard(product: lamp) {} }
    Preview("Out of stock") {
      ProductCard(
        product: Product(
          id: "keyboard", name: "Split keyboard",
          description: "64 low-profile keys on two halves, with firmware you can change.",
          price: 189, imageURL: nil, inStock: false)
      ) {}
    }
    Preview("Narrow") { ProductCard(product: lamp) {}.frame(maxWidth: 24) }
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
