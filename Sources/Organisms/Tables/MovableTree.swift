// SPDX-License-Identifier: MIT
// Organism: the rows of a tree that the user can move to any parent.

import CuriumLists

/// The visible rows of a tree, and the action that moves their items to any parent.
struct MovableTree<Item: Identifiable>: TreeOutline {
  let tree: TreeExpansion<Item>
  /// The items at the top level.
  let roots: [Item]
  let rows: TreeRows<Item>
  let isSorted: Bool
  let action: TreeMove

  var count: Int { rows.all.count }

  func level(of row: Int) -> Int { rows.all[row].depth }

  func parent(of row: Int) -> Int? { rows.parent(of: row) }

  func offset(of row: Int) -> Int { rows.offset(of: row) }

  func branch(of row: Int) -> Range<Int> { row..<rows.end(of: row) }

  func isOpen(_ row: Int) -> Bool? { tree.isOpen(rows.all[row].item) }

  func open(_ row: Int) {
    if isOpen(row) == false { tree.toggle([rows.all[row].item]) }
  }

  func move(_ moved: [Int], to place: TreePlace) {
    let ids = moved.map { rows.all[$0].id }
    let parent = place.parent.map { rows.all[$0].item }
    let children = parent.map { tree.children($0) ?? [] } ?? roots
    let gone = Set(ids)
    let before = children.prefix(place.offset ?? children.count)
    action.perform(
      ids.map { AnyHashable($0) }, parent.map { AnyHashable($0.id) },
      before.reduce(0) { $0 + (gone.contains($1.id) ? 0 : 1) })
  }

  /// Moves branches with the same parent before the row at `destination`.
  func move(_ branches: RangeSet<Int>, to destination: Int) {
    guard let (_, offset, parent) = rows.move(branches, to: destination) else { return }
    move(
      topmost(of: branches),
      to: TreePlace(parent: parent.flatMap { rows.places[$0] }, offset: offset))
  }
}
