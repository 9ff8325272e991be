// SPDX-License-Identifier: MIT
// Views: the runs of backticks in Markdown text.

/// The runs of backticks in a text by length, to avoid repeated searches for a missing closing run.
struct BacktickIndex {
  /// The offsets of the runs of each length, in descending order.
  private var places: [Int: [Int]] = [:]
  /// The number of bytes and runs read.
  private(set) var steps = 0

  init(_ bytes: [UInt8], except values: [InlineMarkdown.Value]) {
    var end = bytes.count
    var value = values.count
    while end > 0 {
      steps += 1
      while value > 0, values[value - 1].range.lowerBound >= end { value -= 1 }
      if value > 0, values[value - 1].range.contains(end - 1) {
        end = values[value - 1].range.lowerBound
        continue
      }
      let floor = value > 0 ? values[value - 1].range.upperBound : 0
      var start = end
      while start > floor, bytes[start - 1] == UInt8(ascii: "`") { start -= 1 }
      steps += end - start
      if start < end { places[end - start, default: []].append(start) }
      end = start < end ? start : end - 1
    }
  }

  /// Returns the next run of a length. `start` must not decrease from one call to the next.
  mutating func next(_ length: Int, from start: Int) -> Int? {
    guard var runs = places.removeValue(forKey: length) else { return nil }
    while let place = runs.last, place < start {
      steps += 1
      runs.removeLast()
    }
    let place = runs.last
    places[length] = runs
    return place
  }
}
