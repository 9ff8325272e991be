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

  /// The collections whose rows contain no rows themselves.
  var leafCollections: [LazyCollectionNode] { collections.filter { $0.holdsLeaves != false } }

  /// Returns the ids from one row to another, across collections. If there is no row with the first
  /// id, returns that of the other.
  @MainActor func ids(from anchor: RowPlace, to row: ListRowNode) -> [AnyHashable] {
    let collections = leafCollections
    guard let last = collections.firstIndex(where: { $0 === row.collection }),
      let first = place(of: anchor, in: collections)
    else { return [row.identifier] }
    let other = (last, row.index)
    let (top, bottom) = first < other ? (first, other) : (other, first)
    var ids: [AnyHashable] = []
    for number in top.0...bottom.0 {
      let start = number == top.0 ? top.1 : 0
      let end = number == bottom.0 ? bottom.1 + 1 : collections[number].extents.count
      ids += collections[number].identifiers(of: start..<end)
    }
    return ids
  }

  /// Returns the place of the row with an id. Its collection is known if keys move from the row.
  func rowPlace(of id: AnyHashable) -> RowPlace {
    RowPlace(id: id, collection: id == lead ? leadCollection : nil)
  }

  /// Returns the index of the collection that contains a row, and the index of the row in it.
  @MainActor func place(of row: RowPlace, in collections: [LazyCollectionNode]) -> (Int, Int)? {
    if let known = row.collection,
      let number = collections.firstIndex(where: { $0 === known }),
      let index = known.index(of: row.id)
    {
      return (number, index)
    }
    for (number, collection) in collections.enumerated() {
      if let index = collection.index(of: row.id) { return (number, index) }
    }
    return nil
  }

  /// Scrolls the row with an id into view, even if it doesn't exist yet. Returns `false` if there is no
  /// such row. Other views with the id, such as those in a row, don't count.
  @MainActor func scroll(toRow id: AnyHashable) -> Bool {
    let collections = leafCollections
    guard let scroller, let (number, index) = place(of: rowPlace(of: id), in: collections) else {
      return false
    }
    scroller.scroll(to: ScrollTarget(place: .row(collections[number], index), anchor: nil))
    return true
  }

  /// Selects the first row, which may not exist yet.
  @MainActor func chooseFirst() {
    if let first = leafCollections.first(where: { $0.extents.count > 0 }) { choose(0, of: first) }
  }

  /// Returns the collection and the index of the row before or after a row. The row may not exist
  /// yet.
  @MainActor func neighbor(of row: ListRowNode, by step: Int) -> (LazyCollectionNode, Int)? {
    let collections = leafCollections
    guard var number = collections.firstIndex(where: { $0 === row.collection }) else { return nil }
    var place = row.index + step
    while !(0..<collections[number].extents.count).contains(place) {
      number += step
      guard collections.indices.contains(number) else { return nil }
      place = step > 0 ? 0 : collections[number].extents.count - 1
    }
    return (collections[number], place)
  }

  /// Returns the collection and the index of the row that keys move from. A search starts after it.
  @MainActor func leadPlace(in collections: [LazyCollectionNode]) -> (Int, Int)? {
    guard let id = leadID else { return nil }
    if let row = rows.first(where: { $0.identifier == id }),
      let number = collections.firstIndex(where: { $0 === row.collection })
    {
      return (number, row.index)
    }
    return place(of: rowPlace(of: id), in: collections)
  }
}

/// A row, whether it exists or not. An id can be in several sections.
struct RowPlace {
  let id: AnyHashable
  /// The collection that contained the row when the user chose it; `nil` if the app chose it.
  var collection: LazyCollectionNode?
}
