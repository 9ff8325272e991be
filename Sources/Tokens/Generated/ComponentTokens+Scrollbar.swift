// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Scrollbar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `scrollbar.…`.
  public enum Scrollbar {
    /// The way.
    @inlinable public static var trackColor: Color { Color(token: 306) }
    /// The part that is seen.
    @inlinable public static var thumbColor: Color { Color(token: 307) }
  }
}
