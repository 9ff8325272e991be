// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Product; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `product.…`.
  public enum Product {
    /// The ground where the picture will be.
    @inlinable public static var imageBackgroundColor: Color { Color(token: 324) }
    /// The sign in place of the picture.
    @inlinable public static var imageColor: Color { Color(token: 325) }
    /// The price.
    @inlinable public static var priceColor: Color { Color(token: 326) }
    /// What is said of the product.
    @inlinable public static var detailColor: Color { Color(token: 327) }
    /// Room around the sign in place of the picture.
    @inlinable public static var imagePadding: Length { Length(token: 64) }
    /// The price.
    @inlinable public static var priceFont: Font { Font(token: 56) }
  }
}
