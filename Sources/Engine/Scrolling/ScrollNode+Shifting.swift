// SPDX-License-Identifier: MIT
// Views: moves scrolled content in the grid instead of repainting it.

import CuriumTerminal
import CuriumTokens

/// A node that follows the scroll views in it.
@_spi(Nodes) public protocol ScrollFollower: Node {
  /// Called during layout when a scroll view has placed its content.
  func scrollViewWasPlaced(_ scroller: Node)
}

extension Node {
  /// The node itself, or the nearest one around it that follows scroll views, up to a scroll view.
  package final var nearestScrollFollower: Node? {
    let found = selfAndAncestorsInLayer.first { $0.scrollArea != nil || $0.scrollFollower != nil }
    return found?.scrollArea == nil ? found : nil
  }
}

extension ScrollNode {
  /// Places the content after the offsets have changed from those `before`.
  ///
  /// If the background looks the same in every row, moves the rows that stay visible, which the
  /// terminal can often do itself, and paints only the new rows.
  func placeMoved(from before: (x: Int, y: Int)) {
    let count = offsetY - before.y
    guard offsetX == before.x, let area = shiftableArea, abs(count) < area.height else {
      placeContents()
      damageFrame()
      return
    }
    graph.painting.shift(area, by: count)
    graph.requestFrame()
    // Already moved to their new place, so that placing them there damages nothing.
    for child in children { child._withUnsafeGuaranteedRef { $0.y -= Int32(count) } }
    placeContents()
  }

  /// The visible cells of the content, if their rows can be moved.
  private var shiftableArea: CellRect? {
    guard flags.contains(.placed), graph.layers.isEmpty, graph.motion.departures.isEmpty,
      graph.painting.canShiftRows
    else { return nil }
    var area = absoluteFrame.intersection(viewportOnScreen)
    for parent in selfAndLayoutParents.dropFirst() {
      guard parent.paintsEvenly, !parent.flags.contains(.paintsInZOrder) else { return nil }
      // The frame includes the scrollbars, which stay in place.
      if let scroller = parent.scrollArea { area = area.intersection(scroller.viewportOnScreen) }
    }
    return hasEscapes(in: area) ? nil : area
  }

  /// The frame of the viewport on the screen, including parts that are scrolled away or clipped.
  private var viewportOnScreen: CellRect {
    CellRect(origin: absoluteOrigin, size: viewport.cellSize)
  }

  /// Returns whether a view outside the scroll view is drawn over an area of it.
  private func hasEscapes(in area: CellRect) -> Bool {
    var found = false
    var node: LayoutNode = self
    while let parent = node.layoutParent, !found {
      if parent.flags.contains(.holdsEscapes) {
        parent.forEachEscape(except: node) { found = found || $0.intersects(area) }
      }
      node = parent
    }
    return found
  }

  func damageBars() {
    let origin = absoluteOrigin
    let frame = absoluteFrame
    let (width, height) = (Int(size.width), Int(size.height))
    graph.damage.add(
      CellRect(x: origin.x + width - 1, y: origin.y, width: 1, height: height).intersection(frame))
    if bars.contains(.horizontal) {
      graph.damage.add(
        CellRect(x: origin.x, y: origin.y + height - 1, width: width, height: 1).intersection(frame)
      )
    }
    graph.requestFrame()
  }
}
