// SPDX-License-Identifier: MIT
// Views: the place of a node on the screen, and points in its own coordinates.

package import CuriumTerminal
package import CuriumTokens

extension LayoutNode {
  /// Returns the position in the layout parent along an axis.
  @inline(__always) package final func start(along axis: Axis) -> Int32 {
    axis == .horizontal ? x : y
  }

  /// Places the node at a position along `axis` and one across it.
  @inline(__always)
  package final func place(main: Int32, cross: Int32, axis: Axis, proposal: ProposedViewSize) {
    place(
      x: axis == .horizontal ? main : cross, y: axis == .horizontal ? cross : main,
      proposal: proposal)
  }

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

  /// Returns whether there may be a control in an area, given in the coordinates of the parent.
  /// Hidden controls count too.
  final func mayHaveControl(in area: CellRect) -> Bool {
    let inner = area.offset(x: -Int(x), y: -Int(y))
    let own = CellRect(origin: .zero, size: size.cellSize)
    guard flags.contains(.placed),
      flags.contains(.holdsEscapes) || !own.intersection(inner).isEmpty
    else { return false }
    if isControl { return true }
    var found = false
    forEachLayoutChild { child in found = found || child.mayHaveControl(in: inner) }
    return found
  }
}
