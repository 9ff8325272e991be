// SPDX-License-Identifier: MIT
// Views: the rows of a list, and their order.

@_spi(Nodes) import CuriumEngine

extension ListNode {
  /// The collections of the list, in the order of their rows.
  var collections: [LazyCollectionNode] {
    var found: [LazyCollectionNode] = []
    func collect(_ node: Node) {
      if let collection = node.lazyCollection, collection.stack.list === self {
        found.append(collection)
      }
      node.forEachChild(collect)
    }
    collect(self)
    return found
  }

  /// The rows that exist, in order.
  var rows: [ListRowNode] {
    var found: [ListRowNode] = []
    func collect(_ node: Node) {
      if let row = node.listRow, row.stack.list === self, row.isLeaf {
        found.append(row)
      } else {
        node.forEachChild(collect)
      }
    }
    collect(self)
    return found
  }

  /// Returns the ids from one row to another, across collections.
  @MainActor func ids(from id: AnyHashable, to row: ListRowNode) -> [AnyHashable] {
    let collections = collections
    guard let last = collections.firstIndex(where: { $0 === row.collection }),
      let (first, index) = place(of: id, in: collections)
    else { return [row.identifier] }
    let (one, other) = ((first, index), (last, row.index))
    let (top, bottom) = one < other ? (one, other) : (other, one)
    var ids: [AnyHashable] = []
    for number in top.0...bottom.0 where collections[number].holdsLeaves {
      let start = number == top.0 ? top.1 : 0
      let end = number == bottom.0 ? bottom.1 + 1 : collections[number].extents.count
      ids += collections[number].identifiers(of: start..<end)
    }
    return ids
  }

  @MainActor func place(of id: AnyHashable, in collections: [LazyCollectionNode])
    -> (Int, Int)?
  {
    for (number, collection) in collections.enumerated() where collection.holdsLeaves {
      if let index = collection.index(of: id) { return (number, index) }
    }
    return nil
  }

  /// Scrolls the row with an id into view, even if it doesn't exist yet. Returns `false` if there is no
  /// such row. Other views with the id, such as those in a row, don't count.
  @MainActor func scroll(toRow id: AnyHashable) -> Bool {
    let collections = collections
    guard let scroller, let (number, index) = place(of: id, in: collections) else { return false }
    scroller.scroll(to: ScrollTarget(place: .row(collections[number], index), anchor: nil))
    return true
  }

  /// Returns the collection and the index of the row that keys move from. A search starts after it.
  @MainActor func leadPlace(in collections: [LazyCollectionNode]) -> (Int, Int)? {
    guard let id = leadID else { return nil }
    if let row = rows.first(where: { $0.identifier == id }),
      let number = collections.firstIndex(where: { $0 === row.collection })
    {
      return (number, row.index)
    }
    return place(of: id, in: collections)
  }
}

extension LazyCollectionNode {
  /// `true` if the rows contain no rows themselves, judging by the first.
  final var holdsLeaves: Bool {
    collectChildren()
    guard let first = children.first?.takeUnretainedValue().listRow else { return true }
    return first.isLeaf
  }
}
