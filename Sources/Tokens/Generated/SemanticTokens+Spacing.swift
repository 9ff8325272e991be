// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Spacing; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `spacing.…`.
  public enum Spacing {
    /// No space.
    @inlinable public static var none: Length { Length(token: 0) }
    /// The space between an icon and its label.
    @inlinable public static var xs: Length { Length(token: 1) }
    /// The space between elements of a group.
    @inlinable public static var sm: Length { Length(token: 2) }
    /// The space around the content of a region.
    @inlinable public static var md: Length { Length(token: 3) }
    /// The space around the content of a wide region.
    @inlinable public static var lg: Length { Length(token: 4) }
    /// The space between regions.
    @inlinable public static var xl: Length { Length(token: 5) }
    /// The space around an isolated element.
    @inlinable public static var xxl: Length { Length(token: 6) }
    /// The space between columns of the screen.
    @inlinable public static var gutter: Length { Length(token: 7) }
    /// The padding inside a small component.
    @inlinable public static var componentPaddingSM: Length { Length(token: 8) }
    /// The padding inside a component.
    @inlinable public static var componentPaddingMD: Length { Length(token: 9) }
    /// The padding inside a component that contains others.
    @inlinable public static var componentPaddingLG: Length { Length(token: 10) }
    /// The smallest size of a chart, or of its scale.
    @inlinable public static var chart: Length { Length(token: 11) }
    /// The smallest size of a chart beside a number.
    @inlinable public static var sparkline: Length { Length(token: 12) }
    /// The maximum width of a hint.
    @inlinable public static var textWidthSM: Length { Length(token: 13) }
    /// The maximum width of a message.
    @inlinable public static var textWidthLG: Length { Length(token: 14) }
    /// The height of a sheet with a list.
    @inlinable public static var listHeight: Length { Length(token: 15) }
    /// The minimum height of a list in a sheet.
    @inlinable public static var minListHeight: Length { Length(token: 16) }
    /// The width of a pane with short names.
    @inlinable public static var paneWidthSM: Length { Length(token: 17) }
    /// The minimum width of a pane with text beside another one.
    @inlinable public static var paneWidthLG: Length { Length(token: 18) }
    /// The space between the parts of a small component.
    @inlinable public static var componentGapSM: Length { Length(token: 19) }
    /// The space between the parts of a component.
    @inlinable public static var componentGapMD: Length { Length(token: 20) }
    /// The space between components.
    @inlinable public static var componentGapLG: Length { Length(token: 21) }
  }
}
