// SPDX-License-Identifier: MIT
// Views: the rows of text being edited, computed when they become visible.

import CuriumText

/// The rows of a text at a given width. A block is broken into rows on first use, and keeps them
/// until it is edited.
package struct TextRows {
  /// A row of a block.
  package struct Row: Equatable {
    package var block: Int
    var index: Int
  }

  /// The part of the text that an edit has replaced.
  package enum Edited: Equatable {
    case nothing
    /// One block, and its previous number of rows.
    case block(Int, rows: Int)
    case all
  }

  /// The row starts of the blocks that were broken into rows, by block.
  private var starts: [Int: [Int]] = [:]
  private var width: Int?
  private var metrics = TextMetrics()
  private var revision = 0

  /// The row starts of a block that isn't wrapped.
  private static let whole = [0]
  /// The maximum number of blocks whose rows are kept.
  private static let blockLimit = 512

  package init() {}

  /// Sets the width of a row in columns; `nil` to make each block a single row.
  package mutating func setWidth(_ width: Int?, _ metrics: TextMetrics) {
    if width == self.width, metrics == self.metrics { return }
    self.width = width
    self.metrics = metrics
    starts.removeAll()
  }

  /// Discards the rows of the blocks that an edit has replaced, and renumbers later ones.
  package mutating func follow(_ editing: TextEditing) -> Edited {
    defer { revision = editing.revision }
    guard editing.revision == revision + 1, let change = editing.buffer.lastChange else {
      starts.removeAll()
      return .all
    }
    if change.blocks.count == 1, change.count == 1 {
      let block = change.blocks.lowerBound
      return .block(block, rows: starts.removeValue(forKey: block)?.count ?? 0)
    }
    let delta = change.count - change.blocks.count
    var kept: [Int: [Int]] = [:]
    for (block, rows) in starts where !change.blocks.contains(block) {
      kept[block < change.blocks.lowerBound ? block : block + delta] = rows
    }
    starts = kept
    return .all
  }

  private mutating func rows(of block: Int, in buffer: TextBuffer) -> [Int] {
    guard let width else { return Self.whole }
    if let known = starts[block] { return known }
    if starts.count > Self.blockLimit { starts.removeAll() }
    let made = buffer.rowStarts(ofBlock: block, width: width, metrics)
    starts[block] = made
    return made
  }

  /// Returns the number of rows of a block.
  package mutating func count(of block: Int, in buffer: TextBuffer) -> Int {
    rows(of: block, in: buffer).count
  }

  /// Returns the number of rows of the text, at most `limit`.
  package mutating func count(in buffer: TextBuffer, upTo limit: Int) -> Int {
    var sum = 0
    for block in 0..<buffer.blockCount {
      sum += count(of: block, in: buffer)
      if sum >= limit { return limit }
    }
    return sum
  }

  /// Returns the bytes of a row, without a line break.
  package mutating func bytes(of row: Row, in buffer: TextBuffer) -> Range<Int> {
    let starts = rows(of: row.block, in: buffer)
    let content = buffer.content(ofBlock: row.block)
    let start = content.lowerBound + starts[row.index]
    let isLast = row.index + 1 == starts.count
    return start..<(isLast ? content.upperBound : content.lowerBound + starts[row.index + 1])
  }

  /// Returns the row that contains the grapheme after `offset`.
  package mutating func row(of offset: Int, in buffer: TextBuffer) -> Row {
    let block = buffer.block(at: offset)
    let inside = offset - buffer.range(ofBlock: block).lowerBound
    return Row(
      block: block, index: (rows(of: block, in: buffer).lastIndex { $0 <= inside }) ?? 0)
  }

  /// Returns whether the row is the first of its line.
  package func beginsLine(_ row: Row, in buffer: TextBuffer) -> Bool {
    row.index == 0 && buffer.beginsLine(row.block)
  }

  /// Returns whether the row is the last of its line.
  package mutating func endsLine(_ row: Row, in buffer: TextBuffer) -> Bool {
    row.index + 1 == count(of: row.block, in: buffer) && buffer.endsLine(row.block)
  }

  /// Returns the row `count` rows away; `nil` beyond the ends of the text.
  package mutating func row(_ row: Row, movedBy count: Int, in buffer: TextBuffer) -> Row? {
    var row = row
    for _ in 0..<abs(count) {
      if count > 0 {
        row.index += 1
        if row.index == self.count(of: row.block, in: buffer) {
          row = Row(block: row.block + 1, index: 0)
        }
        if row.block == buffer.blockCount { return nil }
      } else {
        row.index -= 1
        if row.index < 0 {
          if row.block == 0 { return nil }
          row.block -= 1
          row.index = self.count(of: row.block, in: buffer) - 1
        }
      }
    }
    return row
  }

  /// Returns the row `count` rows away, or the first or last row.
  package mutating func row(_ row: Row, movedAtMostBy count: Int, in buffer: TextBuffer) -> Row {
    var row = row
    var left = count
    while left != 0, let next = self.row(row, movedBy: left.signum(), in: buffer) {
      row = next
      left -= left.signum()
    }
    return row
  }
}
