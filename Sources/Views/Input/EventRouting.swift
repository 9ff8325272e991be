// SPDX-License-Identifier: MIT
// Views: the way of a key, a paste and a pointer event through the tree.

import CuriumTerminal

extension Graph {
  /// Offers a key to the focused node, to those around it, to the shortcuts, and moves the focus by
  /// Tab and arrows. True if anyone took it, or if it waits for the rest of a sequence.
  @MainActor func route(_ press: KeyPress) -> Bool {
    if press.phase == .up { return offer(press) }
    activeHelp?.end()
    if selection?.handle(press) == true { return true }
    takePointerBack()
    if chord != nil {
      continueChord(press)
      return true
    }
    if keyMaps > 0, !takesText, routeAsMove(press) { return true }
    return routeAsItIs(press)
  }

  @MainActor private func routeAsItIs(_ press: KeyPress) -> Bool {
    let overlay = topModalOverlay
    if overlay?.handleEarly(press) == true { return true }
    if offer(press) || pressShortcut(press) { return true }
    if overlay?.handleUnclaimed(press) == true { return true }
    let isPlain = press.modifiers.isDisjoint(with: [.control, .option, .command])
    switch press.key {
    case .tab where isPlain:
      moveFocus(forward: !press.modifiers.contains(.shift))
      return true
    case .upArrow, .downArrow, .leftArrow, .rightArrow:
      return isPlain && (moveFocus(toward: press.key) || scrollBeside(press))
    case .pageUp, .pageDown, .home, .end: return scrollBeside(press)
    default: return releasePointer(by: press)
    }
  }

  /// Takes a key that the key map has for a move.
  @MainActor private func routeAsMove(_ press: KeyPress) -> Bool {
    let move = keyMapInForce.move(for: CollectionOfOne(press))
    if move.isBeginning, !givesKeysBack {
      beginChord(press)
      return true
    }
    return move.command.map { route(moving: $0) } ?? false
  }

  /// Routes the key that views know for a move.
  @MainActor func route(moving command: NavigationCommand) -> Bool {
    routeAsItIs(command.press)
  }

  /// Whether what is typed goes into a text.
  var takesText: Bool { focused is TextControlNode }

  /// The key map where keys go.
  @MainActor var keyMapInForce: KeyMap {
    if let focused { return focused.scope.values.keyMap }
    refreshOrders()
    if let listener = orders.listeners.last {
      return listener.takeUnretainedValue().scope.values.keyMap
    }
    return orders.focusable.first?.takeUnretainedValue().scope.values.keyMap ?? KeyMap()
  }

  /// Gives a key that nobody took to a scroll view that the focus is not in, the nearest around it
  /// first: what stands beside the buttons of a page can be read without leaving them.
  @MainActor private func scrollBeside(_ press: KeyPress) -> Bool {
    refreshOrders()
    var ancestor = focused?.parent
    while let current = ancestor {
      for index in orders.listeners.indices {
        let node = orders.listeners[index].takeUnretainedValue()
        if node is ScrollNode, current.contains(node), node.handle(press) { return true }
      }
      ancestor = current.parent
    }
    return false
  }

  @MainActor private func offer(_ press: KeyPress) -> Bool {
    var node: Node? = focused
    if node != nil {
      while let current = node {
        if current.handle(press) { return true }
        node = current.parentInLayer
      }
      return false
    }
    // Nobody has the focus: whoever listens is asked, the innermost first.
    refreshOrders()
    let listeners = orders.listeners
    for node in listeners.reversed() where node.takeUnretainedValue().handle(press) { return true }
    return false
  }

  /// The nodes that a key is offered to, in this order.
  @MainActor func forEachListener(_ body: (Node) -> Void) {
    guard let focused else {
      refreshOrders()
      for node in orders.listeners.reversed() { body(node.takeUnretainedValue()) }
      return
    }
    var node: Node? = focused
    while let current = node {
      body(current)
      node = current.parentInLayer
    }
  }

  @MainActor private func pressShortcut(_ press: KeyPress) -> Bool {
    for reference in shortcuts.reversed() {
      let node = reference.takeUnretainedValue()
      guard node.state.isEnabled, node.shortcut?.matches(press) == true,
        isReachable(node)
      else { continue }
      node.press()
      return true
    }
    return false
  }

  /// Gives a paste to the focused node.
  @MainActor func route(paste text: String) -> Bool {
    var node: Node? = focused
    while let current = node {
      if current.handle(paste: text) { return true }
      node = current.parentInLayer
    }
    return false
  }

  /// Offers a pointer event to what holds the pointer, or to what is beneath it and around that.
  @MainActor func route(_ event: PointerEvent) -> Bool {
    if event.kind == .dragged || event.kind == .up, !gestures.isEmpty {
      let held = captured
      follow(event)
      if held == nil || captured !== held { return true }
    }
    if let captured, event.kind != .down {
      return captured.handle(event, in: self)
    }
    let target = node(at: event.position)
    updateHover(target)
    updateHoverReaders(target, at: event.position)
    let selected = selection
    defer { if event.kind == .down, event.button == .primary { clearSelection(selected) } }
    if event.kind == .down {
      activeHelp?.end()
      if event.button == .primary { return press(event, on: target) }
    }
    var node: Node? = target
    while let current = node {
      if current.handle(event, in: self) { return true }
      node = current.parent
    }
    return false
  }

  @MainActor func updateHover(_ target: LayoutNode?) {
    updateHelp(target)
    var control: Node? = target
    while let current = control, !current.followsHover { control = current.parentInLayer }
    if control === hovered { return }
    hovered?.pointerIsOver(false)
    control?.pointerIsOver(true)
    hovered = control
  }

  /// The innermost node at a cell of the screen.
  @MainActor func node(at point: CellPoint) -> LayoutNode? {
    var node: LayoutNode = root
    var inner = point
    while let child = node.child(at: inner), !child.flags.contains(.departing) {
      inner = CellPoint(x: inner.x - Int(child.x), y: inner.y - Int(child.y))
      node = child
    }
    return node
  }
}
