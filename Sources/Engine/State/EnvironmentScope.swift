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

  /// The tables of the current theme.
  @inline(__always) private var tables: Unmanaged<ThemeTables> {
    Unmanaged.passUnretained(values.inherited.sharedTheme)._withUnsafeGuaranteedRef { $0.tables }
  }

  @inline(__always) func resolve(_ color: Color) -> ResolvedColor {
    tables._withUnsafeGuaranteedRef { color.resolve(in: AppTheme(tables: $0)) }
  }

  @inline(__always) func resolve(_ font: Font) -> ResolvedFont {
    tables._withUnsafeGuaranteedRef { font.resolve(in: AppTheme(tables: $0)) }
  }

  /// Returns the contrast that text gets if `ratio` is required; `nil` if the theme doesn't adjust
  /// colours.
  @inline(__always) func contrast(for ratio: Double) -> Double? {
    tables._withUnsafeGuaranteedRef { $0.header.contrast(for: ratio) }
  }
}
