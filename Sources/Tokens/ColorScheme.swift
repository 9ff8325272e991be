// SPDX-License-Identifier: MIT
// Token: what kind of appearance a theme is.

/// Dark ink on light ground, or light ink on dark ground.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}

/// How far ink and ground stand apart.
public enum ColorSchemeContrast: UInt8, Hashable, Sendable, CaseIterable {
  /// Text at 4.5:1 at least (WCAG 2 AA).
  case standard
  /// Text at 7:1 at least (WCAG 2 AAA).
  case increased
}
