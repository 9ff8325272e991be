// SPDX-License-Identifier: MIT
// Views: the letters that press the buttons of a dialog.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

/// Presses the buttons of the dialog in the node with letters of their titles, if nothing else uses
/// the key. It takes no part in layout.
final class DialogLettersNode: Node, KeyReader {
  /// The letters that run commands of the views below the dialog; `nil` before they are needed.
  private var lettersBelow: Set<Character>?

  override init(_ context: borrowing _MountContext) {
    super.init(context)
    noteInput()
    graph.keys.directory.add(self)
  }

  override var listensToKeys: Bool { true }

  @MainActor func receive(_ keys: ActiveKeys) {
    for (button, letter) in lettered { button.show(letter) }
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, !press.characters.isEmpty,
      press.modifiers.isDisjoint(with: .commandModifiers)
    else { return false }
    let typed = press.characters.lowercased()
    let found = lettered.first { $0.letter.map { "\($0)" == typed } ?? false }
    guard let button = found?.button else { return false }
    // A key held since before the dialog opened doesn't answer it.
    if press.phase == .down { button.button?.press() }
    return true
  }

  /// The buttons that answer the dialog, with the letters that press them now. In a dialog with a
  /// field, these are `nil`: letters typed after leaving the field would answer it by mistake.
  /// Letters that something else in the dialog uses, such as the focused view, are `nil` too.
  @MainActor private var lettered: [(button: DialogButtonNode, letter: Character?)] {
    var buttons: [DialogButtonNode] = []
    var hasField = false
    func collect(_ node: Node) {
      if node.isOutOfReach { return }
      if node.asLayoutNode?.takesText == true { hasField = true }
      if let button = node.asDialogButton { buttons.append(button) }
      node.forEachChild { collect($0) }
    }
    forEachChild { collect($0) }
    let titles = hasField ? [] : buttons.compactMap { title(of: $0) }
    let letters = LetteredTitle.letters(of: titles)
    return buttons.map { node in
      guard let letter = node.value.title.flatMap({ letters[$0] }), let button = node.button,
        button.isEnabled
      else { return (node, nil) }
      let shortcut = KeyboardShortcut(KeyEquivalent(letter), modifiers: [])
      return (node, graph.keys.isTaken(shortcut, from: button) ? nil : letter)
    }
  }

  /// Returns the title of a button. Letters that move the focus in a key map don't press it. If its
  /// action is destructive, neither do the letters of commands below, one of which may have opened
  /// the dialog: pressed twice, it would confirm the question.
  @MainActor private func title(of node: DialogButtonNode) -> LetteredTitle? {
    guard let title = node.value.title, let button = node.button else { return nil }
    var reserved: Set<Character> = []
    if graph.keys.hasKeyMaps { reserved = Set(title.lowercased().filter { isMove($0) }) }
    if button.purpose == .destructive { reserved.formUnion(findLettersBelow()) }
    return LetteredTitle(
      text: title, ownLetter: button.shortcut?.letter(with: []), reserved: reserved)
  }

  @MainActor private func isMove(_ letter: Character) -> Bool {
    let press = KeyPress(KeyEquivalent(letter))
    let move = graph.keys.currentKeyMap.move(for: CollectionOfOne(press))
    return move.command != nil || move.isBeginning
  }

  @MainActor private func findLettersBelow() -> Set<Character> {
    if let lettersBelow { return lettersBelow }
    var letters: Set<Character> = []
    func collect(_ node: Node) {
      if node === overlay || node.flags.contains(.dormant) { return }
      let last = node.keyCommand?.sequences.compactMap(\.strokes.last) ?? []
      for stroke in last + [node.pressable?.shortcut].compactMap({ $0 })
      where stroke.modifiers.isDisjoint(with: .commandModifiers) {
        letters.formUnion(stroke.key.character.lowercased())
      }
      node.forEachChild { collect($0) }
    }
    collect(graph.root)
    lettersBelow = letters
    return letters
  }

  @MainActor override func willUnmount() { graph.keys.directory.remove(self) }
}
