// SPDX-License-Identifier: MIT
// Views: keeps visible rows in place in a scroll view.

import CuriumTerminal
import CuriumTokens

/// The first visible row and its position, which stays the same when rows before it change.
struct ScrollAnchor {
  let collection: LazyCollectionNode
  var index: Int
  /// The distance from the edge of the scroll view to the start of the row, in cells.
  var distance: Int
}

extension ScrollNode {
  /// Called after a collection has placed its own rows, because the anchored row may have moved.
  func lazyContentWasPlaced() {
    if !isPlacing { setNeedsLayout() }
  }

  /// Moves the anchored row or the scroll target back to its place, after the content was placed.
  /// Returns whether the offsets have changed.
  func correctOffsets() -> Bool {
    let before = (offsetX, offsetY)
    if let target {
      go(to: target)
    } else {
      keep(verticalAnchor, along: .vertical)
      keep(horizontalAnchor, along: .horizontal)
      keepAnchored()
    }
    let wanted = (offsetX, offsetY)
    clampOffsets()
    if target != nil { noteAnchored() }
    isShort = (offsetX, offsetY) != wanted
    return (offsetX, offsetY) != before
  }

  func keep(_ anchor: ScrollAnchor?, along axis: Axis) {
    guard let anchor, !anchor.collection.flags.contains(.unmounted),
      let origin = position(of: anchor.collection, along: axis)
    else { return }
    let position = origin + anchor.collection.extents.position(of: anchor.index)
    setOffset(position - anchor.distance, along: axis)
  }

  /// Lets collections create the visible rows, and stores the first of them as the anchor.
  func contentWasPlaced() {
    var isSettled = true
    for node in lazies {
      node.checkWindow()
      if node.isQueued || node.flags.contains(.layoutQueued) { isSettled = false }
    }
    // If the content seems too short to scroll to the row, its length isn't known yet.
    if isShort, !isSettled { return }
    verticalAnchor = firstRow(along: .vertical)
    horizontalAnchor = firstRow(along: .horizontal)
    if isSettled { target = nil }
  }

  /// Returns the first visible row: the innermost one at the edge, otherwise the nearest after it;
  /// `nil` while the content is scrolled to its start, where new rows before it become visible,
  /// unless the newest rows are at its end.
  private func firstRow(along axis: Axis) -> ScrollAnchor? {
    let offset = offset(along: axis)
    if offset == 0, !prefersEnd(along: axis) { return nil }
    var best: ScrollAnchor?
    for node in lazies {
      guard node.stack.direction == axis, node.extents.count > 0,
        let origin = position(of: node, along: axis)
      else { continue }
      let start = offset - origin
      if start >= Int(node.size.main(axis)) || start + extent(along: axis) <= 0 { continue }
      let index = node.extents.index(at: start)
      let distance = node.extents.position(of: index) - start
      if let best {
        let (own, other) = (max(0, distance), max(0, best.distance))
        if own > other || own == other && node.depth <= best.collection.depth { continue }
      }
      best = ScrollAnchor(collection: node, index: index, distance: distance)
    }
    return best
  }

  /// Returns the row of a collection that is the anchored row or contains it.
  func anchoredRow(in collection: LazyCollectionNode) -> (index: Int, isInside: Bool)? {
    let anchor = collection.stack.direction == .vertical ? verticalAnchor : horizontalAnchor
    guard let anchor, !anchor.collection.flags.contains(.unmounted) else { return nil }
    if anchor.collection === collection { return (anchor.index, false) }
    let row = anchor.collection.selfAndAncestors.first { $0.parent === collection }
    return row?.elementIndex.map { ($0, true) }
  }

  /// Keeps the row at `old`, which is about to move to `new` in its collection, in place.
  func keepRow(of collection: LazyCollectionNode, at old: Int, movingTo new: Int) {
    let axis = collection.stack.direction
    guard let origin = position(of: collection, along: axis) else { return }
    let distance = origin + collection.extents.position(of: old) - offset(along: axis)
    let anchor = ScrollAnchor(collection: collection, index: new, distance: distance)
    if axis == .vertical { verticalAnchor = anchor } else { horizontalAnchor = anchor }
  }
}
