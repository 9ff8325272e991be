// SPDX-License-Identifier: MIT
// Views: the row of a list that keys move from after the app has changed its rows or selection.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

/// A row, and the rows that can take its place if the app removes it.
struct RowSuccessors {
  let row: AnyHashable
  /// The rows that existed before the last change: those after the row, and then those before it,
  /// starting with the nearest one.
  let ids: [AnyHashable]
}

extension ListNode {
  // MARK: Removed rows

  /// Stores the rows around the one that keys move from, before it may be removed.
  @MainActor func findSuccessors(of row: ListRowNode) {
    let rows = rows
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    let others = Array(rows[(index + 1)...]) + rows[..<index].reversed()
    successors = RowSuccessors(row: row.identifier, ids: others.map(\.identifier))
  }

  /// Updates a new row. The mark ends if keys move from that row again.
  @MainActor func rowWasCreated(_ row: ListRowNode) {
    awaitsRows = false
    row.refresh()
    if markedID != nil, lead.map({ $0 == row.identifier }) ?? row.isSelected {
      whenSettled { [self] in updateMark() }
    }
  }

  /// The row that the next key selects if the row that keys move from is gone: the marked one if it
  /// is in view, the nearest one that remains, the one in its place, or else `entrance`.
  var nearestToLead: ListRowNode? {
    if !followsEnd, let marked = markedID.flatMap(existingRow), isOnScreen(marked),
      canSelect(marked)
    {
      return marked
    }
    let rows = selectableRows
    if let next = successor(in: rows) { return next }
    guard leadID != nil, let goal = leadTop else { return entrance }
    return nearest(of: rows, to: goal) ?? entrance
  }

  /// Returns the row that takes the place of the one that keys moved from, if that is gone.
  private func successor(in rows: [ListRowNode]) -> ListRowNode? {
    guard let successors else { return nil }
    let old = successors.row
    // Without a lead, keys moved from a row that the app had selected. It may have deselected it.
    let isCurrent = lead.map { $0 == old } ?? (choice.first == nil || choice.contains(old))
    guard isCurrent, !rows.contains(where: { $0.identifier == old }) else { return nil }
    let places = Dictionary(rows.map { ($0.identifier, $0) }) { first, _ in first }
    return successors.ids.lazy.compactMap { places[$0] }.first
  }

  /// The first row in view that can be selected, or the last one if the content stays at its end.
  var entrance: ListRowNode? {
    let rows = selectableRows
    if followsEnd {
      return rows.last { isOnScreen($0) } ?? rows.last
    }
    return rows.first { isOnScreen($0) } ?? rows.first
  }

  /// `true` while the content stays at its end.
  var followsEnd: Bool {
    scroller?.isAnchored == true && scope.values.defaultScrollAnchor == .bottom
  }

  // MARK: Selected rows

  /// Returns the first row in the list that is selected, and wasn't before; `nil` if a selected row
  /// is already in view.
  @MainActor func firstAddition(to before: ListChoice) -> AnyHashable? {
    if rows.contains(where: { isSelected($0.identifier) && isOnScreen($0) }) { return nil }
    return firstAddition(to: before, in: leafCollections)
      ?? firstAddition(to: before, in: allLeafCollections())
  }

  @MainActor private func firstAddition(
    to before: ListChoice, in collections: [LazyCollectionNode]
  ) -> AnyHashable? {
    for collection in collections {
      let count = collection.extents.count
      // The ids of all rows would be converted, even if one of the first rows is selected.
      for start in stride(from: 0, to: count, by: 1_024) {
        let ids = collection.identifiers(of: start..<min(count, start + 1_024))
        if let id = ids.first(where: { isSelected($0) && !before.contains($0) }) { return id }
      }
    }
    return nil
  }
}
