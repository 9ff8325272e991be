// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Pagination; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `pagination.…`.
  public enum Pagination {
    /// The pages that are left out.
    @inlinable public static var gapColor: Color { Color(token: 272) }
    /// Room between two pages.
    @inlinable public static var spacing: Length { Length(token: 45) }
  }
}
