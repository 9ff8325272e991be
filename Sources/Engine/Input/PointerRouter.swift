// SPDX-License-Identifier: MIT
// Views: routes pointer events through the tree.

public import CuriumTerminal

/// Routes pointer events to the node that has captured the pointer, or to the innermost node under
/// it and outwards. Also tracks hovering.
package final class PointerRouter: GraphSubsystem {
  /// The gestures that follow the pointer while a button is down.
  package let gestures = GestureArena()
  /// The help of the view under the pointer or with the focus.
  package let help = HelpCenter()
  // Compared with each removed node, so `captured` and `hovered` have no exclusivity check.
  /// The node that has captured the pointer while a button is down.
  @exclusivity(unchecked) package private(set) var captured: Node?
  /// The button for which the pointer is captured; `nil` for any.
  private var capturingButton: PointerEvent.Button?
  /// The position of the pointer when it was captured.
  private var capturePosition: CellPoint?
  /// The control under the pointer.
  @exclusivity(unchecked) private var hovered: Node?
  /// The last reported position; `nil` while it isn't known.
  private var position: CellPoint?
  /// `true` if the terminal has reported a motion, and hasn't been asked to stop.
  private var seesMotion = false
  /// `true` if a key was pressed after the last report. Controls that move below the pointer then
  /// stay as they are.
  private var isResting = false
  /// The control that moved away from the pointer last, since the last report.
  private var movedAway: ObjectIdentifier?
  /// The pointer followers that contain the pointer now.
  private var followers: [any PointerFollower] = []
  /// The number of nodes that need reports of motion.
  private var motionReaders = 0
  /// The reports requested from the terminal.
  private var reports = PointerReports.buttons
  /// `true` while the mouse is released to the terminal for native selection.
  private var isReleased = false

  override func attach(to graph: Graph) {
    super.attach(to: graph)
    gestures.attach(to: graph)
  }

  // MARK: Routing

  /// Offers an event to the node that has captured the pointer, or to the node under it and those
  /// around it. Returns whether the event was handled.
  @MainActor package func route(_ event: PointerEvent) -> Bool {
    position = event.position
    isResting = false
    movedAway = nil
    if event.kind == .moved { seesMotion = true }
    defer { if !seesMotion { loseTrack(after: event) } }
    if event.kind == .dragged || event.kind == .up, !gestures.isEmpty {
      let held = captured
      gestures.follow(event)
      if held == nil || captured !== held { return true }
    }
    if let captured, event.kind != .down {
      // The release of another button doesn't end the press.
      if let capturingButton, !event.concerns(capturingButton) { return true }
      return captured.handle(event, in: graph)
    }
    let target = node(at: event.position)
    updateHover(target)
    updateFollowers(target, at: event.position)
    let selected = graph.selections.current
    defer {
      if event.kind == .down, event.button == .primary { graph.selections.clear(selected) }
    }
    if event.kind == .down {
      help.dismiss()
      if !gestures.isActing { return gestures.press(event, on: target) }
    }
    for node in target.selfAndAncestors where node.handle(event, in: graph) { return true }
    return false
  }

  /// Returns the innermost node that is drawn at a cell of the screen or is a control there;
  /// otherwise the layer that covers everything, or the root.
  @MainActor package func node(at point: CellPoint) -> LayoutNode {
    graph.root.node(at: point) ?? graph.layers.topModal ?? graph.root
  }

  // MARK: Holding the pointer

  /// Captures the pointer for `node` until `release(from:)`. The node gets the drags and the
  /// release of `button` only, or of any button with `nil`.
  @MainActor package func capture(_ node: Node, for button: PointerEvent.Button? = .primary) {
    if captured !== node { cancel() }
    captured = node
    capturingButton = button
    capturePosition = position
  }

  /// Returns whether a press of `node`, which has captured the pointer, is still on it at `point`.
  /// The position of the press belongs to it even if the node has moved away: leaving a field can
  /// show an error above the button that is being pressed.
  @MainActor package func isPressing(_ node: LayoutNode, at point: CellPoint) -> Bool {
    point == capturePosition || node.absoluteFrame.contains(point)
  }

  /// Releases the pointer if `node` has captured it.
  package func release(from node: Node) {
    if captured === node { captured = nil }
  }

  /// Makes the control that has captured the pointer release it without being pressed.
  @MainActor func cancel() {
    guard let captured else { return }
    _ = captured.handle(
      PointerEvent(.up, button: .primary, at: CellPoint(x: -1, y: -1)), in: graph)
    self.captured = nil
  }

  /// Cancels all pointer interaction, for example below a layer that opens.
  @MainActor package func reset() {
    cancel()
    gestures.fail()
    position = nil
    updateHover(nil)
    updateFollowers(nil, at: nil)
  }

  /// Releases the pointer from `nodes`, which no longer accept input.
  @MainActor package func release(nodes: [Node]) {
    func contain(_ node: Node?) -> Bool {
      node.map { node in nodes.contains { $0.contains(node) } } ?? false
    }
    if contain(captured) { cancel() }
    if contain(hovered) {
      hovered?.pointerIsOver(false)
      hovered = nil
    }
    gestures.fail(where: contain)
  }

  /// Forgets a node that was removed.
  func forget(_ node: Node) {
    if captured === node { captured = nil }
    if hovered === node { hovered = nil }
  }

  // MARK: Hovering

  @MainActor private func updateHover(_ target: LayoutNode?) {
    help.pointerMoved(to: target)
    highlight(control(at: target))
  }

  private func control(at target: LayoutNode?) -> Node? {
    target?.selfAndAncestorsInLayer.first(where: \.followsHover)
  }

  @MainActor private func highlight(_ control: Node?) {
    if control === hovered { return }
    hovered?.pointerIsOver(false)
    control?.pointerIsOver(true)
    hovered = control
  }

  /// Highlights the control that has moved below the pointer, for example by scrolling, instead of
  /// the one that was there. Help stays with its view. Returns `true` if there is such a change.
  @MainActor func followContent() -> Bool {
    guard let position, captured == nil, gestures.isEmpty, !graph.damage.isEmpty,
      hovered != nil || !isResting
    else { return false }
    let before = hovered
    let control = control(at: node(at: position))
    if control === before { return false }
    // A control that moves away when it is highlighted would come and go forever.
    if let control, ObjectIdentifier(control) == movedAway { isResting = true }
    movedAway = before.map { ObjectIdentifier($0) }
    highlight(isResting ? nil : control)
    return hovered !== before
  }

  /// Notes that the user is typing.
  func keyWasPressed() { isResting = true }

  /// Ends the highlight after a click or a scroll step, because the terminal doesn't report where
  /// the pointer moves.
  @MainActor private func loseTrack(after event: PointerEvent) {
    switch event.kind {
    case .up, .scrolled:
      if captured != nil { return }
      position = nil
      highlight(nil)
    default: break
    }
  }

  /// Passes the position of the pointer to its followers.
  @MainActor private func updateFollowers(_ target: LayoutNode?, at point: CellPoint?) {
    if motionReaders == 0 { return }
    let found = target?.selfAndAncestorsInLayer.compactMap(\.pointerFollower) ?? []
    let left = followers.filter { old in !found.contains { $0 === old } }
    followers = found
    for follower in left { follower.pointerIs(at: nil) }
    for follower in found { follower.pointerIs(at: point) }
  }

  /// Counts a node that needs reports of motion, or no longer does.
  @MainActor func count(_ node: Node, readsMotion: Bool) {
    motionReaders += readsMotion ? 1 : -1
    graph.afterCommit { [self] in updateReports() }
    if readsMotion { return }
    guard let index = followers.firstIndex(where: { $0 === node }) else { return }
    let follower = followers.remove(at: index)
    // A hidden node may be shown again, when the pointer is elsewhere.
    graph.afterCommit {
      if !follower.flags.contains(.unmounted) { follower.pointerIs(at: nil) }
    }
  }

  // MARK: The terminal's own selection

  /// Stops the terminal from reporting the mouse. Releases a captured control without pressing it.
  @MainActor package func releaseToTerminal() {
    if isReleased { return }
    isReleased = true
    reset()
    updateReports()
  }

  /// Makes the terminal report the mouse again, if it was released.
  @MainActor func takeBack() {
    if !isReleased { return }
    isReleased = false
    updateReports()
  }

  /// Requests the currently needed reports from the terminal.
  @MainActor private func updateReports() {
    let wanted: PointerReports = isReleased ? .none : motionReaders > 0 ? .motion : .buttons
    if wanted == reports { return }
    reports = wanted
    seesMotion = false
    if wanted != .motion, captured == nil {
      position = nil
      highlight(nil)
    }
    _ = graph.rootScope.values.runningApp.device?.perform(.pointer(wanted))
  }

  func tearDown() {
    captured = nil
    hovered = nil
    followers = []
    help.tearDown()
  }
}

extension PointerEvent {
  /// Returns whether a drag or a release is one of `button`. Some terminals don't report which
  /// button was released.
  func concerns(_ button: Button) -> Bool { self.button == button || self.button == .none }
}

/// A node that follows the pointer while it is inside.
@_spi(Nodes) public protocol PointerFollower: Node {
  /// Called with the cell of the screen under the pointer; `nil` when the pointer has left the
  /// node.
  @MainActor func pointerIs(at point: CellPoint?)
}
