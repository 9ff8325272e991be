// SPDX-License-Identifier: MIT
// Views: the node of a ForEach that creates elements as they become visible.

import CuriumTerminal
import CuriumText

/// Creates and stores the nodes of elements, by id.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  LazyCollectionNode
{
  typealias Row = LazyElementNode<ID>
  private var source: ForEach<Data, ID, Content>
  /// The number of runs above which the runs of removed rows are ended.
  private var runLimit = 0
  /// The ids that searches didn't find in the current data.
  private var missing: Set<ID> = []

  init(
    _ source: ForEach<Data, ID, Content>, stack: LazyStackNode, _ context: borrowing _MountContext
  ) {
    self.source = source
    super.init(stack: stack, count: source.count, context)
  }

  override var hasContent: Bool { true }

  // MARK: Elements

  /// Sets the next value of the view. Existing elements are kept by id, wherever they are now.
  @MainActor func receive(_ next: ForEach<Data, ID, Content>) {
    source = next
    missing = []
    let rows = ContiguousArray(elements().map { unsafeDowncast($0, to: Row.self) })
    if source.count != extents.count || !areUnmoved(rows) { reconcile(rows) }
    updateWindow()
  }

  @MainActor private func areUnmoved(_ rows: ContiguousArray<Row>) -> Bool {
    guard let first = rows.first, let last = rows.last else { return true }
    if last.index >= source.count { return false }
    if last.index - first.index + 1 == rows.count {
      let ids = source.ids(first.index..<last.index + 1)
      return zip(ids, rows).allSatisfy { $0 == $1.id }
    }
    return rows.allSatisfy { source.ids($0.index..<$0.index + 1)[0] == $0.id }
  }

  /// Finds the existing elements in the changed collection. The search range extends beyond them by
  /// the change of the count plus 1,024 elements on each side. The row that the scroll view keeps
  /// in place, or its nearest neighbour that remains in order, determines how far all rows have
  /// moved. If it keeps none of them in place, the first row is in place.
  @MainActor private func reconcile(_ rows: ContiguousArray<Row>) {
    stack.list?.rowsWillChange()
    let count = source.count
    let held = scroller?.anchoredRow(in: self)
    var shift = 0
    if let first = rows.first, let last = rows.last {
      let reach = abs(count - extents.count) + 1_024
      let low = min(count, max(0, first.index - reach))
      let high = max(low, min(count, last.index + 1 + reach))
      var wanted = Set(rows.map(\.id))
      var places: [ID: Int] = [:]
      for (offset, id) in source.ids(low..<high).enumerated() where wanted.remove(id) != nil {
        places[id] = low + offset
        if wanted.isEmpty { break }
      }
      let reference = held?.index ?? window.lowerBound
      let left = ContiguousArray(rows.lazy.filter { places[$0.id] != nil })
      if left.isEmpty {
        widestGone = 0
        scroller?.keepsRows = false
      }
      let steady = inOrder(left, places)
      if let next = steady.first(where: { $0.index >= reference }) ?? steady.last,
        let place = places[next.id]
      {
        shift = place - next.index
        if let held, !held.isInside || next.index != held.index {
          scroller?.keepRow(of: self, at: next.index, movingTo: place)
        }
      }
      for row in rows {
        row.index = places.removeValue(forKey: row.id) ?? -1
        row.knownStride = -1
      }
    }
    extents.resize(to: count, shift: shift)
    if held == nil { shift = 0 }
    let moved = window.lowerBound + shift..<window.upperBound + shift
    window = moved.clamped(to: 0..<count)
    flags.insert(.needsPlacement)
    structureDidChange()
  }

  /// Returns the rows that keep their order while others move past them. If those are fewer than
  /// half of the rows, the order is a new one, and none of them counts more than another.
  private func inOrder(_ rows: ContiguousArray<Row>, _ places: [ID: Int]) -> ContiguousArray<Row> {
    let pairs = zip(rows, rows.dropFirst())
    if pairs.allSatisfy({ places[$0.id] ?? -1 < places[$1.id] ?? -1 }) { return rows }
    let ascent = rows.map { places[$0.id] ?? -1 }.longestIncreasingSubsequence()
    return ascent.count * 2 < rows.count ? rows : ContiguousArray(ascent.map { rows[$0] })
  }

  // MARK: Adding and removing rows

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    updateWindow()
  }

  /// Creates and updates the rows of the window, and updates those that have moved out of it. The
  /// layout decides which of them are still near. Ends the runs of removed rows.
  @MainActor private func updateWindow() {
    observationRelay?.endRuns()
    let rows = realize(window, keeping: nearby)
    graph.reading(for: self) { update(rows) }
    runLimit = 0
    limitRuns()
  }

  /// Ends the runs of removed rows when there are several times as many runs as in the window.
  @MainActor private func limitRuns() {
    guard let relay = observationRelay else { return }
    if runLimit == 0 { runLimit = max(64, 4 * relay.runs) }
    if relay.runs > runLimit { graph.invalidate(self) }
  }

  @MainActor override func mount(_ rows: Range<Int>, _ context: inout _MountContext) {
    let ids = source.ids(rows)
    let contents = graph.observing { source.contents(rows) }
    // Only rows created together are compared. Comparing all rows would take time proportional to
    // the collection.
    if ids.count > 1 {
      var seen: Set<ID> = []
      for id in ids where !seen.insert(id).inserted { graph.warnOfDuplicate(id, at: self) }
    }
    for offset in ids.indices {
      let row = Row(self, id: ids[offset], index: rows.lowerBound + offset, context)
      context.append(row)
      var inner = _MountContext(parent: row, scope: row.inner)
      Content._mount(contents[offset], &inner)
      // Only now is it known whether the element contains rows.
      stack.list?.rowWasCreated(row)
    }
    limitRuns()
  }

  /// Updates rows, given in order. Creates the views of adjacent rows together.
  @MainActor private func update(_ rows: ContiguousArray<ListRowNode>) {
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].index == rows[end - 1].index + 1 { end += 1 }
      let first = rows[start].index
      let contents = graph.observing { source.contents(first..<first + end - start) }
      for offset in contents.indices {
        var cursor = _UpdateCursor(childrenOf: rows[start + offset])
        Content._update(contents[offset], &cursor)
      }
      start = end
    }
  }

  // MARK: Ids

  /// Returns the index of the row with an id. The search proceeds in both directions from the row
  /// that was found last, because rows move only a little when others are added or removed. Of
  /// several rows with the id, returns one near that row.
  ///
  /// - Complexity: O(distance from that row). An id that isn't in the data is looked for once.
  @MainActor override func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID, !missing.contains(id) else { return nil }
    let count = source.count
    let start = max(0, min(searchStart, count))
    var searched = start..<start
    var step = 16
    while searched.count < count {
      let after = searched.upperBound..<min(count, searched.upperBound + step)
      let before = max(0, searched.lowerBound - step)..<searched.lowerBound
      for part in [after, before] where !part.isEmpty {
        guard let offset = source.ids(part).firstIndex(of: id) else { continue }
        searchStart = part.lowerBound + offset
        return searchStart
      }
      searched = before.lowerBound..<after.upperBound
      step = min(4_096, step * 2)
    }
    missing.insert(id)
    return nil
  }

  @MainActor override func identifiers(of rows: Range<Int>) -> [AnyHashable] {
    source.ids(rows).map { AnyHashable($0) }
  }

  // Without a conversion of each id: a selection can have as many rows as the data.
  @MainActor override func insertIdentifiers<Other: Hashable>(
    of rows: Range<Int>, into ids: inout Set<Other>
  ) {
    let own = source.ids(rows)
    if let known = own as? ContiguousArray<Other> {
      ids.formUnion(known)
    } else {
      ids.formUnion(own.lazy.compactMap { AnyHashable($0).base as? Other })
    }
  }

  /// Returns the text of a row, or of a part of it. A row that doesn't exist is created
  /// temporarily, unless its view is a `RowText`.
  @MainActor override func text(
    ofRowAt index: Int, longerThan count: Int, in part: (ListRowNode) -> LayoutNode
  ) -> String {
    if let row = existingRow(at: index) { return graph.text(below: part(row)) }
    return graph.trial {
      let content = source.contents(index..<index + 1)[0]
      if let text = (content as? any RowText)?.text(longerThan: count) { return text }
      return withRow(at: index, content) { graph.text(below: part($0)) }
    }
  }

  @MainActor override func trial(ofRowAt index: Int, _ test: (ListRowNode) -> Bool) -> Bool {
    graph.trial { withRow(at: index, source.contents(index..<index + 1)[0]) { test($0) } }
  }

  /// Calls `body` with a temporary row.
  @MainActor private func withRow<Result>(
    at index: Int, _ content: Content, _ body: (Row) -> Result
  ) -> Result {
    let made = Row(
      self, id: source.ids(index..<index + 1)[0], index: index, _MountContext(parent: self))
    var inner = _MountContext(parent: made, scope: made.inner)
    Content._mount(content, &inner)
    let result = body(made)
    made.remove()
    return result
  }
}

final class LazyElementNode<ID: Hashable>: ListRowNode {
  let id: ID

  @MainActor init(
    _ collection: LazyCollectionNode, id: ID, index: Int, _ context: borrowing _MountContext
  ) {
    self.id = id
    super.init(collection, index: index, context)
  }

  override var identifier: AnyHashable { AnyHashable(id) }
}
