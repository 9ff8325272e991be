// SPDX-License-Identifier: MIT
// Views: the widths of graphemes in text being edited.

import CuriumTerminal

/// The widths of graphemes in text being edited.
package struct TextMetrics: Equatable {
  /// `true` if characters of ambiguous width have two columns.
  package var ambiguousIsWide = false
  /// `true` if each grapheme is shown as a dot.
  package var isSecure = false
  /// The number of columns between tab stops; 0 if tabs are shown as a symbol.
  private var tabWidth = 0

  /// `true` if tabs extend to the next tab stop.
  package var expandsTabs: Bool { tabWidth > 0 }

  package init(ambiguousIsWide: Bool = false, isSecure: Bool = false, tabWidth: Int = 0) {
    self.ambiguousIsWide = ambiguousIsWide
    self.isSecure = isSecure
    self.tabWidth = tabWidth
  }

  /// Returns the width of a grapheme that begins at `column` of its row.
  package func columns(of character: Character?, at column: Int) -> Int {
    guard let character else { return 0 }
    if isSecure { return 1 }
    if expandsTabs, character == "\t" { return tabWidth - column % tabWidth }
    let columns = GraphemeWidth.columns(of: character, ambiguousIsWide: ambiguousIsWide)
    // The parts of an oversized grapheme have a width, so that the caret can pass each of them.
    let isPart = columns == 0 && character.utf8.count > TextBuffer.graphemeLimit - 4
    return isPart ? 1 : columns
  }
}
