// SPDX-License-Identifier: MIT
// Token: the style of tables.

/// A style for tables. Their rows look like those of a `List`.
public protocol TableStyle: ComponentStyle {
  /// Returns the composable style of a table, with the title of a column in `state`. The title of
  /// the sorted column is selected.
  func component(_ state: ControlState) -> TableComposableStyle
}

/// The composable style of a table.
public struct TableComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background of the header.
  public var headerBackground: Color = ComponentTokens.Table.headerBackgroundColor
  /// The colour of the lines below the titles of columns and above their footers.
  public var headerRule: Color = ComponentTokens.Table.headerRuleColor
  /// The colour of the title of a column.
  public var headerColor: Color = ComponentTokens.Table.headerColor
  /// The text style of the titles of columns.
  public var headerFont: Font = ComponentTokens.Table.headerFont
  /// The background of the footers of columns.
  public var footerBackground: Color = ComponentTokens.Table.footerBackgroundColor
  /// The colour of the footers of columns.
  public var footerColor: Color = ComponentTokens.Table.footerColor
  /// The text style of the footers of columns.
  public var footerFont: Font = ComponentTokens.Table.footerFont
  /// The space between columns, in cells.
  public var spacing: Length = ComponentTokens.Table.spacing

  /// Creates a style with the tokens of a table.
  public init() {}

  /// Returns the style with `color` as the background of the header.
  public func headerBackground(_ color: Color) -> Self { edit { $0.headerBackground = color } }
  /// Returns the style with `color` as the colour of the lines below the titles of columns
  /// and above their footers.
  public func headerRule(_ color: Color) -> Self { edit { $0.headerRule = color } }
  /// Returns the style with `color` as the colour of the titles of columns.
  public func headerColor(_ color: Color) -> Self { edit { $0.headerColor = color } }
  /// Returns the style with `font` as the text style of the titles of columns.
  public func headerFont(_ font: Font) -> Self { edit { $0.headerFont = font } }
  /// Returns the style with `color` as the background of the footers of columns.
  public func footerBackground(_ color: Color) -> Self { edit { $0.footerBackground = color } }
  /// Returns the style with `color` as the colour of the footers of columns.
  public func footerColor(_ color: Color) -> Self { edit { $0.footerColor = color } }
  /// Returns the style with `font` as the text style of the footers of columns.
  public func footerFont(_ font: Font) -> Self { edit { $0.footerFont = font } }
  /// Returns the style with `length` as the space between columns.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
}

extension KitStyle: TableStyle {
  /// Returns the composable style according to the tokens of tables, with the title of a column in
  /// `state`.
  public func component(_ state: ControlState) -> TableComposableStyle {
    let isActive = state.isSelected || state.isFocused || state.isHovered
    let look = TableComposableStyle()
    return isActive && state.isEnabled
      ? look.headerColor(ComponentTokens.Table.headerSortedColor) : look
  }
}
