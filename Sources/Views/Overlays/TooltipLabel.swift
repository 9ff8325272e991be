// SPDX-License-Identifier: MIT
// Views: the text of a tooltip on its background.

package import CuriumEngine
package import CuriumTokens

/// The text of a tooltip on its background.
package struct TooltipLabel: View {
  private let text: String
  private let maxWidth: Length?
  @Environment(\.bannerStyle) private var style

  /// Creates a tooltip, optionally with a maximum width, which it fills.
  package init(text: String, maxWidth: Length? = nil) {
    self.text = text
    self.maxWidth = maxWidth
  }

  /// The text on its background.
  package var body: some View {
    let look = style.component(.tooltip)
    return Text(text)
      .foregroundStyle(look.foreground)
      .frame(maxWidth: maxWidth)
      .padding(.horizontal, look.padding)
      .outlinedBackground(look.background)
      .shadow(look.shadow)
  }
}
