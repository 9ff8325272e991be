// SPDX-License-Identifier: MIT
// Views: the items of closed menus, and the modifier for menu bars.

@_spi(Nodes) package import CuriumEngine

/// The items of a menu that is closed. They take up no space and aren't drawn or read, but their
/// shortcuts work.
///
/// In the rows of a list or another collection there are no such items, because all rows would have
/// the same shortcuts.
package struct ClosedMenu<Items: View>: _PrimitiveView {
  private let items: KeptContent<Items>

  /// Creates the closed menu with `items`.
  package init(items: Items) { self.items = KeptContent(isShown: false, content: items) }

  package static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = ClosedMenuNode(context)
    context.append(node)
    if node.isInRow { return }
    var inner = _MountContext(parent: node)
    KeptContent._mount(view.items, &inner)
  }

  package static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ClosedMenuNode.self)
    if node.isInRow { return }
    var inner = _UpdateCursor(childrenOf: node)
    KeptContent._update(view.items, &inner)
  }
}

private final class ClosedMenuNode: Node {
  override var holdsClosedMenu: Bool { true }

  var isInRow: Bool { selfAndAncestors.contains { $0.flags.contains(.isCollection) } }
}

extension View {
  /// Lets F10 open the first menu in the view, if nothing else uses the key.
  package func opensMenuWithKey() -> some View {
    NodeContent(content: self, make: MenuBarNode.init)
  }
}

/// Registers its content as a menu bar. It takes no part in layout.
private final class MenuBarNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.service(MenuBars.self).add(self)
  }

  @MainActor override func willUnmount() { graph.service(MenuBars.self).remove(self) }
}
