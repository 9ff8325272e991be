// SPDX-License-Identifier: MIT
// Views: indents lines of text being edited.

import CuriumText

/// The indentation of lines.
package struct TextIndent: Equatable, Sendable {
  /// The text of one level.
  var unit: String
  /// The number of columns between tab stops.
  private var tabWidth: Int

  package init(unit: String, tabWidth: Int) {
    self.unit = unit
    self.tabWidth = tabWidth
  }

  /// The number of columns of a level.
  var width: Int { unit == "\t" ? tabWidth : unit.utf8.count }
}

extension TextEditing {
  /// Returns the text that starts a new line at the caret with the indentation of the current line,
  /// or one level deeper after an opening bracket. Between a pair of brackets, the closing one gets
  /// its own line; `after` is the part after the caret.
  package func newLine(_ indent: TextIndent) -> (before: String, after: String) {
    let place = selection?.lowerBound ?? caret
    let end = selection?.upperBound ?? caret
    let start = buffer.lineStart(at: place)
    let margin = leadingSpaces(from: start, to: place)
    let opens = place > start ? TextBuffer.bracketPairs[buffer.byte(place - 1)] : nil
    guard let closing = opens else { return ("\n" + margin, "") }
    let isPair = end < buffer.count && buffer.byte(end) == closing
    return ("\n" + margin + indent.unit, isPair ? "\n" + margin : "")
  }

  /// Inserts a line break and the indentation around it; see `newLine(_:)`. The caret goes between
  /// the two parts.
  package mutating func insertLine(_ line: (before: String, after: String)) {
    insert(line.before + line.after)
    finishEdit(caret: caret - line.after.utf8.count)
  }

  /// Returns the number of bytes before the caret to remove, so that a closing bracket aligns with
  /// the line of its opening one: one level, if there are only spaces before the caret.
  package func outdent(before bracket: String, _ indent: TextIndent) -> Int {
    guard selection == nil, let byte = bracket.utf8.first, bracket.utf8.count == 1,
      TextBuffer.bracketPairs.values.contains(byte)
    else { return 0 }
    let start = buffer.lineStart(at: caret)
    let margin = leadingSpaces(from: start, to: caret)
    guard margin.utf8.count == caret - start else { return 0 }
    return levelLength(of: margin, indent)
  }

  /// The maximum indentation that a new line copies, in bytes.
  private static let marginLimit = 1_024

  /// Returns the spaces and tabs at `start`.
  func leadingSpaces(from start: Int, to end: Int) -> String {
    var place = start
    let limit = min(end, start + Self.marginLimit)
    while place < limit, buffer.byte(place).isSpaceOrTab { place += 1 }
    return String(buffer.slice(start..<place))
  }

  /// Returns the number of bytes in the innermost level of a margin: a tab, or the spaces of a
  /// level.
  private func levelLength(of margin: String, _ indent: TextIndent) -> Int {
    if margin.hasSuffix("\t") { return 1 }
    return min(indent.width, margin.utf8.reversed().prefix { $0 == 0x20 }.count)
  }

  /// Returns the start of the text in a row, after its indentation, or the start of the row if the
  /// caret is there already, or if the row is blank.
  package func textStart(inRow row: Range<Int>) -> Int {
    var start: Int?
    buffer.forEachGrapheme(in: row) { range, _ in
      let isMargin = range.count == 1 && buffer.byte(range.lowerBound).isSpaceOrTab
      if !isMargin { start = range.lowerBound }
      return isMargin
    }
    guard let start, start != caret else { return row.lowerBound }
    return start
  }

  // MARK: Lines

  /// Indents the selected lines, or the line with the caret, by one level, or removes a level.
  /// Empty lines stay empty. The same text stays selected.
  @MainActor package mutating func shiftLines(
    by indent: TextIndent, outward: Bool, _ rules: TextInputRules
  ) -> Outcome {
    let lines = selectedLines
    let changes = lines.compactMap { line -> LineChange? in
      let range = buffer.range(ofLine: line)
      if outward {
        let level = outerLevel(of: range, indent)
        return level == 0 ? nil : LineChange(offset: range.lowerBound, removed: level)
      }
      let isEmpty = buffer.lineEnd(at: range.lowerBound) == range.lowerBound
      if isEmpty, lines.count > 1 { return nil }
      return LineChange(offset: range.lowerBound, inserted: indent.unit)
    }
    return change(changes, rules)
  }

  /// Returns the number of bytes in the first level of a line.
  private func outerLevel(of line: Range<Int>, _ indent: TextIndent) -> Int {
    let margin = leadingSpaces(from: line.lowerBound, to: line.upperBound)
    if margin.hasPrefix("\t") { return 1 }
    return min(indent.width, margin.utf8.prefix { $0 == 0x20 }.count)
  }
}
