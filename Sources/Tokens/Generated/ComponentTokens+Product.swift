// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Product; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `product.…`.
  public enum Product {
    /// The background of the picture's placeholder.
    @inlinable public static var imageBackgroundColor: Color { Color(token: 389) }
    /// The colour of the letter in the picture's placeholder.
    @inlinable public static var imageColor: Color { Color(token: 390) }
    /// The colour of the price.
    @inlinable public static var priceColor: Color { Color(token: 391) }
    /// The colour of the product's description.
    @inlinable public static var detailColor: Color { Color(token: 392) }
    /// The padding around the letter in the picture's placeholder.
    @inlinable public static var imagePadding: Length { Length(token: 84) }
    /// The text style of the price.
    @inlinable public static var priceFont: Font { Font(token: 67) }
  }
}
