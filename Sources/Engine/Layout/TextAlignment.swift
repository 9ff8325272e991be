// SPDX-License-Identifier: MIT
// Views: the alignment of lines of text.

/// The alignment of lines of text.
public enum TextAlignment: Hashable, Sendable {
  /// Aligns lines at the left edge.
  case leading
  /// Centres each line.
  case center
  /// Aligns lines at the right edge.
  case trailing
}
