// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.TagList; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tagList.…`.
  public enum TagList {
    /// Room between two of them.
    @inlinable public static var spacing: Length { Length(token: 40) }
    /// Room between two lines of them.
    @inlinable public static var lineSpacing: Length { Length(token: 41) }
  }
}
