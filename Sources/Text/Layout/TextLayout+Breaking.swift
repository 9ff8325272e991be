// SPDX-License-Identifier: MIT
// Text: where a row of a text ends, and how the last one is cut.

import CuriumTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextLayout {
  /// Where a row may end.
  private struct Chance {
    /// Where the next row begins; negative while there is none.
    var next = -1
    var end = 0
    var columns = 0
    var isHyphenated = false
  }

  /// The row that begins at `start`, as if there were no limit.
  func row(from start: Int, _ scanner: GraphemeScanner) -> TextRow {
    if let row = plainRow(from: start, scanner.bytes) { return row }
    let count = scanner.bytes.count
    var index = start
    var column = 0
    // Behind the last grapheme that is drawn.
    var end = start
    var columns = 0
    var chance = Chance()
    var last = LineBreakKind.space
    var before = LineBreakKind.space
    var hasGaps = false
    while index < count {
      let grapheme = scanner.grapheme(at: index)
      let kind = grapheme.kind
      if kind == .newline { break }
      if index > start, last.allowsBreak(before: kind, behind: before) {
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
          if chance.next > start {
            return TextRow(
              range: start..<chance.next, end: chance.end, columns: chance.columns,
              isHyphenated: chance.isHyphenated, hasGaps: hasGaps)
          }
          return TextRow(range: start..<index, end: end, columns: columns, hasGaps: hasGaps)
        }
        end = grapheme.end
        columns = column + width
      }
      column += width
      if kind != .hyphen, kind != .slash { before = kind }
      last = kind
      index = grapheme.end
    }
    // Spaces at the end of a line are kept where all of them fit.
    if column <= offered {
      end = index
      columns = column
    }
    if index == count {
      return TextRow(range: start..<count, end: end, columns: columns, hasGaps: hasGaps)
    }
    return TextRow(
      range: start..<scanner.grapheme(at: index).end, end: end, columns: columns, endsLine: true,
      hasGaps: hasGaps)
  }

  /// The row, if it is a whole line of printable ASCII that fits: eight bytes a step.
  private func plainRow(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> TextRow? {
    let window =
      start..<min(bytes.count, offered >= bytes.count - start ? .max : start + offered + 1)
    let end =
      start + TextSanitizer.safePrefix(UnsafeBufferPointer(rebasing: bytes[window]))
    if end - start > offered { return nil }
    if end == bytes.count {
      return TextRow(range: start..<end, end: end, columns: end - start)
    }
    guard bytes[end] == 0x0A else { return nil }
    return TextRow(range: start..<(end + 1), end: end, columns: end - start, endsLine: true)
  }

  /// The columns of a grapheme that begins at `column` of its row and is not the last of it.
  func columnsOf(_ grapheme: ScannedGrapheme, at column: Int) -> Int {
    switch grapheme.kind {
    case .tab: traits.tabWidth - column % traits.tabWidth
    case .softHyphen: 0
    default: grapheme.columns
    }
  }

  /// The columns of a grapheme behind the mark. Where a tab reaches is not known before it is placed: it
  /// takes all it may, so that what does not fit before the mark does not fit behind it.
  func columnsBehindMark(_ grapheme: ScannedGrapheme) -> Int { columnsOf(grapheme, at: 0) }

  // MARK: Truncation

  /// The mark of a cut text as far as it fits, and its columns.
  package func mark(within width: Int) -> (text: String, columns: Int) {
    var kept = ""
    var columns = 0
    for character in traits.ellipsis {
      let next = GraphemeWidth.columns(of: character, ambiguousIsWide: traits.ambiguousIsWide)
      if columns + next > width { break }
      kept.append(character)
      columns += next
    }
    return (kept, columns)
  }

  /// How the line that the last row allowed begins in is cut, so that it is seen that text is missing.
  func cut(from start: Int, _ scanner: GraphemeScanner) -> TextCut {
    let count = scanner.bytes.count
    let mark = mark(within: offered).columns
    let room = offered - mark
    // Whatever fits to the end of the line is shown, with the mark behind it.
    let whole = prefix(from: start, within: room, scanner)
    let isWhole = whole.end == count || scanner.grapheme(at: whole.end).kind == .newline
    if isWhole || traits.truncation == .tail || room <= 0 {
      return TextCut(
        prefixEnd: whole.drawnEnd, prefixColumns: whole.drawnColumns, markColumns: mark,
        suffix: count..<count, suffixColumns: 0)
    }
    let front =
      traits.truncation == .middle
      ? prefix(from: start, within: (room + 1) / 2, scanner)
      : Prefix(end: start, drawnEnd: start)
    let back = suffix(from: front.end, within: room - front.columns, scanner)
    return TextCut(
      prefixEnd: front.end, prefixColumns: front.columns, markColumns: mark,
      suffix: back.range, suffixColumns: back.columns)
  }

  private struct Prefix {
    var end: Int
    var columns = 0
    /// Without spaces at the end.
    var drawnEnd: Int
    var drawnColumns = 0
  }

  /// As much of a line as fits.
  private func prefix(from start: Int, within width: Int, _ scanner: GraphemeScanner) -> Prefix {
    var result = Prefix(end: start, drawnEnd: start)
    while result.end < scanner.bytes.count {
      let grapheme = scanner.grapheme(at: result.end)
      let columns = result.columns + columnsOf(grapheme, at: result.columns)
      if grapheme.kind == .newline || columns > width { break }
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

  private static func lineFeed(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress,
      let feed = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(feed) - UnsafeRawPointer(base)
  }

  /// The most bytes that the end of a cut line is sought in, for each of its columns.
  private static let suffixBytesPerColumn = 64

  /// As much of the end of the line around `start` as fits.
  private func suffix(
    from start: Int, within width: Int, _ scanner: GraphemeScanner
  ) -> (range: Range<Int>, columns: Int) {
    let bytes = scanner.bytes
    var lineEnd = Self.lineFeed(from: start, bytes) ?? bytes.count
    if lineEnd < bytes.count, lineEnd > start, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    // Graphemes are found forwards alone. A line that is much longer than its end is entered behind a
    // space, or at least where a scalar begins.
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
      let columns = columnsBehindMark(grapheme)
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
