// SPDX-License-Identifier: MIT
// Page: previews of ProductCard.

import Curium
import CuriumPreviews

enum ProductCardPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("In stock") {
      ProductCard(product: lamp) {}.environment(\.imageLoader, ImageLoader { _ in drawing })
    }
    Preview("Without a picture") { ProductCard(product: chair) {} }
    Preview("Out of stock") {
      ProductCard(
        product: Product(
          id: "keyboard", name: "Split keyboard",
          description: "64 low-profile keys on two halves, with firmware you can change.",
          price: 189, imageURL: nil, inStock: false)
      ) {}
    }
    Preview("Narrow") { ProductCard(product: chair) {}.frame(maxWidth: 24) }
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
    imageURL: "https://example.org/lamp.png", inStock: true)

  private static let chair = Product(
    id: "chair", name: "Desk chair", description: "Adjustable in height", price: 240,
    imageURL: nil, inStock: true)

  /// The picture of the lamp: its shade, its light and its stand.
  private static var drawing: Bitmap {
    let rows = ["..###..", ".#####.", "#######", "..ooo..", "...|...", "..|||.."]
    return Bitmap(width: 7, height: 6) { x, y in
      switch Array(rows[y])[x] {
      case "#": .init(red: 255, green: 138, blue: 190)
      case "o": .init(red: 255, green: 214, blue: 102)
      case "|": .init(red: 176, green: 176, blue: 200)
      default: .clear
      }
    }
  }
}
