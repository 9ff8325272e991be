// SPDX-License-Identifier: MIT
// Views: follows the pointer while the user drags a view.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The value of a draggable view, and the preview of its drag.
struct DragSource {
  /// Returns the value. Called when a drag starts.
  let payload: @MainActor () -> Any
  /// Shows the preview at a position; `nil` hides it.
  let show: @MainActor (DragPosition?) -> Void
}

/// The dragged view and the position of the pointer.
struct DragPosition: Equatable {
  /// The text of the view.
  let name: String
  /// The cell under the pointer.
  let point: CellPoint
}

/// Drags the value of a view to a drop destination. It takes no part in layout.
final class DragNode: ValueNode<DragSource>, PointerGesture {
  private(set) var phase = GesturePhase.idle
  private var start = CellPoint.zero
  private var last = CellPoint.zero
  private var name = ""
  private var edges: EdgeScroll?

  private var center: DragCenter { graph.service(DragCenter.self) }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if change.contains(.enabled), phase != .idle, !isEnabled { cancel() }
  }

  @MainActor override func willUnmount() { cancel() }

  @MainActor private func cancel() { graph.pointer.gestures.fail { $0 === self } }

  // MARK: Gesture

  override var gesture: (any PointerGesture)? { self }
  var priority: GesturePriority { .dragging }
  var button: PointerEvent.Button { .primary }
  var isEnabled: Bool { scope.values.inherited.isEnabled }
  var ignoresClick: Bool { true }
  var endsPress: Bool { true }
  var isWaiting: Bool { false }
  var needsClick: Bool { false }

  @MainActor func down(_ event: PointerEvent) {
    let point = event.position
    start = point
    last = point
    edges = EdgeScroll(from: point)
    phase = .possible
  }

  @MainActor func dragged(to point: CellPoint) {
    last = point
    if phase == .active { return follow() }
    guard phase == .possible, point != start else { return }
    // The press may have opened a menu, in which the drag chooses an item.
    guard graph.layers.reaches(self) else { return fail() }
    if let captured = graph.pointer.captured, contains(captured) {
      // A slider or a text field uses the drag itself; a button or a link doesn't.
      guard captured.pressable?.hasAction == true || captured.selectableText != nil else {
        return fail()
      }
      if captured.layoutBounds.contains(point) { return }
    }
    phase = .recognized
  }

  @MainActor func up(at point: CellPoint) {
    last = point
    if phase == .active { center.drop(at: point, in: graph) }
    fail()
  }

  /// Starts the drag. The button that had the press has lost it.
  @MainActor func act() {
    phase = .active
    name = graph.text(below: self)
    // The row of a lazy collection that contains the view then stays when it scrolls out of view.
    graph.pointer.capture(self)
    center.begin(value.payload())
    follow()
  }

  @MainActor func fail() {
    let wasActive = phase == .active
    phase = .idle
    edges = nil
    graph.pointer.release(from: self)
    if !wasActive { return }
    center.end()
    value.show(nil)
  }

  /// Scrolls with the wheel during the drag. The arena passes on the other events.
  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard graph.pointer.captured === self else { return false }
    if case .scrolled = event.kind {
      graph.pointer.release(from: self)
      _ = graph.pointer.route(event)
      graph.pointer.capture(self)
      center.aim(at: last, in: graph)
    }
    return true
  }

  // MARK: Dragging

  @MainActor private func follow() {
    edges?.follow(last, in: graph)
    if edges?.due != nil { startTicking() }
    center.aim(at: last, in: graph)
    value.show(DragPosition(name: name, point: last))
  }

  override var nextTick: Duration? { edges?.due }

  @MainActor override func tick(at now: Duration) {
    if edges?.step(at: now, in: graph) == true { center.aim(at: last, in: graph) }
  }
}
