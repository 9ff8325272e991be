// SPDX-License-Identifier: MIT
// Organism: what is known of a thing that is sold.

/// What is known of a thing that is sold, for `ProductCard`.
///
///     let lamp = Product(
///       id: "lamp", name: "Reading lamp", description: "Warm light, 400 lumens", price: 39.5,
///       imageURL: nil, inStock: true)
public struct Product: Identifiable, Hashable, Sendable {
  /// Tells it from every other product.
  public let id: String
  /// What it is called.
  public var name: String
  /// What is said of it, in a line or two.
  public var description: String
  /// What it costs, in the currency of the shop.
  public var price: Double
  /// Where its picture is; nil where there is none.
  public var imageURL: String?
  /// Whether it can be had.
  public var inStock: Bool

  /// A product.
  public init(
    id: String, name: String, description: String, price: Double, imageURL: String?, inStock: Bool
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.price = price
    self.imageURL = imageURL
    self.inStock = inStock
  }

  /// The price with two decimals; a dash where it is no price.
  func priceText(currency: String) -> String {
    // Whole cents are exact up to here.
    guard price.magnitude < 1e13 else { return "–" }
    let cents = Int(price.magnitude * 100 + 0.5)
    let rest = cents % 100
    let sign = price < 0 && cents > 0 ? "-" : ""
    return "\(sign)\(currency)\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
