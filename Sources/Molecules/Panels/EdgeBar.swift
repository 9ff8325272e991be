// SPDX-License-Identifier: MIT
// Molecule: a bar on the left edge that marks the focus or a meaning.

import CuriumTokens
import CuriumControls

/// A bar that fills the left half of its cells.
struct EdgeBar: View {
  let color: Color

  var body: some View {
    Canvas { context, size in
      let height = Double(size.height)
      var bar = Path()
      bar.addLines([
        PathPoint(x: 0, y: 0), PathPoint(x: 0.5, y: 0), PathPoint(x: 0.5, y: height),
        PathPoint(x: 0, y: height),
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
