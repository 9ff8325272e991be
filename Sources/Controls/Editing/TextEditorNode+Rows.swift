// SPDX-License-Identifier: MIT
// Views: the rows of a text editor.

import CuriumEditing
@_spi(Nodes) import CuriumEngine

extension TextEditorNode {
  /// The columns beside the text.
  var gutter: EditorGutter { gutter(inWidth: Int(size.width)) }

  private func gutter(inWidth width: Int) -> EditorGutter {
    if !options.showsLineNumbers, options.gutter == nil, diagnostics.isEmpty {
      return EditorGutter()
    }
    return EditorGutter(options, lineCount: editing.buffer.lineCount, within: width)
  }

  /// The width of the text, in columns.
  var textWidth: Int { max(1, Int(size.width) - 1 - gutter.width) }

  /// The width at which rows are wrapped; `nil` if they aren't.
  func rowWidth(inWidth width: Int) -> Int? {
    options.wrapping == .disabled ? nil : max(1, width - 1 - gutter(inWidth: width).width)
  }

  /// Adopts the current width before rows are requested.
  private func prepareRows() { rows.setWidth(rowWidth(inWidth: Int(size.width)), metrics) }

  func rowCount(ofBlock block: Int) -> Int {
    prepareRows()
    return rows.count(of: block, in: editing.buffer)
  }

  func bytes(of row: Row) -> Range<Int> {
    prepareRows()
    return rows.bytes(of: row, in: editing.buffer)
  }

  func row(of offset: Int) -> Row {
    prepareRows()
    return rows.row(of: offset, in: editing.buffer)
  }

  var caretRow: Row {
    let row = row(of: editing.caret)
    guard isAtRowEnd, bytes(of: row).lowerBound == editing.caret, !beginsLine(row),
      let before = self.row(row, movedBy: -1)
    else { return row }
    return before
  }

  /// The place of the row with the caret among the visible rows; `nil` if the editor has scrolled
  /// away from it.
  var caretY: Int? {
    guard size.width > 0 else { return nil }
    let row = caretRow
    guard bytes(of: row).lowerBound >= top else { return nil }
    var y = 0
    var walked = topRow
    while walked != row {
      y += 1
      guard y < height, let next = self.row(walked, movedBy: 1) else { return nil }
      walked = next
    }
    return y
  }

  func beginsLine(_ row: Row) -> Bool { rows.beginsLine(row, in: editing.buffer) }

  /// Returns whether the row is the last of its line.
  func endsLine(_ row: Row) -> Bool {
    prepareRows()
    return rows.endsLine(row, in: editing.buffer)
  }

  /// Returns the row `count` rows away; `nil` beyond the ends of the text.
  func row(_ row: Row, movedBy count: Int) -> Row? {
    prepareRows()
    return rows.row(row, movedBy: count, in: editing.buffer)
  }

  /// Returns the row `count` rows away, or the first or last row.
  func row(_ row: Row, movedAtMostBy count: Int) -> Row {
    prepareRows()
    return rows.row(row, movedAtMostBy: count, in: editing.buffer)
  }
}
