// SPDX-License-Identifier: MIT
// Token: which glyphs icons are drawn with.

/// The three sets of glyphs that every icon comes in, each glyph one column wide.
public enum IconSet: UInt8, Hashable, Sendable, CaseIterable {
  /// The private-use glyphs of Nerd Fonts, for those who have installed one.
  case nerdFont
  /// Geometric shapes, arrows and the like, which any terminal font draws.
  case unicode
  /// One ASCII character.
  case ascii
}
