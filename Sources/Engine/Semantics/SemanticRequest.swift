// SPDX-License-Identifier: MIT
// Views: a request for an action of a node.

/// A request for an action of a node, through its semantics.
@_spi(Nodes) public enum SemanticRequest: Hashable, Sendable {
  /// Presses the view, like Return or a click.
  case press
  /// Moves the focus to the view.
  case focus
  /// Replaces the text of the view and submits it.
  case enter(String)
  /// Performs the action with this name.
  case named(String)
  /// Increases or decreases the value.
  case adjust(AccessibilityAdjustmentDirection)
  /// Performs the action of this kind.
  case kind(AccessibilityActionKind)
}
