// SPDX-License-Identifier: MIT
// Views: the environment shared by the nodes between two environment modifiers.

import CuriumTokens

/// The environment shared by all nodes between two environment modifiers.
///
/// Its values change only on the main actor, never while being read. Every `Text` reads several,
/// and an exclusivity check for each would cost more than the reading.
package final class EnvironmentScope {
  @exclusivity(unchecked) package var values: EnvironmentValues

  package init(_ values: EnvironmentValues) { self.values = values }

  @inline(__always) func resolve(_ color: Color) -> ResolvedColor {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.resolve(color) }
  }

  /// Returns the contrast that text gets in the current theme; `nil` if colours aren't adjusted.
  @inline(__always) func contrast(for ratio: Double) -> Double? {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.contrast(for: ratio) }
  }

  @inline(__always) func resolve(_ font: Font) -> ResolvedFont {
    let theme = Unmanaged.passUnretained(values.inherited.sharedTheme)
    return theme._withUnsafeGuaranteedRef { $0.resolve(font) }
  }
}
