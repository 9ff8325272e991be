// SPDX-License-Identifier: MIT
// Views: the focus position from before a layer opened.

import CuriumTerminal

/// The focus position at the time when a layer took the focus.
package final class FocusSpot {
  let hadFocus: Bool
  package private(set) weak var node: LayoutNode?
  private(set) weak var overlay: OverlayNode?
  let place: CellRect
  /// The focus position before the layer below took the focus.
  let outer: FocusSpot?

  /// Creates the position of `node`, in the layer `overlay` if there is one.
  init(_ node: LayoutNode?, in overlay: OverlayNode?) {
    self.node = node
    self.overlay = overlay
    hadFocus = node != nil
    place = node?.absoluteBounds ?? .zero
    outer = overlay?.returning
  }

  /// The position below all layers.
  var outermost: FocusSpot {
    var spot = self
    while let outer = spot.outer { spot = outer }
    return spot
  }
}
