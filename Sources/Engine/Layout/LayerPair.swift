// SPDX-License-Identifier: MIT
// Views: nodes with two parts, such as a view and its background.

/// Mounts and updates two views below a node, each in a layer of its own.
package enum LayerPair {
  @MainActor package static func mount<First: View, Second: View>(
    _ first: First, _ second: Second, in node: ContainerNode
  ) {
    var context = _MountContext(parent: node)
    var firstContext = context.open(LayerNode(context))
    First._mount(first, &firstContext)
    var secondContext = context.open(LayerNode(context))
    Second._mount(second, &secondContext)
  }

  @MainActor package static func update<First: View, Second: View>(
    _ first: First, _ second: Second, in node: ContainerNode
  ) {
    var cursor = _UpdateCursor(childrenOf: node)
    var firstCursor = _UpdateCursor(childrenOf: cursor.take(as: LayerNode.self))
    First._update(first, &firstCursor)
    var secondCursor = _UpdateCursor(childrenOf: cursor.take(as: LayerNode.self))
    Second._update(second, &secondCursor)
  }
}

/// A node with two layers. The first one takes its place in stacks.
@_spi(Nodes) open class PairNode: ContainerNode {
  open override var layoutPriority: Double { children.isEmpty ? 0 : child(0).layoutPriority }
  open override var passesOnPriority: Bool { true }

  open override var modified: LayoutNode? {
    collectChildren()
    return child(0)
  }

  open override func adopt(axis: LayoutAxis?) {
    collectChildren()
    child(0).adopt(axis: axis)
  }
}

private final class LayerNode: WrapperNode {
  override var addedRoom: Extent? { .zero }
}
