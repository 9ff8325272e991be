// SPDX-License-Identifier: MIT
// Views: the layers above the screen.

import CuriumTerminal

/// The layers above the screen: sheets, menus, toasts.
package final class LayerStack: GraphSubsystem {
  /// The layers, topmost last.
  @exclusivity(unchecked) private(set) var overlays: [OverlayNode] = []

  var isEmpty: Bool { overlays.isEmpty }

  /// Bars that layers don't cover while they are at the lower edge of the screen.
  package var bars = NodeList<Node>()

  /// Returns the rows that bars take at the lower edge of the screen, without those in `layer`.
  package func rowsOfBars(outside layer: OverlayNode? = nil) -> Int {
    let height = graph.root.screen.height
    let shown = bars.lazy.filter { !$0.isDormant && (layer == nil || $0.overlay !== layer) }
    let atEdge = shown.map(\.layoutBounds).filter { $0.maxY == height }
    return height - (atEdge.map(\.minY).min() ?? height)
  }

  /// Adds a layer above the others of its level.
  func insert(_ overlay: OverlayNode) {
    let level = overlay.presentation.level.rawValue
    let index = overlays.firstIndex { $0.presentation.level.rawValue > level } ?? overlays.count
    let old = dimming
    overlays.insert(overlay, at: index)
    dimmingDidChange(from: old)
    graph.focus.setNeedsOrder()
  }

  func remove(_ overlay: OverlayNode) {
    let old = dimming
    overlays.removeAll { $0 === overlay }
    dimmingDidChange(from: old)
    graph.focus.setNeedsOrder()
  }

  /// Removes all layers from the screen, for the last frame of an app. Their views aren't removed.
  package func hideAll() {
    overlays = []
    graph.damage.addAll()
  }

  /// Moves each layer next to the view that presents it, which may have moved.
  func place() {
    for overlay in overlays { overlay.follow() }
  }

  // MARK: Dimming

  /// The layer below which everything is dimmed once, even if several layers request it.
  var dimming: OverlayNode? { overlays.last { $0.presentation.dimsBeneath } }

  private func dimmingDidChange(from old: OverlayNode?) {
    let new = dimming
    if new === old { return }
    if old == nil || new == nil {
      graph.damage.addAll()
    } else {
      // The screen stays dimmed. Only the layers may change.
      for overlay in overlays { overlay.damageFrame() }
    }
    graph.requestFrame()
  }

  // MARK: Reach

  /// The topmost layer that covers everything below.
  package var topModal: OverlayNode? { overlays.last { $0.presentation.isModal } }

  /// The topmost modal layer, and layers without the focus, such as lists of suggestions. Messages
  /// don't cover them.
  var keptVisible: [OverlayNode] {
    let modal = topModal
    return overlays.filter {
      $0 === modal
        || $0.presentation.level == .dialog && !$0.presentation.isModal
          && !$0.isHiddenWithPresenter
    }
  }

  /// Returns whether a layer above that of `node` covers a cell of the screen.
  func cover(_ point: CellPoint, above node: Node) -> Bool {
    if overlays.isEmpty { return false }
    let own = node.overlay
    let below = overlays.lastIndex { $0 === own } ?? -1
    return overlays[(below + 1)...].contains {
      !$0.isHiddenWithPresenter && $0.coveredBounds.contains(point)
    }
  }

  /// Returns whether a view had the focus when one of the layers opened.
  package func tookFocus(from node: Node) -> Bool { overlays.contains { $0.opener === node } }

  /// The layers that input reaches.
  package var reachable: ArraySlice<OverlayNode> {
    overlays[(overlays.lastIndex { $0.presentation.isModal } ?? 0)...]
  }

  /// Returns whether a node is shown and not covered by a modal layer.
  package func reaches(_ node: Node) -> Bool {
    if node.isDormant || !graph.motion.departures.isEmpty && node.isDeparting { return false }
    if node.selfAndAncestorsInLayer.contains(where: \.isConcealed) { return false }
    guard let modal = topModal else { return true }
    guard let overlay = node.overlay else { return false }
    return overlay === modal || reachable.contains { $0 === overlay }
  }

  /// Calls `body` with each subtree that input reaches, lowest first.
  package func forEachReachableRoot(_ body: (Node) -> Void) {
    if topModal == nil { body(graph.root) }
    for overlay in reachable { body(overlay) }
  }
}
