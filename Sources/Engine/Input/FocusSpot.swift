// SPDX-License-Identifier: MIT
// Views: the focus position from before a layer opened.

import CuriumTerminal

/// The focus position at the time when a layer took the focus.
package final class FocusSpot {
  let hadFocus: Bool
  /// `false` if the view didn't have the focus, but gets it because the app has requested it.
  let wasFocused: Bool
  private weak var focused: LayoutNode?
  private(set) weak var overlay: OverlayNode?
  let place: CellRect
  /// The focus position before the layer below took the focus.
  let outer: FocusSpot?

  /// Creates the position of `node`, in the layer `overlay` if there is one.
  init(_ node: LayoutNode?, in overlay: OverlayNode?) {
    focused = node
    self.overlay = overlay
    hadFocus = node != nil
    wasFocused = node?.isFocused == true
    place = node?.absoluteBounds ?? .zero
    outer = overlay?.returning
  }

  /// The view that had the focus, unless it has been removed.
  package var node: LayoutNode? { focused.flatMap { $0.flags.contains(.unmounted) ? nil : $0 } }

  /// The position below all layers.
  var outermost: FocusSpot { outer?.outermost ?? self }
}
