// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.BottomSheet; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `bottomSheet.…`.
  public enum BottomSheet {
    /// The background of the sheet.
    @inlinable public static var backgroundColor: Color { Color(token: 421) }
    /// The colour of the handle at the sheet's top edge.
    @inlinable public static var borderColor: Color { Color(token: 422) }
    /// The colour of the sheet's title.
    @inlinable public static var titleColor: Color { Color(token: 423) }
    /// The padding around the sheet's content.
    @inlinable public static var padding: Length { Length(token: 94) }
    /// The space below the sheet's title.
    @inlinable public static var spacing: Length { Length(token: 95) }
    /// The width of the handle at the sheet's top edge.
    @inlinable public static var width: Length { Length(token: 96) }
    /// The text style of the sheet's title.
    @inlinable public static var titleFont: Font { Font(token: 72) }
    /// The style of the handle at the sheet's top edge.
    @inlinable public static var lineStyle: BorderStyle { BorderStyle(token: 15) }
  }
}
