// SPDX-License-Identifier: MIT
// Views: tokens that are no value but a drawing.

public import CuriumEngine
public import CuriumTokens

/// A token that draws: what cannot be a plain value, as a rounded border or a raised ground.
///
/// It is made of tokens, and so another theme repaints it; two are compared like values. An app adds its
/// own as it would a modifier:
///
///     struct Underscore: GraphicToken {
///       func body(content: Content) -> some View {
///         VStack(spacing: 0) {
///           content
///           Divider()
///         }
///       }
///     }
///     Text("Total").graphic(Underscore())
@MainActor @preconcurrency
public protocol GraphicToken: ViewModifier, Hashable, Sendable {}

extension View {
  /// The view with what a graphic token draws.
  public func graphic(_ token: some GraphicToken) -> some View { modifier(token) }
}

/// A line around a view, with the corners that a radius token asks for.
///
///     Text("Note").graphic(.roundedBorder)
///     Text("Note").graphic(.roundedBorder(.errorBorder, radius: .none))
public struct BorderGraphic: GraphicToken {
  let color: Color
  let line: BorderStyle
  let radius: Length

  /// The content, a cell of line at each edge.
  public func body(content: Content) -> some View {
    content.border(color, style: line, cornerRadius: radius)
  }
}

/// A raised ground around a view: its tone, its corners, room inside, and the shade it throws.
///
///     Text("Note").graphic(.raisedGround)
public struct GroundGraphic: GraphicToken {
  let color: Color
  let padding: Length
  let shadow: Shadow

  /// The content on the ground.
  public func body(content: Content) -> some View {
    content.padding(padding).background(color).shadow(shadow)
  }
}

extension GraphicToken where Self == BorderGraphic {
  /// The line around a card.
  public static var roundedBorder: BorderGraphic {
    roundedBorder(ComponentTokens.Card.borderColor)
  }

  /// A line in a colour, with the corners of a card or of another radius.
  public static func roundedBorder(
    _ color: Color, line: BorderStyle = ComponentTokens.Card.borderStyle,
    radius: Length = ComponentTokens.Card.borderRadius
  ) -> BorderGraphic {
    BorderGraphic(color: color, line: line, radius: radius)
  }
}

extension GraphicToken where Self == GroundGraphic {
  /// The ground of a card.
  public static var raisedGround: GroundGraphic {
    raisedGround(ComponentTokens.Card.backgroundColor)
  }

  /// A ground in a colour, with the room of a card and the shade of an elevation.
  public static func raisedGround(
    _ color: Color, padding: Length = ComponentTokens.Card.padding,
    shadow: Shadow = ComponentTokens.Card.shadow
  ) -> GroundGraphic {
    GroundGraphic(color: color, padding: padding, shadow: shadow)
  }
}
