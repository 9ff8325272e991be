// SPDX-License-Identifier: MIT
// Engine: what a node knows about its place in layout.

package import CuriumTokens

extension Node {
  /// The layout nodes that stand for the node: itself, or the first beneath on each branch.
  package final var topmostLayoutNodes: [LayoutNode] {
    if let layout = asLayoutNode { return [layout] }
    var nodes: [LayoutNode] = []
    forEachChild { nodes += $0.topmostLayoutNodes }
    return nodes
  }

  /// Whether the node isn't shown because the container shows another of its views.
  package final var isLeftOut: Bool {
    guard let layout = asLayoutNode, !layout.flags.contains(.placed) else { return false }
    return layout.layoutAncestor?.showsOneView == true
  }
}

extension LayoutNode {
  /// A length in cells along an axis, in the theme and density in force, within what sums can bear.
  package final func resolve(_ length: Length, along axis: LayoutAxis) -> Int32 {
    graph.diagnostics.note(.length, length.tokenIndex)
    let cells = length.resolve(
      in: scope.values.inherited.theme, axis: axis == .horizontal ? .horizontal : .vertical,
      density: scope.values.inherited.density)
    let limit = Int(ProposedViewSize.limit)
    return Int32(truncatingIfNeeded: max(-limit, min(cells, limit)))
  }
}
