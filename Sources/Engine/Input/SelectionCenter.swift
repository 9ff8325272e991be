// SPDX-License-Identifier: MIT
// Views: the text selection on the screen.

package import CuriumTerminal

/// Stores the text selection of a graph, and the searches whose matches are highlighted.
package final class SelectionCenter {
  /// The selected text on the screen.
  @exclusivity(unchecked) package private(set) var current: (any ScreenSelection)?
  @exclusivity(unchecked) package var searches: [any TextSearching] = []
  /// `true` if text may be highlighted.
  @inline(__always) var hasMarks: Bool { current != nil || !searches.isEmpty }

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
  /// are invalid. Searches that include the text begin again.
  func textDidChange(_ node: LayoutNode) {
    if current?.includes(node) == true { clear(current) }
    for search in searches where search.includes(node) { search.textsMayChange() }
  }

  func mayMark(_ node: LayoutNode) -> Bool {
    current?.includes(node) == true || searches.contains { $0.includes(node) }
  }

  /// Returns the highlighted parts of a part of a text. Later ones cover earlier ones.
  func marks(in bytes: Range<Int>, of node: LayoutNode) -> [TextMark] {
    let found = searches.flatMap { $0.marks(in: bytes, of: node) }
    guard let selected = current?.marks(in: bytes, of: node).first else { return found }
    return found.flatMap { $0.parts(outside: selected.range) } + [selected]
  }

  func tearDown() { (current, searches) = (nil, []) }
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

/// An object that highlights parts of texts.
package protocol TextMarking: AnyObject {
  /// Returns whether part of the text of a node may be highlighted.
  func includes(_ node: LayoutNode) -> Bool
  /// Returns the highlighted parts that overlap a part of the text of a node.
  func marks(in bytes: Range<Int>, of node: LayoutNode) -> [TextMark]
}

/// A search in the texts on the screen.
package protocol TextSearching: TextMarking {
  /// Called before a layout, and when an included text changes or disappears.
  func textsMayChange()
}

/// A selection on the screen.
package protocol ScreenSelection: TextMarking {
  /// The node in whose text the selection begins, and those with a selected part.
  var texts: [LayoutNode] { get }
  /// Handles a key. Returns `false` if the selection doesn't use it.
  @MainActor func handle(_ press: KeyPress) -> Bool
  /// Ends the selection and repaints its texts.
  func end()
}
