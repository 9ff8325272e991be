// SPDX-License-Identifier: MIT
// Views: a theme shared by environments.

package import CuriumTokens

/// A theme shared by all environments below the place where it is set, down to the next one. A
/// change of its colours is stored here once, however many environments use it.
package final class SharedTheme {
  @exclusivity(unchecked) package var theme: AppTheme {
    didSet { tables = .passUnretained(theme.tables) }
  }
  /// The tables of the theme. Counting a reference at each access costs a tenth of a repaint.
  @exclusivity(unchecked) private var tables: Unmanaged<ThemeTables>

  package init(_ theme: AppTheme) {
    self.theme = theme
    tables = .passUnretained(theme.tables)
  }

  /// Returns the contrast that text gets if `ratio` is required; `nil` if the theme doesn't adjust
  /// colours.
  @inline(__always) func contrast(for ratio: Double) -> Double? {
    tables._withUnsafeGuaranteedRef { $0.header.contrast(for: ratio) }
  }

  @inline(__always) func resolve(_ color: Color) -> ResolvedColor {
    tables._withUnsafeGuaranteedRef { color.resolve(in: AppTheme(tables: $0)) }
  }

  @inline(__always) func resolve(_ font: Font) -> ResolvedFont {
    tables._withUnsafeGuaranteedRef { font.resolve(in: AppTheme(tables: $0)) }
  }
}

extension Node {
  /// Registers the node for changes of the theme that affect only colours.
  package final func registerThemeReader() { markPath(with: .holdsThemeReaders) }
}
