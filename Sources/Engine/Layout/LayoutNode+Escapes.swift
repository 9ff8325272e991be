// SPDX-License-Identifier: MIT
// Views: painting of views outside their frames or in a different order.

import CuriumTerminal

extension LayoutNode {
  /// The painting order set by `zIndex` on the node or on a view that it modifies.
  package final var zOrder: Double {
    var node: LayoutNode? = self
    while let current = node {
      if let zIndex = current.zIndex { return zIndex }
      node = current.modified
    }
    return 0
  }

  /// Calls `body` with the visible frames, on the screen, of the views that the frames around them
  /// don't clip. Leaves out those in the child `excluded`.
  final func forEachEscape(except excluded: LayoutNode? = nil, _ body: (CellRect) -> Void) {
    forEachEscape(below: self, except: excluded, body)
  }

  // Walks the tree of views, because the flat list of children may include removed ones.
  private final func forEachEscape(
    below node: Node, except excluded: LayoutNode?, _ body: (CellRect) -> Void
  ) {
    node.forEachChild { child in
      guard let layout = child.asLayoutNode else {
        return forEachEscape(below: child, except: excluded, body)
      }
      if layout === excluded { return }
      if flags.contains(.escapes) { body(layout.absoluteFrame) }
      if layout.flags.contains(.holdsEscapes) { layout.forEachEscape(body) }
    }
  }
}

extension ContainerNode {
  /// The children from the lowest to the topmost.
  final var sortedByZIndex: ContiguousArray<Unmanaged<LayoutNode>> {
    let zOrders = children.map { $0._withUnsafeGuaranteedRef { $0.zOrder } }
    let order = children.indices.sorted { (zOrders[$0], $0) < (zOrders[$1], $1) }
    return ContiguousArray(order.map { children[$0] })
  }
}

extension Painter {
  /// Paints with all views clipped to the current frame, including those that would be painted
  /// outside.
  package mutating func bounded(_ paint: (inout Painter) -> Void) {
    let outer = bounds
    bounds = clip
    paint(&self)
    bounds = outer
  }
}
