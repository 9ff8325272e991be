// SPDX-License-Identifier: MIT
// Token: how much room the spacing tokens take.

/// How generously a region is spaced.
public enum Density: UInt8, Hashable, Sendable, CaseIterable {
  /// Spacing tokens as the theme gives them.
  case comfortable
  /// Half of it: columns rounded up, rows rounded down.
  case compact
}
