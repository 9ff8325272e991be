// SPDX-License-Identifier: MIT
// Token: a gradient in one theme, as a table.

/// A gradient in one theme, with more steps than are visible on a screen of cells.
package struct GradientRamp: Sendable {
  static let count = 256
  package let colors: [ResolvedColor]

  /// Returns the ramp a fraction of the way to another, mixed in OKLab.
  func mixed(with other: GradientRamp, _ share: Double) -> GradientRamp {
    GradientRamp(colors: zip(colors, other.colors).map { $0.mixed(with: $1, share) })
  }

  /// The colour at `place`. Places outside 0…1 have the colour of the nearer end.
  package subscript(_ place: Double) -> ResolvedColor {
    // NaN counts as the start.
    let share = place > 0 ? min(1, place) : 0
    return colors[Int(share * Double(GradientRamp.count - 1) + 0.5)]
  }
}
