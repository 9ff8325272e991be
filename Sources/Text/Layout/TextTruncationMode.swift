// SPDX-License-Identifier: MIT
// Views: the place where text that doesn't fit is truncated.

/// The place where text that doesn't fit is truncated.
public enum TextTruncationMode: Hashable, Sendable {
  /// Truncates the text at the start.
  case head
  /// Truncates the text in the middle, as for paths.
  case middle
  /// Truncates the text at the end.
  case tail
}
