// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tree; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tree.…`.
  public enum Tree {
    /// The sign that a row opens.
    @inlinable public static var chevronColor: Color { Color(token: 331) }
    /// How far a row stands in from the one that holds it.
    @inlinable public static var indent: Length { Length(token: 66) }
    /// Room between the sign and the row.
    @inlinable public static var spacing: Length { Length(token: 67) }
  }
}
