// SPDX-License-Identifier: MIT
// Views: backgrounds that have a frame where colours are few.

import CuriumEngine
package import CuriumTokens

extension View {
  /// Draws `background` behind the view. In terminals with 16 or no colours, where the background
  /// looks like the screen behind it, a frame in the colour `border` also surrounds it, which adds a
  /// cell at each edge.
  package func outlinedBackground(_ background: Color, border: Color = .border) -> some View {
    OutlinedGround(content: self, background: background, border: border)
  }
}

private struct OutlinedGround<Content: View>: View {
  let content: Content
  let background: Color
  let border: Color
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    content.surface(
      background, border: border,
      style: colorDepth < .ansi256 ? SemanticTokens.Borders.rounded : .none)
  }
}
