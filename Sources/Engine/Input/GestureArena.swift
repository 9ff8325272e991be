// SPDX-License-Identifier: MIT
// Views: decides which gesture gets the pointer, and which control gets a press.

import CuriumTerminal

/// Decides which of several gestures gets the pointer. Gestures of high priority come first, from
/// the outermost inwards; then the others, from the innermost outwards.
package final class GestureArena: GraphSubsystem {
  private var gestures: [any PointerGesture] = []

  var isEmpty: Bool { gestures.isEmpty }
  /// `true` if a gesture is active, so that no other one can start.
  package var isActing: Bool { gestures.contains { $0.phase == .active } }

  /// Cancels the gestures on Escape while one is active. Returns whether the key was used. A key
  /// ends a sequence of clicks, so a click that waited for a second one acts before the key.
  @MainActor func handle(_ press: KeyPress) -> Bool {
    if isEmpty { return false }
    for gesture in gestures where gesture.needsClick { gesture.fail() }
    settle()
    graph.prepare()
    guard isActing, press.key == .escape, press.modifiers.isEmpty else { return false }
    fail()
    return true
  }

  /// Starts the gestures from the node under the pointer outwards, and offers the press to the
  /// controls there. Returns whether the press was handled.
  @MainActor func press(_ event: PointerEvent, on target: LayoutNode) -> Bool {
    var high: [any PointerGesture] = []
    var others: [any PointerGesture] = []
    var isTaken = false
    var isGestured = false
    // Collected first, because a control that takes the focus may scroll, which removes rows.
    for current in Array(target.selfAndAncestorsInLayer) {
      if let gesture = current.gesture {
        switch gesture.isEnabled && gesture.button == event.button ? gesture.priority : nil {
        case .high?: high.append(gesture)
        case .simultaneous?, .dragging?: others.append(gesture)
        case .normal?:
          if !isTaken {
            others.append(gesture)
            isGestured = isGestured || !gesture.ignoresClick
          }
        case nil: break
        }
      } else if !isTaken {
        // Around a gesture, a press only moves the focus.
        isTaken = isGestured ? current.takeFocusByClick() : current.handle(event, in: graph)
      }
    }
    let entered = high.reversed() + others
    func enters(_ gesture: any PointerGesture) -> Bool { entered.contains { $0 === gesture } }
    for gesture in gestures where gesture.phase == .possible {
      // A recognized gesture that waited for this one can act now.
      if !enters(gesture) || !gesture.needsClick || event.clickCount < 2 { gesture.fail() }
    }
    settle()
    let kept = gestures.filter { !enters($0) }
    gestures = entered.filter { !$0.flags.contains(.unmounted) } + kept
    for gesture in gestures where enters(gesture) && !gesture.isWaiting {
      gesture.down(event)
    }
    settle()
    return isTaken || !entered.isEmpty
  }

  /// Passes a drag or a release of the button to the gestures.
  @MainActor func follow(_ event: PointerEvent) {
    for gesture in gestures where event.concerns(gesture.button) && !gesture.isWaiting {
      if event.kind == .dragged {
        gesture.dragged(to: event.position)
      } else {
        gesture.up(at: event.position)
      }
    }
    settle()
  }

  /// Lets recognized gestures act, unless one that comes before them may still be recognized.
  @MainActor package func settle() {
    let nodes = gestures
    var isBlocked = nodes.contains { $0.phase == .active && $0.priority != .simultaneous }
    for gesture in nodes {
      let isAlone = gesture.priority == .simultaneous
      switch gesture.phase {
      case .recognized where isAlone: gesture.act()
      case .possible where !isAlone: isBlocked = true
      case .recognized where !isBlocked:
        isBlocked = true
        if gesture.priority == .high || gesture.endsPress { graph.pointer.cancel() }
        for other in nodes where other !== gesture {
          if other.priority != .simultaneous { other.fail() }
        }
        gesture.act()
      default: break
      }
    }
    gestures.removeAll { $0.phase == .idle }
  }

  /// Returns whether the current press has brought a gesture that excludes others to `phase`.
  package func contains(_ phase: GesturePhase) -> Bool {
    gestures.contains { $0.phase == phase && !$0.isWaiting && $0.priority != .simultaneous }
  }

  /// Ends the gestures for which `isOver` returns `true`, without their final action. Their state
  /// is reset after the current update, which may be removing their views.
  @MainActor package func fail(where isOver: (Node) -> Bool = { _ in true }) {
    for gesture in gestures where isOver(gesture) { graph.afterCommit { gesture.fail() } }
    gestures.removeAll { isOver($0) }
  }
}
