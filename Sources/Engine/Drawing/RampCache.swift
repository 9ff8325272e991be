// SPDX-License-Identifier: MIT
// Views: a cache of recently painted gradients.

import CuriumTokens

/// The most recently painted ramps, because computing a ramp takes time.
struct RampCache {
  private var entries: [(gradient: Gradient, theme: AppTheme, ramp: GradientRamp)] = []
  private static let limit = 16

  mutating func ramp(_ gradient: Gradient, _ theme: AppTheme) -> GradientRamp {
    for entry in entries where entry.theme == theme && entry.gradient == gradient {
      return entry.ramp
    }
    if entries.count >= Self.limit { entries.removeFirst() }
    let ramp = gradient.ramp(in: theme)
    entries.append((gradient, theme, ramp))
    return ramp
  }
}
