// SPDX-License-Identifier: MIT
// Engine: the one text selection on the screen.

package import CuriumTerminal

/// Holds the one text selection of a graph.
package final class SelectionCenter {
  /// The selected text on the screen.
  @exclusivity(unchecked) package private(set) var current: (any ScreenSelection)?

  /// Replaces the selection.
  @MainActor package func select(_ selection: any ScreenSelection) {
    clear(current)
    current = selection
  }

  /// Clears `old`, unless another selection has replaced it.
  @MainActor package func clear(_ old: (any ScreenSelection)?) {
    guard let old, current === old else { return }
    current = nil
    old.end()
  }

  /// Forgets the selection if it includes a text that has changed or gone: places in it mean nothing now.
  package func textDidChange(_ node: LayoutNode) {
    guard let current, current.includes(node) else { return }
    current.end()
    self.current = nil
  }

  /// The selected part of a text.
  package func range(in node: LayoutNode) -> Range<Int>? { current?.range(in: node) }

  /// Offers a key to the selection. Returns whether it took the key.
  @MainActor func handle(_ press: KeyPress) -> Bool { current?.handle(press) ?? false }

  func tearDown() { current = nil }
}

/// What is selected on the screen.
package protocol ScreenSelection: AnyObject {
  /// Whether the selection begins in a text or includes part of it.
  func includes(_ node: LayoutNode) -> Bool
  /// The selected part of a text, as UTF-8 offsets.
  func range(in node: LayoutNode) -> Range<Int>?
  /// Handles a key. Returns `false` if the key means nothing to the selection.
  @MainActor func handle(_ press: KeyPress) -> Bool
  /// Paints what was selected as the rest.
  func end()
}
