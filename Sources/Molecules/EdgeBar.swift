// SPDX-License-Identifier: MIT
// Molecule: the bar at the left edge of what has the focus or bears a meaning.

import CuriumTokens
import CuriumControls

/// Half of each row of what it is offered: the left one of an edge, or the right one, which joins what
/// stands there.
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
  /// A column at the left edge, with a bar in `color` over its whole height while the view has the focus.
  func focusEdge(_ color: Color, isShown: Bool) -> some View {
    let column: Length = 1
    return padding(.leading, column)
      .overlay(alignment: .leading) {
        if isShown { EdgeBar(color: color).frame(width: column) }
      }
  }
}
