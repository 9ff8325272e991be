// SPDX-License-Identifier: MIT
// Views: keeps visible rows in place in a scroll view.

import CuriumTerminal
package import CuriumTokens

/// The first visible row and its position, which stays the same when rows before it change.
struct ScrollAnchor {
  package let collection: LazyCollectionNode
  package var index: Int
  /// The distance from the edge of the scroll view to the start of the row, in cells.
  package var distance: Int
}

/// The target of a scroll request, until the rows there exist and their lengths are known.
package struct ScrollTarget {
  package enum Place {
    /// An offset. The parts of the target specify the axes to scroll along.
    case offset(x: Int, y: Int)
    case end
    case row(LazyCollectionNode, Int)
    case view(Node)
  }

  package let place: Place
  /// The part of the target that is aligned with the same part of the visible area, from 0 (start)
  /// to 1 (end). `nil` doesn't scroll along that axis.
  package var x: Double?
  package var y: Double?
  /// `true` if the parts aren't decided yet, so that the content moves as little as possible.
  package var isOpen: Bool

  package init(place: Place, anchor: UnitPoint?) {
    self.place = place
    x = anchor.flatMap { Self.part($0.x) }
    y = anchor.flatMap { Self.part($0.y) }
    isOpen = anchor == nil
  }

  /// Creates a target at an offset; `nil` doesn't scroll along that axis.
  package init(x: Int? = nil, y: Int? = nil) {
    self.init(place: .offset(x: x ?? 0, y: y ?? 0), anchor: nil)
    self.x = x == nil ? nil : 0
    self.y = y == nil ? nil : 0
    isOpen = false
  }

  package func part(along axis: LayoutAxis) -> Double? { axis == .horizontal ? x : y }

  /// Returns a coordinate of an anchor, limited to 0 to 1; `nil` if it isn't finite.
  static func part(_ coordinate: Double) -> Double? {
    coordinate.isFinite ? max(0, min(coordinate, 1)) : nil
  }

  /// Decides which end to make visible. Lengths measured later don't change the decision.
  package mutating func decide(_ span: Range<Int>, offset: Int, room: Int, along axis: LayoutAxis) {
    let part: Double? =
      span.lowerBound < offset
      ? 0 : span.upperBound <= offset + room ? nil : span.count > room ? 0 : 1
    if axis == .horizontal { x = part } else { y = part }
  }
}

/// The offsets at a target whose parts are decided.
struct ScrollDestination {
  let x: Int
  let y: Int
  let target: ScrollTarget
}

extension ScrollNode {
  /// Returns the nearest scroll view around a node that scrolls along `axis`.
  package static func along(_ axis: LayoutAxis, around node: Node) -> ScrollNode? {
    node.selfAndAncestors.first { $0.scrollArea?.scrolls(along: axis) == true }?.scrollArea
  }

