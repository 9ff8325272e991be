// SPDX-License-Identifier: MIT
// Token: the positions of tokens in a theme; made by Scripts/generate.

/// The position of each kind of token in a theme.
package enum TokenLayout {
  package static let colors = 0..<503
  package static let lengths = 503..<611
  package static let fonts = 611..<694
  package static let borders = 694..<713
  package static let shadows = 713..<723
  package static let opacities = 723..<735
  package static let motions = 735..<738
  package static let gradients = 738..<742
  package static let icons = 742..<949
  package static let logos = 949..<950
  package static let count = 950

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
