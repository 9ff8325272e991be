// SPDX-License-Identifier: MIT
// Text: where Markdown has how many backticks in a row.

/// The runs of backticks in a text by their lengths, so that one that nothing closes is not searched for
/// again and again.
struct BacktickIndex {
  /// The places of the runs of a length, the last one first.
  private var places: [Int: [Int]] = [:]
  /// How many bytes and runs were looked at.
  private(set) var looks = 0

  init(_ bytes: [UInt8], except values: [InlineMarkdown.Value]) {
    var end = bytes.count
    var value = values.count
    while end > 0 {
      looks += 1
      while value > 0, values[value - 1].range.lowerBound >= end { value -= 1 }
      if value > 0, values[value - 1].range.contains(end - 1) {
        end = values[value - 1].range.lowerBound
        continue
      }
      let floor = value > 0 ? values[value - 1].range.upperBound : 0
      var start = end
      while start > floor, bytes[start - 1] == UInt8(ascii: "`") { start -= 1 }
      looks += end - start
      if start < end { places[end - start, default: []].append(start) }
      end = start < end ? start : end - 1
    }
  }

  /// The next run of so many backticks; `start` never goes back from one call to the next.
  mutating func next(_ length: Int, from start: Int) -> Int? {
    guard var runs = places.removeValue(forKey: length) else { return nil }
    while let place = runs.last, place < start {
      looks += 1
      runs.removeLast()
    }
    let place = runs.last
    places[length] = runs
    return place
  }
}
