// SPDX-License-Identifier: MIT
// Views: views on top of each other.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// A container that puts its views on top of each other, the last one in front.
///
/// *Sizing:* the width of its widest view and the height of its tallest view.
///
///     ZStack(alignment: .topTrailing) {
///       Card { Text("Messages") }
///       Badge(text: "3", color: .error)
///     }
public struct ZStack<Content: View>: NodeBackedView {
  let alignment: Alignment
  package let content: Content

  /// Creates a stack of the views in `content`, aligned in both directions by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> ZStackNode {
    ZStackNode(alignment, context)
  }
  package func update(_ node: ZStackNode) { node.receive(alignment) }
}

package final class ZStackNode: ContainerNode {
  private var layers: LayersAlgorithm

  init(_ alignment: Alignment, _ context: borrowing _MountContext) {
    layers = LayersAlgorithm(context.graph.guides(alignment))
    super.init(context)
  }

  func receive(_ alignment: Alignment) {
    let layers = LayersAlgorithm(graph.guides(alignment))
    if layers == self.layers { return }
    self.layers = layers
    setNeedsPlacement()
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    return layers.size(of: children, proposal: proposal)
  }

  package override func placeContents() {
    collectChildren()
    layers.place(children, x: 0, y: 0, size: size, proposal: placedProposal)
  }

  package override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    collectChildren()
    return layers.explicitGuide(guide, of: children, proposal: proposal)
  }
}
