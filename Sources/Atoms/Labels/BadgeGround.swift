// SPDX-License-Identifier: MIT
// Atom: the background of badges, with brackets in terminals with 16 or no colours.

import CuriumControls
import CuriumTokens

extension View {
  /// Draws the background of a badge, with its padding. The content sets its own colour. In
  /// terminals with 16 or no colours, where a tinted background isn't visible, brackets replace the
  /// padding.
  func badgeGround(_ look: BadgeComposableStyle) -> some View {
    BadgeGround(content: self, look: look)
  }

  /// Draws the background of a badge without room for brackets. With 16 colours, a tint isn't
  /// visible, so it is the colour of the text, which becomes legible on it.
  func tintedGround(_ look: BadgeComposableStyle) -> some View {
    TintedGround(content: self, look: look)
  }
}

private struct TintedGround<Content: View>: View {
  let content: Content
  let look: BadgeComposableStyle
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    content.background(colorDepth == .ansi16 ? look.foreground : look.background)
  }
}

private struct BadgeGround<Content: View>: View {
  let content: Content
  let look: BadgeComposableStyle
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    Group {
      if colorDepth < .ansi256 {
        HStack(spacing: 0) {
          Bracket(isLeading: true)
          content
          Bracket(isLeading: false)
        }
        .foregroundStyle(look.foreground)
      } else {
        content.padding(.horizontal, look.padding)
      }
    }
    // A name beside a badge is shortened before the badge is.
    .firstBackground(look.background)
  }
}
