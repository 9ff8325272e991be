// SPDX-License-Identifier: MIT
// Engine: a gradient and the way it runs through a rectangle.

package import CuriumTokens

/// A gradient and the way it runs through a rectangle.
package struct RampStyle: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Around a place, radii in rows.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Around a place, in degrees clockwise from the right.
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  package let gradient: Gradient
  package let geometry: Geometry

  package init(gradient: Gradient, geometry: Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }
}

/// A gradient with its geometry, kept once for all that inherit it.
package final class RampReference: Equatable, Sendable {
  package let style: RampStyle

  package init(_ style: RampStyle) { self.style = style }

  package static func == (left: RampReference, right: RampReference) -> Bool {
    left === right || left.style == right.style
  }
}
