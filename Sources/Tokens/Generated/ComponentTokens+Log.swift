// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Log; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `log.…`.
  public enum Log {
    /// The time of an entry.
    @inlinable public static var timeColor: Color { Color(token: 501) }
    /// The message of an entry.
    @inlinable public static var messageColor: Color { Color(token: 502) }
    /// The source of an entry.
    @inlinable public static var sourceColor: Color { Color(token: 503) }
    /// The level of a debug message.
    @inlinable public static var debugColor: Color { Color(token: 504) }
    /// The level of information.
    @inlinable public static var infoColor: Color { Color(token: 505) }
    /// The level of a warning.
    @inlinable public static var warningColor: Color { Color(token: 506) }
    /// The background of the level of a warning.
    @inlinable public static var warningBackgroundColor: Color { Color(token: 507) }
    /// The level of an error.
    @inlinable public static var errorColor: Color { Color(token: 508) }
    /// The background of the level of an error.
    @inlinable public static var errorBackgroundColor: Color { Color(token: 509) }
    /// The space between the parts of an entry.
    @inlinable public static var spacing: Length { Length(token: 116) }
  }
}
