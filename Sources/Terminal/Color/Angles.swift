// SPDX-License-Identifier: MIT
// Terminal: angles, for hues and for drawing.

import CuriumLibc

/// Angles in degrees, from the x axis towards the y axis: clockwise on the screen, because rows
/// count downwards.
package enum Angles {
  /// Returns the angle of a point, from 0 up to 360.
  package static func degrees(x: Double, y: Double) -> Double {
    let degrees = atan2(y, x) * 180 / Double.pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Returns the point at an angle on a circle of radius 1.
  package static func place(degrees: Double) -> (x: Double, y: Double) {
    let angle = degrees * Double.pi / 180
    return (cos(angle), sin(angle))
  }
}
