// SPDX-License-Identifier: MIT
// Views: one row of a text layout.

/// A row of a text: its bytes and its width.
package struct TextRow: Equatable {
  /// The bytes of the row, including the spaces and the line break at its end that take no room.
  /// The ranges of all rows are adjacent and cover the whole text.
  package var range: Range<Int>
  /// The end of the visible part.
  var end: Int
  /// The width in columns.
  package var columns: Int
  /// `true` if a line of the text ends here and another row follows.
  var endsLine = false
  /// `true` if a hyphen is drawn at the end, because the row breaks at a soft hyphen.
  var isHyphenated = false
  /// `true` if the visible part contains tabs or soft hyphens, which aren't drawn themselves.
  var hasGaps = false
}

/// The truncation of the last row of a text.
struct TextCut: Equatable {
  /// The end of the part before the mark.
  var prefixEnd: Int
  var prefixColumns: Int
  var markColumns: Int
  /// The part after the mark; empty if the end of the text is truncated.
  var suffix: Range<Int>
  var suffixColumns: Int

  var columns: Int { prefixColumns + markColumns + suffixColumns }
}
