// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Help; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `help.…`.
  public enum Help {
    /// The colour of a section heading.
    @inlinable public static var headingColor: Color { Color(token: 410) }
    /// The colour of a key's description.
    @inlinable public static var textColor: Color { Color(token: 411) }
    /// The horizontal padding of the list.
    @inlinable public static var padding: Length { Length(token: 90) }
    /// The text style of a section heading.
    @inlinable public static var headingFont: Font { Font(token: 70) }
  }
}
