// SPDX-License-Identifier: MIT
// Views: fixed sizes and layout priorities.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

extension View {
  /// Fixes the view at its ideal size, regardless of the proposal: its ideal width if `horizontal`
  /// is `true`, its ideal height if `vertical` is `true`. Views in it can fill that size, so the
  /// children of a row can be equally high.
  ///
  ///     HStack { Text("swift-nio").fixedSize(); Text("Event-driven networking").lineLimit(1) }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    FixedContent(content: self, horizontal: horizontal, vertical: vertical)
  }

  /// Sets the layout priority to `value`. Stacks give space to views with a higher priority first.
  /// The default is 0.
  ///
  ///     HStack { Text(name).layoutPriority(1); Spacer(); Text("Updated yesterday") }
  public func layoutPriority(_ value: Double) -> some View {
    // NaN would have no place in the order.
    PriorityContent(content: self, priority: value.isNaN ? 0 : value)
  }
}

private struct FixedContent<Content: View>: NodeBackedView {
  let content: Content
  let horizontal: Bool
  let vertical: Bool

  func makeNode(_ context: borrowing _MountContext) -> FixedNode {
    FixedNode(horizontal, vertical, context)
  }
  func update(_ node: FixedNode) { node.receive(horizontal, vertical) }
}

private final class FixedNode: WrapperNode {
  override var paintsEvenly: Bool { true }

  private var horizontal: Bool
  private var vertical: Bool

  init(_ horizontal: Bool, _ vertical: Bool, _ context: borrowing _MountContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(context)
  }

  func receive(_ horizontal: Bool, _ vertical: Bool) {
    if (horizontal, vertical) == (self.horizontal, self.vertical) { return }
    (self.horizontal, self.vertical) = (horizontal, vertical)
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      packedWidth: horizontal ? ProposedViewSize.ideal : proposal.packedWidth,
      packedHeight: vertical ? ProposedViewSize.ideal : proposal.packedHeight)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    measureContent(inner(proposal))
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    // The content gets its ideal size as a proposal, so that views in it can fill it: those of a row
    // become equally high.
    ContentPlacement(
      x: 0, y: 0,
      proposal: ProposedViewSize(
        packedWidth: horizontal ? size.width : proposal.packedWidth,
        packedHeight: vertical ? size.height : proposal.packedHeight))
  }
}

private struct PriorityContent<Content: View>: NodeBackedView {
  let content: Content
  let priority: Double

  func makeNode(_ context: borrowing _MountContext) -> PriorityNode {
    PriorityNode(priority, context)
  }
  func update(_ node: PriorityNode) { node.receive(priority) }
}

private final class PriorityNode: WrapperNode {
  override var paintsEvenly: Bool { true }

  override var addedRoom: Extent? { .zero }

  private var priority: Double

  init(_ priority: Double, _ context: borrowing _MountContext) {
    self.priority = priority
    super.init(context)
  }

  func receive(_ priority: Double) {
    if priority == self.priority { return }
    self.priority = priority
    layoutPriorityDidChange()
  }

  override var layoutPriority: Double { priority }
}
