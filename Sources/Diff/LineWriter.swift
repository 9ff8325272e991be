// SPDX-License-Identifier: MIT
// Organism: a line of code as it is drawn.

import CuriumTerminal

/// Writes a line part by part as it is drawn: with spaces for tabs, and without the columns that
/// are scrolled away.
struct LineWriter {
  let tabWidth: Int
  /// The first visible column.
  let firstColumn: Int
  let ambiguousIsWide: Bool
  /// The number of columns written so far.
  private(set) var column = 0

  init(tabWidth: Int, firstColumn: Int, ambiguousIsWide: Bool) {
    self.tabWidth = max(1, tabWidth)
    self.firstColumn = firstColumn
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Returns the visible text of the next part of the line.
  mutating func written(_ part: Substring) -> String {
    var part = part
    if part.withUTF8({ TextSanitizer.isSafe($0) }) {
      // Each byte is a column.
      let hidden = max(0, min(firstColumn - column, part.utf8.count))
      column += part.utf8.count
      return String(Substring(part.utf8.dropFirst(hidden)))
    }
    var result = ""
    for character in part {
      let isTab = character == "\t"
      let columns =
        isTab
        ? tabWidth - column % tabWidth
        : GraphemeWidth.columns(of: character, ambiguousIsWide: ambiguousIsWide)
      let visible = max(0, column + columns - max(column, firstColumn))
      if isTab || visible < columns {
        result += String(repeating: " ", count: visible)
      } else if column >= firstColumn {
        result.append(character)
      }
      column += columns
    }
    return result
  }
}
