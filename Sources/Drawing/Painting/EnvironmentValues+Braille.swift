// SPDX-License-Identifier: MIT
// Views: the parts of cells that fonts have glyphs for.

@_spi(Nodes) package import CuriumEngine
import CuriumTokens

private struct BrailleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if drawings can consist of braille dots. Few fonts have all of them. Nerd Fonts do, and
  /// some terminals show them with every font.
  package var hasBraille: Bool {
    get {
      note(.icons)
      let icons = inherited.iconSet
      return icons == .symbols || icons == .nerdFont || self[BrailleKey.self]
    }
    set { self[BrailleKey.self] = newValue }
  }
}

extension Mosaic {
  /// Returns the smallest parts that the terminal shows: dots if it has all of them, otherwise
  /// quarters.
  static func finest(in values: EnvironmentValues) -> Mosaic {
    values.hasBraille ? .dots : .quarters
  }
}
