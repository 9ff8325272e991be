// SPDX-License-Identifier: MIT
// Engine: the way of a pointer event through the tree.

public import CuriumTerminal

/// Routes pointer events: to the node that holds the pointer, or to the innermost node beneath it and
/// outwards. Knows what the pointer rests on.
package final class PointerRouter: GraphRoom {
  /// The gestures that follow the pointer while a button is down.
  package let gestures = GestureArena()
  /// The help of what the pointer or the focus rests on.
  package let help = HelpCenter()
  /// The node that holds the pointer while a button is down.
  package private(set) var captured: Node?
  /// The control that the pointer is over.
  private var hovered: Node?
  /// Views that follow the pointer and contain it now.
  private var followers: [any PointerFollower] = []
  /// The number of views that follow the pointer.
  private var followerCount = 0
  /// What the terminal was asked to report.
  private var reports = PointerReports.buttons
  /// `true` while the mouse is released to the terminal for native selection.
  private var isReleased = false

  override func attach(to graph: Graph) {
    super.attach(to: graph)
    gestures.attach(to: graph)
  }

  // MARK: Routing

  /// Offers an event to the node that holds the pointer, or to what is beneath it and around that.
  /// Returns whether anyone took it.
  @MainActor package func route(_ event: PointerEvent) -> Bool {
    if event.kind == .dragged || event.kind == .up, !gestures.isEmpty {
      let held = captured
      gestures.follow(event)
      if held == nil || captured !== held { return true }
    }
    if let captured, event.kind != .down {
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
      if event.button == .primary { return gestures.press(event, on: target) }
    }
    var node: Node? = target
    while let current = node {
      if current.handle(event, in: graph) { return true }
      node = current.parent
    }
    return false
  }

  /// The innermost node at a cell of the screen.
  @MainActor package func node(at point: CellPoint) -> LayoutNode? {
    var node: LayoutNode = graph.root
    var inner = point
    while let child = node.child(at: inner), !child.flags.contains(.departing) {
      inner = CellPoint(x: inner.x - Int(child.x), y: inner.y - Int(child.y))
      node = child
    }
    return node
  }

  // MARK: Holding the pointer

  /// Gives the pointer to `node` until `release(from:)`.
  package func capture(_ node: Node) { captured = node }

  /// Lets the pointer go, if `node` holds it.
  package func release(from node: Node) {
    if captured === node { captured = nil }
  }

  /// Has the control that holds the pointer let it go without being pressed.
  @MainActor func cancel() {
    guard let captured else { return }
    _ = captured.handle(
      PointerEvent(.up, button: .primary, at: CellPoint(x: -1, y: -1)), in: graph)
    self.captured = nil
  }

  /// Cancels whatever the pointer does beneath a layer that opens.
  @MainActor func reset() {
    cancel()
    gestures.fail()
    updateHover(nil)
    updateFollowers(nil, at: nil)
  }

  /// Lets go of everything in `nodes`, which stop taking input.
  @MainActor package func letGo(of nodes: [Node]) {
    func contain(_ other: Node?) -> Bool {
      guard let other else { return false }
      return nodes.contains { $0.contains(other) }
    }
    if contain(captured) { captured = nil }
    if contain(hovered) {
      hovered?.pointerIsOver(false)
      hovered = nil
    }
  }

  /// Forgets a node that was removed.
  func forget(_ node: Node) {
    if captured === node { captured = nil }
    if hovered === node { hovered = nil }
  }

  // MARK: Resting

  @MainActor private func updateHover(_ target: LayoutNode?) {
    help.pointerMoved(to: target)
    var control: Node? = target
    while let current = control, !current.followsHover { control = current.parentInLayer }
    if control === hovered { return }
    hovered?.pointerIsOver(false)
    control?.pointerIsOver(true)
    hovered = control
  }

  /// Tells the views that follow the pointer where it is now.
  @MainActor private func updateFollowers(_ target: LayoutNode?, at point: CellPoint?) {
    if followerCount == 0 { return }
    var found: [any PointerFollower] = []
    var node: Node? = target
    while let current = node {
      if let follower = current.pointerFollower { found.append(follower) }
      node = current.parentInLayer
    }
    let left = followers.filter { old in !found.contains { $0 === old } }
    followers = found
    for follower in left { follower.pointerIs(at: nil) }
    for follower in found { follower.pointerIs(at: point) }
  }

  /// Counts a view that follows the pointer, so that the terminal reports motion.
  package func add(_ follower: any PointerFollower) {
    followerCount += 1
    setNeedsReports()
  }

  package func remove(_ follower: any PointerFollower) {
    followerCount -= 1
    followers.removeAll { $0 === follower }
    setNeedsReports()
  }

  private func setNeedsReports() {
    // Used on the main actor alone, though views are counted by code that isn't isolated.
    nonisolated(unsafe) let router = self
    graph.afterCommit { router.updateReports() }
  }

  // MARK: The terminal's own selection

  /// Stops the terminal from reporting the mouse. What it holds is let go without being pressed.
  @MainActor package func releaseToTerminal() {
    if isReleased { return }
    isReleased = true
    reset()
    updateReports()
  }

  /// Has the terminal report the mouse again, if it was released.
  @MainActor func takeBack() {
    if !isReleased { return }
    isReleased = false
    updateReports()
  }

  /// Asks the terminal for the reports that are needed now.
  @MainActor private func updateReports() {
    let wanted: PointerReports = isReleased ? .none : followerCount > 0 ? .motion : .buttons
    if wanted == reports { return }
    reports = wanted
    _ = graph.rootScope.values.runningApp.device?.perform(.pointer(wanted))
  }

  func tearDown() {
    captured = nil
    hovered = nil
    followers = []
    gestures.forgetAll()
    help.tearDown()
  }
}

/// A node that wants to know where the pointer is in it.
@_spi(Nodes) public protocol PointerFollower: Node {
  /// The pointer is at a cell of the screen, or has left the node.
  @MainActor func pointerIs(at point: CellPoint?)
}
