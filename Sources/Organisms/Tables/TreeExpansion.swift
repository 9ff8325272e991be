// SPDX-License-Identifier: MIT
// Organism: the children of the items of a tree, and the expanded ones.

import CuriumControls
import CuriumLists

/// The children of the items of a tree, and the ids of the expanded ones.
struct TreeExpansion<Item: Identifiable> {
  /// Returns the children of an item; `nil` if it can't be expanded.
  let children: @MainActor (Item) -> [Item]?
  /// The ids of the expanded items.
  let expanded: Binding<Set<Item.ID>>

  /// Returns whether an item can have children, even if it has none at the moment.
  @MainActor func isBranch(_ item: Item) -> Bool { children(item) != nil }

  /// Returns whether an item is expanded; `nil` if it can't be.
  @MainActor func isOpen(_ item: Item) -> Bool? {
    isBranch(item) ? expanded.wrappedValue.contains(item.id) : nil
  }

  /// Expands or collapses those of `items` that have children.
  @MainActor func toggle(_ items: [Item]) {
    expanded.wrappedValue.formSymmetricDifference(items.filter { isBranch($0) }.map(\.id))
  }

  /// The number of rows after which a command expands no more of a branch. The children of each row
  /// have to be requested, and a branch can be a whole disk.
  static var longestBranch: Int { 5_000 }

  /// Expands an item and the items inside it, level by level, until `longestBranch` more rows are
  /// shown. Returns `false` if some items are still collapsed.
  @MainActor func expandBranch(of item: Item) -> Bool {
    var open = expanded.wrappedValue
    var seen: Set<Item.ID> = [item.id]
    var items = [item]
    var (place, count) = (0, 0)
    while place < items.count, count < Self.longestBranch {
      let item = items[place]
      place += 1
      guard let inner = children(item) else { continue }
      if open.insert(item.id).inserted { count += inner.count }
      items += inner.filter { seen.insert($0.id).inserted }
    }
    expanded.wrappedValue = open
    return !items[place...].contains { isBranch($0) && !open.contains($0.id) }
  }

  /// Returns the visible rows: the roots, and the children of expanded rows.
  ///
  /// - Parameters:
  ///   - roots: The items at the top level.
  ///   - order: Returns the offsets of siblings in the order of their rows, or `nil` for their own
  ///    order. Also gets the id of their parent, which is `nil` for the roots.
  @MainActor func rows(
    of roots: [Item], order: @MainActor ([Item], Item.ID?) -> [Int]? = { _, _ in nil }
  ) -> TreeRows<Item> {
    let open = expanded.wrappedValue
    var rows = TreeRows<Item>()
    // A stack instead of recursion, so a tree can have any depth.
    var waiting = Self.level(0, of: roots, in: order(roots, nil))
    while let (row, offset) = waiting.popLast() {
      guard rows.append(row, at: offset) else { continue }
      guard open.contains(row.id), let inner = children(row.item) else { continue }
      waiting += Self.level(row.depth + 1, of: inner, in: order(inner, row.id))
    }
    // From the end, because a line continues only to rows that are shown.
    var lines = TreeLines()
    for index in rows.all.indices.reversed() {
      rows.all[index].lines = lines.passRow(level: rows.all[index].depth)
    }
    return rows
  }

  /// Returns the rows of items at a depth and their offsets, from the last one.
  private static func level(_ depth: Int, of items: [Item], in places: [Int]?)
    -> [(TreeRow<Item>, Int)]
  {
    (places ?? Array(items.indices)).reversed().map {
      (TreeRow(item: items[$0], depth: depth), $0)
    }
  }
}
