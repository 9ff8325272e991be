// SPDX-License-Identifier: MIT
// Views: the one text selection on the screen.

import CuriumTerminal

/// Holds the one text selection of a graph.
final class SelectionCenter {
  /// The selected text on the screen.
  @exclusivity(unchecked) private(set) var current: TextSelection?

  /// Replaces the selection.
  @MainActor func select(_ selection: TextSelection) {
    clear(current)
    current = selection
  }

  /// Clears `old`, unless another selection has replaced it.
  @MainActor func clear(_ old: TextSelection?) {
    guard let old, current === old else { return }
    current = nil
    old.end()
  }

  /// Forgets the selection if it includes a text that has changed or gone: places in it mean nothing now.
  func textDidChange(_ node: TextNode) {
    guard let current, current.includes(node) else { return }
    current.end()
    self.current = nil
  }

  /// The selected part of a text.
  func range(in node: TextNode) -> Range<Int>? { current?.range(in: node) }

  /// Offers a key to the selection. Returns whether it took the key.
  @MainActor func handle(_ press: KeyPress) -> Bool { current?.handle(press) ?? false }

  func tearDown() { current = nil }
}
