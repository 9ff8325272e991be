// SPDX-License-Identifier: MIT
// Token: the style of rows, by state.

/// A style for rows, such as `ActionRow`, `ToggleRow` and `QuickActionCard`.
public protocol RowStyle: ComponentStyle {
  /// Returns the composable style in `role` and `state`.
  func component(_ role: RowRole, state: ControlState) -> RowComposableStyle
}

/// The role of a row.
public enum RowRole: UInt8, Hashable, Sendable, CaseIterable {
  /// A row with a title, as in `ActionRow`.
  case row
  /// A row with its own background, as in `QuickActionCard`.
  case card
  /// One of several choices, as in `ChoiceRow`.
  case choice
}

/// The composable style of a row.
public struct RowComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color
  /// The colour of the title.
  public var titleColor: Color
  /// The colour of the subtitle.
  public var subtitleColor: Color
  /// The colour of the value at the end.
  public var valueColor: Color
  /// The colour of the icon.
  public var iconColor: Color
  /// The colour of a checkmark.
  public var markColor: Color
  /// The colour of the bar that marks the focus.
  public var markerColor: Color
  /// The text style of the title.
  public var titleFont: Font
  /// The text style of the subtitle.
  public var subtitleFont: Font
  /// The space between the parts.
  public var spacing: Length

  /// Creates a style from its parts. A part that you omit has the value of its token.
  ///
  /// - Parameters:
  ///   - background: The background of the row.
  ///   - titleColor: The colour of the title.
  ///   - subtitleColor: The colour of the subtitle.
  ///   - valueColor: The colour of the value at the end.
  ///   - iconColor: The colour of the icon.
  ///   - markColor: The colour of a checkmark.
  ///   - markerColor: The colour of the bar that marks the focus.
  ///   - titleFont: The text style of the title.
  ///   - subtitleFont: The text style of the subtitle.
  ///   - spacing: The space between the parts, in cells.
  public init(
    background: Color = .clear,
    titleColor: Color = ComponentTokens.Row.titleColor,
    subtitleColor: Color = ComponentTokens.Row.subtitleColor,
    valueColor: Color = ComponentTokens.Row.valueColor,
    iconColor: Color = ComponentTokens.Row.iconColor,
    markColor: Color = ComponentTokens.Row.markColor,
    markerColor: Color = ComponentTokens.Row.markerColor,
    titleFont: Font = ComponentTokens.Row.titleFont,
    subtitleFont: Font = ComponentTokens.Row.subtitleFont,
    spacing: Length = ComponentTokens.Row.spacing
  ) {
    self.background = background
    self.titleColor = titleColor
    self.subtitleColor = subtitleColor
    self.valueColor = valueColor
    self.iconColor = iconColor
    self.markColor = markColor
    self.markerColor = markerColor
    self.titleFont = titleFont
    self.subtitleFont = subtitleFont
    self.spacing = spacing
  }

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the title.
  public func titleColor(_ color: Color) -> Self { edit { $0.titleColor = color } }
  /// Returns the style with `color` as the colour of the subtitle.
  public func subtitleColor(_ color: Color) -> Self { edit { $0.subtitleColor = color } }
  /// Returns the style with `color` as the colour of the value at the end.
  public func valueColor(_ color: Color) -> Self { edit { $0.valueColor = color } }
  /// Returns the style with `color` as the colour of the icon.
  public func iconColor(_ color: Color) -> Self { edit { $0.iconColor = color } }
  /// Returns the style with `color` as the colour of a checkmark.
  public func markColor(_ color: Color) -> Self { edit { $0.markColor = color } }
  /// Returns the style with `color` as the colour of the bar that marks the focus.
  public func markerColor(_ color: Color) -> Self { edit { $0.markerColor = color } }
  /// Returns the style with `font` as the text style of the title.
  public func titleFont(_ font: Font) -> Self { edit { $0.titleFont = font } }
  /// Returns the style with `font` as the text style of the subtitle.
  public func subtitleFont(_ font: Font) -> Self { edit { $0.subtitleFont = font } }
  /// Returns the style with `length` as the space between the parts.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
}

extension KitStyle: RowStyle {
  /// Returns the composable style in `state` according to the tokens of `role`.
  public func component(_ role: RowRole, state: ControlState) -> RowComposableStyle {
    switch role {
    case .row:
      return RowComposableStyle(background: ComponentTokens.Row.backgroundColors[state])
    case .card:
      typealias Tokens = ComponentTokens.QuickAction
      return RowComposableStyle(
        background: Tokens.backgroundColors[state], titleColor: Tokens.titleColor,
        subtitleColor: Tokens.subtitleColor, iconColor: Tokens.chevronColor,
        markerColor: Tokens.markerColor, titleFont: Tokens.titleFont,
        subtitleFont: Tokens.subtitleFont, spacing: Tokens.spacing)
    case .choice:
      typealias Tokens = ComponentTokens.Choice
      return RowComposableStyle(
        background: Tokens.backgroundColors[state], markerColor: Tokens.markerColor)
    }
  }
}
