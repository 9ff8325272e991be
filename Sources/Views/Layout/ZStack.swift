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
  private var guides: GuidePair

  init(_ alignment: Alignment, _ context: borrowing _MountContext) {
    guides = context.graph.guides(alignment)
    super.init(context)
  }

  func receive(_ alignment: Alignment) {
    let guides = graph.guides(alignment)
    if guides == self.guides { return }
    self.guides = guides
    setNeedsPlacement()
  }

  private var usesGuides: Bool {
    !guides.horizontal.isPlain || !guides.vertical.isPlain || flags.contains(.holdsGuides)
  }

  private func guided(_ guide: Guide, _ proposal: ProposedViewSize) -> GuidedCross {
    var cross = GuidedCross(guide)
    for child in children { child._withUnsafeGuaranteedRef { cross.add($0, proposal) } }
    return cross
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    if usesGuides {
      return Extent(
        width: guided(guides.horizontal, proposal).extent,
        height: guided(guides.vertical, proposal).extent)
    }
    var largest = Extent.zero
    for child in children {
      let size = child._withUnsafeGuaranteedRef { $0.measure(proposal) }
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return largest
  }

  private func forEachPlacement(
    _ proposal: ProposedViewSize, _ body: (LayoutNode, Int32, Int32) -> Void
  ) {
    collectChildren()
    if usesGuides {
      let columns = guided(guides.horizontal, proposal)
      let rows = guided(guides.vertical, proposal)
      for child in children {
        child._withUnsafeGuaranteedRef {
          body($0, columns.start(of: $0, proposal), rows.start(of: $0, proposal))
        }
      }
      return
    }
    let size = measure(proposal)
    for child in children {
      child._withUnsafeGuaranteedRef {
        body(
          $0, offset(of: $0, proposal, guides.horizontal, in: size),
          offset(of: $0, proposal, guides.vertical, in: size))
      }
    }
  }

  package override func placeContents() {
    forEachPlacement(placedProposal) { $0.place(x: $1, y: $2, proposal: placedProposal) }
  }

  package override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    var mean = GuideMean(guide)
    forEachPlacement(proposal) { child, x, y in
      if let place = child.explicit(guide, proposal) {
        mean.add(place + (guide.axis == .horizontal ? x : y))
      }
    }
    return mean.value
  }
}
