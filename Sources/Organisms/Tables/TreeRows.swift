// SPDX-License-Identifier: MIT
// Organism: the visible rows of a tree.

import CuriumLists

/// An item, its depth in the tree, and the lines before it.
struct TreeRow<Item: Identifiable>: Identifiable {
  let item: Item
  let depth: Int
  var lines = TreeLines()
  var id: Item.ID { item.id }
}

/// The visible rows of a tree, and their places by id.
struct TreeRows<Item: Identifiable> {
  /// The place of a row among the others.
  private struct Position {
    /// The index of the row of its parent; `nil` for a root.
    let parent: Int?
    /// The index of its item among the children of its parent.
    let offset: Int
    /// The index after the last row inside; `nil` for the end of all rows.
    var end: Int?
  }

  var all: [TreeRow<Item>] = []
  private(set) var places: [Item.ID: Int] = [:]
  private var positions: [Position] = []
  /// The indices of the last row and of those around it, from the outside.
  private var path: [Int] = []

  subscript(id: Item.ID) -> TreeRow<Item>? { places[id].map { all[$0] } }

  /// Returns the index of the row of the parent of a row; `nil` for a root.
  func parent(of index: Int) -> Int? { positions[index].parent }

  /// Returns the index of the item of a row among the children of its parent.
  func offset(of index: Int) -> Int { positions[index].offset }

  /// Returns the index after the last row inside a row.
  func end(of index: Int) -> Int { positions[index].end ?? all.count }

  /// Returns the index of the next row with the same parent, or of the previous one; `nil` if there
  /// is none.
  func sibling(of index: Int, isNext: Bool) -> Int? {
    let parent = positions[index].parent
    var other: Int? = isNext ? end(of: index) : index - 1
    while let place = other, all.indices.contains(place) {
      if positions[place].parent == parent { return place }
      // The rows before a row are inside its previous sibling.
      other = isNext ? nil : positions[place].parent
    }
    return nil
  }

  /// Adds the row of an item with an index among the children of its parent. Returns `false` if
  /// there is a row with the same id.
  mutating func append(_ row: TreeRow<Item>, at offset: Int) -> Bool {
    let id = row.id
    if places[id] != nil { return false }
    while let last = path.last, all[last].depth >= row.depth {
      positions[last].end = all.count
      path.removeLast()
    }
    positions.append(Position(parent: path.last, offset: offset))
    path.append(all.count)
    places[id] = all.count
    all.append(row)
    return true
  }

  // MARK: Moving

  /// Returns a row and those inside it: the row that has the same parent as the row at `sibling`,
  /// and is or contains the row at `index`. Returns `nil` if there is none.
  func branch(around index: Int, beside sibling: Int) -> Range<Int>? {
    guard all.indices.contains(index), all.indices.contains(sibling) else { return nil }
    var place = index
    while all[place].depth > all[sibling].depth, let parent = positions[place].parent {
      place = parent
    }
    guard positions[place].parent == positions[sibling].parent else { return nil }
    return place..<end(of: place)
  }

  /// Returns the parent of branches, their offsets among its children, and the offset of the child
  /// that they come before if they are moved before the row at `destination`.
  func move(
    _ branches: RangeSet<Int>, to destination: Int
  ) -> (offsets: RangeSet<Int>, destination: Int, parent: Item.ID?)? {
    guard let first = branches.ranges.first?.lowerBound else { return nil }
    let parent = positions[first].parent
    var offsets = RangeSet<Int>()
    for range in branches.ranges {
      var place = range.lowerBound
      while place < range.upperBound {
        let offset = positions[place].offset
        offsets.insert(contentsOf: offset..<offset + 1)
        place = end(of: place)
      }
    }
    // Some children may not be shown, so the next one that is shown decides.
    let isBeforeChild = destination < all.count && positions[destination].parent == parent
    let before = positions[..<destination].last { $0.parent == parent }
    let target = isBeforeChild ? positions[destination].offset : before.map { $0.offset + 1 } ?? 0
    return (offsets, target, parent.map { all[$0].id })
  }
}
