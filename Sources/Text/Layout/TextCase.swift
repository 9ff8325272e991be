// SPDX-License-Identifier: MIT
// Views: the letter case of a shown text.

/// The letter case of a shown text.
public enum TextCase: Hashable, Sendable {
  /// Shows the text in uppercase.
  case uppercase
  /// Shows the text in lowercase.
  case lowercase
}
