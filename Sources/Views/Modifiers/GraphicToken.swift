// SPDX-License-Identifier: MIT
// Views: tokens that draw.

public import CuriumEngine
public import CuriumTokens

/// A token that draws what a plain value can't express, such as a rounded border or a raised
/// background.
///
/// A graphic token is made of other tokens, so it follows the theme. Graphic tokens are compared by
/// value. Define your own as you would a modifier:
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
  /// Draws the border, background or other graphic of `token` around the view.
  ///
  ///     Text("Note").graphic(.roundedBorder)
  public func graphic(_ token: some GraphicToken) -> some View { modifier(token) }
}

/// A border around a view, with the corners of a radius token.
///
///     Text("Note").graphic(.roundedBorder)
///     Text("Note").graphic(.roundedBorder(.errorBorder, radius: .none))
public struct BorderGraphic: GraphicToken {
  let color: Color
  let line: BorderStyle
  let radius: Length

  /// The view `content` with a border of one cell at each edge.
  public func body(content: Content) -> some View {
    content.border(color, style: line, cornerRadius: radius)
  }
}

/// A raised background behind a view, with padding and a shadow.
///
///     Text("Note").graphic(.raisedBackground)
public struct BackgroundGraphic: GraphicToken {
  let color: Color
  let padding: Length
  let shadow: Shadow

  /// The view `content` on the background.
  public func body(content: Content) -> some View {
    content.padding(padding).background(color).shadow(shadow)
  }
}

extension GraphicToken where Self == BorderGraphic {
  /// The border of a card.
  public static var roundedBorder: BorderGraphic {
    roundedBorder(ComponentTokens.Card.borderColor)
  }

  /// A border in `color`, with the style `line` and the corners of `radius`, by default those of a
  /// card.
  public static func roundedBorder(
    _ color: Color, line: BorderStyle = SemanticTokens.Borders.rounded,
    radius: Length = ComponentTokens.Card.borderRadius
  ) -> BorderGraphic {
    BorderGraphic(color: color, line: line, radius: radius)
  }
}

extension GraphicToken where Self == BackgroundGraphic {
  /// The background of a card.
  public static var raisedBackground: BackgroundGraphic {
    raisedBackground(ComponentTokens.Card.backgroundColor)
  }

  /// A background in `color`, with a `padding` and a `shadow`, by default those of a card.
  public static func raisedBackground(
    _ color: Color, padding: Length = ComponentTokens.Card.padding,
    shadow: Shadow = ComponentTokens.Card.shadow
  ) -> BackgroundGraphic {
    BackgroundGraphic(color: color, padding: padding, shadow: shadow)
  }
}
