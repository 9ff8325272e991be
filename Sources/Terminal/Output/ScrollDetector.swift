// SPDX-License-Identifier: MIT
// Terminal: finds rows that an app has redrawn higher or lower.

import CuriumLibc

/// Finds a block of rows that moved between the frame on the screen and the next one.
///
/// The detector searches for three strips of a few rows in the other rows of the screen. Each match
/// is a vote for its distance. It uses strips, because a fixed sidebar or scrollbar would make the
/// rest of a moved row differ, and only a few rows, because most frames don't scroll (about a
/// microsecond for 200×60 cells that all differ). Then it measures the best distance chunk by
/// chunk. A wrong result is harmless, because the frame is compared with the contents of the
/// terminal after the move.
final class ScrollDetector {
  /// Rows that moved, and the savings of moving them.
  private struct Block {
    var scroll: CellGrid.Scroll
    /// The number of chunks that don't have to be written.
    var gain: Int
    /// `true` if few of the moved cells must be restored.
    var isPlain: Bool
  }

  /// The number of cells compared at once. A chunk that differs costs about as many bytes as it has
  /// cells: for the cursor movement and the few cells that usually differ.
  private static let chunk = 8
  private static let chunkBytes = chunk * 16
  /// The minimum number of rows to move. Fewer rows are simply redrawn.
  private static let fewestRows = 4
  /// The cost of two DECSTBM, SU or SD, and the colour of the exposed rows, in chunks.
  private static let price = 6
  /// The number of chunks after which counting stops in a row that matches exactly after the move.
  private static let enough = 8
  /// The rows to search for, in twelfths of the rows that differ. Three find a scrolled page unless
  /// nearly all of it is new.
  private static let probes: [Int] = [1, 7, 11, 3, 5, 9]
  private static let firstProbes = 3
  /// The number of distances that are measured before the search ends.
  private static let mostCandidates = 3

  private let width: Int
  private let height: Int
  /// The rows that differ, the votes for each distance, the gain of moving each row, and the number
  /// of its chunks that would still differ.
  private let rows: UnsafeMutablePointer<Int32>
  private let votes: UnsafeMutablePointer<Int32>
  private let gains: UnsafeMutablePointer<Int32>
  private let repairs: UnsafeMutablePointer<Int32>

