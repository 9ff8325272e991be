// SPDX-License-Identifier: MIT
// Token: the look of a card, by elevation.

/// The look of a card, by elevation.
public protocol CardStyle: ComponentStyle {
  /// The look at one elevation.
  func component(_ elevation: Shadow) -> CardComposableStyle
}

/// The look of one card.
public struct CardComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The ground.
  public var background: Color
  /// Words on the ground.
  public var foreground: Color
  /// The colour of the frame.
  public var border: Color
  /// The line of the frame.
  public var line: BorderStyle
  /// The corners.
  public var radius: Length
  /// Room inside.
  public var padding: Length
  /// The shade.
  public var shadow: Shadow

  /// A look from its parts.
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
}
