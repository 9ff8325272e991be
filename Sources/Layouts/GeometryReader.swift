// SPDX-License-Identifier: MIT
// Views: content that depends on its size.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// The size of a view and its position on the screen, for the content of a `GeometryReader` and for
/// `onGeometryChange(for:of:action:)`.
public struct GeometryProxy: Hashable, Sendable {
  /// The size, in cells.
  public let size: CellSize
  let origin: CellPoint

  package init(size: CellSize, origin: CellPoint) {
    self.size = size
    self.origin = origin
  }

  /// Returns the frame of the view, in cells: on the screen, or in the coordinates of the view,
  /// where its origin is zero. A frame on the screen includes parts that are scrolled away.
  public func frame(in coordinateSpace: CoordinateSpace) -> CellRect {
    CellRect(origin: coordinateSpace.convert(origin, origin), size: size)
  }
}

/// A view whose content depends on its size. Several views in it are on top of each other, in the
/// top left corner. The content runs again when the size changes, but not when the view only moves:
/// to follow its position on the screen, use `onGeometryChange(for:of:action:)`.
///
/// *Sizing:* fills the proposal.
///
///     GeometryReader { geometry in
///       if geometry.size.width < 80 { Narrow() } else { Wide() }
///     }
public struct GeometryReader<Content: View>: LeafView {
  let content: (GeometryProxy) -> Content

  /// Creates a view that calls `content` when its size is first known, and whenever it changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func makeNode(_ context: borrowing _MountContext) -> GeometryNode<Content> {
    GeometryNode(content, context)
  }

  package func update(_ node: GeometryNode<Content>) {
    node.content = content
    if node.flags.contains(.mounted) { node.evaluate() }
  }
}

package final class GeometryNode<Content: View>: WrapperNode {
  var content: (GeometryProxy) -> Content
  private var known: Extent?

  init(_ content: @escaping (GeometryProxy) -> Content, _ context: borrowing _MountContext) {
    self.content = content
    super.init(context)
  }

  package override var viewName: String { "GeometryReader" }
  package override var hasContent: Bool { true }
  package override var layers: LayersAlgorithm? { .topLeading }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filled(ideal: Extent(width: 10, height: 10))
  }

  package override func placeContents() {
    if known != size {
      known = size
      // The update pass runs the content. Its layout follows in the same frame.
      graph.invalidate(self)
    }
    placeContent(
      x: 0, y: 0,
      proposal: ProposedViewSize(packedWidth: size.width, packedHeight: size.height))
  }

  @MainActor package override func evaluate() {
    flags.remove(.invalid)
    let isFirst = !flags.contains(.mounted)
    graph.evaluate(self) { content(GeometryProxy(size: size.cellSize, origin: absoluteOrigin)) }
    if isFirst { structureDidChange() }
  }
}
