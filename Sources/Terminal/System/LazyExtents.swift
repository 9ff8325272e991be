// SPDX-License-Identifier: MIT
// Terminal: the lengths of the rows of a lazy stack, known or estimated.

/// The lengths of rows along a lazy stack, including the space after each. Measured rows keep their
/// length. Other rows count as the mean of those. In a grid, several rows share a line and its
/// length.
///
/// Lengths are stored in chunks of 512 rows, created where rows are measured, so opening a list has
/// no cost per row. A position is computed from the chunks before it, the blocks of 32 rows in its
/// own chunk, and the rows of one block.
package struct LazyExtents {
  private struct Chunk {
    let number: Int
    /// The lengths; −1 if unknown.
    private(set) var extents = ContiguousArray<Int32>(repeating: -1, count: LazyExtents.chunkSize)
    private(set) var sum = 0
    private(set) var known = 0
    /// The known lengths of each block.
    private(set) var blocks = ContiguousArray(
      repeating: (sum: 0, known: 0), count: LazyExtents.chunkSize / LazyExtents.blockSize)

    init(number: Int) { self.number = number }

    /// Sets the length of a row; −1 makes it unknown.
    mutating func set(_ extent: Int32, at offset: Int) {
      let old = extents[offset]
      extents[offset] = extent
      let change = Int(max(0, extent)) - Int(max(0, old))
      let found = (extent < 0 ? 0 : 1) - (old < 0 ? 0 : 1)
      sum += change
      known += found
      blocks[offset / LazyExtents.blockSize].sum += change
      blocks[offset / LazyExtents.blockSize].known += found
    }

    /// Returns the sum and number of known lengths before a row of the chunk.
    func measured(before offset: Int) -> (sum: Int, known: Int) {
      let block = offset / LazyExtents.blockSize
      var measured = (sum: 0, known: 0)
      for index in 0..<block {
        measured.sum += blocks[index].sum
        measured.known += blocks[index].known
      }
      for index in block * LazyExtents.blockSize..<offset where extents[index] >= 0 {
        measured.sum += Int(extents[index])
        measured.known += 1
      }
      return measured
    }
  }

  private static let chunkSize = 512
  private static let blockSize = 32
  /// Estimates are in units of 1/65,536 of a cell. If a list has more rows than a view can have
  /// cells, each of them counts as less than a cell.
  private static let one = 65_536
  /// The maximum number of cells of all rows. The rest of the largest size of a view is for headers
  /// and other views between them.
  private static let limit = 1_000_000

  /// The number of rows.
  package private(set) var count: Int
  /// The number of rows in a line. Setting another one discards the lengths of all lines.
  package var lineLength = 1 {
    didSet { if lineLength != oldValue { formLines() } }
  }
  private var lines: Int
  /// The longest line so far, whatever the number of rows in a line was.
  private var longest = 0
  private var chunks: ContiguousArray<Chunk> = []
  /// The key of line 0. Lines keep their keys when lines before them are added or removed.
  private var base = 0
  private var sum = 0
  private var known = 0
  private var initial: Int

  /// Creates the extents of `count` rows of unknown length, with an initial estimate.
  package init(count: Int, initial: Int) {
    self.count = count
    lines = count
    self.initial = max(1, initial)
  }

  package var isUnknown: Bool { known == 0 }

  private var estimate: Int {
    let unknown = lines - known
    if unknown <= 0 { return 0 }
    // The rows measured so far may be empty. Others must still have a length, so that they are
    // reached.
    let mean = known == 0 ? initial * Self.one : max(Self.one, sum * Self.one / known)
    let room = max(0, Self.limit - sum) * Self.one
    return min(mean, room / unknown)
  }

  /// The length of all rows.
  package var total: Int { start(of: lines) }

  /// Returns the length of all rows with `length` of them in a line. If that isn't the current
  /// number, each line counts as the longest one, so the result isn't too small for known rows.
  package func total(inLinesOf length: Int) -> Int {
    if length == lineLength { return total }
    return min(Self.limit, Self.lines(of: count, length) * max(initial, longest))
  }

  /// Returns the number of lines for `count` rows.
  private static func lines(of count: Int, _ length: Int) -> Int { (count + length - 1) / length }

  private mutating func formLines() {
    if known > 0 { initial = max(1, sum / known) }
    lines = Self.lines(of: count, lineLength)
    chunks = []
    recount()
  }

  /// Returns the range of the rows in all lines that contain some of `rows`.
  package func wholeLines(around rows: Range<Int>) -> Range<Int> {
    if lineLength == 1 || rows.isEmpty { return rows }
    let end = Self.lines(of: rows.upperBound, lineLength) * lineLength
    return rows.lowerBound / lineLength * lineLength..<min(end, max(count, rows.upperBound))
  }

  /// Returns the keys of the lines in a chunk.
  private static func keys(of number: Int) -> Range<Int> {
    let start = number * chunkSize
    return start..<start + chunkSize
  }

  /// Returns the position at which the line of a row begins.
  package func position(of index: Int) -> Int {
    start(of: index < count ? index / lineLength : lines + index - count)
  }

  /// Returns the position at which the line of a row ends.
  package func end(of index: Int) -> Int { start(of: index / lineLength + 1) }

  private func start(of line: Int) -> Int {
    let key = line + base
    var measured = 0
    var found = 0
    for chunk in chunks {
      let keys = Self.keys(of: chunk.number)
      if keys.lowerBound >= key { break }
      if keys.upperBound <= key {
        measured += chunk.sum
        found += chunk.known
      } else {
        let part = chunk.measured(before: key - keys.lowerBound)
        measured += part.sum
        found += part.known
      }
    }
    return measured + (line - found) * estimate / Self.one
  }

  /// Returns the first row of the line at a position, limited to the first and the last line.
  package func index(at position: Int) -> Int { line(at: position) * lineLength }

  private func line(at position: Int) -> Int {
    if lines == 0 || position <= 0 { return 0 }
    let estimate = estimate
    var key = base
    var measured = 0
    var found = 0
    for chunk in chunks {
      let keys = Self.keys(of: chunk.number)
      let start = max(base, keys.lowerBound)
      if measured + (start - base - found) * estimate / Self.one > position { break }
      let end = min(base + lines, keys.upperBound)
      let after = measured + chunk.sum
      if after + (end - base - found - chunk.known) * estimate / Self.one > position {
        var key = start
        // Skips whole blocks that end before the position.
        while key < end {
          let offset = key - keys.lowerBound
          if offset % Self.blockSize == 0, key + Self.blockSize <= end {
            let block = chunk.blocks[offset / Self.blockSize]
            let (sum, count) = (measured + block.sum, found + block.known)
            let next = key + Self.blockSize
            if sum + (next - base - count) * estimate / Self.one <= position {
              (measured, found, key) = (sum, count, next)
              continue
            }
          }
          let extent = chunk.extents[key - keys.lowerBound]
          if extent >= 0 {
            measured += Int(extent)
            found += 1
          }
          if measured + (key + 1 - base - found) * estimate / Self.one > position {
            return key - base
          }
          key += 1
        }
      }
      measured = after
      found += chunk.known
      key = end
    }
    // The line is in a gap, where all lines have the same estimated length.
    let before = measured + (key - base - found) * estimate / Self.one
    let rest = estimate > 0 ? (position - before) * Self.one / estimate : 0
    var line = min(max(0, key - base + rest), lines - 1)
    while line > 0, start(of: line) > position { line -= 1 }
    while line + 1 < lines, start(of: line + 1) <= position { line += 1 }
    return line
  }

  /// Stores the length of the line of a row. Returns whether this is a change.
  package mutating func set(_ extent: Int32, at index: Int) -> Bool {
    let key = index / lineLength + base
    let number = key >> Self.chunkSize.trailingZeroBitCount
    let offset = key - number * Self.chunkSize
    let place = place(of: number)
    if place == chunks.count || chunks[place].number != number {
      chunks.insert(Chunk(number: number), at: place)
    }
    let old = chunks[place].extents[offset]
    if old == extent { return false }
    chunks[place].set(extent, at: offset)
    sum += Int(extent) - Int(max(0, old))
    if old < 0 { known += 1 }
    longest = max(longest, Int(extent))
    if sum > Self.limit / 2 { forget(but: number) }
    return true
  }

  /// Returns the index of a chunk in the list, or the index at which to insert it.
  private func place(of number: Int) -> Int {
    chunks.indices.partitioningIndex { chunks[$0].number >= number }
  }

  /// Discards the lengths far from a chunk, so that the other rows have room for an estimate.
  private mutating func forget(but number: Int) {
    chunks.removeAll { abs($0.number - number) > 1 }
    recount()
  }

  private mutating func recount() {
    sum = chunks.reduce(0) { $0 + $1.sum }
    known = chunks.reduce(0) { $0 + $1.known }
  }

  /// Changes the number of rows. `shift` is the distance by which the known rows have moved.
  /// Lengths move by whole lines, so they can be those of nearby rows until these are measured.
  package mutating func resize(to count: Int, shift: Int = 0) {
    if count == self.count, shift == 0 { return }
    self.count = count
    lines = Self.lines(of: count, lineLength)
    base -= shift / lineLength
    let keys = base..<base + lines
    chunks.removeAll { !Self.keys(of: $0.number).overlaps(keys) }
    for index in chunks.indices {
      let own = Self.keys(of: chunks[index].number)
      if own.lowerBound >= keys.lowerBound, own.upperBound <= keys.upperBound { continue }
      for key in own where !keys.contains(key) {
        chunks[index].set(-1, at: key - own.lowerBound)
      }
    }
    recount()
  }
}
