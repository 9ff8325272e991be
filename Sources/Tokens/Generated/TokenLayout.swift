// SPDX-License-Identifier: MIT
// Token: the places of tokens in a theme; made by Scripts/generate.

/// Where in a theme the tokens of each kind stand.
package enum TokenLayout {
  package static let colors = 0..<451
  package static let lengths = 451..<548
  package static let fonts = 548..<627
  package static let borders = 627..<642
  package static let shadows = 642..<652
  package static let opacities = 652..<660
  package static let motions = 660..<663
  package static let gradients = 663..<667
  package static let icons = 667..<874
  package static let logos = 874..<875
  package static let count = 875

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
