// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Tooltip; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `tooltip.…`.
  public enum Tooltip {
    /// The ground of a remark.
    @inlinable public static var backgroundColor: Color { Color(token: 320) }
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 321) }
    /// Room beside the words.
    @inlinable public static var padding: Length { Length(token: 45) }
  }
}
