// SPDX-License-Identifier: MIT
// Views: painting of the rows and the scrollbar of a text editor.

import CuriumEditing
@_spi(Nodes) import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

extension TextEditorNode {
  @MainActor func paintRows(_ painter: Painter) {
    scanCode()
    let visible = painter.visibleRange(along: .vertical)
    let gutter = gutter
    let currentLine = currentLine
    let brackets = brackets
    let completion = restOfCompletion
    var row: Row? = topRow
    var y = 0
    while let current = row, y < min(height, visible.upperBound) {
      if visible.contains(y) {
        if gutter.width > 0 || currentLine != nil {
          paintGround(current, y: y, gutter, currentLine: currentLine, painter)
        }
        paintText(current, x: gutter.width - left, y: y, brackets, painter)
        if let completion, current == caretRow {
          paintCompletion(completion, after: current, x: gutter.width - left, y: y, painter)
        }
      }
      row = self.row(current, movedBy: 1)
      y += 1
    }
  }

  /// Paints the background of the current line, and the gutter beside the first row of a line.
  @MainActor private func paintGround(
    _ row: Row, y: Int, _ gutter: EditorGutter, currentLine: Int?, _ painter: Painter
  ) {
    let line = editing.buffer.line(ofBlock: row.block)
    let isCurrent = line == currentLine
    if isCurrent, options.highlightsCurrentLine {
      painter.fill(
        CellRect(x: 0, y: y, width: Int(size.width), height: 1),
        ComponentTokens.Editor.currentLineColor, scope)
    }
    guard gutter.width > 0, beginsLine(row) else { return }
    let state = ControlState(isEnabled: isEnabled, isSelected: isCurrent)
    gutter.paint(
      line: line, y: y, mark: options.gutter?.mark(line + 1),
      ComponentTokens.Editor.lineNumberColors[state], in: scope, painter)
    paintMark(ofLine: line, y: y, gutter, painter)
  }

  /// Paints the visible part of a row. Column 0 is at `x`.
  private func paintText(
    _ row: Row, x: Int, y: Int, _ brackets: [Int], _ painter: Painter
  ) {
    var range = bytes(of: row)
    let start = range.lowerBound
    var column = 0
    if options.wrapping == .disabled {
      let buffer = editing.buffer
      let first = buffer.firstPlace(atOrAfterColumn: left, in: range, metrics)
      column = first.column
      let end = buffer.firstPlace(atOrAfterColumn: left + textWidth, in: range, metrics)
      range = min(first.place, end.place)..<end.place
    }
    let shown = range
    let spans = codeSpans(in: row, shown)
    let selection = editing.selection
    for match in find?.matches(in: shown) ?? [] where match != selection {
      fill(
        match.clamped(to: shown), of: shown, column: column, x: x, y: y, matchColor, painter)
    }
    for bracket in brackets where shown.contains(bracket) {
      fill(
        bracket..<(bracket + 1), of: shown, column: column, x: x, y: y,
        ComponentTokens.Editor.bracketColor, painter)
    }
    if let place = selectedMatch, place.isEmpty, row == caretRow {
      paint(matchedPlace: place.lowerBound, in: bytes(of: row), x: x, y: y, painter)
    }
    if let selection, selectedMatch == selection {
      let look = (ComponentTokens.Editor.matchColorSelected, ComponentTokens.Editor.matchTextColor)
      paintRow(range, column: column, x: x, y: y, spans: spans, selection: look, painter)
    } else {
      paintRow(range, column: column, x: x, y: y, spans: spans, painter)
    }
    underlineDiagnostics(in: shown, of: row, column: column, x: x, y: y, painter)
    // A selected line break is shown as a cell after the line.
    let end = bytes(of: row).upperBound
    if let selection, endsLine(row), selection.contains(end),
      range.upperBound == end
    {
      let cell = CellRect(
        x: x + editing.buffer.columns(start..<end, metrics), y: y, width: 1, height: 1)
      if cell.origin.x < gutter.width { return }
      painter.fill(cell, ComponentTokens.Editor.selectionColor, scope)
      painter.mark(cell)
    }
  }

  /// Paints the rest of a suggestion after the text of a row, as much as fits.
  private func paintCompletion(
    _ text: Substring, after row: Row, x: Int, y: Int, _ painter: Painter
  ) {
    let column = editing.buffer.columns(bytes(of: row), metrics)
    var room = left + textWidth - column
    let shown = text.prefix { character in
      room -= metrics.columns(of: character, at: 0)
      return !character.isNewline && room >= 0
    }
    painter.draw(
      String(shown), x: x + column, y: y, ComponentTokens.Input.completionColor, attributes, scope)
  }

  /// Marks the cell at an empty match, because the focus and the cursor may be in the find bar.
  private func paint(
    matchedPlace place: Int, in row: Range<Int>, x: Int, y: Int, _ painter: Painter
  ) {
    let buffer = editing.buffer
    let column = buffer.columns(row.lowerBound..<place, metrics)
    let next = min(buffer.next(place), row.upperBound)
    let width = max(1, buffer.columns(place..<max(place, next), from: column, metrics))
    let cell = CellRect(x: x + column, y: y, width: width, height: 1)
    if cell.origin.x < gutter.width { return }
    painter.fill(cell, matchColor, scope)
    painter.mark(cell)
  }

  /// Fills the background of a part of a row.
  private func fill(
    _ part: Range<Int>, of row: Range<Int>, column: Int, x: Int, y: Int, _ color: Color,
    _ painter: Painter
  ) {
    painter.fill(cells(of: part, of: row, column: column, x: x, y: y), color, scope)
  }

  /// Returns the cells of `part` of a row. The row begins at `column`.
  func cells(of part: Range<Int>, of row: Range<Int>, column: Int, x: Int, y: Int) -> CellRect {
    let buffer = editing.buffer
    let start = column + buffer.columns(row.lowerBound..<part.lowerBound, from: column, metrics)
    let width = buffer.columns(part, from: start, metrics)
    return CellRect(x: x + start, y: y, width: width, height: 1)
  }

  /// Damages the visible rows of a block.
  func damageRows(of block: Int) {
    var y = 0
    var row: Row? = topRow
    while let current = row, y < height, current.block <= block {
      if current.block == block {
        let line = CellRect(x: 0, y: y, width: Int(size.width), height: 1)
        let origin = absoluteOrigin
        graph.damage.add(line.offset(x: origin.x, y: origin.y).intersection(absoluteFrame))
      }
      row = self.row(current, movedBy: 1)
      y += 1
    }
    graph.requestFrame()
  }

  func paintBar(_ painter: Painter) {
    guard let thumb else { return }
    ScrollBar.paintColumn(
      painter, x: Int(size.width) - 1, height: height, thumb: thumb, scope)
  }

  /// The rows of the scrollbar's thumb; `nil` if all of the text is visible. It is computed from
  /// bytes, because the rows of the hidden text aren't known.
  var thumb: Range<Int>? {
    guard size.width > 1, scope.values.hiddenScrollIndicators.isDisjoint(with: .vertical) else {
      return nil
    }
    let end = row(topRow, movedBy: height).map { bytes(of: $0).lowerBound }
    if top == 0, end == nil { return nil }
    let total = max(1, editing.buffer.count)
    let length = max(1, height * ((end ?? total) - top) / total)
    let room = height - length
    let hidden = max(1, total - ((end ?? total) - top))
    // The thumb reaches an end of the bar only at that end of the text.
    let start =
      end == nil ? room : top == 0 ? 0 : min(max(1, room * top / hidden), max(0, room - 1))
    return start..<(start + length)
  }
}
