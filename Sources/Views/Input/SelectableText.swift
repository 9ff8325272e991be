// SPDX-License-Identifier: MIT
// Views: a text whose words can be read aloud and selected.

import CuriumTerminal

/// A node that shows a text.
protocol SelectableText: LayoutNode {
  /// The whole text, without its styles.
  var words: String { get }
  /// The text as it is on the screen.
  var shownText: String { get }
  /// The UTF-8 offsets of the grapheme at or nearest to a cell of the node.
  func grapheme(at point: CellPoint) -> Range<Int>
  /// Follows the link at a cell of the screen, if there is one.
  @MainActor func followLink(at point: CellPoint)
}
