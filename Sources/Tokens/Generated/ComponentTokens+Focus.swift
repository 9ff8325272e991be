// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Focus; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `focus.…`.
  public enum Focus {
    /// Edge bars and brackets around what has the focus.
    @inlinable public static var ringColor: Color { Color(token: 283) }
  }
}
