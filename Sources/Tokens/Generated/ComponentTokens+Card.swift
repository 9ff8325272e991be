// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Card; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `card.…`.
  public enum Card {
    /// The ground of a card.
    @inlinable public static var backgroundColor: Color { Color(token: 200) }
    /// The frame of a card.
    @inlinable public static var borderColor: Color { Color(token: 201) }
    /// The corners of a card.
    @inlinable public static var borderRadius: Length { Length(token: 23) }
    /// Room inside a card.
    @inlinable public static var padding: Length { Length(token: 24) }
    /// Room between the parts of a card.
    @inlinable public static var spacing: Length { Length(token: 25) }
    /// The title of a card.
    @inlinable public static var titleFont: Font { Font(token: 16) }
    /// The line around a card.
    @inlinable public static var borderStyle: BorderStyle { BorderStyle(token: 7) }
    /// How far a card stands above the ground.
    @inlinable public static var shadow: Shadow { Shadow(token: 4) }
  }
}
