// SPDX-License-Identifier: MIT
// Views: the layout nodes of a node, and where they are.

package import CuriumTerminal
package import CuriumTokens

extension Node {
  /// The layout nodes that represent the node: itself, or the first descendants on each branch.
  package final var topmostLayoutNodes: [LayoutNode] {
    if let layout = asLayoutNode { return [layout] }
    var nodes: [LayoutNode] = []
    forEachChild { nodes += $0.topmostLayoutNodes }
    return nodes
  }

  /// The cells that the layout nodes of the subtree take, without layers.
  package final var layoutBounds: CellRect {
    if let layout = asLayoutNode { return layout.absoluteBounds }
    var bounds = CellRect.zero
    forEachChild {
      if !$0.flags.contains(.detached) { bounds = bounds.union($0.layoutBounds) }
    }
    return bounds
  }

  /// `true` if the node, or the content of a command, a context menu or an accessibility element,
  /// isn't shown because the container omits it.
  package final var isLeftOut: Bool {
    if let layout = asLayoutNode {
      return !layout.flags.contains(.placed) && layout.layoutAncestor?.leavesViewsOut == true
    }
    guard keyCommand != nil || semanticsOverride != nil || menuOpener != nil,
      layoutAncestor?.leavesViewsOut == true
    else { return false }
    let content = topmostLayoutNodes
    return !content.isEmpty && !content.contains { $0.flags.contains(.placed) }
  }

  final var isConcealed: Bool { isLeftOut || parentInLayer?.hidesContent == true }

  /// `true` if input doesn't reach the node at its place in the tree.
  package final var isOutOfReach: Bool { !flags.isDisjoint(with: .unspoken) || isConcealed }
}

extension LayoutNode {
  package final var selfAndLayoutParents: UnfoldFirstSequence<LayoutNode> {
    sequence(first: self, next: \.layoutParent)
  }

  /// Returns a length in cells along an axis, in the current theme and density, limited so that
  /// sums can't overflow.
  package final func resolve(_ length: Length, along axis: Axis) -> Int32 {
    let cells = length.fixedCells ?? resolve(token: length, along: axis)
    let limit = Int(ProposedViewSize.limit)
    return Int32(truncatingIfNeeded: max(-limit, min(cells, limit)))
  }

  @inline(never) private final func resolve(token length: Length, along axis: Axis) -> Int {
    graph.diagnostics.note(.length, length.tokenIndex)
    return length.resolve(
      in: scope.values.inherited.theme, axis: axis, density: scope.values.inherited.density)
  }
}
