// SPDX-License-Identifier: MIT
// Molecule: a bar on the left edge that marks the focus or a meaning.

import CuriumTokens
import CuriumControls

/// A bar that fills one half of each row: the left half at an edge, or the right half if it joins
/// the content after it.
struct EdgeBar: View {
  let color: Color
  var isJoined = false

  var body: some View {
    Canvas { context, size in
      let (left, height) = (isJoined ? 0.5 : 0, Double(size.height))
      var bar = Path()
      bar.addLines([
        PathPoint(x: left, y: 0), PathPoint(x: left + 0.5, y: 0),
        PathPoint(x: left + 0.5, y: height), PathPoint(x: left, y: height),
      ])
      bar.closeSubpath()
      context.fill(bar, with: .color(color))
    }
  }
}

extension View {
  /// Adds a column on the left edge, with a bar in `color` over its full height if `isShown` is
  /// `true`.
  func focusEdge(_ color: Color, isShown: Bool) -> some View {
    padding(.leading, ComponentTokens.Control.edge)
      .overlay(alignment: .leading) {
        if isShown { EdgeBar(color: color).frame(width: ComponentTokens.Control.edge) }
      }
  }
}
