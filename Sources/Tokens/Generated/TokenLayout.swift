// SPDX-License-Identifier: MIT
// Token: the positions of tokens in a theme; made by Scripts/generate.

/// The position of each kind of token in a theme.
package enum TokenLayout {
  package static let colors = 0..<491
  package static let lengths = 491..<598
  package static let fonts = 598..<681
  package static let borders = 681..<700
  package static let shadows = 700..<710
  package static let opacities = 710..<722
  package static let motions = 722..<725
  package static let gradients = 725..<729
  package static let icons = 729..<936
  package static let logos = 936..<937
  package static let count = 937

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

  /// Returns the tokens of a kind, one per line: path, spelling, summary.
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
