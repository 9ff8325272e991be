// SPDX-License-Identifier: MIT
// Atom: the background and border of a card, for any view.

public import CuriumTokens
public import CuriumControls

extension View {
  /// Adds the raised background and the border of a card to the view.
  ///
  /// The border, and with it the corner radius, is visible if its colour differs from the
  /// background's.
  ///
  /// *Sizing:* the view plus a border of one cell. *Tokens:* `card.background`, `card.border`,
  /// `card.line` and the given radius.
  ///
  ///     Text("Raised").padding(1).cardBackground()
  public func cardBackground(cornerRadius: Length = DesignTokens.Radius.md) -> some View {
    border(
      ComponentTokens.Card.borderColor, style: ComponentTokens.Card.borderStyle,
      cornerRadius: cornerRadius
    )
    .background(ComponentTokens.Card.backgroundColor)
  }
}
