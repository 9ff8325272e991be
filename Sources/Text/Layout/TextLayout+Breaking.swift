// SPDX-License-Identifier: MIT
// Views: breaks text into rows and truncates the last one.

import CuriumLibc
import CuriumTerminal

extension TextLayout {
  /// A place at which a row may end.
  private struct Chance {
    /// The start of the next row; negative if there is no such place.
    var next = -1
    var end = 0
    var columns = 0
    var isHyphenated = false
  }

  /// Returns the row that begins at `start`, ignoring the row limit.
  func row(from place: TextRowStart, _ scanner: GraphemeScanner) -> TextRow {
    let start = place.offset
    let indentation = place.indentation ?? 0
    if let row = plainRow(from: start, indentation, scanner.bytes) { return row }
    let count = scanner.bytes.count
    var index = start
    var column = indentation
    // The end of the last visible grapheme.
    var end = start
    var columns = indentation
    var chance = Chance()
    var last = LineBreakKind.space
    var before = LineBreakKind.space
    var hasGaps = false
    while index < count {
      let grapheme = scanner.grapheme(at: index)
      let kind = grapheme.kind
      if kind == .newline { break }
      // A break before the first letter would only move it below its place.
      if index > start, end > start || !traits.keepsIndentation,
        last.allowsBreak(before: kind, after: before)
      {
        let isSoft = last == .softHyphen
        if !isSoft || columns < offered {
          chance = Chance(
            next: index, end: end, columns: isSoft ? columns + 1 : columns, isHyphenated: isSoft)
        }
      }
      let width = columnsOf(grapheme, at: column)
      if kind == .tab || kind == .softHyphen { hasGaps = true }
      if !kind.hangs {
        if column + width > offered, index > start {
          if chance.next <= start { chance = Chance(next: index, end: end, columns: columns) }
          return TextRow(
            range: start..<chance.next, end: chance.end, columns: chance.columns,
            indentation: indentation, isHyphenated: chance.isHyphenated, hasGaps: hasGaps)
        }
        end = grapheme.end
        columns = column + width
      }
      column += width
      if kind != .hyphen, kind != .slash { before = kind }
      last = kind
      index = grapheme.end
    }
    // Spaces at the end of a line are kept if all of them fit.
    if column <= offered {
      end = index
      columns = column
    }
    let endsLine = index < count
    return TextRow(
      range: start..<(endsLine ? scanner.grapheme(at: index).end : count), end: end,
      columns: columns, indentation: indentation, endsLine: endsLine, hasGaps: hasGaps)
  }

