// SPDX-License-Identifier: MIT
// Token: the places of tokens in a theme; made by Scripts/generate.

/// Where in a theme the tokens of each kind stand.
package enum TokenLayout {
  package static let colors = 0..<477
  package static let lengths = 477..<579
  package static let fonts = 579..<661
  package static let borders = 661..<680
  package static let shadows = 680..<690
  package static let opacities = 690..<698
  package static let motions = 698..<701
  package static let gradients = 701..<705
  package static let icons = 705..<911
  package static let logos = 911..<912
  package static let count = 912

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

  /// The tokens of one kind, a line each: path, spelling, summary.
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
