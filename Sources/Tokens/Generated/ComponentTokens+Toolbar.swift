// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Toolbar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `toolbar.…`.
  public enum Toolbar {
    /// The ground of the bar.
    @inlinable public static var backgroundColor: Color { Color(token: 346) }
    /// Room between two actions.
    @inlinable public static var spacing: Length { Length(token: 71) }
    /// Room at both ends of the bar.
    @inlinable public static var padding: Length { Length(token: 72) }
  }
}
