// SPDX-License-Identifier: MIT
// Text: one row of a text that is laid out.

/// A row of a text: which bytes stand in it, and how much room they take.
package struct TextRow: Equatable {
  /// The bytes of the row, with the spaces and the line break at its end that take no room. The
  /// ranges of all rows lie side by side and hold the whole text.
  package var range: Range<Int>
  /// Where what is drawn ends.
  package var end: Int
  /// The columns it takes.
  package var columns: Int
  /// Whether a line of the text ends here, and another row follows.
  package var endsLine = false
  /// Whether a hyphen is drawn at its end, because a soft hyphen broke it.
  package var isHyphenated = false
  /// Whether what is drawn has tabs or soft hyphens in it, which are not drawn themselves.
  var hasGaps = false
}

/// How the last row of a text is cut.
struct TextCut: Equatable {
  /// Where the part before the mark ends.
  var prefixEnd: Int
  var prefixColumns: Int
  var markColumns: Int
  /// The part behind the mark; empty where the end is cut.
  var suffix: Range<Int>
  var suffixColumns: Int

  var columns: Int { prefixColumns + markColumns + suffixColumns }
}
