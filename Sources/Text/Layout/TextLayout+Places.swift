// SPDX-License-Identifier: MIT
// Views: maps between the cells and the bytes of text.

package import CuriumTerminal

/// A part of a row that is drawn in one piece, starting at a column.
package struct TextPiece {
  package enum Kind {
    /// The bytes, unchanged.
    case text
    /// The truncation mark in place of the bytes.
    case mark
    /// A hyphen in place of a soft hyphen.
    case hyphen
  }

  package var range: Range<Int>
  package var column: Int
  package var kind = Kind.text
}

extension TextLayout {
  /// Calls `body` with the graphemes of a row until it returns `false`. Passes their bytes, their
  /// first column and their width. The part hidden by the truncation mark counts as one grapheme.
  /// Graphemes that take no room are passed at the end of the row.
  package func forEachGrapheme(ofRow index: Int, _ body: (Range<Int>, Int, Int) -> Bool) {
    let row = row(index)
    withScanner { scanner in
      var column = row.indentation
      var place = row.range.lowerBound
      func walk(to end: Int, _ columns: (ScannedGrapheme) -> Int) -> Bool {
        while place < end {
          let grapheme = scanner.grapheme(at: place)
          let width = columns(grapheme)
          if !body(place..<grapheme.end, column, width) { return false }
          column += width
          place = grapheme.end
        }
        return true
      }
      if !walk(to: row.end, { columnsOf($0, at: column) }) { return }
      if let cut, index == rowCount - 1 {
        let hidden = place..<max(place, cut.suffix.lowerBound)
        if !hidden.isEmpty, !body(hidden, column, cut.markColumns) { return }
        column += cut.markColumns
        place = hidden.upperBound
        if !walk(to: cut.suffix.upperBound, columnsAfterMark) { return }
      }
      _ = walk(to: row.range.upperBound) {
        $0.kind == .softHyphen && row.isHyphenated && $0.end == row.range.upperBound ? 1 : 0
      }
    }
  }

  /// Returns the bytes of the grapheme at a column of a row; outside the row, an empty range at its
  /// start or end.
  package func grapheme(atColumn column: Int, row index: Int) -> Range<Int> {
    let row = row(index)
    if column < row.indentation { return row.range.lowerBound..<row.range.lowerBound }
    var found = row.end..<row.end
    if column >= row.columns {
      // A place after the mark is also after the hidden part.
      return cut != nil && index == rowCount - 1 ? text.utf8.count..<text.utf8.count : found
    }
    forEachGrapheme(ofRow: index) { range, start, columns in
      if column < start + columns {
        found = range
        return false
      }
      return true
    }
    return found
  }

  /// Returns the bytes of the grapheme at a cell; an empty range at the start above the text, at
  /// the end below.
  package func grapheme(at point: CellPoint) -> Range<Int> {
    if point.y < 0 { return 0..<0 }
    if point.y >= rowCount { return text.utf8.count..<text.utf8.count }
    return grapheme(atColumn: point.x, row: point.y)
  }

  /// Returns the column of a row at which the grapheme with the byte at `offset` begins.
  package func column(of offset: Int, row index: Int) -> Int {
    let row = row(index)
    if offset <= row.range.lowerBound { return row.indentation }
    if offset >= row.range.upperBound { return row.columns }
    var found = row.columns
    forEachGrapheme(ofRow: index) { range, start, _ in
      if offset < range.upperBound {
        found = start
        return false
      }
      return true
    }
    return found
  }

  /// Returns the column after a part of a row that begins at `column`.
  func endColumn(of range: Range<Int>, from column: Int, _ scanner: GraphemeScanner) -> Int {
    var column = column
    var place = range.lowerBound
    while place < range.upperBound {
      let grapheme = scanner.grapheme(at: place)
      column += grapheme.columns
      place = grapheme.end
    }
    return column
  }

  // MARK: Drawing

  /// Calls `body` with the pieces of a row that are drawn. Leaves out tabs, which draw nothing.
  package func forEachPiece(ofRow index: Int, _ body: (TextPiece) -> Void) {
    let row = row(index)
    if row.columns > offered {
      return body(TextPiece(range: row.range.lowerBound..<row.end, column: 0, kind: .mark))
    }
    if row.hasGaps {
      forEachUnbroken(ofRow: index, row, body)
    } else {
      body(TextPiece(range: row.range.lowerBound..<row.end, column: row.indentation))
    }
    if row.isHyphenated {
      body(TextPiece(range: row.end..<row.end, column: row.columns - 1, kind: .hyphen))
    }
  }

  private func forEachUnbroken(ofRow index: Int, _ row: TextRow, _ body: (TextPiece) -> Void) {
    let cut = index == rowCount - 1 ? cut : nil
    let shownEnd = cut.map { max($0.suffix.upperBound, row.end) } ?? row.end
    let bytes = text.utf8
    var piece = TextPiece(
      range: row.range.lowerBound..<row.range.lowerBound, column: row.indentation)
    func flush() {
      if !piece.range.isEmpty { body(piece) }
    }
    forEachGrapheme(ofRow: index) { range, column, columns in
      if range.lowerBound >= shownEnd { return false }
      if let cut, range.lowerBound == row.end, row.end < cut.suffix.lowerBound {
        flush()
        body(TextPiece(range: range, column: column, kind: .mark))
        piece = TextPiece(range: range.upperBound..<range.upperBound, column: column + columns)
        return true
      }
      let first = bytes[bytes.index(bytes.startIndex, offsetBy: range.lowerBound)]
      let isSoft = first == 0xC2 && columns == 0
      if first == 0x09 || isSoft {
        flush()
        piece = TextPiece(range: range.upperBound..<range.upperBound, column: column + columns)
      } else {
        piece.range = piece.range.lowerBound..<range.upperBound
      }
      return true
    }
    flush()
  }

  /// Returns a row as it is drawn.
  package func drawn(row index: Int) -> String {
    var result = ""
    var column = 0
    withScanner { scanner in
      forEachPiece(ofRow: index) { piece in
        result += String(repeating: " ", count: max(0, piece.column - column))
        switch piece.kind {
        case .text:
          result += String(decoding: scanner.bytes[piece.range], as: UTF8.self)
          column = endColumn(of: piece.range, from: piece.column, scanner)
        case .mark:
          let mark = mark(within: offered)
          result += mark.text
          column = piece.column + mark.columns
        case .hyphen:
          result += "-"
          column = piece.column + 1
        }
      }
    }
    return result
  }
}
