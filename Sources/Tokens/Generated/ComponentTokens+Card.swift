// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Card; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `card.…`.
  public enum Card {
    /// The background of a card.
    @inlinable public static var backgroundColor: Color { Color(token: 224) }
    /// The colour of a card's border.
    @inlinable public static var borderColor: Color { Color(token: 225) }
    /// The corner radius of a card.
    @inlinable public static var borderRadius: Length { Length(token: 31) }
    /// The padding around the content of a card.
    @inlinable public static var padding: Length { Length(token: 32) }
    /// The space between the parts of a card.
    @inlinable public static var spacing: Length { Length(token: 33) }
    /// The text style of a card's title.
    @inlinable public static var titleFont: Font { Font(token: 23) }
    /// The line around a card.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 8) }
    /// The elevation of a card.
    @inlinable public static var shadow: Shadow { Shadow(token: 4) }
  }
}
