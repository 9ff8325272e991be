// SPDX-License-Identifier: MIT
// Views: the buttons that answer a dialog.

@_spi(Nodes) import CuriumEngine

/// The buttons that answer a dialog. Its message can contain other buttons, and so can the views
/// above the buttons, such as a field that shows a password.
struct DialogActions<Content: View>: NodeBackedView {
  @ViewBuilder let content: Content

  func makeNode(_ context: borrowing _MountContext) -> Node {
    let node = Node(context)
    node.overlay?.isAction = { [weak node] in node?.holdsAction($0) == true }
    return node
  }

  func update(_ node: Node) {}
}

extension Node {
  /// Returns whether a button is in a view of the row below this node, and that view is a button.
  func holdsAction(_ button: Node) -> Bool {
    guard contains(button) else { return false }
    // The layout node of the row is the outermost one. Its views are those inside it.
    let layouts = button.selfAndAncestors.prefix { $0 !== self }.compactMap(\.asLayoutNode)
    return layouts.dropLast().last.map { DialogButtonRow.isButton($0) } == true
  }
}
