// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Scrollbar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `scrollbar.…`.
  public enum Scrollbar {
    /// The way.
    @inlinable public static var trackColor: Color { Color(token: 280) }
    /// The part that is seen.
    @inlinable public static var thumbColor: Color { Color(token: 281) }
    /// The part that is seen, with the focus.
    @inlinable public static var thumbActiveColor: Color { Color(token: 282) }
  }
}
