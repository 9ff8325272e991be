// SPDX-License-Identifier: MIT
// Engine: which gesture has the pointer.

public import CuriumTerminal

/// Decides which of several gestures has the pointer. They come in the order in which they may have it:
/// those of high priority from the outside in, then the others from the inside out.
package final class GestureArena: GraphRoom {
  private var gestures: [any PointerGesture] = []

  var isEmpty: Bool { gestures.isEmpty }

  /// Begins the gestures on the way from what is beneath the pointer outwards, and offers the press to
  /// the controls there. Returns whether anyone took it.
  @MainActor func press(_ event: PointerEvent, on target: LayoutNode?) -> Bool {
    var high: [any PointerGesture] = []
    var others: [any PointerGesture] = []
    var isTaken = false
    var isGestured = false
    for current in way(from: target) {
      if let gesture = current.gesture {
        switch gesture.isEnabled ? gesture.priority : nil {
        case .high?: high.append(gesture)
        case .simultaneous?: others.append(gesture)
        case .normal?:
          if !isTaken {
            others.append(gesture)
            isGestured = true
          }
        case nil: break
        }
      } else if !isTaken {
        // Beneath a gesture a press only moves the focus.
        isTaken = isGestured ? current.takeFocusByClick() : current.handle(event, in: graph)
      }
    }
    let entered = high.reversed() + others
    for gesture in gestures {
      // A recognised gesture that waited for this one acts now.
      if gesture.phase == .possible, !entered.contains(where: { $0 === gesture }) { gesture.fail() }
    }
    settle()
    gestures = entered.filter { !$0.flags.contains(.unmounted) }
    for gesture in gestures { gesture.down(at: event.position) }
    settle()
    return isTaken || !entered.isEmpty
  }

  /// The nodes from `target` outwards. They are collected first, because a control that takes the focus
  /// may scroll content, which removes rows.
  private func way(from target: LayoutNode?) -> [Node] {
    var way: [Node] = []
    var node: Node? = target
    while let current = node {
      way.append(current)
      node = current.parentInLayer
    }
    return way
  }

  /// Tells the gestures about a pointer whose button is down, or comes up.
  @MainActor func follow(_ event: PointerEvent) {
    for gesture in gestures {
      if event.kind == .up {
        gesture.up(at: event.position)
      } else {
        gesture.dragged(to: event.position)
      }
    }
    settle()
  }

  /// Lets the gestures act that are recognised, unless an earlier one may still be.
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
        if gesture.priority == .high { graph.pointer.cancel() }
        for other in nodes where other !== gesture {
          if other.priority != .simultaneous { other.fail() }
        }
        gesture.act()
      default: break
      }
    }
    gestures.removeAll { $0.phase == .idle }
  }

  /// Ends all gestures without an action.
  @MainActor func fail() {
    for gesture in gestures { gesture.fail() }
    gestures = []
  }

  /// Forgets a gesture that was removed.
  package func forget(_ gesture: any PointerGesture) { gestures.removeAll { $0 === gesture } }

  func forgetAll() { gestures = [] }
}

/// A node that recognises a gesture of the pointer.
@_spi(Nodes) public protocol PointerGesture: Node {
  var priority: GesturePriority { get }
  var phase: GesturePhase { get }
  var isEnabled: Bool { get }
  @MainActor func down(at point: CellPoint)
  @MainActor func dragged(to point: CellPoint)
  @MainActor func up(at point: CellPoint)
  /// Acts: the gesture has the pointer.
  @MainActor func act()
  /// Ends without an action.
  @MainActor func fail()
}

/// How far a gesture has come.
@_spi(Nodes) public enum GesturePhase {
  case idle, possible, recognized, active
}

/// What comes before what.
@_spi(Nodes) public enum GesturePriority: Equatable {
  case high, normal, simultaneous
}
