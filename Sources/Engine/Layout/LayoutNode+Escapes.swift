// SPDX-License-Identifier: MIT
// Engine: views that are painted outside of their frames, and in another order than they are laid out in.

package import CuriumTerminal

extension LayoutNode {
  /// What `zIndex` gave the node or what it is a modifier of.
  final var zOrder: Double {
    var node: LayoutNode? = self
    while let current = node {
      if let zIndex = current.zIndex { return zIndex }
      node = current.modified
    }
    return 0
  }

  /// Says that views beneath may be painted outside of the frames around.
  package final func noteEscapes() {
    var node: LayoutNode? = self
    while let current = node {
      current.flags.insert(.holdsEscapes)
      if current.flags.contains(.clips) { return }
      node = current.layoutAncestor
    }
  }

  /// Damages what is painted outside of the node's frame.
  final func damageEscapes() { damageEscapes(beneath: self) }

  // By the tree of views: the flat list of children may name some that have gone.
  private final func damageEscapes(beneath node: Node) {
    node.forEachChild { child in
      guard let layout = child.asLayoutNode else { return damageEscapes(beneath: child) }
      if flags.contains(.escapes) { graph.damage.add(layout.absoluteFrame) }
      if layout.flags.contains(.holdsEscapes) { layout.damageEscapes() }
    }
  }

  /// Whether something in the node, or painted outside of its frame, stands at a point of what the
  /// node stands in.
  package final func holds(_ point: CellPoint) -> Bool {
    child(at: CellPoint(x: point.x - Int(x), y: point.y - Int(y))) != nil
  }
}

extension ContainerNode {
  /// The children from the lowest to the uppermost.
  final var byHeight: ContiguousArray<Unmanaged<LayoutNode>> {
    let heights = children.map { $0._withUnsafeGuaranteedRef { $0.zOrder } }
    let order = children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    return ContiguousArray(order.map { children[$0] })
  }
}

extension Painter {
  /// Paints with everything cut off at the frame at hand, also what else would be drawn outside.
  package mutating func bounded(_ paint: (inout Painter) -> Void) {
    let outer = bounds
    bounds = clip
    paint(&self)
    bounds = outer
  }
}
