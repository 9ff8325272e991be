// SPDX-License-Identifier: MIT
// Token: the style of a card, by elevation.

/// A style for cards, by elevation.
public protocol CardStyle: ComponentStyle {
  /// Returns the composable style at `elevation`.
  func component(_ elevation: Shadow) -> CardComposableStyle
}

/// The composable style of a card.
public struct CardComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = ComponentTokens.Card.backgroundColor
  /// The colour of text.
  public var foreground: Color = .textPrimary
  /// The colour of the frame.
  public var border: Color = ComponentTokens.Card.borderColor
  /// The line of the frame.
  public var line: BorderStyle = ComponentTokens.Card.borderStyle
  /// The corner radius of the frame, in cells.
  public var radius: Length = ComponentTokens.Card.borderRadius
  /// The space inside the frame, in cells.
  public var padding: Length = ComponentTokens.Card.padding
  /// The shadow.
  public var shadow: Shadow = ComponentTokens.Card.shadow

  /// Creates a style with the tokens of a card.
  public init() {}

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of text.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `color` as the colour of the frame.
  public func border(_ color: Color) -> Self { edit { $0.border = color } }
  /// Returns the style with `style` as the line of the frame.
  public func line(_ style: BorderStyle) -> Self { edit { $0.line = style } }
  /// Returns the style with `length` as its corner radius.
  public func radius(_ length: Length) -> Self { edit { $0.radius = length } }
  /// Returns the style with `length` as the space inside the frame.
  public func padding(_ length: Length) -> Self { edit { $0.padding = length } }
  /// Returns the style with `shadow` as its shadow.
  public func shadow(_ shadow: Shadow) -> Self { edit { $0.shadow = shadow } }
}

extension KitStyle: CardStyle {
  /// Returns the composable style according to the tokens of cards, with the shadow `elevation`.
  public func component(_ elevation: Shadow) -> CardComposableStyle {
    CardComposableStyle().shadow(elevation)
  }
}
