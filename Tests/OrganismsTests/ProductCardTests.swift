// SPDX-License-Identifier: MIT
// Testing: a product with its price and a button.

import Curium
import CuriumTesting
import Foundation
import Testing

@MainActor struct ProductCardTests {
  private func product(price: Double = 39.5, inStock: Bool = true) -> Product {
    Product(
      id: "lamp", name: "Lamp", description: "Warm light", price: price, imageURL: nil,
      inStock: inStock)
  }

  @Test(arguments: [true, false]) func `the button works while the product is in stock`(
    inStock: Bool
  ) throws {
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

  @Test func `in a narrow card neither the name nor the button is cut`() throws {
    var lamp = product()
    lamp.name = "Reading lamp"
    let harness = Harness(width: 24, height: 10) { ProductCard(product: lamp) {} }
    for words in ["Reading lamp", "In stock", "Warm light", "$39.50", "Add to cart"] {
      #expect(harness.position(of: words) != nil, "\(words)")
    }
    #expect(harness.position(of: "   R   ") == nil)
    // The button has its own row, after an empty one.
    let rows = ["$39.50", "Add to cart"].compactMap { harness.position(of: $0)?.y }
    #expect(rows.count == 2 && rows[1] - rows[0] == 2)
    harness.resize(width: 50, height: 10)
    #expect(harness.position(of: "   R   ") != nil)
    #expect(harness.repaint() == 0)
  }

  // MARK: The picture

  @Test func `without a picture, the first letter of the name is in its place`() {
    var chair = product()
    chair.name = "desk chair"
    let harness = Harness(width: 50, height: 8) { ProductCard(product: chair) {} }
    #expect(harness.position(of: "   D     Warm light") != nil, "\(harness.screen)")
    #expect(harness.find(.image) == nil && harness.find(.text, "D") == nil)
  }

  @Test(arguments: [("ßlack", "S"), ("椅子", nil), ("", " ")] as [(String, String?)])
  func `the letter doesn't change the size of the picture`(name: String, letter: String?) {
    let usual = Harness(width: 50, height: 8) { ProductCard(product: product()) {} }
    var other = product()
    other.name = name
    let harness = Harness(width: 50, height: 8) { ProductCard(product: other) {} }
    for words in ["Warm light", "$39.50", "Add to cart"] {
      #expect(harness.position(of: words) == usual.position(of: words), "\(harness.screen)")
    }
    if let letter {
      #expect(harness.position(of: "   \(letter)     Warm light") != nil, "\(harness.screen)")
    }
    #expect(harness.repaint() == 0)
  }

  /// A red picture, 8 × 4 pixels.
  private static let png = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAEklEQVR4nGP4z8CAFWEXJUsCAFpeH+EeQoQo\
    AAAAAElFTkSuQmCC
    """

  /// The first letter of the name in the middle of a square.
  private static let placeholder = "   L   "

  private struct Failed: Error {}

  /// A card with a picture at `address`, after loading it or failing to.
  private func card(
    _ address: String, loader: ImageLoader? = nil, isLoaded: (Harness) -> Bool = { _ in true }
  ) async -> Harness {
    var lamp = product()
    lamp.imageURL = address
    let harness = Harness(width: 50, height: 8) {
      ProductCard(product: lamp) {}.environment(\.imageLoader, loader)
    }
    #expect(harness.position(of: Self.placeholder) != nil)
    await harness.wait { isLoaded(harness) }
    #expect(harness.repaint() == 0)
    return harness
  }

  @Test func `the app's loader loads a picture from the network`() async throws {
    let loader = ImageLoader { address in
      guard address == "https://example.org/lamp.png" else { throw Failed() }
      return Bitmap(width: 2, height: 2, rgba: Array(repeating: 120, count: 16))
    }
    let harness = await card("https://example.org/lamp.png", loader: loader)
    #expect(harness.position(of: Self.placeholder) == nil)
    #expect(harness.find(.image, "Lamp") != nil)
  }

  @Test func `a picture in a file is shown without a loader, in its own proportions`() async throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try #require(Data(base64Encoded: Self.png)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for address in [file.absoluteString, file.path(percentEncoded: false)] {
      let harness = await card(address) { $0.find(.image, "Lamp") != nil }
      let frame = try #require(harness.find(.image, "Lamp")).frame
      // Two pixels are as wide as a cell is high.
      #expect(frame.width >= 3 * frame.height, "\(frame)")
      let cell = harness.cell(x: frame.minX, y: frame.minY)
      #expect([cell.foreground.value, cell.background.value].contains(0xFF_00_00))
    }
  }

  @Test(arguments: ["https://example.org/lamp.png", "/nowhere/lamp.png", ""], [false, true])
  func `the letter stays if the picture can't be loaded`(address: String, hasLoader: Bool) async {
    let harness = await card(
      address, loader: hasLoader ? ImageLoader { _ in throw Failed() } : nil)
    #expect(harness.position(of: Self.placeholder) != nil)
    #expect(harness.find(.image) == nil)
  }
}
