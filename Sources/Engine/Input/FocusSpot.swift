// SPDX-License-Identifier: MIT
// Engine: where the focus was before a layer took it.

import CuriumTerminal

/// Where the focus was when a layer took it.
final class FocusSpot {
  let hadFocus: Bool
  private(set) weak var node: LayoutNode?
  private(set) weak var overlay: OverlayNode?
  let place: CellRect
  /// Where the focus was before the layer beneath took it.
  let outer: FocusSpot?

  /// The place of `node`, in the layer `overlay` if there is one.
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
