// SPDX-License-Identifier: MIT
// Views: a left or a right edge.

/// A left or a right edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case leading
  /// The right edge.
  case trailing
}
