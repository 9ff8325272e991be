// SPDX-License-Identifier: MIT
// Views: the role and behaviour of a layer above the screen.

package import CuriumTokens

/// The role, position and behaviour of a layer above the screen.
package struct OverlayPresentation: Equatable {
  /// The stacking order of layers. Within a level, the newest is on top.
  package enum Level: Int {
    /// Sheets, alerts, popovers, menus.
    case dialog
    /// Toasts.
    case toast
    /// Help for the view under the pointer or with the focus.
    case tooltip
  }

  /// The role of the layer for tests and screen readers.
  package var role: AccessibilityRole
  var label = ""
  package var placement = OverlayPlacement.screen(.center)
  /// `true` if the layer is beside the caret in the focused view, or the word before it.
  package var followsCaret = false
  package var level = Level.dialog
  /// `true` if the layer blocks keys, pointer and wheel for everything below.
  package var isModal = true
  /// `true` if everything below is dimmed.
  package var dimsBeneath = false
  /// `true` if a click outside dismisses the layer.
  package var dismissesOutside = true
  /// The number of rows with which a layer below or above its view stays at the preferred edge,
  /// even if there is more room at the other one. Its content scrolls.
  package var minimumRows = Int.max
  /// The axes along which the layer fills the screen.
  package var filledAxes: Axis.Set = []
  /// `true` if pressing a button in the layer dismisses it.
  package var dismissesOnAction = false

  package init(role: AccessibilityRole, label: String = "") {
    self.role = role
    self.label = label
  }
}
