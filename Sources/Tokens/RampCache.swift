// SPDX-License-Identifier: MIT
// Token: a cache of recently painted gradients.

/// The most recently painted ramps, because computing a ramp takes time.
package struct RampCache {
  private var entries: [(gradient: Gradient, theme: AppTheme, ramp: GradientRamp)] = []
  private static let limit = 16

  package init() {}

  /// Returns the colours of a gradient in a theme.
  package mutating func ramp(_ gradient: Gradient, _ theme: AppTheme) -> GradientRamp {
    for entry in entries where entry.theme == theme && entry.gradient == gradient {
      return entry.ramp
    }
    if entries.count >= Self.limit { entries.removeFirst() }
    let ramp = gradient.ramp(in: theme)
    entries.append((gradient, theme, ramp))
    return ramp
  }
}
