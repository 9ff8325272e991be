// SPDX-License-Identifier: MIT
// Terminal: the columns of a grid that adapts to the width.

/// A column of a grid that adapts to the width.
package struct GridTrack: Equatable {
  /// The minimum and the maximum width of the columns that one item describes.
  package enum Width: Hashable, Sendable {
    /// One column of a fixed width.
    case fixed(Int)
    /// One column. The columns of this kind share the width that the fixed ones leave.
    case flexible(minimum: Int, maximum: Int)
    /// As many columns as fit in the width of a flexible column without a maximum.
    case adaptive(minimum: Int, maximum: Int)
  }

  /// The index of the item that describes the column.
  package let item: Int
  package let start: Int
  package let length: Int

  package var end: Int { start + length }

  /// The maximum width of a column.
  private static let widest = 1 << 20
  /// The maximum number of columns of one item.
  private static let most = 1_000

  package init(item: Int, start: Int, length: Int) {
    (self.item, self.start, self.length) = (item, start, length)
  }

  /// Returns the columns of a grid in `room` cells, or with their minimum widths. Each item has at
  /// least one column. A single adaptive column can be narrower than its minimum.
  ///
  /// - Parameters:
  ///   - items: The widths of the columns, and the space after them. The space after an adaptive
  ///    item is also between its columns.
  ///   - room: The width of the grid; `nil` for the minimum.
  package static func tracks(_ items: [(width: Width, gap: Int)], in room: Int?) -> [GridTrack] {
    let widths = widths(items, in: room)
    var tracks: [GridTrack] = []
    var start = 0
    for (index, item) in items.enumerated() {
      let width = widths[index]
      let gap = max(0, item.gap)
      guard case .adaptive(let minimum, let maximum) = item.width else {
        tracks.append(GridTrack(item: index, start: start, length: width))
        start += width + gap
        continue
      }
      let least = limited(minimum)
      let count = max(1, min((width + gap) / (least + gap), most))
      let cap = max(least, limited(maximum))
      var end = start
      for column in 0..<count {
        // Columns differ by one cell if the width isn't divisible.
        let next = (column + 1) * (width + gap) / count - column * (width + gap) / count - gap
        let length = max(0, min(next, cap))
        tracks.append(GridTrack(item: index, start: end, length: length))
        end += length + gap
      }
      start = end
    }
    return tracks
  }

  /// Returns the width of the columns of each item, with the gaps between them.
  private static func widths(_ items: [(width: Width, gap: Int)], in room: Int?) -> [Int] {
    var rest = room ?? 0
    for item in items.dropLast() { rest -= max(0, item.gap) }
    for item in items {
      if case .fixed(let width) = item.width { rest -= max(0, min(width, widest)) }
    }
    rest = max(0, min(rest, widest))
    var shares = items.compactMap { share(of: $0.width, in: room == nil ? nil : rest) }
    shares.withUnsafeMutableBufferPointer { RoomShare.divide(Int32(rest), among: $0) }
    var parts = shares.lazy.map { Int($0.extent) }.makeIterator()
    return items.map { item in
      if case .fixed(let width) = item.width { return max(0, min(width, widest)) }
      return parts.next() ?? 0
    }
  }

  /// Returns the part of `rest` cells for a column that isn't fixed.
  private static func share(of width: Width, in rest: Int?) -> RoomShare? {
    switch width {
    case .fixed: nil
    case .flexible(let minimum, let maximum):
      RoomShare(weight: 1, least: Int32(limited(minimum)), most: Int32(limited(maximum)))
    case .adaptive(let minimum, _):
      RoomShare(
        weight: 1, least: Int32(min(limited(minimum), rest ?? widest)), most: Int32(widest))
    }
  }

  private static func limited(_ width: Int) -> Int { max(1, min(width, widest)) }
}
