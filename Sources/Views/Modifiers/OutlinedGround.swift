// SPDX-License-Identifier: MIT
// Views: backgrounds that have a frame in terminals with 16 or no colours.

import CuriumEngine
package import CuriumTokens

extension View {
  /// Draws `background` behind the view. In terminals with 16 or no colours, where the background
  /// looks like the screen behind it, a frame in the colour `border` also surrounds it, which adds
  /// a cell at each edge.
  ///
  /// - Parameter fillsFrame: `true` for a view that usually takes all of the space in the view
  ///   around it. If that has a frame, the view needs none of its own.
  package func outlinedBackground(
    _ background: Color, border: Color = .border, fillsFrame: Bool = false
  ) -> some View {
    OutlinedGround(content: self, background: background, border: border, fillsFrame: fillsFrame)
  }
}

private struct OutlinedGround<Content: View>: View {
  let content: Content
  let background: Color
  let border: Color
  let fillsFrame: Bool
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.fillingGroundsHaveFrames) private var hasFillingFrame

  var body: some View {
    let hasFrame = fillsFrame ? hasFillingFrame : colorDepth < .ansi256
    content.surface(
      background, border: border, style: hasFrame ? SemanticTokens.Borders.rounded : .none)
  }
}

private struct FramedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if an outlined background that fills the view around it has a frame.
  package var fillingGroundsHaveFrames: Bool { colorDepth < .ansi256 && !isFramed }

  /// `true` in a panel or a layer that has a frame.
  package var isFramed: Bool {
    get { self[FramedKey.self] }
    set { self[FramedKey.self] = newValue }
  }
}
