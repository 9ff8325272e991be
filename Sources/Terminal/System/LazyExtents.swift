// SPDX-License-Identifier: MIT
// Terminal: the lengths of the rows of a lazy stack, known or estimated.

/// The lengths of rows along a lazy stack, including the space after each. Measured rows keep their
/// length. Other rows count as the mean of those.
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

  package private(set) var count: Int
  private var chunks: ContiguousArray<Chunk> = []
  /// The key of row 0. Rows keep their keys when rows before them are added or removed.
  private var base = 0
  private var sum = 0
  private var known = 0
  private var initial: Int

  /// Creates the extents of `count` rows of unknown length, with an initial estimate.
  package init(count: Int, initial: Int) {
    self.count = count
    self.initial = max(1, initial)
  }

  package var isUnknown: Bool { known == 0 }

  private var estimate: Int {
    let unknown = count - known
    if unknown <= 0 { return 0 }
    // The rows measured so far may be empty. Others must still have a length, so that they are
    // reached.
    let mean = known == 0 ? initial * Self.one : max(Self.one, sum * Self.one / known)
    let room = max(0, Self.limit - sum) * Self.one
    return min(mean, room / unknown)
  }

  /// The length of all rows.
  package var total: Int { position(of: count) }

  /// Returns the keys of the rows in a chunk.
  private static func rows(of number: Int) -> Range<Int> {
    let start = number * chunkSize
    return start..<start + chunkSize
  }

  /// Returns the position at which a row begins.
  package func position(of index: Int) -> Int {
    let key = index + base
    var measured = 0
    var found = 0
    for chunk in chunks {
      let rows = Self.rows(of: chunk.number)
      if rows.lowerBound >= key { break }
      if rows.upperBound <= key {
        measured += chunk.sum
        found += chunk.known
      } else {
        let part = chunk.measured(before: key - rows.lowerBound)
        measured += part.sum
        found += part.known
      }
    }
    return measured + (index - found) * estimate / Self.one
  }

  /// Returns the row at a position, limited to the first and the last row.
  package func index(at position: Int) -> Int {
    if count == 0 || position <= 0 { return 0 }
    let estimate = estimate
    var key = base
    var measured = 0
    var found = 0
    for chunk in chunks {
      let rows = Self.rows(of: chunk.number)
      let start = max(base, rows.lowerBound)
      if measured + (start - base - found) * estimate / Self.one > position { break }
      let end = min(base + count, rows.upperBound)
      let after = measured + chunk.sum
      if after + (end - base - found - chunk.known) * estimate / Self.one > position {
        var key = start
        // Skips whole blocks that end before the position.
        while key < end {
          let offset = key - rows.lowerBound
          if offset % Self.blockSize == 0, key + Self.blockSize <= end {
            let block = chunk.blocks[offset / Self.blockSize]
            let (sum, count) = (measured + block.sum, found + block.known)
            let next = key + Self.blockSize
            if sum + (next - base - count) * estimate / Self.one <= position {
              (measured, found, key) = (sum, count, next)
              continue
            }
          }
          let extent = chunk.extents[key - rows.lowerBound]
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
    // The row is in a gap, where all rows have the same estimated length.
    let before = measured + (key - base - found) * estimate / Self.one
    let rest = estimate > 0 ? (position - before) * Self.one / estimate : 0
    var index = min(max(0, key - base + rest), count - 1)
    while index > 0, self.position(of: index) > position { index -= 1 }
    while index + 1 < count, self.position(of: index + 1) <= position { index += 1 }
    return index
  }

  /// Stores the length of a row. Returns whether this is a change.
  package mutating func set(_ extent: Int32, at index: Int) -> Bool {
    let key = index + base
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
  package mutating func resize(to count: Int, shift: Int = 0) {
    if count == self.count, shift == 0 { return }
    self.count = count
    base -= shift
    let keys = base..<base + count
    chunks.removeAll { !Self.rows(of: $0.number).overlaps(keys) }
    for index in chunks.indices {
      let rows = Self.rows(of: chunks[index].number)
      if rows.lowerBound >= keys.lowerBound, rows.upperBound <= keys.upperBound { continue }
      for key in rows where !keys.contains(key) {
        chunks[index].set(-1, at: key - rows.lowerBound)
      }
    }
    recount()
  }
}
