// SPDX-License-Identifier: MIT
// Testing: a product with its price and a button.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ProductCardTests {
  private func product(price: Double = 39.5, inStock: Bool = true) -> Product {
    Product(
      id: "lamp", name: "Lamp", description: "Warm light", price: price, imageURL: nil,
      inStock: inStock)
  }

  @Test(arguments: [true, false]) func `the button acts while there is stock`(inStock: Bool) throws
  {
    var count = 0
    let harness = Harness(width: 50, height: 8) {
      ProductCard(product: product(inStock: inStock)) { count += 1 }
    }
    harness.click(try #require(harness.find(.button, "Add to cart")))
    harness.press("⇥ ⏎")
    #expect(count == (inStock ? 2 : 0))
    #expect(harness.find(.status, inStock ? "In stock" : "Out of stock") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (0, "$0.00"), (39.5, "$39.50"), (0.05, "$0.05"), (1_234.999, "$1235.00"), (-2.5, "-$2.50"),
    (1e300, "–"), (.infinity, "–"), (.nan, "–"),
  ])
  func `a price has two decimals`(price: Double, text: String) {
    let harness = Harness(width: 50, height: 8) { ProductCard(product: product(price: price)) {} }
    #expect(harness.content.contains { $0.contains(" \(text) ") })
  }

  @Test func `in little room neither the name nor the button is cut`() throws {
    var lamp = product()
    lamp.name = "Reading lamp"
    let harness = Harness(width: 24, height: 10) { ProductCard(product: lamp) {} }
    for words in ["Reading lamp", "In stock", "Warm light", "$39.50", "Add to cart"] {
      #expect(harness.position(of: words) != nil, "\(words)")
    }
    #expect(harness.position(of: "▨") == nil)
    harness.resize(width: 50, height: 10)
    #expect(harness.position(of: "▨") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the picture fills its place once it is there`() async {
    var lamp = product()
    lamp.imageURL = "lamp.png"
    let loader = ImageLoader { _ in
      Bitmap(width: 2, height: 2, rgba: Array(repeating: 120, count: 16))
    }
    let harness = Harness(width: 50, height: 8) {
      ProductCard(product: lamp) {}.environment(\.imageLoader, loader)
    }
    let before = harness.screen
    await harness.settle()
    #expect(harness.screen != before)
    #expect(harness.find(.image, "Lamp") != nil)
    #expect(harness.repaint() == 0)
  }
}
