// SPDX-License-Identifier: MIT
// Atom: the background and border of a card, for any view.

public import CuriumTokens
public import CuriumControls

extension View {
  /// Adds the raised background and the border of a card to the view.
  ///
  /// If the line `card.line` is `soft`, as in the built-in themes, the background has soft corners.
  /// With any other line, the border has the colour `card.border` and corners of `cornerRadius`.
  ///
  /// *Sizing:* the view plus a border of one cell. *Tokens:* `card.background`, `card.border`,
  /// `card.line` and the given radius.
  ///
  ///     Text("Raised").padding(1).cardBackground()
  ///
  /// - Parameter cornerRadius: The radius of the corners, in cells. Has no effect with the line
  ///   `soft`.
  public func cardBackground(cornerRadius: Length = DesignTokens.Radius.md) -> some View {
    CardGround(content: self, radius: cornerRadius)
  }
}

/// The background and the border of a card, in the style from the environment.
private struct CardGround<Content: View>: View {
  let content: Content
  let radius: Length
  @Environment(\.cardStyle) private var style

  var body: some View {
    let look = style.component(.none)
    content
      .surface(
        look.background, border: look.border, style: look.line, cornerRadius: radius)
  }
}
