// SPDX-License-Identifier: MIT
// Views: a text that can be selected and read aloud.

public import CuriumTerminal

extension Node {
  /// The node whose texts are selected together with this one: the outermost ancestor that allows
  /// selection, up to the first that doesn't.
  package final var textRegion: Node? {
    var found: Node?
    var node: Node? = self
    while let current = node {
      if let isEnabled = current.allowsTextSelection {
        if !isEnabled { return found }
        found = current
      }
      node = current.parentInLayer
    }
    return found
  }
}

/// A node that shows a text.
@_spi(Nodes) public protocol SelectableText: LayoutNode {
  /// The whole text, without its styles.
  var words: String { get }
  /// The text as it is on the screen.
  var shownText: String { get }
  /// Returns the UTF-8 offsets of the grapheme at or nearest to a cell of the node.
  func grapheme(at point: CellPoint) -> Range<Int>
  /// Follows the link at a cell of the screen, if there is one.
  @MainActor func followLink(at point: CellPoint)
}
