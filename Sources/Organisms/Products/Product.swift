// SPDX-License-Identifier: MIT
// Organism: the data of a product.

/// The data of a product for `ProductCard`.
///
///     let lamp = Product(
///       id: "lamp", name: "Reading lamp", description: "Warm light, 400 lumens", price: 39.5,
///       imageURL: nil, inStock: true)
public struct Product: Identifiable, Hashable, Sendable {
  /// The unique id of the product.
  public let id: String
  /// The name of the product.
  public var name: String
  /// A description in one or two lines.
  public var description: String
  /// The price, in the currency of the shop.
  public var price: Double
  /// The URL or the path of the picture; `nil` if there is none. See `ProductCard`.
  public var imageURL: String?
  /// A Boolean value that indicates whether the product is available.
  public var inStock: Bool

  /// Creates a product.
  ///
  /// - Parameters:
  ///   - id: The unique id of the product.
  ///   - name: The name of the product.
  ///   - description: A short description of the product.
  ///   - price: The price, in the currency of the card.
  ///   - imageURL: The URL or the path of the picture; `nil` if there is none.
  ///   - inStock: `true` if the user can order the product.
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

  /// Returns the price with two decimals; a dash for a number too large to be a price.
  func priceText(currency: String) -> String {
    // Whole cents are exact up to this value.
    guard price.magnitude < 1e13 else { return "–" }
    let cents = Int(price.magnitude * 100 + 0.5)
    let rest = cents % 100
    let sign = price < 0 && cents > 0 ? "-" : ""
    return "\(sign)\(currency)\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
