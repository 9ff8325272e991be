// SPDX-License-Identifier: MIT
// Views: insets at the edge of a view.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// A view with an inset at an edge. `wrappedView` gives access to the view without the inset.
///
/// *Sizing:* the view and the inset together.
///
///     let list = DLabel(text: "Rows").safeAreaInset(edge: .bottom) { Text("2 rows") }
///     let label = list.wrappedView
public struct SafeAreaView<Wrapped: View, Original: View, Inset: View>: WrapperViewable,
  _PrimitiveView
{
  let content: WrappedContent<Wrapped, Original>
  /// The view at the edge.
  public let inset: Inset
  /// The edge of the inset.
  public let insetEdge: Edge
  let alignment: AlignmentKind
  /// The space between the inset and the view, in cells or as a token.
  public let insetSpacing: Length

  /// The view without the inset.
  public var wrappedView: Wrapped { content.view }
  /// The view without its wrappers.
  public var originalView: Original { content.original }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = InsetNode(context)
    context.append(node)
    node.receive(view.insetEdge, view.alignment, view.insetSpacing)
    LayerPair.mount(view.wrappedView, view.inset, in: node)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: InsetNode.self)
    node.receive(view.insetEdge, view.alignment, view.insetSpacing)
    LayerPair.update(view.wrappedView, view.inset, in: node)
  }
}

private final class InsetNode: PairNode {
  private var edge = Axis.vertical
  private var isFirst = false
  private var guide = Guide(axis: .horizontal, code: 1)
  private var spacing = Length.zero

  func receive(_ insetEdge: Edge, _ alignment: AlignmentKind, _ spacing: Length) {
    let axis: Axis =
      insetEdge == .top || insetEdge == .bottom ? .vertical : .horizontal
    let isFirst = insetEdge == .top || insetEdge == .leading
    let guide = graph.guide(axis.other, alignment)
    if axis == edge, isFirst == self.isFirst, guide == self.guide, spacing == self.spacing {
      return
    }
    (edge, self.isFirst, self.guide, self.spacing) = (axis, isFirst, guide, spacing)
    setNeedsPlacement()
  }

  private struct Parts {
    var inset: Extent
    var insetProposal: ProposedViewSize
    var content: Extent
    var contentProposal: ProposedViewSize
    var gap: Int32
  }

  /// The inset gets its ideal length if there is enough room. The content gets the rest.
  private func parts(_ proposal: ProposedViewSize) -> Parts {
    collectChildren()
    let room = proposal.extent(edge)
    let across = proposal.extent(edge.other)
    let gap = resolve(spacing, along: edge)
    var insetProposal = ProposedViewSize(main: ProposedViewSize.ideal, cross: across, axis: edge)
    var inset = child(1).measure(insetProposal)
    if room != ProposedViewSize.ideal, inset.main(edge) > room {
      insetProposal = ProposedViewSize(main: room, cross: across, axis: edge)
      inset = child(1).measure(insetProposal)
    }
    let taken = inset.main(edge) + gap
    let contentProposal = proposal.shrunk(by: taken, along: edge)
    return Parts(
      inset: inset, insetProposal: insetProposal, content: child(0).measure(contentProposal),
      contentProposal: contentProposal, gap: gap)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let parts = parts(proposal)
    return Extent(
      main: max(0, parts.inset.main(edge) + parts.gap + parts.content.main(edge)),
      cross: max(parts.inset.cross(edge), parts.content.cross(edge)), axis: edge)
  }

  private func contentStart(_ parts: Parts, _ size: Extent) -> (main: Int32, cross: Int32) {
    (
      isFirst ? parts.inset.main(edge) + parts.gap : 0,
      (size.cross(edge) - parts.content.cross(edge)) >> 1
    )
  }

  override func placeContents() {
    let parts = parts(placedProposal)
    let start = contentStart(parts, size)
    child(0).place(
      main: start.main, cross: start.cross, axis: edge, proposal: parts.contentProposal)
    let main = isFirst ? 0 : size.main(edge) - parts.inset.main(edge)
    let cross = offset(of: child(1), parts.insetProposal, guide, in: size)
    child(1).place(main: main, cross: cross, axis: edge, proposal: parts.insetProposal)
  }

  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    let parts = parts(proposal)
    let start = contentStart(parts, measure(proposal))
    return child(0).explicit(guide, parts.contentProposal).map {
      $0 + (guide.axis == edge ? start.main : start.cross)
    }
  }
}
