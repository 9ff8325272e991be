// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.BigText; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `bigText.…`.
  public enum BigText {
    /// The colour of block letters.
    @inlinable public static var textColor: Color { Color(token: 282) }
  }
}
