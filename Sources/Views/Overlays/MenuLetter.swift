// SPDX-License-Identifier: MIT
// Views: the letters that open the menus of a menu bar.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal

extension View {
  /// Lets Option with `letter` open the menu whose title is in this view, if nothing else uses the
  /// key. Sets `isTaken` while something else gets it, such as the focused text field.
  package func opensMenu(with letter: Character?, isTaken: Binding<Bool>) -> some View {
    ValueContent(
      content: self, value: MenuLetter(letter: letter, isTaken: isTaken), make: MenuTitleNode.init)
  }
}

/// The letter of a menu.
struct MenuLetter {
  /// The letter, in lower case; `nil` if the menu has none.
  let letter: Character?
  /// `true` while something else gets the key.
  let isTaken: Binding<Bool>

  var shortcut: KeyboardShortcut? {
    letter.map { KeyboardShortcut(KeyEquivalent($0), modifiers: .option) }
  }
}

/// Registers the title of a menu. It takes no part in layout.
final class MenuTitleNode: ValueNode<MenuLetter>, KeyReader {
  @MainActor override init(_ value: MenuLetter, _ context: borrowing _MountContext) {
    super.init(value, context)
    graph.service(MenuBars.self).add(title: self)
    graph.keys.directory.add(self)
  }

  /// The title, as a control.
  var control: (any Pressable)? { firstOfChildren(findControl) }

  private func findControl(in node: Node) -> (any Pressable)? {
    node.pressable ?? node.firstOfChildren(findControl)
  }

  @MainActor override func didReceiveValue(after old: MenuLetter) {
    if value.letter != old.letter { graph.keys.directory.setNeedsUpdate() }
  }

  @MainActor func receive(_ keys: ActiveKeys) {
    guard let shortcut = value.shortcut, let control, graph.layers.reaches(self) else { return }
    let isTaken = graph.keys.isTaken(shortcut, from: control)
    if isTaken != value.isTaken.wrappedValue { value.isTaken.wrappedValue = isTaken }
  }

  @MainActor override func willUnmount() {
    graph.service(MenuBars.self).remove(title: self)
    graph.keys.directory.remove(self)
  }
}
