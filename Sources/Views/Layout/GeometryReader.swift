// SPDX-License-Identifier: MIT
// Views: content that depends on the room it has.

public import CuriumTerminal

/// What a view knows of its own room.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the room, in cells.
  public let size: CellSize
}

/// Content made for the size it is given.
///
/// *Sizing:* takes all it is offered.
///
///     GeometryReader { geometry in
///       if geometry.size.width < 80 { Narrow() } else { Wide() }
///     }
public struct GeometryReader<Content: View>: _PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Content for the size at hand.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Adds a node; the content follows once its size is known.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(GeometryNode(view.content, context))
  }

  /// Runs the content again.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: GeometryNode<Content>.self)
    node.content = view.content
    if node.flags.contains(.mounted) { node.evaluate() }
  }
}

private final class GeometryNode<Content: View>: WrapperNode {
  var content: (GeometryProxy) -> Content
  private var known: Extent?
  private var dependencies = Dependencies()

  init(_ content: @escaping (GeometryProxy) -> Content, _ context: borrowing _MountContext) {
    self.content = content
    super.init(context)
  }

  override var viewName: String { "GeometryReader" }
  override var hasContent: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    func extent(_ offered: Int32) -> Int32 {
      offered == ProposedViewSize.ideal ? 10 : min(offered, ProposedViewSize.limit)
    }
    return Extent(width: extent(proposal.packedWidth), height: extent(proposal.packedHeight))
  }

  override func placeContents() {
    if known != size {
      known = size
      // The update pass runs the content; what it needs of layout follows in the same frame.
      graph.invalidate(self)
    }
    placeContent(
      x: 0, y: 0,
      proposal: ProposedViewSize(packedWidth: size.width, packedHeight: size.height))
  }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    let isFirst = !flags.contains(.mounted)
    graph.evaluate(self) { content(GeometryProxy(size: size.cellSize)) }
    if isFirst { structureDidChange() }
  }

  override func withDependencies(_ body: (inout Dependencies) -> Void) { body(&dependencies) }
}