  package func scrolls(along axis: LayoutAxis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  package func offset(along axis: LayoutAxis) -> Int { axis == .horizontal ? offsetX : offsetY }

  /// Returns the visible columns or rows of the content.
  package func extent(along axis: LayoutAxis) -> Int { Int(viewport.main(axis)) }

  private func setOffset(_ offset: Int, along axis: LayoutAxis) {
    if axis == .horizontal { offsetX = offset } else { offsetY = offset }
  }

  /// Returns the position of a node in the unscrolled content; `nil` before it is placed.
  package func position(of node: LayoutNode, along axis: LayoutAxis) -> Int? {
    var position = 0
    var node = node
    while let parent = node.layoutParent {
      guard node.flags.contains(.placed) else { return nil }
      if parent === self { return position }
      position += Int(axis == .horizontal ? node.x : node.y)
      node = parent
    }
    return nil
  }

  /// Called after a collection has placed its own rows, because the anchored row may have moved.
  package func lazyContentWasPlaced() {
    if !isPlacing { setNeedsLayout() }
  }

  /// Moves the anchored row or the scroll target back to its place, after the content was placed.
  /// Returns whether the offsets have changed.
  package func correctOffsets() -> Bool {
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

  private func keep(_ anchor: ScrollAnchor?, along axis: LayoutAxis) {
    guard let anchor, !anchor.collection.flags.contains(.unmounted),
      let origin = position(of: anchor.collection, along: axis)
    else { return }
    let position = origin + anchor.collection.extents.position(of: anchor.index)
    setOffset(position - anchor.distance, along: axis)
  }

  /// Lets collections create the visible rows, and stores the first of them as the anchor.
  package func contentWasPlaced() {
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
  /// `nil` while the content is scrolled to its start, where new rows before it become visible.
  private func firstRow(along axis: LayoutAxis) -> ScrollAnchor? {
    let offset = offset(along: axis)
    if offset == 0 { return nil }
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
  package func anchoredRow(in collection: LazyCollectionNode) -> (index: Int, isInside: Bool)? {
    let anchor = collection.stack.direction == .vertical ? verticalAnchor : horizontalAnchor
    guard let anchor, !anchor.collection.flags.contains(.unmounted) else { return nil }
    if anchor.collection === collection { return (anchor.index, false) }
    let row = anchor.collection.selfAndAncestors.first { $0.parent === collection }
    return row?.elementIndex.map { ($0, true) }
  }

  /// Keeps the row at `old`, which is about to move to `new` in its collection, in place.
  package func keepRow(of collection: LazyCollectionNode, at old: Int, movingTo new: Int) {
    let axis = collection.stack.direction
    guard let origin = position(of: collection, along: axis) else { return }
    let distance = origin + collection.extents.position(of: old) - offset(along: axis)
    let anchor = ScrollAnchor(collection: collection, index: new, distance: distance)
    if axis == .vertical { verticalAnchor = anchor } else { horizontalAnchor = anchor }
  }

  // MARK: Scrolling to a target

  /// `true` if the visible rows exist.
  package var isSettled: Bool {
    target == nil && !flags.contains(.layoutQueued)
      && !lazies.contains { $0.isQueued }
  }

  /// Scrolls to a target, repeatedly until the rows there exist. If the layout is up to date, this
  /// costs as much as a turn of the wheel.
  package func scroll(to target: ScrollTarget) {
    endGlide()
    let end = destination(of: target)
    if startGlide(to: end) { return }
    guard graph.work.isLaidOut else { return scrollAfterLayout(to: target) }
    move(x: end.x - offsetX, y: end.y - offsetY)
    if !lazies.isEmpty { scrollAfterLayout(to: end.target) }
  }

  /// Scrolls to a target with the next layout.
  package func scrollAfterLayout(to target: ScrollTarget) {
    endGlide()
    self.target = target
    setNeedsLayout()
  }

  /// Returns the offsets of a target, as far as the lengths of the rows are known.
  private func destination(of target: ScrollTarget) -> ScrollDestination {
    let before = (offsetX, offsetY)
    defer {
      (offsetX, offsetY) = before
      self.target = nil
    }
    go(to: target)
    clampOffsets()
    return ScrollDestination(x: offsetX, y: offsetY, target: self.target ?? target)
  }

  package func go(to asked: ScrollTarget) {
    var target = asked
    for axis in [LayoutAxis.vertical, .horizontal] where scrolls(along: axis) {
      let room = extent(along: axis)
      let span = span(of: target.place, along: axis)
      if target.isOpen, let span {
        target.decide(span, offset: offset(along: axis), room: room, along: axis)
      }
      if let span, let part = target.part(along: axis) {
        setOffset(span.lowerBound - Int(Double(room - span.count) * part), along: axis)
      } else {
        keep(axis == .vertical ? verticalAnchor : horizontalAnchor, along: axis)
      }
    }
    target.isOpen = false
    self.target = target
  }

  /// Returns the cells of the content that a target takes.
  private func span(of place: ScrollTarget.Place, along axis: LayoutAxis) -> Range<Int>? {
    switch place {
    case .offset(let x, let y):
      let start = axis == .vertical ? y : x
      return start..<start
    case .end:
      let end = Int(content.main(axis))
      return axis == .vertical ? end..<end : nil
    case .row(let collection, let index):
      guard !collection.flags.contains(.unmounted), collection.stack.direction == axis,
        index < collection.extents.count, let origin = position(of: collection, along: axis)
      else { return nil }
      let start = origin + collection.extents.position(of: index)
      let spacing = Int(collection.stack.resolvedSpacing)
      let end = origin + collection.extents.position(of: index + 1) - spacing
      return start..<max(start, end)
    case .view(let node):
      guard !node.flags.contains(.unmounted) else { return nil }
      var span: Range<Int>?
      for layout in node.topmostLayoutNodes {
        guard let start = position(of: layout, along: axis) else { continue }
        let end = start + Int(layout.size.main(axis))
        span = min(start, span?.lowerBound ?? start)..<max(end, span?.upperBound ?? end)
      }
      return span
    }
  }
}
