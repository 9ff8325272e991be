// SPDX-License-Identifier: MIT
// Views: the text of a tooltip on its background.

package import CuriumEngine
package import CuriumTokens

/// The text of a tooltip on its background.
package struct TooltipLabel: View {
  private let text: String
  private let maxWidth: Length?

  /// Creates a tooltip, optionally with a maximum width, which it fills.
  package init(text: String, maxWidth: Length? = nil) {
    self.text = text
    self.maxWidth = maxWidth
  }

  /// The text on its background.
  package var body: some View {
    TooltipGround(content: Text(text).frame(maxWidth: maxWidth))
  }
}

/// Content on the background of a tooltip.
struct TooltipGround<Content: View>: PartView {
  let content: Content
  @Environment(\.bannerStyle) private var style

  var body: some View {
    let look = style.component(.tooltip)
    return
      content
      .foregroundStyle(look.foreground)
      .padding(.horizontal, look.padding)
      .outlinedBackground(look.background)
      .shadow(look.shadow)
  }
}
