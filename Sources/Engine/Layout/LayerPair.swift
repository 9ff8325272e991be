// SPDX-License-Identifier: MIT
// Views: nodes with two parts, such as a view and its background.

public import CuriumTokens

/// Mounts and updates two views below a node, each in a layer of its own. With `layers`, several
/// views in the second layer are on top of each other.
package enum LayerPair {
  @MainActor package static func mount<First: View, Second: View>(
    _ first: First, _ second: Second, in node: ContainerNode, layers: LayersAlgorithm? = nil
  ) {
    var context = _MountContext(parent: node)
    var firstContext = context.open(LayerNode(nil, context))
    First._mount(first, &firstContext)
    var secondContext = context.open(LayerNode(layers, context))
    Second._mount(second, &secondContext)
  }

  @MainActor package static func update<First: View, Second: View>(
    _ first: First, _ second: Second, in node: ContainerNode, layers: LayersAlgorithm? = nil
  ) {
    var cursor = _UpdateCursor(childrenOf: node)
    var firstCursor = _UpdateCursor(childrenOf: cursor.take(as: LayerNode.self))
    First._update(first, &firstCursor)
    let layer = cursor.take(as: LayerNode.self)
    layer.receive(layers)
    var secondCursor = _UpdateCursor(childrenOf: layer)
    Second._update(second, &secondCursor)
  }
}

/// A node with two layers. The first one takes its place in stacks.
@_spi(Nodes) open class PairNode: ContainerNode {
  open override var layoutPriority: Double { children.isEmpty ? 0 : child(0).layoutPriority }
  open override var passesOnPriority: Bool { true }
  open override var ordersTextByPlace: Bool { true }

  open override func part(along axis: Axis) -> Length? {
    children.isEmpty ? nil : child(0).part(along: axis)
  }

  open override var modified: LayoutNode? {
    collectChildren()
    return child(0)
  }

  open override func adopt(axis: Axis?) {
    collectChildren()
    child(0).adopt(axis: axis)
  }
}

private final class LayerNode: WrapperNode {
  private var arrangement: LayersAlgorithm?

  override var addedRoom: Extent? { .zero }
  override var layers: LayersAlgorithm? { arrangement }

  init(_ layers: LayersAlgorithm?, _ context: borrowing _MountContext) {
    arrangement = layers
    super.init(context)
  }

  func receive(_ layers: LayersAlgorithm?) {
    if layers == arrangement { return }
    arrangement = layers
    setNeedsPlacement()
  }
}
