// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.IconBadge; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `iconBadge.…`.
  public enum IconBadge {
    /// The opacity of an icon badge's tinted background.
    @inlinable public static var tint: Opacity { Opacity(token: 8) }
  }
}
