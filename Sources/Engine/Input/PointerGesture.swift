// SPDX-License-Identifier: MIT
// Views: a node that recognizes a gesture of the pointer.

public import CuriumTerminal

/// A node that recognizes a gesture of the pointer.
@_spi(Nodes) public protocol PointerGesture: Node {
  var priority: GesturePriority { get }
  var button: PointerEvent.Button { get }
  var phase: GesturePhase { get }
  var isEnabled: Bool { get }
  /// `true` if the gesture ignores a click, so that controls around it get the press too.
  var ignoresClick: Bool { get }
  /// `true` if a control that got the press too isn't pressed when the gesture acts, as with a drag
  /// that begins on it.
  var endsPress: Bool { get }
  /// `true` if the button was released, the gesture was recognized, and another one may still come
  /// before it. The next press then doesn't change it.
  var isWaiting: Bool { get }
  /// `true` if the gesture needs another click.
  var needsClick: Bool { get }
  @MainActor func down(_ event: PointerEvent)
  @MainActor func dragged(to point: CellPoint)
  @MainActor func up(at point: CellPoint)
  /// Performs the action, because the gesture has won the pointer.
  @MainActor func act()
  /// Ends the gesture without an action.
  @MainActor func fail()
}

/// The progress of a gesture.
@_spi(Nodes) public enum GesturePhase {
  case idle, possible, recognized, active
}

/// The priority of a gesture over others.
@_spi(Nodes) public enum GesturePriority: Equatable {
  case high, normal, simultaneous
  /// As `normal`, but the gesture also starts with a press that a control inside has taken.
  case dragging
}
