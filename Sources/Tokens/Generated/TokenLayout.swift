// SPDX-License-Identifier: MIT
// Token: the positions of tokens in a theme; made by Scripts/generate.

/// The position of each kind of token in a theme.
package enum TokenLayout {
  package static let colors = 0..<493
  package static let lengths = 493..<601
  package static let fonts = 601..<684
  package static let borders = 684..<703
  package static let shadows = 703..<713
  package static let opacities = 713..<725
  package static let motions = 725..<728
  package static let gradients = 728..<732
  package static let icons = 732..<939
  package static let logos = 939..<940
  package static let count = 940

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
