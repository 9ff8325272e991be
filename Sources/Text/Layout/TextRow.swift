// SPDX-License-Identifier: MIT
// Views: one row of a text layout.

/// A row of a text: its bytes and its width.
package struct TextRow: Equatable {
  /// The bytes of the row, including the spaces and the line break at its end that take no room.
  /// The ranges of all rows are adjacent and cover the whole text.
  package var range: Range<Int>
  /// The end of the visible part.
  var end: Int
  /// The width in columns, including the indentation.
  package var columns: Int
  /// The column of the first grapheme: the indentation of the line, if the row continues one that
  /// keeps it.
  package var indentation = 0
  /// `true` if a line of the text ends here and another row follows.
  var endsLine = false
  /// `true` if a hyphen is drawn at the end, because the row breaks at a soft hyphen.
  var isHyphenated = false
  /// `true` if the visible part contains tabs or soft hyphens, which aren't drawn themselves.
  var hasGaps = false
}

/// The start of a row.
struct TextRowStart {
  var offset = 0
  /// The indentation of the line, if the row continues one; `nil` if the row begins a line.
  var indentation: Int?
}

/// The truncation of the last row of a text.
struct TextCut: Equatable {
  /// The column of the first grapheme of the row.
  var indentation: Int
  /// The end of the part before the mark.
  var prefixEnd: Int
  /// The column after the part before the mark.
  var prefixColumns: Int
  var markColumns: Int
  /// The part after the mark; empty if the end of the text is truncated.
  var suffix: Range<Int>
  var suffixColumns: Int

  var columns: Int { prefixColumns + markColumns + suffixColumns }
}
