// SPDX-License-Identifier: MIT
// Token: a cache of recently painted gradients.

package import CuriumTerminal

/// The most recently painted ramps, because computing a ramp takes time.
package struct RampCache {
  private struct Entry {
    let gradient: Gradient
    let theme: AppTheme
    let depth: ColorDepth
    let ramp: GradientRamp
  }
  private var entries: [Entry] = []
  private static let limit = 32

  package init() {}

  /// Returns the colours of a gradient in a theme, for terminals of `depth`.
  package mutating func ramp(
    _ gradient: Gradient, _ theme: AppTheme, _ depth: ColorDepth
  ) -> GradientRamp {
    for entry in entries
    where entry.theme == theme && entry.depth == depth && entry.gradient == gradient {
      return entry.ramp
    }
    let ramp: GradientRamp
    if let fade = theme.tables.fade {
      ramp = self.ramp(gradient, fade.start, depth)
        .mixed(with: self.ramp(gradient, fade.end, depth), fade.share)
    } else {
      ramp = gradient.ramp(in: theme, for: depth)
    }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(gradient: gradient, theme: theme, depth: depth, ramp: ramp))
    return ramp
  }
}
