// SPDX-License-Identifier: MIT
// Token: the positions of tokens in a theme; made by Scripts/generate.

/// The position of each kind of token in a theme.
package enum TokenLayout {
  package static let colors = 0..<541
  package static let lengths = 541..<662
  package static let fonts = 662..<747
  package static let borders = 747..<767
  package static let shadows = 767..<777
  package static let opacities = 777..<789
  package static let motions = 789..<792
  package static let gradients = 792..<796
  package static let icons = 796..<1008
  package static let logos = 1008..<1009
  package static let count = 1009

  package static func range(_ kind: TokenKind) -> Range<Int> {
    switch kind {
    case .color: colors
    case .length: lengths
    case .font: fonts
    case .border: borders
    case .shadow: shadows
    case .opacity: opacities
    case .motion: motions
    case .gradient: gradients
    case .icon: icons
    case .logo: logos
    }
  }

  /// Returns the tokens of a kind, one per line: path, spelling, summary. A spelling has one
  /// letter for its family; see `TokenCatalog`.
  static func entries(_ kind: TokenKind) -> String {
    switch kind {
    case .color: semanticColors + "\n" + componentColors
    case .length: lengthEntries
    case .font: fontEntries
    case .border: borderEntries
    case .shadow: shadowEntries
    case .opacity: opacityEntries
    case .motion: motionEntries
    case .gradient: gradientEntries
    case .icon: IconTable.entries
    case .logo: logoEntries
    }
  }
}
