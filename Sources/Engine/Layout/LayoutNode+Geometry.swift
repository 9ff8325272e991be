// SPDX-License-Identifier: MIT
// Views: the place of a node on the screen, and points in its own coordinates.

package import CuriumTerminal

extension LayoutNode {
  /// The origin on the screen, which can be off screen in a scroll view.
  package final var absoluteOrigin: CellPoint {
    var point = CellPoint(x: Int(x), y: Int(y))
    var node = layoutParent
    while let current = node {
      point.x += Int(current.x)
      point.y += Int(current.y)
      node = current.layoutParent
    }
    return point
  }

  /// The frame on the screen, including parts that are scrolled away or clipped.
  package final var absoluteBounds: CellRect {
    CellRect(origin: absoluteOrigin, size: size.cellSize)
  }

  /// Returns a point of the screen in the coordinates of the node.
  package final func local(_ point: CellPoint) -> CellPoint {
    let origin = absoluteOrigin
    return CellPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
