// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Divider; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `divider.…`.
  public enum Divider {
    /// The colour of a divider.
    @inlinable public static var lineColor: Color { Color(token: 402) }
    /// The line style of a divider.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 12) }
  }
}
