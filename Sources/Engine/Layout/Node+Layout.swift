// SPDX-License-Identifier: MIT
// Views: the layout nodes of a node.

package import CuriumTokens

extension Node {
  /// The layout nodes that represent the node: itself, or the first descendants on each branch.
  final var topmostLayoutNodes: [LayoutNode] {
    if let layout = asLayoutNode { return [layout] }
    var nodes: [LayoutNode] = []
    forEachChild { nodes += $0.topmostLayoutNodes }
    return nodes
  }

  /// `true` if the node, or the content of a command, isn't shown because the container omits it.
  package final var isLeftOut: Bool {
    let first = asLayoutNode ?? (keyCommand == nil ? nil : topmostLayoutNodes.first)
    guard let layout = first, !layout.flags.contains(.placed) else { return false }
    return layout.layoutAncestor?.leavesViewsOut == true
  }

  /// `true` if the container omits the node or hides it.
  final var isConcealed: Bool { isLeftOut || parentInLayer?.hidesContent == true }

  /// `true` if input doesn't reach the node at its place in the tree.
  package final var isOutOfReach: Bool { !flags.isDisjoint(with: .unspoken) || isConcealed }
}

extension LayoutNode {
  /// Returns a length in cells along an axis, in the current theme and density, limited so that
  /// sums can't overflow.
  package final func resolve(_ length: Length, along axis: LayoutAxis) -> Int32 {
    let cells = length.fixedCells ?? resolve(token: length, along: axis)
    let limit = Int(ProposedViewSize.limit)
    return Int32(truncatingIfNeeded: max(-limit, min(cells, limit)))
  }

  @inline(never) private final func resolve(token length: Length, along axis: LayoutAxis) -> Int {
    graph.diagnostics.note(.length, length.tokenIndex)
    return length.resolve(
      in: scope.values.inherited.theme, axis: axis == .horizontal ? .horizontal : .vertical,
      density: scope.values.inherited.density)
  }
}
