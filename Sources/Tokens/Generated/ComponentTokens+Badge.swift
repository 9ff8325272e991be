// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Badge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `badge.…`.
  public enum Badge {
    /// A badge that names an action.
    @inlinable public static var primaryColor: Color { Color(token: 231) }
    /// A badge that names a lesser action.
    @inlinable public static var secondaryColor: Color { Color(token: 232) }
    /// A badge that names an action that destroys.
    @inlinable public static var destructiveColor: Color { Color(token: 233) }
    /// Room beside the word of a badge.
    @inlinable public static var padding: Length { Length(token: 28) }
    /// The word of a badge.
    @inlinable public static var font: Font { Font(token: 20) }
    /// How much of its colour the ground of a badge takes.
    @inlinable public static var tint: Opacity { Opacity(token: 4) }
  }
}
