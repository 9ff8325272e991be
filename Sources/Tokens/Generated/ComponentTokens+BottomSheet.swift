// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.BottomSheet; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `bottomSheet.…`.
  public enum BottomSheet {
    /// The ground of the sheet.
    @inlinable public static var backgroundColor: Color { Color(token: 347) }
    /// The line at the upper edge of the sheet.
    @inlinable public static var borderColor: Color { Color(token: 348) }
    /// The title of the sheet.
    @inlinable public static var titleColor: Color { Color(token: 349) }
    /// Room around the content.
    @inlinable public static var padding: Length { Length(token: 73) }
    /// Room beneath the title.
    @inlinable public static var spacing: Length { Length(token: 74) }
    /// The title of the sheet.
    @inlinable public static var titleFont: Font { Font(token: 60) }
    /// The kind of line.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 9) }
  }
}
