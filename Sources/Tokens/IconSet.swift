// SPDX-License-Identifier: MIT
// Token: the sets of glyphs that icons are drawn with.

/// A set of glyphs for all icons. Each glyph is one column wide.
public enum IconSet: UInt8, Hashable, Sendable, CaseIterable {
  /// The private-use glyphs of Nerd Fonts, which the user has to install.
  case nerdFont
  /// Geometric shapes, arrows and other characters that any terminal font contains.
  case unicode
  /// One ASCII character.
  case ascii
}
