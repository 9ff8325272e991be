// SPDX-License-Identifier: MIT
// Views: shows a single pane of nested split views.

@_spi(Nodes) import CuriumEngine
import CuriumViews

/// Shows a single pane of the split views in it. It takes no part in layout. A split view belongs
/// to the nearest such node around it.
final class PaneMaximizerNode: ValueNode<PaneMaximization> {
  /// The split views that show a single pane, the innermost first; empty if none does.
  private var splits: [SplitNode] = []

  @MainActor override init(
    _ maximization: PaneMaximization, _ context: borrowing _MountContext
  ) {
    super.init(maximization, context)
    follow()
  }

  @MainActor override func didReceiveValue(after old: PaneMaximization) { follow() }

  /// `true` if a pane is maximized, or one that can be maximized has the focus.
  var isAvailable: Bool { value.isMaximized || focusedView != nil }

  @MainActor func toggle() { value.write(!value.isMaximized) }

  /// Shows only the innermost pane around `view`, and the panes around that.
  @MainActor func maximize(around view: Node) {
    showAll()
    splits = splits(around: view)
    for split in splits { split.maximize(split.pane(around: view)) }
  }

  /// Called when a pane that was shown alone is gone. Shows all others.
  @MainActor func paneWasRemoved() {
    if splits.isEmpty || flags.contains(.unmounted) { return }
    showAll()
    value.write(false)
  }

  @MainActor private func showAll() {
    for split in splits { split.maximize(nil) }
    splits = []
  }

  /// Follows the value when bodies and layout are up to date. If no pane has the focus, a split
  /// view calls this again when one gets it.
  @MainActor func follow() {
    if value.isMaximized == splits.isEmpty { graph.afterCommit(for: self) { $0.apply() } }
  }

  @MainActor private func apply() {
    if value.isMaximized != splits.isEmpty { return }
    if !value.isMaximized { return showAll() }
    guard let view = focusedView else { return }
    maximize(around: view)
    scope.values.announce(scope.values.strings.paneMaximized)
  }

  /// The view in a pane that has the focus, or gets it back when a layer closes.
  private var focusedView: LayoutNode? { focusTrail.first { !splits(around: $0).isEmpty } }

  /// Returns the split views that belong to this node and have `view` in one of several panes, the
  /// innermost first.
  private func splits(around view: Node) -> [SplitNode] {
    var found: [SplitNode] = []
    for node in view.selfAndAncestorsInLayer {
      if node === self { return found }
      if node is PaneMaximizerNode { found = [] }
      if let split = node.asSplitNode, split.panes.count > 1, split.pane(around: view) != nil {
        found.append(split)
      }
    }
    return []
  }
}

extension Node {
  /// The node that maximizes panes, in the command around it.
  var paneMaximizer: PaneMaximizerNode? { firstChild as? PaneMaximizerNode }

  /// The view with the focus, followed by those that get it back when the layers above them close.
  var focusTrail: [LayoutNode] {
    guard let current = graph.focus.current else { return [] }
    return Array(sequence(first: current) { $0.overlay?.returning?.node })
  }
}

extension SplitNode {
  /// The node that maximizes panes of the split view.
  var maximizer: PaneMaximizerNode? {
    selfAndAncestorsInLayer.lazy.compactMap { $0 as? PaneMaximizerNode }.first
  }

  /// Returns the pane that contains `view`.
  func pane(around view: Node) -> LayoutNode? { panes.first { $0.node.contains(view) }?.node }
}
