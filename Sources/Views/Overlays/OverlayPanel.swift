// SPDX-License-Identifier: MIT
// Views: the background of layers above the screen.

package import CuriumEngine
package import CuriumTokens

/// The background, border and shadow of a layer above the screen.
package struct OverlayPanel<Content: View>: View {
  private let content: Content
  private let style: BorderStyle
  private let shadow: Shadow

  /// Creates a panel around `content`.
  package init(
    content: Content, style: BorderStyle = ComponentTokens.Card.borderStyle, shadow: Shadow = .high
  ) {
    self.content = content
    self.style = style
    self.shadow = shadow
  }

  /// The content inside the border.
  package var body: some View {
    VStack(alignment: .leading) { content }
      .border(.border, style: style, cornerRadius: ComponentTokens.Card.borderRadius)
      .background(.surfaceOverlay)
      .shadow(shadow)
  }
}
