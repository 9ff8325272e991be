// SPDX-License-Identifier: MIT
// Engine: how long the rows of a lazy stack are, known or estimated.

/// The lengths of rows along a lazy stack, the space behind each included. Rows measured once keep
/// their length; the others count with the mean of those.
///
/// Lengths are kept in chunks of 512 rows, made where rows were measured: opening costs nothing per
/// row, a position costs a look at each chunk before it, at the blocks of 32 rows in its own, and at
/// the rows of one block.
package struct LazyExtents {
  private struct Chunk {
    let number: Int
    /// −1 where nothing is known.
    private(set) var extents = ContiguousArray<Int32>(repeating: -1, count: LazyExtents.chunkSize)
    private(set) var sum = 0
    private(set) var known = 0
    /// What is known of each block.
    private(set) var blocks = ContiguousArray(
      repeating: (sum: 0, known: 0), count: LazyExtents.chunkSize / LazyExtents.blockSize)

    init(number: Int) { self.number = number }

    /// Takes the length of a row; −1 where it is not known any more.
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

    /// The known lengths before a row of the chunk, and how many they are.
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
  /// Estimates are sixty-five thousandths of a cell: a list of more rows than a view may have cells
  /// gives its rows less than one each.
  private static let one = 65_536

  package private(set) var count: Int
  private var chunks: ContiguousArray<Chunk> = []
  /// What the key of row 0 is: rows keep their keys when others come or go before them.
  private var base = 0
  private var sum = 0
  private var known = 0
  private var initial: Int

  /// So many rows of which nothing is known but a first guess.
  init(count: Int, initial: Int) {
    self.count = count
    self.initial = max(1, initial)
  }

  var isUnknown: Bool { known == 0 }

  private var estimate: Int {
    let unknown = count - known
    if unknown <= 0 { return 0 }
    // Rows seen so far may be empty; the others must have room all the same, to be looked at.
    let mean = known == 0 ? initial * Self.one : max(Self.one, sum * Self.one / known)
    let room = max(0, Int(ProposedViewSize.limit) - sum) * Self.one
    return min(mean, room / unknown)
  }

  /// The length of all rows.
  var total: Int { position(of: count) }

  /// The rows of a chunk that are rows of the collection.
  private static func rows(of number: Int) -> Range<Int> {
    let start = number * chunkSize
    return start..<start + chunkSize
  }

  /// Where a row begins.
  func position(of index: Int) -> Int {
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

  /// The row at a position; the first or the last one for what lies outside.
  func index(at position: Int) -> Int {
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
        // Whole blocks that end before the position are passed over.
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
    // The row lies in a gap, where all rows count the same.
    let before = measured + (key - base - found) * estimate / Self.one
    let rest = estimate > 0 ? (position - before) * Self.one / estimate : 0
    var index = min(max(0, key - base + rest), count - 1)
    while index > 0, self.position(of: index) > position { index -= 1 }
    while index + 1 < count, self.position(of: index + 1) <= position { index += 1 }
    return index
  }

  /// Remembers the length of a row; true if it was not known to be that.
  mutating func set(_ extent: Int32, at index: Int) -> Bool {
    let key = index + base
    let number = key >> 9
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
    if sum > Int(ProposedViewSize.limit) / 2 { forget(but: number) }
    return true
  }

  /// The place of a chunk among those there are.
  private func place(of number: Int) -> Int {
    var low = 0
    var high = chunks.count
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Keeps what is known around a chunk alone, so that the rest has room for an estimate.
  private mutating func forget(but number: Int) {
    chunks.removeAll { abs($0.number - number) > 1 }
    recount()
  }

  private mutating func recount() {
    sum = chunks.reduce(0) { $0 + $1.sum }
    known = chunks.reduce(0) { $0 + $1.known }
  }

  /// Takes another number of rows, the rows known so far having moved by `shift`.
  mutating func resize(to count: Int, shift: Int = 0) {
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