  /// Returns the row if it is a whole line of printable ASCII that fits. Reads eight bytes at a
  /// time.
  private func plainRow(
    from start: Int, _ indentation: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TextRow? {
    let room = offered - indentation
    let window = start..<min(bytes.count, room >= bytes.count - start ? .max : start + room + 1)
    let end =
      start + TextSanitizer.safePrefix(UnsafeBufferPointer(rebasing: bytes[window]))
    if end - start > room { return nil }
    let columns = indentation + end - start
    if end == bytes.count {
      return TextRow(range: start..<end, end: end, columns: columns, indentation: indentation)
    }
    guard bytes[end] == 0x0A else { return nil }
    return TextRow(
      range: start..<(end + 1), end: end, columns: columns, indentation: indentation,
      endsLine: true)
  }

  /// Returns the width of a grapheme that begins at `column` and isn't the last of its row.
  func columnsOf(_ grapheme: ScannedGrapheme, at column: Int) -> Int {
    switch grapheme.kind {
    case .tab: traits.tabWidth - column % traits.tabWidth
    case .softHyphen: 0
    default: grapheme.columns
    }
  }

  /// Returns the width of a grapheme after the truncation mark. A tab, whose column isn't known
  /// yet, counts with its maximum width, so that text that doesn't fit before the mark doesn't fit
  /// after it.
  func columnsAfterMark(_ grapheme: ScannedGrapheme) -> Int { columnsOf(grapheme, at: 0) }

  // MARK: Truncation

  /// Returns as much of the truncation mark as fits, and its width in columns.
  package func mark(within width: Int) -> (text: String, columns: Int) {
    let isWide = traits.ambiguousIsWide
    let kept = GraphemeWidth.prefix(of: traits.ellipsis, columns: width, ambiguousIsWide: isWide)
    return (String(kept), GraphemeWidth.columns(of: kept, ambiguousIsWide: isWide))
  }

  /// Returns the truncation of the line that contains the start of the last allowed row.
  func cut(from place: TextRowStart, _ scanner: GraphemeScanner) -> TextCut {
    let start = place.offset
    let count = scanner.bytes.count
    let mark = mark(within: offered).columns
    let indentation = min(place.indentation ?? 0, max(0, offered - mark))
    let room = offered - mark - indentation
    // If the rest of the line fits, all of it is shown, followed by the mark. Spaces at its end
    // aren't drawn, so they don't have to fit.
    let whole = prefix(from: start, at: indentation, within: room, scanner)
    if traits.truncation == .tail || room <= 0 || isRestBlank(from: whole.end, scanner) {
      return TextCut(
        indentation: indentation, prefixEnd: whole.drawnEnd, prefixColumns: whole.drawnColumns,
        markColumns: mark, suffix: count..<count, suffixColumns: 0)
    }
    let front =
      traits.truncation == .middle
      ? prefix(from: start, at: indentation, within: (room + 1) / 2, scanner)
      : Prefix(from: start, at: indentation)
    let back = suffix(from: front.end, within: offered - mark - front.columns, scanner)
    return TextCut(
      indentation: indentation, prefixEnd: front.end, prefixColumns: front.columns,
      markColumns: mark, suffix: back.range, suffixColumns: back.columns)
  }

  /// Returns whether nothing but spaces is left in a line.
  private func isRestBlank(from start: Int, _ scanner: GraphemeScanner) -> Bool {
    var index = start
    while index < scanner.bytes.count {
      let grapheme = scanner.grapheme(at: index)
      if grapheme.kind == .newline { return true }
      if !grapheme.kind.hangs { return false }
      scannedBytes &+= grapheme.end - index
      index = grapheme.end
    }
    return true
  }

  private struct Prefix {
    var end: Int
    /// The column after it.
    var columns: Int
    /// The end without trailing spaces.
    var drawnEnd: Int
    var drawnColumns: Int

    init(from start: Int, at column: Int) {
      end = start
      columns = column
      drawnEnd = start
      drawnColumns = column
    }
  }

  /// Returns as much of the start of a row as fits in `width` columns that begin at `column`.
  private func prefix(
    from start: Int, at column: Int, within width: Int, _ scanner: GraphemeScanner
  ) -> Prefix {
    var result = Prefix(from: start, at: column)
    while result.end < scanner.bytes.count {
      let grapheme = scanner.grapheme(at: result.end)
      let columns = result.columns + columnsOf(grapheme, at: result.columns)
      if grapheme.kind == .newline || columns > column + width { break }
      result.end = grapheme.end
      result.columns = columns
      if !grapheme.kind.hangs {
        result.drawnEnd = grapheme.end
        result.drawnColumns = columns
      }
    }
    scannedBytes &+= result.end - start
    return result
  }

  /// The maximum number of bytes to search for the end of a truncated line, for each of its
  /// columns.
  private static let suffixBytesPerColumn = 64

  /// Returns as much of the end of the line around `start` as fits.
  private func suffix(
    from start: Int, within width: Int, _ scanner: GraphemeScanner
  ) -> (range: Range<Int>, columns: Int) {
    let bytes = scanner.bytes
    var lineEnd = bytes.lineFeed(in: start..<bytes.count) ?? bytes.count
    if lineEnd < bytes.count, lineEnd > start, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    // Graphemes can only be found forwards. In a very long line, the search starts at a space near
    // the end, or at least at the start of a scalar.
    var index = max(start, lineEnd - (min(width, 4_096) + 1) * Self.suffixBytesPerColumn)
    if index > start {
      index = bytes[index..<lineEnd].firstIndex { $0 & 0xC0 != 0x80 } ?? lineEnd
      if let space = bytes[index..<lineEnd].prefix(64).firstIndex(of: 0x20) { index = space }
    }
    var graphemes: [(start: Int, columns: Int)] = []
    var total = 0
    var first = 0
    while index < lineEnd {
      let grapheme = scanner.grapheme(at: index)
      let columns = columnsAfterMark(grapheme)
      graphemes.append((index, columns))
      total += columns
      while total > width, first < graphemes.count {
        total -= graphemes[first].columns
        first += 1
      }
      scannedBytes &+= grapheme.end - index
      index = grapheme.end
    }
    return ((first < graphemes.count ? graphemes[first].start : lineEnd)..<lineEnd, total)
  }
}
