// SPDX-License-Identifier: MIT
// Token: the scale of the spacing tokens.

/// The amount of space in a region.
public enum Density: UInt8, Hashable, Sendable, CaseIterable {
  /// Spacing tokens with the theme's values.
  case comfortable
  /// Half of the theme's values: columns rounded up, rows rounded down.
  case compact
}
