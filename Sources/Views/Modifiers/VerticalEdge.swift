// SPDX-License-Identifier: MIT
// Views: an upper or a lower edge.

/// An upper or a lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
