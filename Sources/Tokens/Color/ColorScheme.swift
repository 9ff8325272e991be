// SPDX-License-Identifier: MIT
// Token: the appearance and the contrast of a theme.

/// The appearance of a theme: light or dark.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast between text and background.
public enum ColorSchemeContrast: UInt8, Hashable, Sendable, CaseIterable {
  /// At least 4.5:1 for text (WCAG 2 AA).
  case standard
  /// At least 7:1 for text (WCAG 2 AAA).
  case increased
}
