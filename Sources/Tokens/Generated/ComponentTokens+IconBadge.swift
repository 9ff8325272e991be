// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.IconBadge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `iconBadge.…`.
  public enum IconBadge {
    /// How much of its colour the ground takes.
    @inlinable public static var tint: Opacity { Opacity(token: 6) }
  }
}
