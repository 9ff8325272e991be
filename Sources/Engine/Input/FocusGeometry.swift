// SPDX-License-Identifier: MIT
// Engine: which view lies in a direction, and which lies nearest.

package import CuriumTerminal

/// Distances between the frames of views, as the focus moves.
package enum FocusGeometry {
  /// How far a frame lies in a direction; `nil` if it doesn't lie there. What lies straight ahead comes
  /// before what doesn't, however far it is. Sideways cells count for more, and a row for two columns.
  package static func distance(from: CellRect, to: CellRect, toward key: KeyEquivalent) -> Int? {
    func gap(_ low: Int, _ high: Int, _ otherLow: Int, _ otherHigh: Int) -> Int {
      max(0, max(otherLow - high, low - otherHigh))
    }
    let sideways = gap(from.minX, from.maxX, to.minX, to.maxX)
    let updown = gap(from.minY, from.maxY, to.minY, to.maxY) * 2
    // A frame that only touches the row or column straight ahead doesn't lie in it.
    let missesColumn = to.minX >= from.maxX || to.maxX <= from.minX
    let missesRow = to.minY >= from.maxY || to.maxY <= from.minY
    // Further than anything on a screen.
    let aside = 1 << 32
    switch key {
    case .downArrow where to.minY >= from.maxY, .upArrow where to.maxY <= from.minY:
      return updown + (missesColumn ? aside + (sideways + 1) * 4 : 0)
    case .rightArrow where to.minX >= from.maxX, .leftArrow where to.maxX <= from.minX:
      return sideways + (missesRow ? aside + (updown + 2) * 4 : 0)
    default: return nil
    }
  }

  /// The node nearest to a place; a row counts for two columns.
  static func nearest(to place: CellRect, in order: [LayoutNode]) -> LayoutNode? {
    func gap(_ node: LayoutNode) -> Int {
      let frame = node.absoluteBounds
      let columns = max(0, frame.minX - place.maxX, place.minX - frame.maxX)
      return columns + 2 * max(0, abs(frame.minY - place.minY))
    }
    return order.min { gap($0) < gap($1) }
  }
}

extension LayoutNode {
  /// The frame on the screen, however much of it is scrolled away or cut off.
  package final var absoluteBounds: CellRect {
    CellRect(origin: absoluteOrigin, size: size.cellSize)
  }
}
