// SPDX-License-Identifier: MIT
// Molecule: a bar on the left edge that marks the focus or a meaning.

import CuriumTokens
import CuriumControls

/// A bar that fills the left half of its cells.
struct EdgeBar: View {
  let color: Color

  var body: some View {
    Canvas { context, size in
      let bar = PathRect(x: 0, y: 0, width: 0.5, height: Double(size.height))
      context.fill(Path(bar), with: .color(color))
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
