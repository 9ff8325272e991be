// SPDX-License-Identifier: MIT
// Token: the colours that a theme is derived from.

/// Colours `0xRRGGBB` by role. Colours that are `nil` are derived from the others.
package struct ThemeSeeds: Hashable, Sendable {
  var background: UInt32
  var text: UInt32
  var primary: UInt32
  var secondary: UInt32
  var surface: UInt32?
  var raised: UInt32?
  var overlay: UInt32?
  package var sunken: UInt32?
  var secondaryText: UInt32?
  package var mutedText: UInt32?
  package var accent: UInt32?
  package var success: UInt32?
  package var warning: UInt32?
  package var danger: UInt32?
  package var info: UInt32?
  package var link: UInt32?
  package var code: UInt32?
  var border: UInt32?
  /// The background of selected items.
  package var selection: UInt32?
  /// The chart series, in the order violet, cyan, green, yellow, pink, orange, blue, red.
  package var series: [UInt32] = []
  /// The 16 colours of programs by number, or none.
  package var ansi: [UInt32] = []

  package init(background: UInt32, text: UInt32, primary: UInt32, secondary: UInt32) {
    self.background = background
    self.text = text
    self.primary = primary
    self.secondary = secondary
  }
}

/// A colour that was adjusted to be readable.
package struct ThemeChange: Hashable, Sendable {
  /// The path of the token.
  package let path: String
  /// The requested colour `0xRRGGBB`.
  package let before: UInt32
  /// The colour `0xRRGGBB` of the theme.
  package let after: UInt32
  /// The required contrast.
  package let needed: Double
  /// The lowest contrast before the change.
  package let had: Double
  /// The path of the background token with that contrast.
  package let ground: String
  /// `true` if the contrast was too low only on terminals with 256 colours.
  package let isDownSampled: Bool
}
