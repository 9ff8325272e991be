// SPDX-License-Identifier: MIT
// Views: a line that a program overwrites, as progress bars do.

import CuriumTerminal

/// The cells of a line in which the program has moved back.
struct AnsiLine {
  private struct Cell {
    /// Empty for the second half of a wide grapheme.
    var text: String
    var pen: AnsiPen
  }

  /// The distance between tab stops, as in terminals.
  private static let tabWidth = 8
  private var cells: [Cell] = []
  private var cursor = 0
  /// The number of characters that the program went back, to strike over them.
  private var backspaces = 0
  /// The last column that a program can go to directly. Terminals aren't wider.
  private static let lastColumn = 1_023

  /// Goes to a column, which may be after the end of the line.
  mutating func go(toColumn column: Int) {
    cursor = max(0, min(column, max(cells.count, Self.lastColumn)))
    backspaces = 0
  }

  /// Goes a number of columns to the right, or to the left.
  mutating func go(by columns: Int) { go(toColumn: cursor + columns) }

  /// Goes back one grapheme.
  mutating func backspace() {
    guard cursor > 0 else { return }
    cursor -= 1
    while cursor > 0, cursor < cells.count, cells[cursor].text.isEmpty { cursor -= 1 }
    backspaces += 1
  }

  /// Goes to the next tab stop. Extends the line at most to the last column.
  mutating func tab(_ pen: AnsiPen) {
    let stop = (cursor / Self.tabWidth + 1) * Self.tabWidth
    while cells.count < min(stop, Self.lastColumn) { cells.append(Cell(text: " ", pen: pen)) }
    go(toColumn: stop)
  }

  /// Removes the cells from the cursor to the end (0), up to the cursor (1), or all (2). In a line
  /// that is longer than any row of a terminal, only clears 1,024 cells up to the cursor: clearing
  /// them all each time would take too long.
  mutating func erase(_ part: Int) {
    switch part {
    case 0:
      splitGrapheme(at: cursor)
      cells.removeSubrange(min(cursor, cells.count)...)
    case 1:
      let first = max(0, cursor - Self.lastColumn)
      splitGrapheme(at: first)
      splitGrapheme(at: cursor + 1)
      let blank = Cell(text: " ", pen: AnsiPen())
      for index in first..<min(cells.count, cursor + 1) { cells[index] = blank }
    case 2:
      cells.removeAll()
      cursor = min(cursor, Self.lastColumn)
    default: break
    }
  }

  /// Writes at the cursor, over existing characters.
  mutating func write(_ text: String, _ pen: AnsiPen) {
    for grapheme in text { write(grapheme, pen) }
  }

  private mutating func write(_ grapheme: Character, _ pen: AnsiPen) {
    var (text, pen) = (String(grapheme), pen)
    if backspaces > 0, cursor < cells.count { strike(&text, &pen) }
    let width = max(1, GraphemeWidth.columns(of: text, ambiguousIsWide: false))
    while cells.count < cursor { cells.append(Cell(text: " ", pen: AnsiPen())) }
    let end = cursor + width
    splitGrapheme(at: cursor)
    splitGrapheme(at: end)
    for column in cursor..<end {
      let cell = Cell(text: column == cursor ? text : "", pen: pen)
      if column < cells.count { cells[column] = cell } else { cells.append(cell) }
    }
    cursor = end
    if backspaces == 1 || cursor == cells.count { backspaces = 0 }
  }

  /// Replaces a wide grapheme with spaces if its second half is at `column`.
  private mutating func splitGrapheme(at column: Int) {
    guard column < cells.count, cells[column].text.isEmpty else { return }
    cells[column - 1].text = " "
    cells[column].text = " "
  }

  /// A character struck over itself is bold, and one struck over an underscore is underlined.
  /// A progress bar goes back further and writes some of the same characters, which aren't bold.
  private func strike(_ text: inout String, _ pen: inout AnsiPen) {
    let below = cells[cursor].text
    if text == below, text != " ", backspaces == 1 {
      pen.attributes.insert(.bold)
    } else if below == "_" {
      pen.attributes.insert(.underline)
    } else if text == "_", below != " " {
      text = below
      pen.attributes.insert(.underline)
    }
  }

  /// Calls `body` with each part of the line in one style.
  func forEachRun(_ body: (String, AnsiPen) -> Void) {
    var text = ""
    for (index, cell) in cells.enumerated() {
      text += cell.text
      if index + 1 < cells.count, cells[index + 1].pen == cell.pen { continue }
      body(text, cell.pen)
      text = ""
    }
  }
}
