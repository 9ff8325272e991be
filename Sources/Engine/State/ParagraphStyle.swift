// SPDX-License-Identifier: MIT
// Engine: how the rows of texts are set: their number, distance, tabs and case.

package import CuriumTokens

/// What texts inherit for their rows beside the limit, the truncation and the alignment.
package struct ParagraphStyle: Equatable {
  /// The rows that are kept free where a text has fewer.
  package var leastLines: Int32 = 1
  package var tabWidth: Int32 = 8
  package var lineSpacing: Length = 0
  package var letterCase: TextCase?

  /// Whether a single line is drawn as it is, and in a single row.
  package var isPlain: Bool { leastLines <= 1 && letterCase == nil }
}

/// Whether a text is shown in capitals.
public enum TextCase: Hashable, Sendable {
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase
}
