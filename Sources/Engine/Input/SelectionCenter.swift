// SPDX-License-Identifier: MIT
// Views: the text selection on the screen.

package import CuriumTerminal

/// Stores the text selection of a graph.
package final class SelectionCenter {
  /// The selected text on the screen.
  @exclusivity(unchecked) package private(set) var current: (any ScreenSelection)?

  @MainActor package func select(_ selection: any ScreenSelection) {
    clear(current)
    current = selection
  }

  /// Clears `old`, unless another selection has replaced it.
  package func clear(_ old: (any ScreenSelection)?) {
    guard let old, current === old else { return }
    current = nil
    old.end()
  }

  /// Discards the selection if it includes text that was changed or removed, because its offsets
  /// are invalid.
  func textDidChange(_ node: LayoutNode) {
    if current?.includes(node) == true { clear(current) }
  }

  func tearDown() { current = nil }
}

extension Node {
  /// The node whose text is selected together with this one: the outermost ancestor that allows
  /// selection, up to the first that doesn't.
  package final var textRegion: Node? {
    var found: Node?
    for node in selfAndAncestorsInLayer {
      guard let isEnabled = node.allowsTextSelection else { continue }
      if !isEnabled { break }
      found = node
    }
    return found
  }
}

/// A selection on the screen.
package protocol ScreenSelection: AnyObject {
  /// The node in whose text the selection begins, and those with a selected part.
  var texts: [LayoutNode] { get }
  /// Returns whether the selection begins in the text of a node or includes part of it.
  func includes(_ node: LayoutNode) -> Bool
  /// Returns the selected part of the text of a node, as UTF-8 offsets.
  func range(in node: LayoutNode) -> Range<Int>?
  /// Handles a key. Returns `false` if the selection doesn't use it.
  @MainActor func handle(_ press: KeyPress) -> Bool
  /// Ends the selection and repaints its texts.
  func end()
}