  /// Creates a detector for grids of one size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let room = max(1, height)
    rows = .allocate(capacity: room)
    votes = .allocate(capacity: 2 * room)
    gains = .allocate(capacity: room)
    repairs = .allocate(capacity: room)
    rows.initialize(repeating: 0, count: room)
    votes.initialize(repeating: 0, count: 2 * room)
    gains.initialize(repeating: 0, count: room)
    repairs.initialize(repeating: 0, count: room)
  }

  deinit {
    rows.deallocate()
    votes.deallocate()
    gains.deallocate()
    repairs.deallocate()
  }

  /// Returns the rows that moved, if moving them saves bytes. Removes the damage of unchanged rows.
  ///
  /// - Parameter toleratesRepairs: `true` if a frame appears as a whole, so that cells moved and
  ///   then restored are never visible.
  /// - Complexity: O(damaged cells), and O(rows) if no row moved.
  func find(_ next: CellGrid, _ shown: CellGrid, toleratesRepairs: Bool) -> CellGrid.Scroll? {
    let count = differingRows(next, shown)
    guard count >= ScrollDetector.fewestRows, width >= ScrollDetector.chunk else { return nil }
    votes.update(repeating: 0, count: 2 * height)
    var found = false
    for (turn, twelfth) in ScrollDetector.probes.enumerated() {
      if turn == ScrollDetector.firstProbes && !found { return nil }
      if probe(Int(rows[twelfth * count / 12]), next, shown) { found = true }
    }
    if !found { return nil }
    var best: Block?
    var last = 0
    for _ in 0..<ScrollDetector.mostCandidates {
      guard let distance = takeBestDistance() else { break }
      last = distance
      guard let block = block(movedBy: distance, next, shown) else { continue }
      if toleratesRepairs || block.isPlain, block.gain > best?.gain ?? 0 { best = block }
      if block.isPlain { break }
    }
    guard let best else { return nil }
    if best.scroll.count != last { _ = block(movedBy: best.scroll.count, next, shown) }
    return best.scroll
  }

  /// Returns whether a row of the last block found is unchanged after the move.
  func isExact(_ y: Int) -> Bool { repairs[y] == 0 }

  /// Records the damaged rows that differ, and removes the damage of the others.
  private func differingRows(_ next: CellGrid, _ shown: CellGrid) -> Int {
    var count = 0
    var y = next.damageTop
    while y < next.damageBottom {
      let span = next.spans[y]
      if span.low < span.high {
        let low = Int(span.low)
        let length = (Int(span.high) &- low) &* MemoryLayout<Cell>.stride
        if memcmp(next.rows[y] + low, shown.rows[y] + low, length) == 0 {
          next.spans[y] = .none
        } else {
          rows[count] = Int32(truncatingIfNeeded: y)
          count &+= 1
        }
      }
      y &+= 1
    }
    return count
  }

  // MARK: - Votes

  /// Searches for three changed strips of a row in the rows on the screen.
  private func probe(_ y: Int, _ next: CellGrid, _ shown: CellGrid) -> Bool {
    let row = CellWords(next.rows[y])
    let before = CellWords(shown.rows[y])
    var found = false
    for third in 0..<3 {
      var x = third &* width / 3
      let end = (third &+ 1) &* width / 3
      while x < end, row.isSame(x, in: before) { x &+= 1 }
      if x >= end { continue }
      // The changed cell is the most distinctive one, so it is compared first.
      let strip = min(x, width &- ScrollDetector.chunk)
      let cells = next.rows[y] + strip
      // The nearest matching row counts, because lists mostly scroll by a few rows.
      var distance = 1
      let farthest = max(y, height &- 1 &- y)
      while distance <= farthest {
        if y &+ distance < height,
          row.isSame(x, in: CellWords(shown.rows[y &+ distance])),
          ScrollDetector.isSameChunk(cells, shown.rows[y &+ distance] + strip)
        {
          votes[height &+ distance] &+= 1
          found = true
          break
        }
        if y >= distance,
          row.isSame(x, in: CellWords(shown.rows[y &- distance])),
          ScrollDetector.isSameChunk(cells, shown.rows[y &- distance] + strip)
        {
          votes[height &- distance] &+= 1
          found = true
          break
        }
        distance &+= 1
      }
    }
    return found
  }

  /// Returns the distance with the most votes, the shortest if several are equal. Removes its
  /// votes.
  private func takeBestDistance() -> Int? {
    var best = 0
    var most: Int32 = 0
    for distance in 1..<height {
      if votes[height + distance] > most {
        most = votes[height + distance]
        best = distance
      }
      if votes[height - distance] > most {
        most = votes[height - distance]
        best = -distance
      }
    }
    if best == 0 { return nil }
    votes[best + height] = 0
    return best
  }

  // MARK: - Counting

  /// Returns the block of rows with the largest savings at a distance; `nil` if there are none.
  private func block(movedBy distance: Int, _ next: CellGrid, _ shown: CellGrid) -> Block? {
    let first = max(0, -distance)
    let end = min(height, height - distance)
    // A few rows that moved far must outweigh the many exposed rows, so they are measured
    // completely.
    let limit = abs(distance) * 4 < height ? ScrollDetector.enough : .max
    // Finds the range of rows with the largest total gain.
    var sum: Int32 = 0
    var begin = first
    var best = (sum: Int32(0), low: 0, high: 0)
    for y in first..<end {
      weigh(y, movedBy: distance, limit: limit, next, shown)
      if sum <= 0 {
        sum = 0
        begin = y
      }
      sum += gains[y]
      if sum > best.sum { best = (sum, begin, y + 1) }
    }
    if best.sum == 0 { return nil }
    let (low, high) = (best.low, best.high)
    let exposed = distance > 0 ? high..<high + distance : low + distance..<low
    var gain = Int(best.sum)
    for y in exposed {
      gain += changes(next.rows[y], shown.rows[y], limit: .max)
      gain -= filled(next.rows[y])
    }
    let repaired = (low..<high).reduce(0) { $0 + Int(repairs[$1]) }
    // The cost of restored cells is only estimated, so many of them require larger savings.
    if gain <= ScrollDetector.price + repaired / 8 { return nil }
    return Block(
      scroll: CellGrid.Scroll(
        top: min(low, low + distance), bottom: max(high, high + distance), count: distance),
      gain: gain, isPlain: repaired * ScrollDetector.chunk * 8 <= (high - low) * width)
  }

  /// Records the gain of moving a row.
  private func weigh(
    _ y: Int, movedBy distance: Int, limit: Int, _ next: CellGrid, _ shown: CellGrid
  ) {
    let row = next.rows[y]
    let moved = shown.rows[y &+ distance]
    let isExact = memcmp(row, moved, width &* MemoryLayout<Cell>.stride) == 0
    let repaired = isExact ? 0 : changes(row, moved, limit: .max)
    let limit = isExact ? limit : .max
    repairs[y] = Int32(truncatingIfNeeded: repaired)
    gains[y] = Int32(truncatingIfNeeded: changes(row, shown.rows[y], limit: limit) &- repaired)
  }

  /// Returns the number of chunks in which two rows differ. Stops counting at `limit`.
  private func changes(
    _ one: UnsafeMutablePointer<Cell>, _ two: UnsafeMutablePointer<Cell>, limit: Int
  ) -> Int {
    let one = UnsafeRawPointer(one)
    let two = UnsafeRawPointer(two)
    var count = 0
    var x = 0
    while x &+ ScrollDetector.chunk <= width && count < limit {
      if !ScrollDetector.isSameChunk(one + x &* 16, two + x &* 16) { count &+= 1 }
      x &+= ScrollDetector.chunk
    }
    let left = (width &- x) &* 16
    if left < ScrollDetector.chunkBytes && memcmp(one + x &* 16, two + x &* 16, left) != 0 {
      count &+= 1
    }
    return count
  }

  /// Returns the number of chunks of a row that contain more than the background at its end.
  private func filled(_ row: UnsafeMutablePointer<Cell>) -> Int {
    let ground = row[width - 1].background
    var count = 0
    for x in stride(from: 0, to: width, by: ScrollDetector.chunk) {
      for place in x..<min(x + ScrollDetector.chunk, width)
      where row[place].glyph != .space || row[place].background != ground {
        count += 1
        break
      }
    }
    return count
  }

  @inline(__always) private static func isSameChunk(
    _ one: UnsafeRawPointer, _ two: UnsafeRawPointer
  ) -> Bool {
    memcmp(one, two, chunkBytes) == 0
  }
}
