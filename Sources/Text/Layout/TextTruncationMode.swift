// SPDX-License-Identifier: MIT
// Text: where a text that doesn't fit is cut.

/// The place at which a text that doesn't fit is truncated.
public enum TextTruncationMode: Hashable, Sendable {
  /// At the start.
  case head
  /// In the middle, as for paths.
  case middle
  /// At the end.
  case tail
}
