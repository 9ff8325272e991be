// SPDX-License-Identifier: MIT
// Views: a gradient and the way it runs through a rectangle.

import CuriumTokens

/// A gradient and the way it runs through a rectangle.
struct RampStyle: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Around a place, radii in rows.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Around a place, in degrees clockwise from the right.
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  let gradient: Gradient
  let geometry: Geometry
}

/// A gradient with its geometry, kept once for all that inherit it.
final class RampReference: Equatable, Sendable {
  let style: RampStyle

  init(_ style: RampStyle) { self.style = style }

  static func == (left: RampReference, right: RampReference) -> Bool {
    left === right || left.style == right.style
  }
}
