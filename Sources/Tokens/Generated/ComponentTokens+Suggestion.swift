// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Suggestion; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `suggestion.…`.
  public enum Suggestion {
    /// The colour of a suggestion.
    @inlinable public static var textColor: Color { Color(token: 248) }
    /// The colour of the matching letters in a suggestion.
    @inlinable public static var matchColor: Color { Color(token: 249) }
  }
}
