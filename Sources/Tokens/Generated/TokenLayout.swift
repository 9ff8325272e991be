// SPDX-License-Identifier: MIT
// Token: the places of tokens in a theme; made by Scripts/generate.

/// Where in a theme the tokens of each kind stand.
package enum TokenLayout {
  package static let colors = 0..<439
  package static let lengths = 439..<536
  package static let fonts = 536..<615
  package static let borders = 615..<632
  package static let shadows = 632..<642
  package static let opacities = 642..<650
  package static let motions = 650..<653
  package static let gradients = 653..<657
  package static let icons = 657..<864
  package static let logos = 864..<865
  package static let count = 865

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
