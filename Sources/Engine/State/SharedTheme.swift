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
  @exclusivity(unchecked) private(set) var tables: Unmanaged<ThemeTables>

  package init(_ theme: AppTheme) {
    self.theme = theme
    tables = .passUnretained(theme.tables)
  }
}

extension Node {
  /// Registers the node for changes of the theme that affect only colours.
  package final func registerThemeReader() { markPath(with: .holdsThemeReaders) }
}
