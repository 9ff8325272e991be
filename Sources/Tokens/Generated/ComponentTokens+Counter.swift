// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Counter; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `counter.…`.
  public enum Counter {
    /// The count while there is room.
    @inlinable public static var textColor: Color { Color(token: 238) }
    /// The count when little room is left.
    @inlinable public static var textWarningColor: Color { Color(token: 239) }
    /// The count when there are too many.
    @inlinable public static var textColorError: Color { Color(token: 240) }
    /// Room before the sign of too many.
    @inlinable public static var spacing: Length { Length(token: 34) }
    /// The count.
    @inlinable public static var font: Font { Font(token: 32) }
  }
}
