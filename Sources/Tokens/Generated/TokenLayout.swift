// SPDX-License-Identifier: MIT
// Token: the places of tokens in a theme; made by Scripts/generate.

/// Where in a theme the tokens of each kind stand.
package enum TokenLayout {
  package static let colors = 0..<435
  package static let lengths = 435..<532
  package static let fonts = 532..<604
  package static let borders = 604..<619
  package static let shadows = 619..<629
  package static let opacities = 629..<637
  package static let motions = 637..<640
  package static let count = 640

  package static func range(_ kind: TokenKind) -> Range<Int> {
    switch kind {
    case .color: colors
    case .length: lengths
    case .font: fonts
    case .border: borders
    case .shadow: shadows
    case .opacity: opacities
    case .motion: motions
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
    }
  }
}
