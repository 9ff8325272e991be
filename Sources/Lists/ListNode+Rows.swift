// SPDX-License-Identifier: MIT
// Views: the rows of a list, and their order.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension ListNode {
  /// The collections of the list, in the order of their rows.
  var collections: [LazyCollectionNode] {
    var found: [LazyCollectionNode] = []
    func collect(_ node: Node) {
      if let collection = node.lazyCollection, collection.stack.list === self {
        found.append(collection)
      }
      // The views of a row without rows hold no collection of the list.
      if let row = node.listRow, row.stack.list === self, row.isLeaf { return }
      node.forEachChild(collect)
    }
    collect(self)
    return found
  }

  /// The collections of the list that aren't in a section of a `ForEach`.
  var outerCollections: [LazyCollectionNode] { collections.filter { $0.section == nil } }

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

  /// Returns the row with an id, if it exists. Of several, returns the one nearest the row that was
  /// chosen last.
  func existingRow(_ id: AnyHashable) -> ListRowNode? {
    let found = rows.filter { $0.identifier == id }
    guard let leadTop, found.count > 1 else { return found.first }
    return nearest(of: found, to: leadTop)
  }

  /// Returns the row nearest to a position in the content.
  func nearest(of rows: [ListRowNode], to place: Int) -> ListRowNode? {
    rows.min { abs(top(of: $0) - place) < abs(top(of: $1) - place) }
  }

  // MARK: Visible rows

  /// Returns whether the start of a row is in view in the list, which may itself be scrolled away.
  func isInView(_ row: ListRowNode) -> Bool { scroller?.shows(row) ?? false }

  /// Returns whether the start of a row is in view, in the list and in the scroll views around it.
  func isOnScreen(_ row: ListRowNode) -> Bool {
    isInView(row) && outerScrollers.allSatisfy { $0.shows(row) }
  }

  /// The scroll views around the list that scroll vertically.
  private var outerScrollers: [ScrollNode] {
    selfAndLayoutParents.dropFirst().compactMap(\.scrollArea)
      .filter { $0.scrolls(along: .vertical) }
  }

  /// The visible rows of the shortest scroll view around the list; `nil` if there is none.
  var outerHeight: Int? { outerScrollers.map { $0.extent(along: .vertical) }.min() }

  /// Returns the area of a row in the first visible column of the list, so that the views around
  /// the list don't scroll sideways to show it.
  func area(of row: ListRowNode) -> CellRect {
    let (origin, visible) = (absoluteOrigin, absoluteFrame)
    return CellRect(
      x: visible.isEmpty ? 0 : visible.minX - origin.x, y: row.absoluteOrigin.y - origin.y,
      width: 1, height: Int(row.size.height))
  }

  /// Runs `work` once the rows at the new scroll position exist, and have their places.
  @MainActor func whenSettled(
    rounds: Int = 6, _ work: @escaping @MainActor () -> Void
  ) {
    graph.afterCommit { [self] in
      if flags.contains(.unmounted) { return }
      if rounds > 0, let scroller, !scroller.isSettled || !scroller.flags.contains(.placed) {
        whenSettled(rounds: rounds - 1, work)
      } else {
        work()
      }
    }
  }

  /// The existing collections whose rows contain no rows themselves.
  var leafCollections: [LazyCollectionNode] { collections.filter { $0.holdsLeaves != false } }

  /// Returns all collections whose rows contain no rows themselves. Sections that don't exist are
  /// created, and exist from then on.
  @MainActor func allLeafCollections() -> [LazyCollectionNode] {
    while true {
      let found = collections
      var isComplete = true
      // Sections can contain sections.
      for sections in found where !sections.findsLeaves() && sections.realizeAll() {
        isComplete = false
      }
      if isComplete { return found.filter { $0.findsLeaves() } }
    }
  }

  /// Returns the rows from one row to another, across collections. If there is no row with the id
  /// of the first one, returns only the other.
  @MainActor func rowRanges(from anchor: RowPlace, to row: ListRowNode)
    -> [(LazyCollectionNode, Range<Int>)]
  {
    let collections = allLeafCollections()
    guard let last = collections.firstIndex(where: { $0 === row.collection }),
      let first = place(of: anchor, in: collections)
    else { return [(row.collection, row.index..<row.index + 1)] }
    let other = (last, row.index)
    let (top, bottom) = first < other ? (first, other) : (other, first)
    return (top.0...bottom.0).map { number in
      let start = number == top.0 ? top.1 : 0
      let end = number == bottom.0 ? bottom.1 + 1 : collections[number].extents.count
      return (collections[number], start..<end)
    }
  }

  /// Returns the place of the row with an id. Its collection is known if keys move from the row.
  func rowPlace(of id: AnyHashable) -> RowPlace {
    RowPlace(id: id, collection: id == lead ? leadCollection : nil)
  }

  /// Returns the index of the collection that contains a row, and the index of the row in it.
  @MainActor func place(of row: RowPlace, in collections: [LazyCollectionNode]) -> (Int, Int)? {
    if let known = row.collection,
      let number = collections.firstIndex(where: { $0 === known }),
      let index = known.index(of: row)
    {
      return (number, index)
    }
    for (number, collection) in collections.enumerated() {
      if let index = collection.index(of: row.id) { return (number, index) }
    }
    return nil
  }

  /// Returns the collection of a row and the index in it; `nil` if there is no such row. If no
  /// existing collection contains it, creates all sections and searches them. Other views with the
  /// id, such as those in a row, don't count.
  @MainActor func findRow(_ id: AnyHashable) -> (LazyCollectionNode, Int)? {
    let row = rowPlace(of: id)
    let existing = leafCollections
    if let (number, index) = place(of: row, in: existing) { return (existing[number], index) }
    let all = allLeafCollections()
    if all.elementsEqual(existing, by: ===) { return nil }
    return place(of: row, in: all).map { (all[$0.0], $0.1) }
  }

  /// Scrolls the row with an id into view, even if it doesn't exist yet. The views around the list
  /// scroll too if the focus is in the list. Returns `false` if there is no such row.
  @MainActor func scroll(toRow id: AnyHashable) -> Bool {
    guard let scroller, let (collection, index) = findRow(id) else { return false }
    scroller.scroll(to: ScrollTarget(place: .row(collection, index), anchor: nil))
    whenSettled { [self] in
      guard graph.focus.current.map(contains) == true, let row = existingRow(id) else { return }
      scrollIntoView(area(of: row))
    }
    return true
  }

  /// Returns the collection and the index of the next row before or after a row that can be
  /// selected, past any number of empty sections; `nil` at the ends of the list. If it is in a
  /// section that doesn't exist yet, returns those of the section.
  @MainActor func neighbor(of index: Int, in collection: LazyCollectionNode, by step: Int)
    -> (LazyCollectionNode, Int)?
  {
    var (index, collection) = (index, collection)
    while true {
      if let found = firstRow(in: collection, from: index + step, by: step) { return found }
      let section = collection.section
      let siblings = section?.collections ?? outerCollections
      if let place = siblings.firstIndex(where: { $0 === collection }) {
        let rest = step > 0 ? siblings[(place + 1)...] : siblings[..<place]
        if let found = firstRow(in: Array(rest), by: step) { return found }
      }
      guard let section else { return nil }
      (index, collection) = (section.index, section.collection)
    }
  }

  /// Returns the collection and the index of the first row that can be selected, or of the last one
  /// if `step` is negative. If it is in a section that doesn't exist yet, returns those of the
  /// section.
  @MainActor func firstRow(in collections: [LazyCollectionNode], by step: Int)
    -> (LazyCollectionNode, Int)?
  {
    for collection in step > 0 ? collections : collections.reversed() {
      let start = step > 0 ? 0 : collection.extents.count - 1
      if let found = firstRow(in: collection, from: start, by: step) { return found }
    }
    return nil
  }

  @MainActor private func firstRow(in collection: LazyCollectionNode, from start: Int, by step: Int)
    -> (LazyCollectionNode, Int)?
  {
    if isExcluded(collection) { return nil }
    var index = start
    while (0..<collection.extents.count).contains(index) {
      if collection.holdsSelectableRow(at: index) {
        guard let section = collection.existingRow(at: index), !section.isLeaf else {
          return (collection, index)
        }
        return firstRow(in: section.collections, by: step)
      }
      index += step
    }
    return nil
  }

  /// Returns the collection and the index of the row that keys move from. A search starts after it.
  @MainActor func leadPlace(in collections: [LazyCollectionNode]) -> (Int, Int)? {
    guard let id = leadID else { return nil }
    var row = rowPlace(of: id)
    row.collection = row.collection ?? existingRow(id)?.collection
    return place(of: row, in: collections)
  }
}

/// A row, whether it exists or not. An id can be in several sections.
struct RowPlace {
  let id: AnyHashable
  /// The collection that contained the row when the user chose it; `nil` if the app chose it.
  var collection: LazyCollectionNode?
  /// The index of the row in it when that was last known.
  var index: Int?
}

extension LazyCollectionNode {
  /// Returns the index of a row. Looks first at the index that was last known.
  @MainActor func index(of row: RowPlace) -> Int? {
    if let index = row.index, index < extents.count,
      identifiers(of: index..<index + 1) == [row.id]
    {
      return index
    }
    return index(of: row.id)
  }
}

extension ScrollNode {
  /// Returns whether the start of a row is in view.
  func shows(_ row: ListRowNode) -> Bool {
    let top = (position(of: row, along: .vertical) ?? 0) - offsetY
    return top >= 0 && top < extent(along: .vertical)
  }
}
