// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Nav; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `nav.…`.
  public enum Nav {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 265) }
    /// The title.
    @inlinable public static var titleColor: Color { Color(token: 266) }
    /// The actions at both ends.
    @inlinable public static var actionColor: Color { Color(token: 267) }
    /// The line beneath the bar.
    @inlinable public static var dividerColor: Color { Color(token: 268) }
    /// Room at both ends of the bar.
    @inlinable public static var padding: Length { Length(token: 36) }
    /// The title.
    @inlinable public static var titleFont: Font { Font(token: 26) }
  }
}
