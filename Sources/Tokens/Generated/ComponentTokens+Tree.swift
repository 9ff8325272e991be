// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tree; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tree.…`.
  public enum Tree {
    /// The colour of the chevron of an expandable row.
    @inlinable public static var chevronColor: Color { Color(token: 400) }
    /// The lines that connect the rows inside the same parent.
    @inlinable public static var guideColor: Color { Color(token: 401) }
    /// The indentation of a row relative to its parent.
    @inlinable public static var indent: Length { Length(token: 86) }
    /// The space between the chevron and the row.
    @inlinable public static var spacing: Length { Length(token: 87) }
  }
}
