// SPDX-License-Identifier: MIT
// Views: breaks text into rows, and maps between its cells and bytes.

package import CuriumTerminal

/// The rows of a text at a given width, with the mapping from bytes to cells and back.
///
/// `TextLayout("two words")`, measured in 5 columns, has 5 × 2 cells. Its second row holds the
/// bytes 4..<9, and `grapheme(at:)` of the third cell of that row is 6..<7.
///
/// Lines break at line feeds, after spaces and hyphens, between ideographs (UAX #14), and inside a
/// word only if it is wider than a row. Offsets are in UTF-8 bytes.
///
/// Besides the text, a layout stores the start of every 64th row and the 64 most recently used
/// rows. Recomputing other rows when they become visible is cheaper than storing all of them. Rows
/// beyond the limit aren't computed at all.
package final class TextLayout {
  /// The settings that affect line breaking, apart from the text and the width.
  package struct Traits: Equatable {
    package var truncation = TextTruncationMode.tail
    package var ellipsis = "…"
    /// The number of columns between tab stops.
    package var tabWidth = 8
    package var ambiguousIsWide = false
    /// `true` if the rows that continue a line begin below its first letter, as in code.
    package var keepsIndentation = false

    package init() {}
  }

  /// The text, with contiguous UTF-8.
  package let text: String
  /// The ends of the runs of the text, if there are several.
  package let runEnds: [Int]
  let traits: Traits

  /// The number of rows.
  package private(set) var rowCount = 0
  /// The columns of the widest row, or those that the indentation of a row requires.
  package private(set) var width = 0
  /// The number of bytes read while breaking, for tests. It must not grow faster than the text.
  package internal(set) var scannedBytes = 0

  /// The width and the row limit of the current layout.
  private(set) var offered = -1
  private var limit = 0
  private(set) var cut: TextCut?

  private var checkpoints: [TextRowStart] = []
  private var block: [TextRow] = []
  private var blockNumber = 0
  private static let blockLength = 64

  package init(_ text: String, runEnds: [Int] = [], traits: Traits = Traits()) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.runEnds = runEnds
    self.traits = traits
  }

  /// Returns the size at a width, with at most `limit` rows. Without a width, lines aren't wrapped.
  ///
  /// - Complexity: O(bytes in the rows that the limit allows).
  @discardableResult
  package func measure(width: Int? = nil, limit: Int? = nil) -> CellSize {
    let width = max(0, width ?? .max)
    let limit = max(1, limit ?? .max)
    if !answers(width: width, limit: limit) {
      offered = width
      self.limit = limit
      withScanner { breakRows($0) }
    }
    return CellSize(width: self.width, height: rowCount)
  }

  /// Returns whether the rows are the same for another width and limit.
  private func answers(width: Int, limit: Int) -> Bool {
    if width == offered, limit == self.limit { return true }
    // At widths between the widest row and the offered width, every row breaks at the same place.
    guard offered >= 0, width >= self.width, width <= offered else { return false }
    return cut == nil ? rowCount <= limit : limit == self.limit && traits.truncation != .middle
  }

  package func withScanner<Result>(_ body: (GraphemeScanner) -> Result) -> Result {
    let answer = text.utf8.withContiguousStorageIfAvailable {
      body(GraphemeScanner(text, $0, ambiguousIsWide: traits.ambiguousIsWide))
    }
    guard let answer else { preconditionFailure("The text must be contiguous UTF-8.") }
    return answer
  }

  private func breakRows(_ scanner: GraphemeScanner) {
    rowCount = 0
    width = 0
    cut = nil
    blockNumber = 0
    block.removeAll(keepingCapacity: true)
    checkpoints.removeAll(keepingCapacity: true)
    var start = TextRowStart()
    while true {
      var row = row(from: start, scanner)
      let next = row.range.upperBound
      scannedBytes &+= next &- start.offset
      let isLast = next == scanner.bytes.count && !row.endsLine
      if rowCount % Self.blockLength == 0 { checkpoints.append(start) }
      rowCount += 1
      if rowCount == limit, !isLast {
        let cut = cut(from: start, scanner)
        self.cut = cut
        row = cutRow(from: start.offset, cut)
      }
      if rowCount <= Self.blockLength { block.append(row) }
      width = max(width, min(row.columns, offered), leastWidth(keeping: row.indentation))
      if isLast || cut != nil { return }
      start = self.start(after: row, from: start, scanner)
    }
  }

  private func cutRow(from start: Int, _ cut: TextCut) -> TextRow {
    TextRow(
      range: start..<text.utf8.count, end: cut.prefixEnd, columns: cut.columns,
      indentation: cut.indentation, hasGaps: true)
  }

  // MARK: Rows

  /// Returns the row at an index less than `rowCount`.
  package func row(_ index: Int) -> TextRow {
    let number = index / Self.blockLength
    if number != blockNumber { withScanner { load(number, $0) } }
    return block[index % Self.blockLength]
  }

  private func load(_ number: Int, _ scanner: GraphemeScanner) {
    block.removeAll(keepingCapacity: true)
    blockNumber = number
    var start = checkpoints[number]
    let first = number * Self.blockLength
    for index in first..<min(first + Self.blockLength, rowCount) {
      if let cut, index == rowCount - 1 {
        block.append(cutRow(from: start.offset, cut))
      } else {
        let row = row(from: start, scanner)
        block.append(row)
        start = self.start(after: row, from: start, scanner)
      }
    }
  }

  /// Returns the index of the row with the byte at `offset`; the last row at the end of the text.
  ///
  /// - Complexity: O(log rows).
  package func rowIndex(of offset: Int) -> Int {
    let next = checkpoints.indices.partitioningIndex { checkpoints[$0].offset > offset }
    var index = max(0, next - 1) * Self.blockLength
    let end = min(index + Self.blockLength, rowCount)
    while index + 1 < end, row(index).range.upperBound <= offset { index += 1 }
    return index
  }

  /// Returns the index of the run with the byte at `offset`.
  package func run(at offset: Int) -> Int {
    let index = runEnds.indices.partitioningIndex { runEnds[$0] > offset }
    return min(index, max(0, runEnds.count - 1))
  }
}
