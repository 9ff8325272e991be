// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.CodeText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `codeText.…`.
  public enum CodeText {
    /// The colour of code.
    @inlinable public static var textColor: Color { Color(token: 280) }
    /// The background of code.
    @inlinable public static var backgroundColor: Color { Color(token: 281) }
    /// The horizontal padding of code.
    @inlinable public static var padding: Length { Length(token: 42) }
    /// The text style of code.
    @inlinable public static var font: Font { Font(token: 37) }
  }
}
