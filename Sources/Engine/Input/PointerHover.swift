// SPDX-License-Identifier: MIT
// Views: tracks the views under the pointer.

public import CuriumTerminal

/// Highlights the control under the pointer, and reports the position to pointer followers.
final class PointerHover: GraphSubsystem {
  private typealias Followers = [any PointerFollower]

  // The properties that are compared with each removed node have no exclusivity check.
  /// The control under the pointer.
  @exclusivity(unchecked) private var hovered: Node?
  /// The pointer followers that contain the pointer now.
  @exclusivity(unchecked) private var followers: Followers = []
  /// The last reported position; `nil` while it isn't known.
  private(set) var position: CellPoint?
  /// `true` if the terminal has reported a motion, and hasn't been asked to stop.
  private var seesMotion = false
  /// `true` if views that move under the pointer aren't hovered until the next report, because a
  /// key was pressed, or because a view that had moved away came back.
  private var isIgnored = false
  /// The nodes that have moved away from the pointer since the last report.
  @exclusivity(unchecked) private var movedAway: Set<ObjectIdentifier> = []
  /// The number of nodes that need reports of motion.
  private var motionReaders = 0

  var needsMotion: Bool { motionReaders > 0 }

  // MARK: Reports

  /// Called before a report of the pointer is routed.
  func willRoute(_ event: PointerEvent) {
    position = event.position
    isIgnored = false
    movedAway = []
    if event.kind == .moved { seesMotion = true }
  }

  /// Called after a report of the pointer was routed. Ends the highlight after a click or a scroll
  /// step if the terminal doesn't report where the pointer moves.
  @MainActor func didRoute(_ event: PointerEvent) {
    if seesMotion || graph.pointer.captured != nil { return }
    switch event.kind {
    case .up, .scrolled: loseTrack()
    default: break
    }
  }

  /// Called when the terminal starts or stops reporting motion.
  @MainActor func reportsDidChange(includeMotion: Bool) {
    seesMotion = false
    if !includeMotion, graph.pointer.captured == nil { loseTrack() }
  }

  @MainActor private func loseTrack() {
    position = nil
    highlight(nil)
  }

  /// Notes that the user is typing.
  func keyWasPressed() { isIgnored = true }

  // MARK: Views under the pointer

  /// Sets the innermost view under the pointer.
  @MainActor func update(_ target: LayoutNode) {
    highlight(control(at: target))
    let found = followers(at: target)
    if found.isEmpty, followers.isEmpty { return }
    let left = changes(to: found).left
    followers = found
    for follower in left { follower.pointerIs(at: nil) }
    for follower in found { follower.pointerIs(at: position) }
  }

  /// Updates the views under the pointer after content has moved, for example by scrolling. Returns
  /// `true` if bodies or layout must then be brought up to date again.
  @MainActor func followContent() -> Bool {
    guard let position, !graph.damage.isEmpty,
      hovered != nil || !followers.isEmpty || !isIgnored
    else { return false }
    let target = graph.pointer.node(at: position)
    let control = control(at: target)
    let found = followers(at: target)
    let (left, stayed, entered) = changes(to: found)
    // A view that moves away when the pointer is over it would come and go forever.
    if let control, control !== hovered, hasMovedAway(control) { isIgnored = true }
    if entered.contains(where: { hasMovedAway($0) }) { isIgnored = true }
    for follower in left { movedAway.insert(ObjectIdentifier(follower)) }
    if control !== hovered {
      if let hovered { movedAway.insert(ObjectIdentifier(hovered)) }
      highlight(isIgnored ? nil : control)
    }
    followers = isIgnored ? stayed : found
    for follower in left { follower.pointerIs(at: nil) }
    if !isIgnored {
      for follower in stayed { follower.didMove(below: position) }
      for follower in entered { follower.pointerIs(at: position) }
    }
    return graph.work.needsPasses
  }

  private func hasMovedAway(_ node: Node) -> Bool { movedAway.contains(ObjectIdentifier(node)) }

  private func control(at target: LayoutNode) -> Node? {
    target.selfAndAncestorsInLayer.first(where: \.followsHover)
  }

  private func followers(at target: LayoutNode) -> Followers {
    motionReaders == 0 ? [] : target.selfAndAncestorsInLayer.compactMap(\.pointerFollower)
  }

  /// Compares the followers under the pointer with those that were there before.
  private func changes(
    to found: Followers
  ) -> (left: Followers, stayed: Followers, entered: Followers) {
    (
      followers.filter { old in !found.contains { $0 === old } },
      found.filter { new in followers.contains { $0 === new } },
      found.filter { new in !followers.contains { $0 === new } }
    )
  }

  @MainActor private func highlight(_ control: Node?) {
    if control === hovered { return }
    hovered?.pointerIsOver(false)
    control?.pointerIsOver(true)
    hovered = control
  }

  // MARK: Nodes that go

  /// Forgets the pointer, for example below a layer that opens.
  @MainActor func reset() {
    loseTrack()
    let left = followers
    followers = []
    for follower in left { follower.pointerIs(at: nil) }
  }

  @MainActor func release(where contains: (Node) -> Bool) {
    if let hovered, contains(hovered) { highlight(nil) }
  }

  func forget(_ node: Node) {
    if hovered === node { hovered = nil }
    if !followers.isEmpty { followers.removeAll { $0 === node } }
    if !movedAway.isEmpty { movedAway.remove(ObjectIdentifier(node)) }
  }

  /// Counts a node that needs reports of motion, or no longer does.
  @MainActor func count(_ node: Node, readsMotion: Bool) {
    motionReaders += readsMotion ? 1 : -1
    if readsMotion { return }
    guard let index = followers.firstIndex(where: { $0 === node }) else { return }
    let follower = followers.remove(at: index)
    // A hidden node may be shown again, when the pointer is elsewhere.
    graph.afterCommit {
      if !follower.flags.contains(.unmounted) { follower.pointerIs(at: nil) }
    }
  }
}

/// A node that follows the pointer while it is inside.
@_spi(Nodes) public protocol PointerFollower: Node {
  /// Called with the cell of the screen under the pointer; `nil` when the pointer has left the
  /// node.
  @MainActor func pointerIs(at point: CellPoint?)
  /// Called when the node may have moved below the pointer, which has stayed at `point`.
  @MainActor func didMove(below point: CellPoint)
}
