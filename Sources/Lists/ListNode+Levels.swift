// SPDX-License-Identifier: MIT
// Views: moves the rows of a tree to another parent.

@_spi(Nodes) import CuriumEngine

extension ListNode {
  /// `true` if the user can move the row that commands act on out of its parent, or into the row
  /// above it.
  @MainActor func canMoveRows(out: Bool) -> Bool {
    guard moves.count > 0, isFocusable, let id = commandRowID else { return false }
    return leafCollections.contains { collection in
      guard let outline = collection.action(RowMoveNode.self)?.outline,
        let index = collection.index(of: id)
      else { return false }
      return levelPlace(out: out, of: id, at: index, in: collection, outline) != nil
    }
  }

  /// Moves the selected rows with the same parent out of it, or into the row above them. Returns
  /// `false` if the user can't move them.
  @MainActor func moveRows(out: Bool) -> Bool {
    guard canMoveRows(out: out) else { return false }
    fromCommandRow { $0.move($1, out: out) }
    return true
  }

  @MainActor private func move(_ row: ListRowNode, out: Bool) {
    let (id, index, collection) = (row.identifier, row.index, row.collection)
    guard let outline = collection.action(RowMoveNode.self)?.outline,
      let place = levelPlace(out: out, of: id, at: index, in: collection, outline)
    else { return }
    let parent = outline.parent(of: index)
    let rows = offsets(of: id, at: index, in: collection).ranges.joined()
      .filter { $0 < outline.count && outline.parent(of: $0) == parent }
    if !out, let sibling = place.parent { outline.open(sibling) }
    move(rows, to: place, in: outline, of: collection, with: id)
  }

  /// Returns the place below the parent of a row, or inside the nearest row above it that has the
  /// same parent and doesn't move too; `nil` if there is none.
  @MainActor private func levelPlace(
    out: Bool, of id: AnyHashable, at index: Int, in collection: LazyCollectionNode,
    _ outline: any TreeOutline
  ) -> TreePlace? {
    guard index < outline.count else { return nil }
    if out {
      return outline.parent(of: index).map {
        TreePlace(parent: outline.parent(of: $0), offset: outline.offset(of: $0) + 1)
      }
    }
    let movesSeveral = isOneOfSeveral(id)
    var above = outline.sibling(before: index)
    while movesSeveral, let row = above,
      collection.identifiers(of: row..<row + 1).contains(where: isSelected)
    {
      above = outline.sibling(before: row)
    }
    guard let row = above, outline.isOpen(row) != nil else { return nil }
    return TreePlace(parent: row, offset: nil)
  }

  /// Moves rows to another place of a tree. Then scrolls the row with an id into view, and
  /// announces its new place.
  @MainActor func move(
    _ rows: [Int], to place: TreePlace, in outline: any TreeOutline,
    of collection: LazyCollectionNode, with id: AnyHashable
  ) {
    let offset = scroller?.offsetY ?? 0
    let parent = place.parent.flatMap { collection.identifiers(of: $0..<$0 + 1).first }
    outline.move(rows, to: place)
    whenSettled { [self] in
      // The row isn't shown in a collapsed row. The app may also move it elsewhere, or not at all.
      guard !collection.flags.contains(.unmounted), let index = collection.index(of: id),
        let outline = collection.action(RowMoveNode.self)?.outline, index < outline.count,
        case let outer = outline.parent(of: index),
        outer.flatMap({ collection.identifiers(of: $0..<$0 + 1).first }) == parent
      else { return }
      showMovedRow(at: index, in: collection, from: offset)
    }
  }
}
