// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Sparkline; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `sparkline.…`.
  public enum Sparkline {
    /// The opacity of an area at its bottom edge.
    @inlinable public static var fade: Opacity { Opacity(token: 10) }
  }
}
