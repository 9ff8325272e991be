// SPDX-License-Identifier: MIT
// Token: the positions of tokens in a theme; made by Scripts/generate.

/// The position of each kind of token in a theme.
package enum TokenLayout {
  package static let colors = 0..<505
  package static let lengths = 505..<613
  package static let fonts = 613..<696
  package static let borders = 696..<715
  package static let shadows = 715..<725
  package static let opacities = 725..<737
  package static let motions = 737..<740
  package static let gradients = 740..<744
  package static let icons = 744..<955
  package static let logos = 955..<956
  package static let count = 956

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
