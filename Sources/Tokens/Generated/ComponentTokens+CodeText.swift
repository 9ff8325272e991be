// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.CodeText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `codeText.…`.
  public enum CodeText {
    /// The code.
    @inlinable public static var textColor: Color { Color(token: 220) }
    /// The ground of code.
    @inlinable public static var backgroundColor: Color { Color(token: 221) }
    /// Room beside code.
    @inlinable public static var padding: Length { Length(token: 29) }
    /// The code.
    @inlinable public static var font: Font { Font(token: 27) }
  }
}
