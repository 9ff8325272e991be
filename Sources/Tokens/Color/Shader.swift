// SPDX-License-Identifier: MIT
// Token: the colour of each point of a gradient.

import CuriumTerminal

/// The colour of each point of a colour or gradient, in a rectangle and a theme.
package struct Shader {
  package enum Kind {
    case flat(ResolvedColor)
    case ramp(GradientRamp, RampStyle.Geometry)
  }

  private let kind: Kind
  /// The rectangle of the gradient, in cells.
  private let bounds: PathRect
  /// The opacity, from 0 to 255.
  private let opacity: UInt8
  /// `true` if it is painted without colours.
  package var isPlain = false
  /// `true` if the cells that it covers are selected.
  package var isSelection = false

  package init(kind: Kind, bounds: PathRect, opacity: UInt8) {
    self.kind = kind
    self.bounds = bounds
    self.opacity = opacity
  }

  /// The colour, if it is the same everywhere.
  package var flat: ResolvedColor? {
    if case .flat(let color) = kind { color } else { nil }
  }

  /// Returns the colour at a point, in cells.
  package func color(x: Double, y: Double) -> ResolvedColor {
    switch kind {
    case .flat(let color): return color
    case .ramp(let ramp, let geometry):
      var color = ramp[place(geometry, x - bounds.x, y - bounds.y)]
      if opacity != 255 {
        color.alpha = UInt8((UInt16(color.alpha) * UInt16(opacity) + 127) / 255)
      }
      return color
    }
  }

  /// Returns the position of a point along the gradient. A row counts as two columns because it is
  /// twice as tall as a column is wide.
  private func place(_ geometry: RampStyle.Geometry, _ x: Double, _ y: Double) -> Double {
    let (width, height) = (bounds.width, bounds.height)
    switch geometry {
    case .place(let place): return place
    case .linear(let start, let end):
      // Relative to the width and height, as in SwiftUI, so that a diagonal goes from corner to
      // corner.
      let (dx, dy) = ((end.x - start.x) * width, (end.y - start.y) * height * 2)
      let length = dx * dx + dy * dy
      guard length > 0 else { return 0 }
      return ((x - start.x * width) * dx + (y - start.y * height) * 2 * dy) / length
    case .radial(let center, let from, let to):
      let dx = (x - center.x * width) / 2
      let dy = y - center.y * height
      let distance = (dx * dx + dy * dy).squareRoot()
      return to == from ? (distance < from ? 0 : 1) : (distance - from) / (to - from)
    case .angular(let center, let from, let to):
      let turn = Angles.degrees(x: (x - center.x * width) / 2, y: y - center.y * height)
      guard to != from else { return 0 }
      // Counter-clockwise if the end is before the start.
      var past = to > from ? turn - from : from - turn
      past -= 360 * (past / 360).rounded(.down)
      return past / abs(to - from)
    }
  }
}
