// SPDX-License-Identifier: MIT
// Views: the panel that layers are drawn on.

package import CuriumEngine
package import CuriumTokens

/// The ground, line and shadow of what stands above the screen.
package struct OverlayPanel<Content: View>: View {
  private let content: Content
  private let style: BorderStyle
  private let shadow: Shadow

  /// `content` on its ground.
  package init(
    content: Content, style: BorderStyle = ComponentTokens.Card.borderStyle, shadow: Shadow = .high
  ) {
    self.content = content
    self.style = style
    self.shadow = shadow
  }

  /// The content within its line.
  package var body: some View {
    VStack(alignment: .leading) { content }
      .border(.border, style: style, cornerRadius: ComponentTokens.Card.borderRadius)
      .background(.surfaceOverlay)
      .shadow(shadow)
  }
}
