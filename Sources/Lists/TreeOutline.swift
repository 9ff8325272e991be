// SPDX-License-Identifier: MIT
// Views: the visible rows of a tree, for the list that moves them.

/// The visible rows of a tree whose rows can move to any parent. Rows are given by their index.
@MainActor package protocol TreeOutline {
  /// The number of rows.
  var count: Int { get }
  /// `true` if the rows are sorted, so that the user chooses only a parent.
  var isSorted: Bool { get }
  /// Returns the level of a row; 0 is the top level.
  func level(of row: Int) -> Int
  /// Returns the parent of a row; `nil` at the top level.
  func parent(of row: Int) -> Int?
  /// Returns the offset of a row among the children of its parent.
  func offset(of row: Int) -> Int
  /// Returns a row and the rows inside it.
  func branch(of row: Int) -> Range<Int>
  /// Returns whether a row is expanded; `nil` if it can't be.
  func isOpen(_ row: Int) -> Bool?
  /// Expands a row that is collapsed.
  func open(_ row: Int)
  /// Moves rows, each with the rows inside it.
  func move(_ rows: [Int], to place: TreePlace)
}

/// A place in a tree for moved rows.
package struct TreePlace: Equatable {
  /// The row that becomes their parent; `nil` at the top level.
  package let parent: Int?
  /// The offset of the child that they come before; `nil` for the end.
  package let offset: Int?

  /// Creates a place before a child of a row, or at its end.
  package init(parent: Int?, offset: Int?) {
    (self.parent, self.offset) = (parent, offset)
  }
}

/// A place for dragged rows, and how the list shows it.
struct TreeTarget: Equatable {
  let place: TreePlace
  /// The row below the line; `nil` if the parent is highlighted instead.
  let line: Int?
  /// The level that the rows will have.
  let level: Int
}

extension TreeOutline {
  /// Returns those of some rows that aren't inside another one.
  package func topmost(of rows: RangeSet<Int>) -> [Int] {
    var found: [Int] = []
    var end = 0
    for row in rows.ranges.joined() where row >= end && row < count {
      found.append(row)
      end = branch(of: row).upperBound
    }
    return found
  }

  /// Returns the nearest row above a row that has the same parent.
  func sibling(before row: Int) -> Int? {
    let parent = parent(of: row)
    var above = row > 0 ? row - 1 : nil
    while let other = above {
      if self.parent(of: other) == parent { return other }
      above = self.parent(of: other)
    }
    return nil
  }

  // MARK: Targets

  /// Returns the end of the children of a row. Without a row, returns the end of the top level.
  func target(inside row: Int?) -> TreeTarget {
    TreeTarget(
      place: TreePlace(parent: row, offset: nil), line: row == nil ? count : nil,
      level: row.map { level(of: $0) + 1 } ?? 0)
  }

  /// Returns the place for rows that the user drags from one row to another. `level` is that of the
  /// pointer, which is on the text of the row if it is greater than that of the row.
  func target(at row: Int, from start: Int, level: Int) -> TreeTarget {
    let own = self.level(of: row)
    let isBranch = isOpen(row) != nil
    if isSorted { return target(inside: isBranch ? row : parent(of: row)) }
    if isBranch, level > own { return target(inside: row) }
    return target(above: row > start ? row + 1 : row, level: min(level, own))
  }

  /// Returns the place below all rows, at the top level.
  var end: TreeTarget { isSorted ? target(inside: nil) : target(above: count, level: 0) }

  /// Returns the place above a row, or below the last one. The rows around it limit the level.
  func target(above row: Int, level: Int) -> TreeTarget {
    let above = row > 0 ? row - 1 : nil
    let least = row < count ? self.level(of: row) : 0
    let most = above.map { self.level(of: $0) + (isOpen($0) == true ? 1 : 0) } ?? 0
    let level = max(least, min(level, most))
    var parent = above
    while let outer = parent, self.level(of: outer) >= level { parent = self.parent(of: outer) }
    return TreeTarget(
      place: TreePlace(parent: parent, offset: offset(above: row, inside: parent)), line: row,
      level: level)
  }

  /// Returns the offset of the first child of `parent` below a line. Some children may not be
  /// shown, so the one below the line decides, and then the one above it.
  private func offset(above row: Int, inside parent: Int?) -> Int {
    if row < count, self.parent(of: row) == parent { return offset(of: row) }
    var above = row > 0 ? row - 1 : nil
    while let other = above, other != parent {
      if self.parent(of: other) == parent { return offset(of: other) + 1 }
      above = self.parent(of: other)
    }
    return 0
  }

  /// Returns whether rows can move to a place: it isn't inside one of them, and they aren't there
  /// already.
  func canMove(_ rows: [Int], to target: TreeTarget) -> Bool {
    guard let first = rows.first, let last = rows.last else { return false }
    let parent = target.place.parent
    if let parent, rows.contains(where: { branch(of: $0).contains(parent) }) { return false }
    if !rows.allSatisfy({ self.parent(of: $0) == parent }) { return true }
    guard !isSorted, let line = target.line else { return false }
    let isWhole = zip(rows, rows.dropFirst()).allSatisfy { branch(of: $0).upperBound == $1 }
    return !isWhole || line < first || line > branch(of: last).upperBound
  }
}
