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
    flags.remove(.childrenStale)
    graph.work.discard(children)
    children = ChildList(count: collect(beneath: self, into: nil)) {
      _ = collect(beneath: self, into: $0)
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

  /// Stores the first layout nodes on each branch below `node`, if there is a place for them.
  /// Returns their number.
  private final func collect(
    beneath node: Node, into place: UnsafeMutablePointer<Unmanaged<LayoutNode>>?
  ) -> Int {
    var count = 0
    node.forEachChild { current in
      if !current.flags.isDisjoint(with: [.detached, .ghost]) { return }
      if current.flags.contains(.isLayout) {
        let child = Unmanaged.passUnretained(current)
        place?[count] = Unmanaged.fromOpaque(child.toOpaque())
        count += 1
      } else {
        count += collect(beneath: current, into: place.map { $0 + count })
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
    if flags.contains(.hasHeights) {
      for child in byHeight { child._withUnsafeGuaranteedRef { painter.paint($0) } }
      return
    }
    // Not a loop over the list, because that would retain it.
    var index = 0
    while index < children.count {
      children[index]._withUnsafeGuaranteedRef { painter.paint($0) }
      index &+= 1
    }
  }
}

/// The origin of a node's content and the proposal for it.
@_spi(Nodes) public struct ContentPlacement {
  var x: Int32
  var y: Int32
  var proposal: ProposedViewSize

  package init(x: Int32, y: Int32, proposal: ProposedViewSize) {
    self.x = x
    self.y = y
    self.proposal = proposal
  }
}
