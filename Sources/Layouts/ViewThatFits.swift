// SPDX-License-Identifier: MIT
// Views: the first of several views that fits.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// A view that shows the first of its views whose ideal size fits, or the last one if none fits.
///
/// *Sizing:* the size of the visible view. The other views keep their state, set preferences and
/// call `onAppear`, but they aren't drawn and get no input. Present sheets, dialogs and popovers
/// from outside: each of the views would present its own.
///
/// When another view is shown, a control in it gets the focus if it has the same
/// `.focused(_:equals:)` value as the focused one.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Downloads and updates")
///       Text("Downloads")
///       Text("↓")
///     }
public struct ViewThatFits<Content: View>: NodeBackedView {
  let axes: Axis.Set
  package let content: Content

  /// Creates a view from the candidates in `content`, in order of preference. A candidate has to
  /// fit along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func makeNode(_ context: borrowing _MountContext) -> FittingNode {
    FittingNode(axes, context)
  }
  package func update(_ node: FittingNode) { node.receive(axes) }
}

package final class FittingNode: ContainerNode {
  package override var leavesViewsOut: Bool { true }
  private var axes: Axis.Set
  /// The index of the visible child. Valid until the children are collected again.
  private var shown: Int?

  init(_ axes: Axis.Set, _ context: borrowing _MountContext) {
    self.axes = axes
    super.init(context)
  }

  func receive(_ axes: Axis.Set) {
    if axes == self.axes { return }
    self.axes = axes
    setNeedsPlacement()
  }

  package override func childrenDidChange() {
    shown = nil
    damageFrame()
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    collectChildren()
    func fits(_ extent: Int32, _ room: Int32, _ axis: Axis.Set) -> Bool {
      !axes.contains(axis) || room == ProposedViewSize.ideal || extent <= room
    }
    for index in children.indices.dropLast() {
      let ideal = child(index).measure(
        ProposedViewSize(
          packedWidth: axes.contains(.horizontal) ? ProposedViewSize.ideal : proposal.packedWidth,
          packedHeight: axes.contains(.vertical) ? ProposedViewSize.ideal : proposal.packedHeight))
      if fits(ideal.width, proposal.packedWidth, .horizontal),
        fits(ideal.height, proposal.packedHeight, .vertical)
      {
        return child(index)
      }
    }
    return children.isEmpty ? nil : child(children.count - 1)
  }

  package override var modified: LayoutNode? {
    collectChildren()
    return shown.map { child($0) }
  }

  /// The same for all choices, because the stack around the node asks before it places the node.
  package override var hasFieldGround: Bool {
    collectChildren()
    return children.indices.contains { child($0).hasFieldGround }
  }

  /// Returns whether the child may be shown: a view that was never laid out hasn't chosen yet.
  @MainActor package override func bringBack(_ child: LayoutNode, isDefault: Bool) -> Bool {
    collectChildren()
    return shown == nil
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    choice(proposal)?.measure(proposal) ?? .zero
  }

  package override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    choice(proposal)?.explicit(guide, proposal)
  }

  package override func placeContents() {
    let chosen = choice(placedProposal)
    let index = children.indices.first { child($0) === chosen }
    if index != shown {
      shown = index
      graph.focus.visibilityDidChange(in: self)
      damageFrame()
      for other in children.indices where other != index { child(other).flags.remove(.placed) }
    }
    chosen?.place(x: 0, y: 0, proposal: placedProposal)
  }

  package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    collectChildren()
    if let shown { body(child(shown)) }
  }

  package override func paint(_ painter: inout Painter) {
    if let shown { painter.paint(child(shown)) }
  }
}
