// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Pagination; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `pagination.…`.
  public enum Pagination {
    /// The colour of the ellipsis for omitted page numbers.
    @inlinable public static var gapColor: Color { Color(token: 333) }
    /// The space between page numbers.
    @inlinable public static var spacing: Length { Length(token: 59) }
  }
}
