// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Borders; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `border.…`.
  public enum Borders {
    /// No line.
    @inlinable public static var none: BorderStyle { BorderStyle(token: 0) }
    /// The line around a control.
    @inlinable public static var regular: BorderStyle { BorderStyle(token: 1) }
    /// A line with round corners.
    @inlinable public static var rounded: BorderStyle { BorderStyle(token: 2) }
    /// The edge of a surface: half a cell in the colour of its background.
    @inlinable public static var soft: BorderStyle { BorderStyle(token: 3) }
    /// A prominent line.
    @inlinable public static var strong: BorderStyle { BorderStyle(token: 4) }
    /// A double line.
    @inlinable public static var double: BorderStyle { BorderStyle(token: 5) }
    /// The line around an empty area.
    @inlinable public static var dashed: BorderStyle { BorderStyle(token: 6) }
    /// The line between two elements.
    @inlinable public static var divider: BorderStyle { BorderStyle(token: 7) }
  }
}
