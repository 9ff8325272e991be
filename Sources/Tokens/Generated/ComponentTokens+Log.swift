// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Log; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `log.…`.
  public enum Log {
    /// The time of an entry.
    @inlinable public static var timeColor: Color { Color(token: 518) }
    /// The message of an entry.
    @inlinable public static var messageColor: Color { Color(token: 519) }
    /// The source of an entry.
    @inlinable public static var sourceColor: Color { Color(token: 520) }
    /// The level of a debug message.
    @inlinable public static var debugColor: Color { Color(token: 521) }
    /// The level of information.
    @inlinable public static var infoColor: Color { Color(token: 522) }
    /// The level of a warning.
    @inlinable public static var warningColor: Color { Color(token: 523) }
    /// The background of the level of a warning.
    @inlinable public static var warningBackgroundColor: Color { Color(token: 524) }
    /// The level of an error.
    @inlinable public static var errorColor: Color { Color(token: 525) }
    /// The background of the level of an error.
    @inlinable public static var errorBackgroundColor: Color { Color(token: 526) }
    /// The space between the parts of an entry.
    @inlinable public static var spacing: Length { Length(token: 119) }
  }
}
