// SPDX-License-Identifier: MIT
// Views: the widths of the columns of a table.

import CuriumTerminal

/// The width of a column in a table, in cells.
///
///     let widths: [ColumnWidth] = [.fixed(8), .fitted(max: 12), .flexible(min: 12)]
public struct ColumnWidth: Hashable, Sendable {
  private enum Kind: Hashable {
    case fixed, fitted, flexible
  }

  private let kind: Kind
  private let weight: Int
  private let min: Int
  private let max: Int

  private init(_ kind: Kind, weight: Int = 1, min: Int, max: Int) {
    func clamped(_ cells: Int) -> Int { Swift.max(0, Swift.min(cells, 1_000)) }
    self.kind = kind
    self.weight = Swift.max(1, clamped(weight))
    self.min = clamped(min)
    self.max = Swift.max(self.min, clamped(max))
  }

  /// A width of exactly `width` cells.
  public static func fixed(_ width: Int) -> ColumnWidth {
    ColumnWidth(.fixed, min: width, max: width)
  }

  /// A width that fits the title and the widest cell that has been visible, from `min` to `max`
  /// cells. Scrolling never makes the column narrower. When rows are removed, or a visible cell
  /// becomes narrower, the column fits the visible rows again. In a table that is too narrow, it
  /// decreases to `min`, or without a `min` to the title: so give names a `min` that leaves them
  /// recognizable. A trailing column, which usually shows numbers, keeps its width.
  public static func fitted(min: Int = 0, max: Int = .max) -> ColumnWidth {
    ColumnWidth(.fitted, min: min, max: max)
  }

  /// A width that fits the title and the widest cell that has been visible.
  public static var fitted: ColumnWidth { .fitted() }

  /// A share of the space that the other columns leave, in proportion to `weight`, from `min` to
  /// `max` cells. A table that is too narrow scrolls sideways instead of going below `min`, below
  /// the title if there is no `min`, or below the widest visible cell of a trailing column.
  public static func flexible(weight: Int = 1, min: Int = 0, max: Int = .max) -> ColumnWidth {
    ColumnWidth(.flexible, weight: weight, min: min, max: max)
  }

  /// `true` if the width depends on the contents of the cells.
  package var isFitted: Bool { kind == .fitted }

  /// `true` if the width depends on the room.
  package var isFlexible: Bool { kind == .flexible }

  /// `true` if the user can choose another width.
  package var isResizable: Bool { kind != .fixed }

  /// `true` if the width has a minimum.
  package var hasMinimum: Bool { min > 0 }

  /// Returns the width with a minimum of at least `cells`, unless its maximum is less.
  package func atLeast(_ cells: Int) -> ColumnWidth {
    ColumnWidth(
      kind, weight: weight, min: Swift.max(min, Swift.min(cells, max)), max: max)
  }

  /// Returns the width nearest to `cells` that a column with contents of a width can have.
  package func nearest(to cells: Int, content: Int) -> Int {
    Swift.max(least(content), Swift.min(cells, max))
  }

  private func limited(_ cells: Int) -> Int { Swift.max(min, Swift.min(cells, max)) }

  // MARK: Sharing the space

  /// The least cells of a column that sets no minimum, and of a fitted one that became narrower.
  private static let least = 3

  /// Returns the cells of each column in a row of `width` cells, with `spacing` cells between
  /// columns. `contents` are the widths of the contents, which fitted columns get.
  ///
  /// If there isn't enough room, fitted columns become narrower, the widest before the others. If
  /// that isn't enough, the last columns are left out. The first always stays.
  package static func spans(
    of columns: [ColumnWidth], contents: [Int], in width: Int, spacing: Int
  ) -> [Range<Int>] {
    var count = 0
    var room = width + spacing
    for (column, content) in zip(columns, contents) {
      room -= column.least(content) + spacing
      if room < 0, count > 0 { break }
      count += 1
    }
    let widths = widths(of: Array(columns.prefix(count)), contents, in: width, spacing)
    var start = 0
    return columns.indices.map { index in
      guard index < count else { return width..<width }
      let left = Swift.min(start, width)
      let right = Swift.min(start + widths[index], width)
      start += widths[index] + spacing
      return left..<Swift.max(left, right)
    }
  }

  /// Returns the cells that the column needs in a narrow table, with contents of a width.
  package func least(_ content: Int) -> Int {
    switch kind {
    case .fixed: min
    case .fitted: Swift.max(min, Swift.min(content, max, Self.least))
    case .flexible: atLeast(Self.least).min
    }
  }

  /// Returns the widths of the columns. If they don't fit, fitted columns become narrower.
  private static func widths(
    of columns: [ColumnWidth], _ contents: [Int], in width: Int, _ spacing: Int
  ) -> [Int] {
    let columns = columns.map { $0.kind == .flexible ? $0.atLeast(Self.least) : $0 }
    var widths = columns.enumerated().map { $1.isFitted ? $1.limited(contents[$0]) : $1.min }
    let gaps = columns.indices.map { $0 + 1 < columns.count ? spacing : 0 }
    share(width, among: columns, gaps, &widths)
    let excess = widths.reduce(0, +) + gaps.reduce(0, +) - width
    narrow(&widths, by: excess) { index in
      columns[index].isFitted ? columns[index].least(contents[index]) : nil
    }
    return widths
  }

  /// Shares the space among the flexible columns. A share includes the gap after the column. If
  /// shares violate the limits, the columns at their minimum keep it, or those at their maximum if
  /// the maximums are violated by more cells, and the others share again.
  private static func share(
    _ width: Int, among columns: [ColumnWidth], _ gaps: [Int], _ widths: inout [Int]
  ) {
    var open = columns.indices.filter { columns[$0].kind == .flexible }
    var room = width
    for index in columns.indices where columns[index].kind != .flexible {
      room -= widths[index] + gaps[index]
    }
    while !open.isEmpty {
      let total = open.reduce(0) { $0 + columns[$1].weight }
      var sum = 0
      var missing = 0
      for index in open {
        let start = Swift.max(0, room) * sum / total
        sum += columns[index].weight
        let share = Swift.max(0, room) * sum / total - start - gaps[index]
        widths[index] = columns[index].limited(share)
        missing += widths[index] - Swift.max(0, share)
      }
      if missing == 0 { return }
      let settled = open.filter {
        widths[$0] == (missing > 0 ? columns[$0].min : columns[$0].max)
      }
      for index in settled { room -= widths[index] + gaps[index] }
      open.removeAll { settled.contains($0) }
    }
  }

  /// Makes the widest columns narrower, down to `least`; `nil` leaves a column as it is. Of equally
  /// wide columns, the first ones lose the last cells.
  private static func narrow(
    _ widths: inout [Int], by excess: Int, least: (Int) -> Int?
  ) {
    if excess <= 0 { return }
    var columns: [(index: Int, least: Int, width: Int)] = []
    for index in widths.indices {
      if let least = least(index), widths[index] > least {
        columns.append((index, least, widths[index]))
      }
    }
    // The width of the widest columns before the last cells.
    let level = (0..<(widths.max() ?? 0)).partitioningIndex { level in
      columns.reduce(0) { $0 + $1.width - Swift.max($1.least, Swift.min($1.width, level)) }
        <= excess
    }
    var rest = excess
    for column in columns {
      widths[column.index] = Swift.max(column.least, Swift.min(column.width, level))
      rest -= column.width - widths[column.index]
    }
    for column in columns where rest > 0 && widths[column.index] == level && column.least < level {
      widths[column.index] -= 1
      rest -= 1
    }
  }
}
