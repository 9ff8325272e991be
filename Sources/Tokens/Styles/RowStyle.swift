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
  public var background: Color = .clear
  /// The colour of the title.
  public var titleColor: Color = ComponentTokens.Row.titleColor
  /// The colour of the subtitle.
  public var subtitleColor: Color = ComponentTokens.Row.subtitleColor
  /// The colour of the value at the end.
  public var valueColor: Color = ComponentTokens.Row.valueColor
  /// The colour of the icon.
  public var iconColor: Color = ComponentTokens.Row.iconColor
  /// The colour of a checkmark.
  public var markColor: Color = ComponentTokens.Row.markColor
  /// The colour of the bar that marks the focus.
  public var markerColor: Color = ComponentTokens.Row.markerColor
  /// The text style of the title.
  public var titleFont: Font = ComponentTokens.Row.titleFont
  /// The text style of the subtitle.
  public var subtitleFont: Font = ComponentTokens.Row.subtitleFont
  /// The space between the parts, in cells.
  public var spacing: Length = ComponentTokens.Row.spacing

  /// Creates a style with the tokens of a row.
  public init() {}

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
    let look = RowComposableStyle()
    switch role {
    case .row: return look.background(ComponentTokens.Row.backgroundColors[state])
    case .card:
      typealias Tokens = ComponentTokens.QuickAction
      return look.background(Tokens.backgroundColors[state]).titleColor(Tokens.titleColor)
        .subtitleColor(Tokens.subtitleColor).iconColor(Tokens.chevronColor)
        .markerColor(Tokens.markerColor).titleFont(Tokens.titleFont)
        .subtitleFont(Tokens.subtitleFont).spacing(Tokens.spacing)
    case .choice:
      typealias Tokens = ComponentTokens.Choice
      return look.background(Tokens.backgroundColors[state]).markerColor(Tokens.markerColor)
    }
  }
}
