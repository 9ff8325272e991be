// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Link; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `link.…`.
  public enum Link {
    /// The words.
    @inlinable public static var textColor: Color { Color(token: 335) }
    /// The words with the focus.
    @inlinable public static var textColorFocused: Color { Color(token: 336) }
  }
}
