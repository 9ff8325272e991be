// SPDX-License-Identifier: MIT
// Views: the size of a view and the positions of its guides.

import CuriumTerminal

/// The size of a view and the positions of its guides, in cells from its left and upper edges.
public struct ViewDimensions {
  /// The width in columns.
  public let width: Int
  /// The height in rows.
  public let height: Int
  private let graph: Graph
  private let view: (node: LayoutNode, proposal: ProposedViewSize)?

  /// Creates the dimensions of a view that is measured with `proposal`.
  package init(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.measure(proposal)
    width = Int(size.width)
    height = Int(size.height)
    graph = node.graph
    view = (node, proposal)
  }

  /// Creates the dimensions of an empty room.
  init(empty size: Extent, _ graph: Graph) {
    width = Int(size.width)
    height = Int(size.height)
    self.graph = graph
    view = nil
  }

  /// The position of `guide` along the width.
  public subscript(guide: HorizontalAlignment) -> Int { place(of: graph.guide(guide)) }

  /// The position of `guide` along the height.
  public subscript(guide: VerticalAlignment) -> Int { place(of: graph.guide(guide)) }

  /// The position of `guide` along the width, if the view or a view inside sets it.
  public subscript(explicit guide: HorizontalAlignment) -> Int? {
    explicit(graph.guide(guide))
  }

  /// The position of `guide` along the height, if the view or a view inside sets it.
  public subscript(explicit guide: VerticalAlignment) -> Int? {
    explicit(graph.guide(guide))
  }

  private func place(of guide: Guide) -> Int {
    if let view { return view.node.place(of: guide, view.proposal) }
    let size = Extent(width: Int32(width), height: Int32(height))
    return Int(graph.defaultHalves(of: guide, in: size) >> 1)
  }

  private func explicit(_ guide: Guide) -> Int? {
    view.flatMap { $0.node.explicit(guide, $0.proposal) }.map(Int.init)
  }
}
