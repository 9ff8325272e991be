// SPDX-License-Identifier: MIT
// Views: text that can be selected and read aloud.

public import CuriumTerminal

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

/// A node that shows text.
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
