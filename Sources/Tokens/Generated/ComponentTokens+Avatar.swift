// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Avatar; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `avatar.…`.
  public enum Avatar {
    /// The ground.
    @inlinable public static var backgroundColor: Color { Color(token: 337) }
    /// The letters.
    @inlinable public static var textColor: Color { Color(token: 338) }
  }
}
