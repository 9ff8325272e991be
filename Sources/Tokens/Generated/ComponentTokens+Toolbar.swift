// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toolbar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toolbar.…`.
  public enum Toolbar {
    /// The background of the toolbar.
    @inlinable public static var backgroundColor: Color { Color(token: 420) }
    /// The space between actions.
    @inlinable public static var spacing: Length { Length(token: 92) }
    /// The horizontal padding of the toolbar.
    @inlinable public static var padding: Length { Length(token: 93) }
  }
}
