// SPDX-License-Identifier: MIT
// Views: moves from row to row of a list.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension ListNode {
  /// Returns the rows by which a letter moves.
  static func rowStep(_ key: KeyEquivalent) -> Int? {
    key == "j" ? 1 : key == "k" ? -1 : nil
  }

  /// Returns the rows by which an arrow moves.
  static func arrowStep(_ key: KeyEquivalent) -> Int? {
    key == .downArrow ? 1 : key == .upArrow ? -1 : nil
  }

  /// Calls `work` with the row that keys move from, once it is in view. If there is no such row,
  /// selects the marked one, or the nearest one.
  @MainActor func fromLead(_ work: @escaping @MainActor (ListNode, ListRowNode) -> Void) {
    if markedID == nil, let id = leadID {
      if let row = existingRow(id), isOnScreen(row) {
        work(self, row)
        return
      }
      if scroll(toRow: id) {
        whenSettled { [self] in
          if let row = existingRow(id) { work(self, row) }
        }
        return
      }
    }
    if let row = nearestToLead { go(to: row) } else { chooseFirst() }
  }

  /// Moves to the row before or after a row. At the ends of the list, stays there.
  @MainActor func move(by step: Int, from row: ListRowNode, _ extending: Bool) {
    if !move(by: step, from: row.index, in: row.collection, extending) {
      go(to: row, extending: extending)
    }
  }

  /// Moves to the row before or after a place. Returns `false` at the ends of the list.
  @MainActor private func move(
    by step: Int, from index: Int, in collection: LazyCollectionNode, _ extending: Bool
  ) -> Bool {
    guard let (collection, index) = neighbor(of: index, in: collection, by: step) else {
      return false
    }
    if let next = collection.existingRow(at: index), next.isLeaf {
      go(to: next, extending: extending)
    } else {
      choose(index, of: collection, by: step, extending: extending)
    }
    return true
  }

  /// The control with the focus, if it is between the rows, such as the heading of a section.
  @MainActor var focusedHeading: LayoutNode? {
    guard !isFocused, controlRow == nil, let control = graph.focus.current, contains(control)
    else { return nil }
    return control
  }

  /// Moves from a control between the rows to the nearest row above or below it. Returns `false` if
  /// there is none, and the focus can then move to another control.
  @MainActor func move(
    by step: Int, fromHeading heading: LayoutNode, _ extending: Bool
  ) -> Bool {
    guard let start = scroller?.position(of: heading, along: .vertical) else { return false }
    let rows = selectableRows
    guard
      let row = step > 0
        ? rows.first(where: { top(of: $0) > start }) : rows.last(where: { top(of: $0) < start })
    else { return false }
    go(to: row, extending: extending)
    return true
  }

  /// Scrolls by a page and selects the row nearest to that distance, but at least the next row.
  @MainActor func page(by step: Int, from row: ListRowNode, _ extending: Bool) {
    guard let scroller else { return }
    let (collection, index) = (row.collection, row.index)
    let page = min(scroller.page, max(1, (outerHeight ?? .max) - 1))
    let goal = top(of: row) + step * page
    scroller.scroll(y: step * page)
    // The lengths of new rows move the content, but not the first row in view.
    let distance = goal - scroller.offsetY
    whenSettled { [self] in
      let start = row.flags.contains(.unmounted) ? nil : top(of: row)
      let rows = selectableRows.filter { other in
        start.map { (top(of: other) - $0) * step > 0 } ?? true
      }
      let nearest = nearest(of: rows, to: scroller.offsetY + distance)
      if let nearest, nearest.collection !== collection || nearest.index != index {
        go(to: nearest, extending: extending)
      } else if !collection.flags.contains(.unmounted) {
        // No other row in view can be selected.
        _ = move(by: step, from: index, in: collection, extending)
      }
    }
  }

  /// Scrolls to the end of the list, or to its start if `step` is negative, and selects the row
  /// there. Calls `prepare` before.
  @MainActor func goToEnd(
    by step: Int, _ extending: Bool = false, prepare: @escaping @MainActor () -> Void = {}
  ) {
    scroller?.scroll(to: step > 0 ? ScrollTarget(place: .end, anchor: nil) : ScrollTarget(y: 0))
    whenSettled { [self] in
      prepare()
      let rows = selectableRows
      if let row = step > 0 ? rows.last : rows.first {
        go(to: row, extending: extending)
      } else {
        chooseFirst(by: -step, extending: extending)
      }
    }
  }

  /// Selects the first row, or the last one if `step` is negative. It may not exist yet.
  @MainActor func chooseFirst(by step: Int = 1, extending: Bool = false) {
    guard let (collection, index) = firstRow(in: outerCollections, by: step) else { return }
    choose(index, of: collection, by: step, extending: extending)
  }

  /// Scrolls to a row, which may not exist yet, and selects it, or the next one that can be
  /// selected. In a section, selects the first row, or the last one if `step` is negative.
  @MainActor func choose(
    _ index: Int, of collection: LazyCollectionNode, by step: Int = 1, extending: Bool = false
  ) {
    scroller?.scroll(to: ScrollTarget(place: .row(collection, index), anchor: nil))
    whenSettled { [self] in
      guard !collection.flags.contains(.unmounted), let row = collection.existingRow(at: index)
      else { return }
      if row.isSelectable {
        go(to: row, extending: extending)
      } else if row.isLeaf {
        if move(by: step, from: index, in: collection, extending) { return }
        guard let (collection, index) = neighbor(of: index, in: collection, by: -step),
          let row = collection.existingRow(at: index)
        else { return }
        go(to: row, extending: extending)
      } else if let (inner, index) = firstRow(in: row.collections, by: step) {
        choose(index, of: inner, by: step, extending: extending)
      }
    }
  }
}
