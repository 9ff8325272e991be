// SPDX-License-Identifier: MIT
// Views: a layout node with children.

public import CuriumTerminal
import CuriumTokens

/// A layout node with children. It keeps them in a flat list, although their views can be nested in
/// groups, conditions and collections.
@_spi(Nodes) open class ContainerNode: LayoutNode {
  // The structural tree retains the children. Reference counting in every pass would cost a third
  // of it.
  @exclusivity(unchecked) package private(set) final var children = ChildList()

  deinit { children.deallocate() }

  override class var initialFlags: NodeFlags { [.isLayout, .childrenStale] }

  final override var asksForGuides: Bool { true }

  /// Updates the flat list of children.
  package final func collectChildren() {
    guard flags.contains(.childrenStale) else { return }
    // A body can read the tree while it is being built. More children can follow then.
    if graph.running == nil { flags.remove(.childrenStale) }
    graph.work.discard(children)
    // More than 16 children are counted first.
    children = withUnsafeTemporaryAllocation(of: Unmanaged<LayoutNode>.self, capacity: 16) { few in
      let count = collect(below: self, into: few)
      if count == 0 { return ChildList() }
      if count == 1 { return ChildList(only: few[0]) }
      return ChildList(count: count) { places in
        if count <= few.count {
          _ = places.update(fromContentsOf: few[..<count])
        } else {
          _ = collect(below: self, into: places)
        }
      }
    }
    let axis = axis
    for child in children {
      child._withUnsafeGuaranteedRef {
        $0.layoutParent = self
        if let axis { $0.adopt(axis: axis) }
      }
    }
    childrenDidChange()
  }

  /// Called after the flat list has changed.
  open func childrenDidChange() {}

  /// Stores the first layout nodes on each branch below `node`, as far as there is room. Returns
  /// the number of all of them, and of the `count` nodes before.
  private final func collect(
    below node: Node, into places: UnsafeMutableBufferPointer<Unmanaged<LayoutNode>>,
    after count: Int = 0
  ) -> Int {
    var count = count
    node.forEachChild { current in
      if !current.flags.isDisjoint(with: [.detached, .ghost]) { return }
      if current.flags.contains(.isLayout) {
        let child = Unmanaged.passUnretained(current)
        if count < places.count { places[count] = Unmanaged.fromOpaque(child.toOpaque()) }
        count += 1
      } else {
        count = collect(below: current, into: places, after: count)
      }
    }
    return count
  }

  package final func child(_ index: Int) -> LayoutNode {
    children[index]._withUnsafeGuaranteedRef { $0 }
  }

  open override func answersDiffer() -> Bool {
    collectChildren()
    return super.answersDiffer()
  }

  open override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    collectChildren()
    for child in children { body(child.takeUnretainedValue()) }
  }

  open override func isSolid(at point: CellPoint) -> Bool { isControl }

  open override func paint(_ painter: inout Painter) {
    if flags.contains(.paintsInZOrder) {
      for child in sortedByZIndex { child._withUnsafeGuaranteedRef { painter.paint($0) } }
      return
    }
    painter.paintChildren(of: self)
  }
}
