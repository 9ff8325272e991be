// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.BottomSheet; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `bottomSheet.…`.
  public enum BottomSheet {
    /// The ground of the sheet.
    @inlinable public static var backgroundColor: Color { Color(token: 265) }
    /// The line at the upper edge of the sheet.
    @inlinable public static var borderColor: Color { Color(token: 266) }
    /// The title of the sheet.
    @inlinable public static var titleColor: Color { Color(token: 267) }
    /// Room around the content.
    @inlinable public static var padding: Length { Length(token: 51) }
    /// Room beneath the title.
    @inlinable public static var spacing: Length { Length(token: 52) }
    /// The title of the sheet.
    @inlinable public static var titleFont: Font { Font(token: 39) }
    /// The kind of line.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 9) }
  }
}
