// SPDX-License-Identifier: MIT
// Views: the menu bars of a graph, and the keys that open their menus.

@_spi(Nodes) import CuriumEngine
package import CuriumTerminal

/// The menu bars of a graph.
final class MenuBars: GraphService {
  private var bars = NodeList<Node>()
  private var titles = NodeList<MenuTitleNode>()

  init(graph: Graph) {}

  func add(_ bar: Node) { bars.append(bar) }
  func remove(_ bar: Node) { bars.remove(bar) }
  func add(title: MenuTitleNode) { titles.append(title) }
  func remove(title: MenuTitleNode) { titles.remove(title) }

  /// `true` if a menu bar is on the current screen, perhaps below a layer.
  var isShown: Bool { bars.contains { !$0.isDormant } }

  /// Opens a menu for a key that nothing else has used, if input reaches the menu: the first menu
  /// for F10, or the one with the letter. When it closes, the focus moves back to where it is now.
  @MainActor func handle(_ press: KeyPress, in graph: Graph) -> Bool {
    let isFirst = press.key == .function(10) && press.modifiers.isEmpty
    let lettered = isFirst ? [] : titles(for: press)
    if !isFirst, lettered.isEmpty { return false }
    let menu = graph.focus.order().first { node in
      isFirst
        ? node.pressable?.role == .menuButton && bars.contains { $0.contains(node) }
        : lettered.contains { $0 === node }
    }
    guard let title = menu?.pressable else { return false }
    Self.open(title, returningTo: graph.focus.currentSpot)
    return true
  }

  /// Returns the titles of enabled menus with the letter of a key, at most one in each bar.
  @MainActor func titles(for press: KeyPress) -> [any Pressable] {
    shown.filter { $0.value.shortcut?.matches(press) == true }.compactMap(\.control)
  }

  /// The titles of the enabled menus on the current screen, perhaps below a layer.
  @MainActor private var shown: [MenuTitleNode] {
    titles.filter { !$0.isDormant && $0.control?.isEnabled == true }
  }

  /// The menus that letters open, with their keys.
  @MainActor func keys(in graph: Graph) -> [KeyBinding] {
    shown.compactMap { title in
      title.value.shortcut.map { KeyBinding(graph.text(below: title), [KeySequence($0)]) }
    }
  }

  /// Opens the menu of a title. When it closes, the focus moves to `spot`; to the title if that is
  /// `nil`.
  @MainActor static func open(_ title: any Pressable, returningTo spot: FocusSpot?) {
    let graph = title.graph
    let below = graph.layers.topModal
    graph.focus.move(to: title)
    title.press()
    guard let spot else { return }
    graph.afterCommit {
      guard let menu = graph.layers.topModal, menu !== below else { return }
      menu.willReturn(focusTo: spot)
    }
  }
}

extension KeyRegistry {
  /// `true` if F10 opens a menu bar of the current screen.
  @MainActor package var hasMenuBar: Bool { graph?.service(MenuBars.self).isShown ?? false }

  /// The menus of the menu bars on the current screen that letters open, with their keys.
  @MainActor package var menuKeys: [KeyBinding] {
    graph.map { $0.service(MenuBars.self).keys(in: $0) } ?? []
  }
}
