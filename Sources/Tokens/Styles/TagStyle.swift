// SPDX-License-Identifier: MIT
// Token: the style of tags, by state.

/// A style for tags, such as `Chip` and those of a `TagList`.
public protocol TagStyle: ComponentStyle {
  /// Returns the composable style in `state`.
  func component(_ state: ControlState) -> TagComposableStyle
}

/// The composable style of a tag.
public struct TagComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = ComponentTokens.Chip.backgroundColor
  /// The colour of the text and the icon.
  public var foreground: Color = ComponentTokens.Chip.textColor
  /// The text style.
  public var textStyle: Font = ComponentTokens.Chip.font
  /// The space between the icon and the text, in cells.
  public var spacing: Length = ComponentTokens.Chip.spacing

  /// Creates a style with the tokens of a chip.
  public init() {}

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the text and the icon.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `font` as its text style.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
  /// Returns the style with `length` as the space between the icon and the text.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
}

extension KitStyle: TagStyle {
  /// Returns the composable style in `state` according to the tokens of chips.
  public func component(_ state: ControlState) -> TagComposableStyle {
    typealias Tokens = ComponentTokens.Chip
    // A pressed tag has the text colour of unselected ones.
    let text = Tokens.textColors[state.selected(state.isSelected && !state.isPressed)]
    // The focus brightens a selected tag, as it does a segment.
    let isSelectedWithFocus = state.isSelected && state.isFocused && !state.isPressed
    return TagComposableStyle()
      .background(
        isSelectedWithFocus
          ? ComponentTokens.Button.Primary.backgroundColorFocused : Tokens.backgroundColors[state]
      )
      .foreground(state.isEnabled ? text.legible() : text)
  }
}
