// SPDX-License-Identifier: MIT
// Views: routes pointer events through the tree.

package import CuriumTerminal

/// Routes pointer events to the node that has captured the pointer, or to the innermost node under
/// it and outwards.
package final class PointerRouter: GraphSubsystem {
  /// The gestures that follow the pointer while a button is down.
  package let gestures = GestureArena()
  /// The help of the view under the pointer or with the focus.
  package let help = HelpCenter()
  let hover = PointerHover()
  // Compared with each removed node, so it has no exclusivity check.
  /// The node that has captured the pointer while a button is down.
  @exclusivity(unchecked) package private(set) var captured: Node?
  /// The button for which the pointer is captured; `nil` for any.
  private var capturingButton: PointerEvent.Button?
  private var capturePosition: CellPoint?
  /// The reports requested from the terminal.
  private var reports = PointerReports.buttons
  /// `true` while the mouse is released to the terminal for native selection.
  private(set) var isReleased = false
  /// `true` while an event is routed.
  package private(set) var isRouting = false

  override func attach(to graph: Graph) {
    super.attach(to: graph)
    gestures.attach(to: graph)
    hover.attach(to: graph)
  }

  // MARK: Routing

  /// Offers an event to the node that has captured the pointer, or to the node under it and those
  /// around it. Returns whether the event was handled.
  @MainActor package func route(_ event: PointerEvent) -> Bool {
    hover.willRoute(event)
    isRouting = true
    let isInUse = captured != nil || !gestures.isEmpty
    defer {
      isRouting = false
      // The views under the pointer aren't followed while it is in use.
      if isInUse, captured == nil, gestures.isEmpty { hover.update(node(at: event.position)) }
      hover.didRoute(event)
    }
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
    help.pointerMoved(to: target)
    hover.update(target)
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
    capturePosition = hover.position
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
    help.pointerMoved(to: nil)
    hover.reset()
  }

  /// Releases the pointer from `nodes`, which no longer accept input.
  @MainActor package func release(nodes: [Node]) {
    func contain(_ node: Node?) -> Bool {
      node.map { node in nodes.contains { $0.contains(node) } } ?? false
    }
    if contain(captured) { cancel() }
    hover.release(where: contain)
    gestures.fail(where: contain)
  }

  func forget(_ node: Node) {
    if captured === node { captured = nil }
    hover.forget(node)
  }

  // MARK: Hovering

  /// Updates the views under the pointer after content has moved, unless the pointer is in use.
  /// Help stays with its view. Returns whether bodies or layout must be brought up to date again.
  @MainActor func followContent() -> Bool {
    captured == nil && gestures.isEmpty && hover.followContent()
  }

  @MainActor func count(_ node: Node, readsMotion: Bool) {
    graph.afterCommit { [self] in updateReports() }
    hover.count(node, readsMotion: readsMotion)
  }

  // MARK: The terminal's own selection

  /// Stops the terminal from reporting the mouse. Releases a captured control without pressing it.
  @MainActor package func releaseToTerminal() {
    if isReleased { return }
    isReleased = true
    graph.keys.directory.setNeedsUpdate()
    reset()
    updateReports()
  }

  /// Makes the terminal report the mouse again. Returns whether it was released.
  @MainActor func takeBack() -> Bool {
    if !isReleased { return false }
    isReleased = false
    graph.keys.directory.setNeedsUpdate()
    updateReports()
    return true
  }

  /// Requests the currently needed reports from the terminal.
  @MainActor private func updateReports() {
    let wanted: PointerReports = isReleased ? .none : hover.needsMotion ? .motion : .buttons
    if wanted == reports { return }
    reports = wanted
    hover.reportsDidChange(includeMotion: wanted == .motion)
    _ = graph.rootScope.values.runningApp.device?.perform(.pointer(wanted))
  }
}

extension PointerEvent {
  /// Returns whether a drag or a release is one of `button`. Some terminals don't report which
  /// button was released.
  func concerns(_ button: Button) -> Bool { self.button == button || self.button == .none }
}
