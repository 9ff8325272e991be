// SPDX-License-Identifier: MIT
// Views: a layout node with children.

public import CuriumTerminal
import CuriumTokens

/// A layout node with children. It keeps them in a flat list, although their views can be nested in
/// groups, conditions and collections.
@_spi(Nodes) open class ContainerNode: LayoutNode {
  // The structural tree retains the children. Reference counting in every pass would cost a third
  // of it.
  @exclusivity(unchecked) package private(set) final var children:
    ContiguousArray<Unmanaged<LayoutNode>> = []

  override class var initialFlags: NodeFlags { [.isLayout, .childrenStale] }

  final override var asksForGuides: Bool { true }

  /// Updates the flat list of children.
  package final func collectChildren() {
    guard flags.contains(.childrenStale) else { return }
    flags.remove(.childrenStale)
    var collected = children
    children = []
    collected.removeAll(keepingCapacity: true)
    var count = 0
    forEachChild { _ in count += 1 }
    collected.reserveCapacity(count)
    collect(beneath: self, into: &collected)
    children = collected
    childrenDidChange()
  }

  /// Called after the flat list has changed.
  open func childrenDidChange() {}

  private final func collect(
    beneath node: Node, into collected: inout ContiguousArray<Unmanaged<LayoutNode>>
  ) {
    let axis = axis
    node.forEachChild { current in
      if !current.flags.isDisjoint(with: [.detached, .ghost]) { return }
      if let layout = current.asLayoutNode {
        layout.layoutParent = self
        if let axis { layout.adopt(axis: axis) }
        collected.append(Unmanaged.passUnretained(layout))
      } else {
        collect(beneath: current, into: &collected)
      }
    }
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
