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

  /// Selects the first row, which may not exist yet.
  @MainActor func chooseFirst() {
    let first = collections.first { $0.holdsLeaves && $0.extents.count > 0 }
    if let first { choose(0, of: first) }
  }

  /// Returns the collection and the index of the row before or after a row. The row may not exist
  /// yet. Returns `nil` if it is in a section that doesn't exist yet.
  @MainActor func neighbor(of row: ListRowNode, by step: Int) -> (LazyCollectionNode, Int)? {
    let collections = collections.filter(\.holdsLeaves)
    guard var number = collections.firstIndex(where: { $0 === row.collection }) else { return nil }
    var place = row.index + step
    while !(0..<collections[number].extents.count).contains(place) {
      number += step
      guard collections.indices.contains(number) else { return nil }
      // The next section comes first, even if it doesn't exist yet and others do.
      if let section = row.section, neighborSection(of: row, by: step) != nil,
        collections[number].section.map({
          $0.collection === section.collection && abs($0.index - section.index) <= 1
        }) != true
      {
        return nil
      }
      place = step > 0 ? 0 : collections[number].extents.count - 1
    }
    return (collections[number], place)
  }

  /// Returns the collection and the index of the section before or after that of a row. Sections of
  /// a `ForEach` don't have to exist.
  @MainActor func neighborSection(of row: ListRowNode, by step: Int) -> (LazyCollectionNode, Int)? {
    guard let section = row.section else { return nil }
    let place = section.index + step
    guard (0..<section.collection.extents.count).contains(place) else { return nil }
    return (section.collection, place)
  }

  /// Scrolls to a section and selects its first row, or its last one if `step` is negative. Passes
  /// sections without rows.
  @MainActor func enter(
    _ index: Int, of sections: LazyCollectionNode, by step: Int, extending: Bool
  ) {
    scroller?.scroll(to: ScrollTarget(place: .row(sections, index), anchor: nil))
    whenSettled { [self] in
      let inside = collections.filter { collection in
        collection.holdsLeaves && collection.extents.count > 0
          && collection.section.map { $0.collection === sections && $0.index == index } == true
      }
      if let collection = step > 0 ? inside.first : inside.last {
        let place = step > 0 ? 0 : collection.extents.count - 1
        choose(place, of: collection, extending: extending)
      } else if (0..<sections.extents.count).contains(index + step) {
        enter(index + step, of: sections, by: step, extending: extending)
      }
    }
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

extension Node {
  /// The element of a `ForEach` of sections that contains the row or collection.
  final var section: ListRowNode? {
    selfAndAncestors.dropFirst().lazy.compactMap(\.listRow).first { !$0.isLeaf }
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
