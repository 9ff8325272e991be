// SPDX-License-Identifier: MIT
// Views: recognizes gestures.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// Follows the pointer until a gesture is recognized or fails. It takes no part in layout.
///
/// 1. The arena starts the gesture when a button is pressed, and passes pointer events to it.
/// 2. The gesture is `possible` until it is `recognized`, or until it fails and is `idle` again.
/// 3. The arena lets a recognized gesture act: it is `active` until it ends, then `idle`.
final class GestureNode: Node, PointerGesture, ValueKeeper {
  private var handlers: GestureHandlers
  private(set) var phase = GesturePhase.idle
  private var start = CellPoint.zero
  private var last = CellPoint.zero
  /// The offsets of the scroll views around the view when the button was pressed.
  private var startOffset = CellPoint.zero
  private var edges: EdgeScroll?
  private var clicks = 0
  private var deadline: Duration?
  /// `true` if the change actions were called since the gesture started.
  private var isTouched = false
  /// `true` if the button was released.
  private var isReleased = false

  init(_ handlers: GestureHandlers, _ context: borrowing _MountContext) {
    self.handlers = handlers
    super.init(context)
  }

  @MainActor func receive(_ handlers: GestureHandlers) {
    self.handlers = handlers
    failIfDisabled()
  }

  override var gesture: (any PointerGesture)? { self }
  var priority: GesturePriority { handlers.priority }
  var button: PointerEvent.Button { handlers.button }
  var isEnabled: Bool { handlers.isEnabled && scope.values.inherited.isEnabled }

  var ignoresClick: Bool {
    switch handlers.kind {
    case .tap(let count): count > 1
    case .drag(let distance, _): distance > 0
    case .longPress: true
    }
  }

  var endsPress: Bool {
    if case .tap = handlers.kind { false } else { true }
  }

  // MARK: Pointer

  var isWaiting: Bool { phase == .recognized && isReleased }
  var needsClick: Bool { phase == .possible && isReleased }

  @MainActor func down(_ event: PointerEvent) {
    let point = event.position
    if needsClick, event.clickCount > 1 {
      last = point
      isReleased = false
      stopWaiting()
      return
    }
    fail()
    phase = .possible
    start = point
    last = point
    startOffset = scrollOffset
    isReleased = false
    switch handlers.kind {
    case .tap: break
    case .drag(let distance, let scrolls):
      if distance == 0 { phase = .recognized }
      edges = scrolls ? EdgeScroll(from: point) : nil
    case .longPress(let duration, _):
      wait(duration)
      touch()
    }
  }

  @MainActor func dragged(to point: CellPoint) {
    last = point
    if phase == .active { return move() }
    guard phase == .possible else { return }
    switch handlers.kind {
    case .tap: if !isNear(point, start, 1) { fail() }
    case .drag(let distance, _):
      if !isNear(point, start, distance - 1) { phase = .recognized }
    case .longPress(_, let distance): if !isNear(point, start, distance) { fail() }
    }
  }

  @MainActor func up(at point: CellPoint) {
    last = point
    isReleased = true
    if phase == .active { return end() }
    guard phase == .possible else { return }
    // The view may have moved away below the pointer since the press.
    guard case .tap(let count) = handlers.kind,
      point == start || contains(graph.pointer.node(at: point))
    else { return fail() }
    clicks += 1
    if clicks >= count {
      stopWaiting()
      phase = .recognized
    } else {
      wait(ClickCounter.interval)
    }
  }

  /// Performs the actions, after the arena has given the pointer to the gesture.
  @MainActor func act() {
    phase = .active
    if case .drag = handlers.kind {
      move()
      if isReleased { end() }
    } else {
      end()
    }
  }

  /// Ends the gesture without calling its `onEnded` actions.
  @MainActor func fail() { reset(isCancelled: true) }

  @MainActor private func end() {
    handlers.ended(sample)
    reset(isCancelled: false)
  }

  @MainActor private func reset(isCancelled: Bool) {
    phase = .idle
    clicks = 0
    edges = nil
    stopWaiting()
    if !isTouched { return }
    isTouched = false
    handlers.reset(isCancelled)
  }

  /// Follows the pointer during a drag.
  @MainActor private func move() {
    edges?.follow(last, in: graph)
    if edges?.due != nil { startTicking() }
    touch()
  }

  @MainActor private func touch() {
    isTouched = true
    handlers.changed(sample)
  }

  private var sample: GestureSample {
    let (origin, offset) = (layoutBounds.origin, scrollOffset)
    let startOrigin = CellPoint(
      x: origin.x + offset.x - startOffset.x, y: origin.y + offset.y - startOffset.y)
    return GestureSample(
      start: start, location: last, origin: origin, startOrigin: startOrigin, time: graph.now())
  }

  /// The sum of the offsets of the scroll views around the view.
  private var scrollOffset: CellPoint {
    selfAndAncestorsInLayer.compactMap(\.scrollArea).reduce(into: .zero) { offset, area in
      offset.x += area.offsetX
      offset.y += area.offsetY
    }
  }

  private func isNear(_ point: CellPoint, _ other: CellPoint, _ distance: Int) -> Bool {
    abs(point.x - other.x) <= distance && abs(point.y - other.y) <= distance
  }

  // MARK: Time

  private func wait(_ duration: Duration) {
    deadline = graph.now() + duration
    startTicking()
  }

  /// Requests a frame, which reschedules the run loop, so that it doesn't wake unnecessarily.
  private func stopWaiting() {
    if deadline == nil { return }
    deadline = nil
    graph.requestFrame()
  }

  override var nextTick: Duration? { deadline ?? edges?.due }

  @MainActor override func tick(at now: Duration) {
    if let edges {
      if edges.step(at: now, in: graph) { touch() }
      return
    }
    deadline = nil
    if case .longPress = handlers.kind {
      phase = .recognized
    } else {
      fail()
    }
    graph.pointer.gestures.settle()
  }

  @MainActor override func environmentDidChange(_ change: EnvironmentChange) {
    if change.contains(.enabled) { failIfDisabled() }
  }

  /// Ends the gesture if it is in progress while it is disabled.
  @MainActor private func failIfDisabled() {
    if phase != .idle, !isEnabled { graph.pointer.gestures.fail { $0 === self } }
  }

  @MainActor override func willUnmount() {
    graph.pointer.gestures.fail { $0 === self }
  }
}
