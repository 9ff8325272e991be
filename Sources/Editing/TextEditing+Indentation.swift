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

  private func leadingSpaces(from start: Int, to end: Int) -> String {
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

  // MARK: Lines

  /// Indents the selected lines, or the line with the caret, by one level, or removes a level.
  /// Empty lines stay empty. The same text stays selected.
  @MainActor package mutating func shiftLines(
    by indent: TextIndent, outward: Bool, _ rules: TextInputRules
  ) -> Outcome {
    let selected = selection ?? caret..<caret
    let first = buffer.line(at: selected.lowerBound)
    var last = buffer.line(at: selected.upperBound)
    // A selection that ends at the start of a line doesn't include it.
    if last > first, buffer.start(ofLine: last) == selected.upperBound { last -= 1 }
    var result = ""
    var changes: [(start: Int, delta: Int)] = []
    let start = buffer.start(ofLine: first)
    var place = start
    for line in first...last {
      let range = buffer.range(ofLine: line)
      let delta =
        outward ? -outerLevel(of: range, indent) : innerLevel(of: range, indent, first == last)
      if delta > 0 { result += indent.unit }
      result += buffer.slice((range.lowerBound + max(0, -delta))..<range.upperBound)
      changes.append((range.lowerBound, delta))
      place = range.upperBound
    }
    guard changes.contains(where: { $0.delta != 0 }) else { return .moved }
    let added = String(repeating: indent.unit, count: changes.count { $0.delta > 0 })
    let end = selected.upperBound
    guard rules.admitted(added, into: self, replacing: end..<end) == added else { return .moved }

    func moved(_ offset: Int) -> Int {
      var sum = 0
      for change in changes where change.start <= offset {
        sum += max(change.delta, change.start - offset)
      }
      return offset + sum
    }
    let (anchor, caret) = (self.anchor.map(moved), moved(self.caret))
    insert(result, replacing: start..<place)
    // An accent at the start of a line joins the space before it.
    finishEdit(caret: buffer.boundary(atOrAfter: caret))
    if let anchor {
      move(to: buffer.boundary(atOrAfter: anchor))
      move(to: buffer.boundary(atOrAfter: caret), selecting: true)
    }
    return .edited
  }

  /// Returns the number of bytes in the first level of a line.
  private func outerLevel(of line: Range<Int>, _ indent: TextIndent) -> Int {
    let margin = leadingSpaces(from: line.lowerBound, to: line.upperBound)
    if margin.hasPrefix("\t") { return 1 }
    return min(indent.width, margin.utf8.prefix { $0 == 0x20 }.count)
  }

  /// Returns the number of bytes that another level adds to a line; 0 for an empty line among
  /// several.
  private func innerLevel(of line: Range<Int>, _ indent: TextIndent, _ isAlone: Bool) -> Int {
    let isEmpty = buffer.lineEnd(at: line.lowerBound) == line.lowerBound
    return isEmpty && !isAlone ? 0 : indent.unit.utf8.count
  }
}
