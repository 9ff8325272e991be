// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Help; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `help.…`.
  public enum Help {
    /// The name of a section.
    @inlinable public static var headingColor: Color { Color(token: 336) }
    /// What a key does.
    @inlinable public static var textColor: Color { Color(token: 337) }
    /// Room beside the rows.
    @inlinable public static var padding: Length { Length(token: 69) }
    /// The name of a section.
    @inlinable public static var headingFont: Font { Font(token: 58) }
  }
}
