// SPDX-License-Identifier: MIT
// Views: the way of a key, a paste and a pointer event through the tree.

import CuriumTerminal

extension Graph {
  /// Offers a key to the focused node, to those around it, to the shortcuts, and moves the focus by
  /// Tab and arrows. True if anyone took it.
  @MainActor func route(_ press: KeyPress) -> Bool {
    if press.phase == .up { return offer(press) }
    activeHelp?.end()
    if selection?.handle(press) == true { return true }
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
    default: return false
    }
  }

  /// Gives a key that nobody took to a scroll view that the focus is not in, the nearest around it
  /// first: what stands beside the buttons of a page can be read without leaving them.
  @MainActor private func scrollBeside(_ press: KeyPress) -> Bool {
    let scrolls = keyListeners().filter { $0 is ScrollNode }
    var ancestor = focused?.parent
    while let current = ancestor {
      for node in scrolls where current.contains(node) && node.handle(press) { return true }
      ancestor = current.parent
    }
    return false
  }

  @MainActor private func offer(_ press: KeyPress) -> Bool {
    if let focused {
      var node: Node? = focused
      while let current = node {
        if current.handle(press) { return true }
        node = current.parentInLayer
      }
      return false
    }
    // Nobody has the focus: whoever listens is asked, the innermost first.
    for node in keyListeners().reversed() where node.handle(press) { return true }
    return false
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
    if let captured, event.kind != .down {
      return captured.handle(event, in: self)
    }
    let target = node(at: event.position)
    updateHover(target)
    if event.kind == .down { activeHelp?.end() }
    let selected = selection
    defer { if event.kind == .down, event.button == .primary { clearSelection(selected) } }
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
    while let current = control, !(current is InteractiveNode) { control = current.parentInLayer }
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
