// SPDX-License-Identifier: MIT
// Views: moves between the menus of a menu bar.

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

extension OverlayNode {
  /// Closes a menu of a menu bar and opens the next or previous one, wrapping at the ends.
  @MainActor func turn(forward: Bool) {
    guard scope.values.isInMenuBar, outer?.presentation.role != .menu, let button = returning?.node
    else { return }
    dismissal.dismiss()
    graph.afterCommit { [graph, weak button] in
      let menus = graph.focus.order().compactMap(\.pressable).filter {
        $0.role == .menuButton && $0.focusSection === button?.focusSection
      }
      guard let place = menus.firstIndex(where: { $0 === button }) else { return }
      let next = menus[(place + (forward ? 1 : menus.count - 1)) % menus.count]
      graph.focus.move(to: next)
      next.press()
    }
  }
}
