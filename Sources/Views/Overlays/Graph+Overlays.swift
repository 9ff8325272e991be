// SPDX-License-Identifier: MIT
// Views: the layers above the screen, what they cover, and where the focus goes after them.

import CuriumTerminal
import CuriumTokens

extension Graph {
  /// Puts a layer above the others of its level.
  func insert(_ overlay: OverlayNode) {
    let level = overlay.presentation.level.rawValue
    let index =
      overlays.firstIndex { $0.presentation.level.rawValue > level } ?? overlays.count
    let dimming = dimmingOverlay
    overlays.insert(overlay, at: index)
    dimmingDidChange(from: dimming)
    focusOrderIsStale = true
  }

  /// Takes a layer away.
  func remove(_ overlay: OverlayNode) {
    let dimming = dimmingOverlay
    overlays.removeAll { $0 === overlay }
    dimmingDidChange(from: dimming)
    focusOrderIsStale = true
  }

  /// The layer beneath which everything is dimmed, once, however many ask for it.
  var dimmingOverlay: OverlayNode? { overlays.last { $0.presentation.dimsBeneath } }

  private func dimmingDidChange(from old: OverlayNode?) {
    let new = dimmingOverlay
    if new === old { return }
    if old == nil || new == nil {
      damage.addAll()
    } else {
      // The screen stays as dim as it is; only the layers may change.
      for overlay in overlays { overlay.damageFrame() }
    }
    requestFrame()
  }

  /// The topmost layer that covers what is beneath.
  var topModalOverlay: OverlayNode? { overlays.last { $0.presentation.isModal } }

  /// The layers that input reaches.
  var reachableOverlays: ArraySlice<OverlayNode> {
    guard let index = overlays.lastIndex(where: { $0.presentation.isModal }) else {
      return overlays[...]
    }
    return overlays[index...]
  }

  /// Whether a node is shown and no modal layer lies over it.
  func isReachable(_ node: Node) -> Bool {
    if node.isDormant || !departures.isEmpty && node.isDeparting { return false }
    guard let modal = topModalOverlay else { return true }
    guard let overlay = node.overlay else { return false }
    return overlay === modal || reachableOverlays.contains { $0 === overlay }
  }

  /// Has each layer stand where it belongs, beside views that may have moved.
  func placeOverlays() {
    for overlay in overlays { overlay.follow() }
    for departure in departures { departure.place() }
  }

  /// Ends what the pointer is at beneath a layer that comes: what is held there is let go, not pressed.
  @MainActor func releasePointer() {
    if let captured {
      _ = captured.handle(
        PointerEvent(.up, button: .primary, at: CellPoint(x: -1, y: -1)), in: self)
    }
    captured = nil
    failGestures()
    updateHover(nil)
    updateHoverReaders(nil, at: nil)
  }

  // MARK: Focus

  /// The focus had gone to a layer that goes: it returns once bodies and layout are up to date.
  @MainActor func giveBackFocus(to spot: FocusSpot) {
    if pendingSpot == nil { pendingSpot = spot }
    afterCommit { [self] in returnFocus() }
  }

  /// Where the focus was before a layer that has just gone, for the next layer to remember.
  func takePendingSpot() -> FocusSpot? {
    defer { pendingSpot = nil }
    return pendingSpot
  }

  /// Returns the focus to where it was before a layer took it, or to what stands nearest to that place.
  @MainActor private func returnFocus() {
    guard let spot = takePendingSpot(), focused == nil else { return }
    var next: FocusSpot? = spot
    while let current = next {
      if let node = current.node, !node.flags.contains(.unmounted), node.isFocusable,
        isReachable(node)
      {
        focus(node)
        return
      }
      next = current.outer
    }
    let modal = topModalOverlay
    let remembered = modal == nil ? spot.outermost : spot
    if remembered.hadFocus, remembered.overlay === modal {
      focus(nearest(to: remembered.place, in: focusOrder()))
    } else {
      modal?.focusFirst()
    }
  }
}

/// Where the focus was when a layer took it.
final class FocusSpot {
  let hadFocus: Bool
  private(set) weak var node: LayoutNode?
  private(set) weak var overlay: OverlayNode?
  let place: CellRect
  /// Where the focus was before the layer beneath took it.
  let outer: FocusSpot?

  /// The place of `node`, in the layer `overlay` where there is one.
  init(_ node: LayoutNode?, in overlay: OverlayNode?) {
    self.node = node
    self.overlay = overlay
    hadFocus = node != nil
    place = node?.absoluteBounds ?? .zero
    outer = overlay?.returning
  }

  /// The spot beneath all layers.
  var outermost: FocusSpot {
    var spot = self
    while let outer = spot.outer { spot = outer }
    return spot
  }
}

extension Node {
  /// The innermost layer that the node is or stands in.
  final var overlay: OverlayNode? {
    var node: Node? = self
    while let current = node {
      if current.flags.contains(.detached) { return unsafeDowncast(current, to: OverlayNode.self) }
      node = current.parent
    }
    return nil
  }

  /// The cells that the layout nodes at or beneath the node take, layers left out.
  final var layoutBounds: CellRect {
    if let layout = asLayoutNode { return layout.absoluteBounds }
    var bounds = CellRect.zero
    forEachChild {
      if !$0.flags.contains(.detached) { bounds = bounds.union($0.layoutBounds) }
    }
    return bounds
  }
}
