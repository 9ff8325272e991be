// SPDX-License-Identifier: MIT
// Views: finds the nearest view, overall or in a direction.

import CuriumTerminal

/// Distances between the frames of views, for moving the focus.
enum FocusGeometry {
  /// Returns the distance to a frame in a direction; `nil` if the frame isn't in that direction.
  /// To the left and right, these are only the frames with a row in common, so that the opposite
  /// arrow leads back. Up and down, frames straight ahead come before all others, however far away
  /// they are; then sideways distance weighs more, and a row counts as two columns.
  static func distance(from: CellRect, to: CellRect, toward key: KeyEquivalent) -> Int? {
    func gap(_ low: Int, _ high: Int, _ otherLow: Int, _ otherHigh: Int) -> Int {
      max(0, max(otherLow - high, low - otherHigh))
    }
    let sideways = gap(from.minX, from.maxX, to.minX, to.maxX)
    // A frame that only touches the row or column straight ahead doesn't count.
    let missesColumn = to.minX >= from.maxX || to.maxX <= from.minX
    let missesRow = to.minY >= from.maxY || to.maxY <= from.minY
    switch key {
    case .downArrow where to.minY >= from.maxY, .upArrow where to.maxY <= from.minY:
      // A larger distance than any on a screen.
      let aside = 1 << 32
      let updown = gap(from.minY, from.maxY, to.minY, to.maxY) * 2
      return updown + (missesColumn ? aside + (sideways + 1) * 4 : 0)
    case .rightArrow where to.minX >= from.maxX, .leftArrow where to.maxX <= from.minX:
      return missesRow ? nil : sideways
    default: return nil
    }
  }

  /// Returns the node nearest to a place. A row counts as two columns.
  static func nearest(to place: CellRect, in order: [LayoutNode]) -> LayoutNode? {
    func gap(_ node: LayoutNode) -> Int {
      let frame = node.absoluteBounds
      // A frame that only touches the place isn't as near as one that overlaps it.
      let columns = max(0, frame.minX - place.maxX + 1, place.minX - frame.maxX + 1)
      let rows = max(0, frame.minY - place.maxY + 1, place.minY - frame.maxY + 1)
      return columns + 2 * rows
    }
    return order.min { gap($0) < gap($1) }
  }
}
