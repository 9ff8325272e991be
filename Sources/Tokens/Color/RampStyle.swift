// SPDX-License-Identifier: MIT
// Token: a gradient and its geometry in a rectangle.

/// A gradient and its geometry in a rectangle.
package struct RampStyle: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Around a centre, with radii in rows.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Around a centre, in degrees clockwise from the right.
    case angular(center: UnitPoint, from: Double, to: Double)
    /// The colour at one place of the gradient, everywhere.
    case place(Double)
  }

  package let gradient: Gradient
  package let geometry: Geometry

  package init(gradient: Gradient, geometry: Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }
}

/// A gradient with its geometry, stored once for all views that inherit it.
package final class RampReference: Equatable, Sendable {
  package let style: RampStyle

  package init(_ style: RampStyle) { self.style = style }

  package static func == (left: RampReference, right: RampReference) -> Bool {
    left === right || left.style == right.style
  }
}
