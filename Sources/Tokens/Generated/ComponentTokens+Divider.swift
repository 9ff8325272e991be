// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Divider; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `divider.…`.
  public enum Divider {
    /// The line.
    @inlinable public static var lineColor: Color { Color(token: 332) }
    /// The kind of line.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 8) }
  }
}
