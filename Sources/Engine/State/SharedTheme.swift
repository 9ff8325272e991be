// SPDX-License-Identifier: MIT
// Engine: a theme that all environments beneath the place where it is set look at.

package import CuriumTokens

/// The theme of every environment between the place where it is set and the next one. Other colours
/// are put in here once, however many environments look at it.
package final class SharedTheme {
  @exclusivity(unchecked) var theme: AppTheme {
    didSet { tables = .passUnretained(theme.tables) }
  }
  /// What the theme refers to: a reference counted at each look costs a tenth of a repaint.
  @exclusivity(unchecked) private var tables: Unmanaged<ThemeTables>

  package init(_ theme: AppTheme) {
    self.theme = theme
    tables = .passUnretained(theme.tables)
  }

  /// The colour in the theme.
  @inline(__always) func resolve(_ color: Color) -> ResolvedColor {
    tables._withUnsafeGuaranteedRef { color.resolve(in: AppTheme(tables: $0)) }
  }

  /// The look of the letters in the theme.
  @inline(__always) func resolve(_ font: Font) -> ResolvedFont {
    tables._withUnsafeGuaranteedRef { font.resolve(in: AppTheme(tables: $0)) }
  }
}

extension Node {
  /// Says that the node is to hear when only the colours of the theme differ.
  package final func hearTheme() {
    var node: Node? = self
    while let current = node, !current.flags.contains(.holdsThemeReaders) {
      current.flags.insert(.holdsThemeReaders)
      node = current.parent
    }
  }
}
