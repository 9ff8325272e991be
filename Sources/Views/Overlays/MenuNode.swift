// SPDX-License-Identifier: MIT
// Views: the layer of a menu, and its keys.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumText

/// The layer of an open menu.
final class MenuNode: OverlayNode {
  /// The text that the user types to find an item.
  private var typed: TypedText?
  /// The row or title to which the pointer has moved the focus.
  weak var pointed: (any Pressable)?
  /// `true` after the pointer has moved in the menu with a button down.
  var isDragged = false

  @MainActor override init(
    _ presentation: OverlayPresentation, _ dismissal: OverlayDismissal,
    _ context: borrowing _MountContext
  ) {
    super.init(presentation, dismissal, context)
    setReadsMotion(true)
  }

  /// The menu of which this menu is a submenu.
  var outerMenu: MenuNode? { outer as? MenuNode }

  /// A menu in a menu bar leaves the titles of the other menus visible.
  override var mayCoverPresenter: Bool { outerMenu == nil && !scope.values.isInMenuBar }

  override var pointerFollower: (any PointerFollower)? { self }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    handleEvent(event) || super.handle(event, in: graph)
  }

  /// The focus position before the key that opened the menu bar; `nil` if it was in the bar.
  var spotOutsideBar: FocusSpot? { returning?.node === opener ? nil : returning }

  // MARK: Keys

  /// Handles a key before the content does, because moving in a menu would otherwise scroll it.
  @MainActor override func handleEarly(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    // Only the row with the focus is highlighted.
    graph.pointer.reset()
    if press.key.isSpecial { typed = nil }
    switch press.key {
    // Within a text, a space doesn't press the item.
    case .space where typed?.isFresh(at: graph.now()) == true: return findItem(press)
    case .downArrow: move(forward: true)
    case .upArrow: move(forward: false)
    case .home: graph.focus.move(to: graph.focus.order().first)
    case .end: graph.focus.move(to: graph.focus.order().last)
    default: return false
    }
    return true
  }

  /// Moves the focus to the next or previous item, wrapping. Each choice of a picker is an item.
  @MainActor private func move(forward: Bool) {
    let order = graph.focus.order()
    guard let index = order.firstIndex(where: { $0 === graph.focus.current }) else {
      graph.focus.move(forward: forward)
      return
    }
    let step = forward ? 1 : order.count - 1
    graph.focus.move(to: order[(index + step) % order.count])
  }

  @MainActor override func handleUnclaimed(_ press: KeyPress) -> Bool {
    if press.phase == .up { return false }
    if !press.modifiers.isDisjoint(with: .commandModifiers) { return openMenu(with: press) }
    switch press.key {
    case .leftArrow where outerMenu != nil: dismissal.dismiss()
    case .rightArrow where graph.focus.current?.pressable?.role == .menuButton:
      graph.focus.current?.pressable?.press()
    case .leftArrow, .rightArrow: turn(forward: press.key == .rightArrow)
    default: return findItem(press) || super.handleUnclaimed(press)
    }
    return true
  }

  /// Closes a menu of a menu bar and opens the next or previous one, wrapping at the ends.
  @MainActor private func turn(forward: Bool) {
    guard scope.values.isInMenuBar, outerMenu == nil, let button = opener else { return }
    let spot = spotOutsideBar
    dismissal.dismiss()
    graph.afterCommit { [graph, weak button] in
      let menus = graph.focus.order().compactMap(\.pressable).filter {
        $0.role == .menuButton && $0.focusSection === button?.focusSection
      }
      guard let place = menus.firstIndex(where: { $0 === button }) else { return }
      let next = menus[(place + (forward ? 1 : menus.count - 1)) % menus.count]
      MenuBars.open(next, returningTo: spot)
    }
  }

  /// Closes a menu of a menu bar and its submenus, and opens the menu of the same bar with the
  /// letter of a key. Returns `false` if there is none.
  @MainActor private func openMenu(with press: KeyPress) -> Bool {
    var menus = [self]
    while let outer = menus[menus.count - 1].outerMenu { menus.append(outer) }
    let first = menus[menus.count - 1]
    let titles = graph.service(MenuBars.self).titles(for: press)
    guard first.scope.values.isInMenuBar, let opener = first.opener,
      let title = titles.first(where: { $0.focusSection === opener.focusSection })
    else { return false }
    if title === opener { return true }
    let spot = first.spotOutsideBar
    for menu in menus { menu.dismissal.dismiss() }
    graph.afterCommit { MenuBars.open(title, returningTo: spot) }
    return true
  }

  /// Moves the focus to the next item that begins with the typed text. If there is none, a letter
  /// that is typed again moves to the next item that begins with it.
  @MainActor private func findItem(_ press: KeyPress) -> Bool {
    guard !press.characters.isEmpty, !press.key.isSpecial else { return false }
    let now = graph.now()
    let first = TypedText(press.characters, at: now)
    guard var longer = typed, longer.isFresh(at: now) else {
      return press.key != .space && focusItem(first, afterCurrent: true)
    }
    longer.append(press.characters, at: now)
    if focusItem(longer, afterCurrent: false) { return true }
    if typed?.text == first.text { return focusItem(first, afterCurrent: true) }
    // Once a word matches no item, more letters of it match none either.
    if press.key != .space { typed = longer }
    return false
  }

  @MainActor private func focusItem(_ typed: TypedText, afterCurrent: Bool) -> Bool {
    let order = graph.focus.order()
    let current = order.firstIndex { $0 === graph.focus.current }
    let start = current.map { afterCurrent ? $0 + 1 : $0 } ?? 0
    let item = (order[start...] + order[..<start]).first {
      graph.text(below: $0).lowercased().hasPrefix(typed.text)
    }
    guard let item else { return false }
    self.typed = typed
    graph.focus.move(to: item)
    return true
  }
}

private struct MenusOfBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if a menu is in a menu bar.
  package var isInMenuBar: Bool {
    get { self[MenusOfBarKey.self] }
    set { self[MenusOfBarKey.self] = newValue }
  }
}
