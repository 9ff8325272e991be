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
  public var background: Color
  /// The colour of text.
  public var foreground: Color
  /// The colour of the frame.
  public var border: Color
  /// The line of the frame.
  public var line: BorderStyle
  /// The corner radius.
  public var radius: Length
  /// The space inside the frame.
  public var padding: Length
  /// The shadow.
  public var shadow: Shadow

  /// Creates a style from its parts. A part that you omit has the value of its token.
  ///
  /// - Parameters:
  ///   - background: The background of the card.
  ///   - foreground: The colour of the text in the card.
  ///   - border: The colour of the frame.
  ///   - line: The line of the frame.
  ///   - radius: The corner radius of the frame, in cells.
  ///   - padding: The space inside the frame, in cells.
  ///   - shadow: The shadow of the card.
  public init(
    background: Color = ComponentTokens.Card.backgroundColor, foreground: Color = .textPrimary,
    border: Color = ComponentTokens.Card.borderColor,
    line: BorderStyle = ComponentTokens.Card.borderStyle,
    radius: Length = ComponentTokens.Card.borderRadius,
    padding: Length = ComponentTokens.Card.padding, shadow: Shadow = ComponentTokens.Card.shadow
  ) {
    self.background = background
    self.foreground = foreground
    self.border = border
    self.line = line
    self.radius = radius
    self.padding = padding
    self.shadow = shadow
  }

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
    CardComposableStyle(shadow: elevation)
  }
}
