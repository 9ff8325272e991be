// SPDX-License-Identifier: MIT
// Views: which gesture has the pointer.

import CuriumTerminal

/// The gestures that follow the pointer, in the order in which they may have it: those of high priority
/// from the outside in, then the others from the inside out.
struct GestureArena {
  private(set) var nodes: ContiguousArray<Unmanaged<GestureNode>> = []

  var isEmpty: Bool { nodes.isEmpty }

  mutating func remove(_ node: GestureNode) {
    nodes.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
  }

  /// Takes the gestures that a press begins beside those that wait for another click.
  mutating func enter(_ entered: [GestureNode]) {
    nodes = ContiguousArray(entered.map { Unmanaged.passUnretained($0) })
  }

  mutating func removeIdle() {
    nodes.removeAll { $0.takeUnretainedValue().phase == .idle }
  }
}

extension Graph {
  /// Begins the gestures on the way from what is beneath the pointer outwards, and offers the press to
  /// the controls there. True if anyone took it.
  @MainActor func press(_ event: PointerEvent, on target: LayoutNode?) -> Bool {
    var high: [GestureNode] = []
    var others: [GestureNode] = []
    var isTaken = false
    var isGestured = false
    var node: Node? = target
    while let current = node {
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
      node = current.parentInLayer
    }
    let entered = high.reversed() + others
    for waiting in gestures.nodes {
      let gesture = waiting.takeUnretainedValue()
      // What is recognised and waited for this one acts now.
      if gesture.phase == .possible, !entered.contains(where: { $0 === gesture }) { gesture.fail() }
    }
    settleGestures()
    gestures.enter(entered)
    for gesture in entered { gesture.down(at: event.position) }
    settleGestures()
    return isTaken || !entered.isEmpty
  }

  /// Tells the gestures of a pointer whose button is held. True if one of them took it from a control.
  @MainActor func follow(_ event: PointerEvent) {
    for reference in gestures.nodes {
      let gesture = reference.takeUnretainedValue()
      if event.kind == .up { gesture.up(at: event.position) } else { gesture.dragged(to: event.position) }
    }
    settleGestures()
  }

  /// Lets gestures act that are recognised, and before which no other may still be.
  @MainActor func settleGestures() {
    let nodes = gestures.nodes
    var isBlocked = nodes.contains {
      let gesture = $0.takeUnretainedValue()
      return gesture.phase == .active && gesture.handlers.priority != .simultaneous
    }
    for reference in nodes {
      let gesture = reference.takeUnretainedValue()
      let isAlone = gesture.handlers.priority == .simultaneous
      switch gesture.phase {
      case .recognized where isAlone: gesture.act()
      case .possible where !isAlone: isBlocked = true
      case .recognized where !isBlocked:
        isBlocked = true
        if gesture.handlers.priority == .high { takeFromControl() }
        for other in nodes {
          let other = other.takeUnretainedValue()
          if other !== gesture, other.handlers.priority != .simultaneous { other.fail() }
        }
        gesture.act()
      default: break
      }
    }
    gestures.removeIdle()
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
    for reference in gestures.nodes { reference.takeUnretainedValue().fail() }
    gestures = GestureArena()
  }
}
