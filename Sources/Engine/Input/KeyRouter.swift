// SPDX-License-Identifier: MIT
// Views: routes keys and pastes through the tree.

package import CuriumTerminal

/// Routes keys to the focused node and outwards, then to keyboard shortcuts and focus moves.
package final class KeyRouter: GraphSubsystem {
  package let chords = KeyChords()
  package let directory = KeyDirectory()
  /// The controls with a shortcut, except `fallbacks`.
  private var listed: [any Pressable] = []
  /// The controls of the kit whose shortcut gives way to all other uses of its key.
  private var fallbacks: [any Pressable] = []
  /// The controls that offer to undo something, in messages sent after the last edit of a text.
  private var undoOffers: [any Pressable] = []
  /// The number of edits of texts.
  package private(set) var edits = 0
  /// The number of views with a key map.
  package var keyMaps = 0
  /// Replays a key of an abandoned sequence. The flag is `true` if it can start a new one.
  package var replay: @MainActor (KeyPress, Bool) -> Void = { _, _ in }
  /// `true` if keys of an abandoned sequence are being replayed, which can't start a new one.
  package private(set) var isReplaying = false

  override func attach(to graph: Graph) {
    super.attach(to: graph)
    chords.attach(to: graph)
    directory.attach(to: graph)
  }

  // MARK: Routing

  /// Offers a key to the focused node, to those around it and to the shortcuts, and moves the focus
  /// with Tab and arrows. Returns whether the key was used or waits for the rest of a sequence.
  @MainActor package func route(_ press: KeyPress) -> Bool {
    if press.phase == .up { return offer(press) }
    graph.pointer.help.dismiss()
    graph.pointer.hover.keyWasPressed()
    if graph.selections.current?.handle(press) == true { return true }
    if graph.pointer.gestures.handle(press) { return true }
    let wasReleased = graph.pointer.takeBack()
    if chords.isWaiting {
      chords.resume(with: press)
      return true
    }
    if hasKeyMaps, !takesText, routeAsMove(press) { return true }
    return routeAsItIs(press, tookPointerBack: wasReleased)
  }

  /// Routes a key of an abandoned sequence.
  @MainActor package func routeReplayed(_ press: KeyPress, mayStartSequence: Bool) -> Bool {
    let outer = isReplaying
    isReplaying = !mayStartSequence
    defer { isReplaying = outer }
    return route(press)
  }

  @MainActor private func routeAsItIs(_ press: KeyPress, tookPointerBack: Bool = false) -> Bool {
    let overlay = graph.layers.topModal
    if overlay?.handleEarly(press) == true { return true }
    if offer(press) || pressShortcut(press) { return true }
    if overlay?.handleUnclaimed(press) == true { return true }
    let isPlain = press.modifiers.isDisjoint(with: .commandModifiers)
    switch press.key {
    case .tab where isPlain:
      graph.focus.move(forward: !press.modifiers.contains(.shift))
      return true
    case .upArrow, .downArrow, .leftArrow, .rightArrow:
      if !isPlain || graph.focus.current?.keepsArrows == true { return false }
      return graph.focus.move(toward: press.key) || scrollBeside(press)
    case .pageUp, .pageDown, .home, .end: return scrollBeside(press)
    case "m" where press.modifiers == .option:
      if !tookPointerBack { graph.pointer.releaseToTerminal() }
      return true
    default: return false
    }
  }

  /// Routes a key that the key map maps to a move.
  @MainActor private func routeAsMove(_ press: KeyPress) -> Bool {
    let move = currentKeyMap.move(for: CollectionOfOne(press))
    if move.isBeginning, !isReplaying {
      chords.begin(press)
      return true
    }
    return move.command.map { route(moving: $0) } ?? false
  }

  /// Routes the standard key for a move.
  @MainActor func route(moving command: NavigationCommand) -> Bool {
    routeAsItIs(command.press)
  }

  /// Routes a paste to the same nodes as a key, in the same order.
  @MainActor package func route(paste text: String) -> Bool {
    visitInOrder { $0.handle(paste: text) }
  }

  /// Routes an unused key to a scroll view in or beside the focused view, nearest first. Users can
  /// then scroll text beside the buttons of a page without leaving them. If the focus is in a view
  /// that scrolls, the views around it don't scroll.
  @MainActor private func scrollBeside(_ press: KeyPress) -> Bool {
    let areas = graph.focus.listeners().filter { $0.scrollArea != nil }
    guard let focused = graph.focus.current else { return false }
    for node in focused.selfAndAncestors {
      if node.scrollsItself { return false }
      let inside = areas.filter { node.contains($0) }
      for area in inside where area.handle(press) { return true }
      if node === focused, !inside.isEmpty { return false }
    }
    return false
  }

  /// Offers a key to the nodes that receive it. Returns whether one of them used it.
  @MainActor private func offer(_ press: KeyPress) -> Bool { visitInOrder { $0.handle(press) } }

  /// Calls `body` with the nodes that receive a key until it returns `true`: first with those that
  /// take precedence over the focused control. Returns whether `body` returned `true`.
  @MainActor @discardableResult package func visitInOrder(_ body: (Node) -> Bool) -> Bool {
    visitListeners { $1 && body($0) } || visitListeners { !$1 && body($0) }
  }

  /// Calls `body` with the nodes that receive a key until it returns `true`: from the focus
  /// outwards, or without a focus all listeners, innermost first. Passes whether the node comes
  /// before the focused control. Returns whether `body` returned `true`.
  @MainActor @discardableResult package func visitListeners(_ body: (Node, Bool) -> Bool) -> Bool {
    guard let focused = graph.focus.current else {
      return graph.focus.listeners().reversed().contains {
        body($0, $0.keyCommand?.comesFirst(isOnControl: false) == true)
      }
    }
    // Nodes belong to the control up to the first one that arranges other views beside it.
    var inner = focused.wholeControl
    var isOnControl = false
    var node: Node? = focused
    while let current = node {
      if body(current, current.keyCommand?.comesFirst(isOnControl: isOnControl) == true) {
        return true
      }
      if current === inner {
        isOnControl = true
      } else if isOnControl, let layout = current.asLayoutNode {
        isOnControl = layout.modified === inner
        inner = layout
      }
      node = current.parentInLayer
    }
    return false
  }

  @MainActor private func pressShortcut(_ press: KeyPress) -> Bool {
    guard let control = control(for: press) else { return false }
    // A key held since before the control appeared doesn't press it.
    if press.phase == .down {
      control.press()
      commandDidRun()
    }
    return true
  }

  /// Returns the control whose shortcut gets a key; `nil` if none does.
  @MainActor private func control(for press: KeyPress) -> (any Pressable)? {
    for control in shortcuts.reversed() where control.shortcut?.matches(press) == true {
      if control.isEnabled, reaches(control) { return control }
    }
    return nil
  }

  /// Called after a command or a shortcut has run.
  @MainActor package func commandDidRun() { graph.focus.current?.commandDidRun() }

  /// Returns whether a shortcut reaches a control, which can be an item of a closed menu.
  @MainActor func reaches(_ control: Node) -> Bool {
    graph.layers.reaches(closedMenu(of: control) ?? control)
  }

  /// Returns the button of the closed menu that a control is an item of, with submenus the
  /// outermost one; `nil` if it isn't an item.
  func closedMenu(of control: Node) -> Node? {
    var menu: Node?
    // The items are behind the button.
    for node in control.selfAndAncestorsInLayer where node.holdsClosedMenu {
      menu = node.layoutAncestor?.layoutAncestor
    }
    return menu
  }

  /// Returns whether something other than `control` gets the key of its shortcut: the focused view,
  /// a command around it, or another control.
  @MainActor package func isTaken(_ shortcut: KeyboardShortcut, from control: any Pressable) -> Bool
  {
    if graph.focus.current?.claims(shortcut, isShortcut: true) == true { return true }
    let press = KeyPress(shortcut.key, modifiers: shortcut.modifiers)
    if let other = self.control(for: press), other !== control { return true }
    return visitListeners { node, _ in
      guard let command = node.keyCommand, command.declared?.isHint == false else { return false }
      return command.wants(press)
    }
  }

  // MARK: Context

  package var takesText: Bool { graph.focus.current?.takesText ?? false }

  /// The key map at the focus, or at the view that receives keys without one.
  @MainActor package var currentKeyMap: KeyMap {
    if let focused = graph.focus.current { return focused.scope.values.keyMap }
    if let listener = graph.focus.listeners().last { return listener.scope.values.keyMap }
    return graph.focus.order().first?.scope.values.keyMap ?? KeyMap()
  }

  package var hasKeyMaps: Bool { keyMaps > 0 }

  // MARK: Shortcuts

  /// All controls with a shortcut. A key presses the last of those that it reaches.
  var shortcuts: [any Pressable] { fallbacks.isEmpty ? listed : fallbacks + listed }

  package func add(_ control: any Pressable) {
    listed.append(control)
    directory.setNeedsUpdate()
  }

  /// Adds a control of the kit whose shortcut gives way to all other uses of its key.
  package func addFallback(_ control: any Pressable) { fallbacks.append(control) }

  func isFallback(_ control: any Pressable) -> Bool { fallbacks.contains { $0 === control } }

  /// Adds a control in a message that was sent after a number of edits of texts. Until the next
  /// edit, its offer to undo is the latest one.
  package func addUndoOffer(_ control: any Pressable, after edits: Int) {
    add(control)
    if edits == self.edits { undoOffers.append(control) }
  }

  package func remove(_ control: any Pressable) {
    listed.removeAll { $0 === control }
    fallbacks.removeAll { $0 === control }
    undoOffers.removeAll { $0 === control }
    directory.setNeedsUpdate()
  }

  /// Called after each edit of a text, which is then the latest thing to undo.
  package func textDidChange() {
    edits += 1
    if undoOffers.isEmpty { return }
    undoOffers = []
    directory.setNeedsUpdate()
  }

  /// Returns whether a message has offered to undo with the key since the last edit of a text.
  @MainActor package func offersUndo(with press: KeyPress) -> Bool {
    undoOffers.contains { $0.shortcut?.matches(press) == true && reaches($0) }
  }
}
