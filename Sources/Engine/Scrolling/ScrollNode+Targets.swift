// SPDX-License-Identifier: MIT
// Views: scrolls to a target.

import CuriumTerminal
import CuriumTokens

extension ScrollNode {
  /// `true` if the visible rows exist, and have their places.
  package var isSettled: Bool {
    target == nil && !flags.contains(.layoutQueued)
      && !lazies.contains { $0.isQueued || $0.flags.contains(.layoutQueued) }
  }

  /// Scrolls to a target, repeatedly until the rows there exist. If the layout is up to date, this
  /// costs as much as a turn of the wheel.
  @MainActor package func scroll(to target: ScrollTarget) {
    endGlide()
    let end = destination(of: target)
    if startGlide(to: end) { return }
    guard graph.work.isLaidOut else { return scrollAfterLayout(to: target) }
    move(x: end.x - offsetX, y: end.y - offsetY)
    if !lazies.isEmpty { scrollAfterLayout(to: end.target) }
  }

  /// Scrolls by a distance from the visible content, whatever the lengths of the rows before it
  /// turn out to be.
  @MainActor package func scroll(byX x: Int, y: Int) {
    endGlide()
    let end = ScrollTarget(x: offsetX + x, y: offsetY + y)
    if startGlide(to: destination(of: end)) { return }
    guard graph.work.isLaidOut else { return scrollAfterLayout(to: end) }
    move(x: x, y: y)
  }

  package func scrollAfterLayout(to target: ScrollTarget) {
    endGlide()
    self.target = target
    setNeedsLayout()
  }

  /// Returns the offsets of a target, as far as the lengths of the rows are known, and the target
  /// with its decided parts.
  private func destination(of target: ScrollTarget) -> (x: Int, y: Int, target: ScrollTarget) {
    let before = (offsetX, offsetY)
    defer {
      (offsetX, offsetY) = before
      self.target = nil
    }
    go(to: target)
    clampOffsets()
    return (offsetX, offsetY, self.target ?? target)
  }

  func go(to asked: ScrollTarget) {
    var target = asked
    for axis in [Axis.vertical, .horizontal] where scrolls(along: axis) {
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
  private func span(of place: ScrollTarget.Place, along axis: Axis) -> Range<Int>? {
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
      let end = origin + collection.extents.end(of: index) - max(0, spacing)
      // With negative spacing, the place of the next row doesn't tell where a row ends.
      let row = spacing < 0 ? collection.existingRow(at: index) : nil
      return start..<max(start, row.map { start + Int($0.size.main(axis)) } ?? end)
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
