// SPDX-License-Identifier: MIT
// Views: which gesture has the pointer.

import CuriumTerminal

/// The gestures that follow the pointer, in the order in which they may have it: those of high priority
/// from the outside in, then the others from the inside out.
struct GestureArena {
  var nodes: [GestureNode] = []

  var isEmpty: Bool { nodes.isEmpty }
}

extension Graph {
  /// Begins the gestures on the way from what is beneath the pointer outwards, and offers the press to
  /// the controls there. True if anyone took it.
  @MainActor func press(_ event: PointerEvent, on target: LayoutNode?) -> Bool {
    var high: [GestureNode] = []
    var others: [GestureNode] = []
    var isTaken = false
    var isGestured = false
    // A control that takes the focus may have content scroll, and rows go.
    var way: [Node] = []
    var node: Node? = target
    while let current = node {
      way.append(current)
      node = current.parentInLayer
    }
    for current in way {
      if let gesture = current as? GestureNode {
        switch gesture.isEnabled ? gesture.handlers.priority : nil {
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
        if !isGestured {
          isTaken = current.handle(event, in: self)
        } else if let focusable = current as? FocusableNode {
          focusable.takeFocusByClick()
          isTaken = true
        }
      }
    }
    let entered = high.reversed() + others
    for gesture in gestures.nodes {
      // What is recognised and waited for this one acts now.
      if gesture.phase == .possible, !entered.contains(where: { $0 === gesture }) { gesture.fail() }
    }
    settleGestures()
    gestures.nodes = entered.filter { !$0.flags.contains(.unmounted) }
    for gesture in gestures.nodes { gesture.down(at: event.position) }
    settleGestures()
    return isTaken || !entered.isEmpty
  }

  /// Tells the gestures of a pointer whose button is held, or comes up.
  @MainActor func follow(_ event: PointerEvent) {
    for gesture in gestures.nodes {
      if event.kind == .up {
        gesture.up(at: event.position)
      } else {
        gesture.dragged(to: event.position)
      }
    }
    settleGestures()
  }

  /// Lets gestures act that are recognised, and before which no other may still be.
  @MainActor func settleGestures() {
    let nodes = gestures.nodes
    var isBlocked = nodes.contains {
      $0.phase == .active && $0.handlers.priority != .simultaneous
    }
    for gesture in nodes {
      let isAlone = gesture.handlers.priority == .simultaneous
      switch gesture.phase {
      case .recognized where isAlone: gesture.act()
      case .possible where !isAlone: isBlocked = true
      case .recognized where !isBlocked:
        isBlocked = true
        if gesture.handlers.priority == .high { takeFromControl() }
        for other in nodes where other !== gesture {
          if other.handlers.priority != .simultaneous { other.fail() }
        }
        gesture.act()
      default: break
      }
    }
    gestures.nodes.removeAll { $0.phase == .idle }
  }

  /// Has the control that holds the pointer let it go, without being pressed.
  @MainActor private func takeFromControl() {
    guard let captured else { return }
    _ = captured.handle(
      PointerEvent(.up, button: .primary, at: CellPoint(x: -1, y: -1)), in: self)
    self.captured = nil
  }

  /// Ends all gestures without an action.
  @MainActor func failGestures() {
    for gesture in gestures.nodes { gesture.fail() }
    gestures.nodes = []
  }
}
