// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Code; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `code.…`.
  public enum Code {
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 341) }
    /// The ground.
    @inlinable public static var backgroundColor: Color { Color(token: 342) }
    /// The words.
    @inlinable public static var font: Font { Font(token: 31) }
  }
}
