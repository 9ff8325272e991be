// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.TagList; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tagList.…`.
  public enum TagList {
    /// The space between tags.
    @inlinable public static var spacing: Length { Length(token: 54) }
    /// The space between lines of tags.
    @inlinable public static var lineSpacing: Length { Length(token: 55) }
  }
}
