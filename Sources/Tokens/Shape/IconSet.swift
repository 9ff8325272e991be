// SPDX-License-Identifier: MIT
// Token: the sets of glyphs that icons are drawn with.

/// A set of glyphs for all icons. Each glyph is one column wide.
public enum IconSet: UInt8, Hashable, Sendable, CaseIterable {
  /// The private-use glyphs of Nerd Fonts, which users have to install.
  case nerdFont
  /// Geometric shapes, arrows and other characters that nearly all terminal fonts contain.
  case unicode
  /// ASCII characters.
  case ascii
  /// Symbols such as ✓ ★ ⚙ ✉, which many terminal fonts lack. Other icons are the same as in
  /// `unicode`. It is the default in terminals that find glyphs in other fonts.
  case symbols

  /// The sets by their names in `CURIUM_ICONS`.
  package static let named: [(name: String, value: IconSet)] = [
    ("unicode", .unicode), ("symbols", .symbols), ("nerd-font", .nerdFont), ("ascii", .ascii),
  ]
}
