// SPDX-License-Identifier: MIT
// Views: deletes, duplicates, moves and comments lines of text being edited.

extension TextEditing {
  /// A change of one line: bytes to remove, and text in their place.
  struct LineChange {
    let offset: Int
    var removed = 0
    var inserted = ""

    var delta: Int { inserted.utf8.count - removed }
  }

  /// The lines of the selection, or the line with the caret. A selection that ends at the start of
  /// a line doesn't include it.
  var selectedLines: ClosedRange<Int> {
    let selected = selection ?? caret..<caret
    let first = buffer.line(at: selected.lowerBound)
    let last = buffer.line(at: selected.upperBound)
    let isOutside = last > first && buffer.start(ofLine: last) == selected.upperBound
    return first...(isOutside ? last - 1 : last)
  }

  /// Returns the bytes of lines, with their line breaks.
  private func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    buffer.start(ofLine: lines.lowerBound)..<buffer.range(ofLine: lines.upperBound).upperBound
  }

  /// Returns the end of a line, before its line break.
  private func end(ofLine line: Int) -> Int { buffer.lineEnd(at: buffer.start(ofLine: line)) }

  /// Kills the selected lines. After the last line of a text, there is no line break, so the one
  /// before it is killed.
  mutating func killLines() {
    let lines = selectedLines
    let bytes = bytes(ofLines: lines)
    let isAtEnd = lines.upperBound + 1 == buffer.lineCount
    let start =
      isAtEnd && lines.lowerBound > 0 ? end(ofLine: lines.lowerBound - 1) : bytes.lowerBound
    delete(start..<bytes.upperBound, kills: true)
  }

  /// Inserts a copy of the selected lines below them. The caret and the selection move to it.
  @MainActor mutating func duplicateLines(_ rules: TextInputRules) -> Outcome {
    let lines = selectedLines
    let bytes = bytes(ofLines: lines)
    let isAtEnd = lines.upperBound + 1 == buffer.lineCount
    var copy = isAtEnd ? "\n" : ""
    copy += buffer.slice(bytes)
    let place = bytes.upperBound..<bytes.upperBound
    guard rules.admitted(copy, into: self, replacing: place) == copy else { return .moved }
    let length = copy.utf8.count
    let (anchor, caret) = (self.anchor.map { $0 + length }, self.caret + length)
    insert(copy, replacing: place)
    finishEdit(anchor: anchor, caret: caret)
    return .edited
  }

  /// Moves the selected lines up or down by a line. The same text stays selected.
  mutating func moveLines(down: Bool) -> Outcome {
    let lines = selectedLines
    let other = down ? lines.upperBound + 1 : lines.lowerBound - 1
    guard (0..<buffer.lineCount).contains(other) else { return .moved }
    let upper = bytes(ofLines: down ? lines : other...other)
    let lower = upper.upperBound..<end(ofLine: down ? other : lines.upperBound)
    // The line breaks keep their places, because the last line of a text has none.
    let upperEnd = end(ofLine: down ? lines.upperBound : other)
    var text = String(buffer.slice(lower))
    text += buffer.slice(upperEnd..<upper.upperBound)
    let delta = down ? text.utf8.count : -upper.count
    text += buffer.slice(upper.lowerBound..<upperEnd)
    let (anchor, caret) = (self.anchor.map { $0 + delta }, self.caret + delta)
    insert(text, replacing: upper.lowerBound..<lower.upperBound)
    finishEdit(anchor: anchor, caret: caret)
    return .edited
  }

  /// Comments the selected lines out: inserts `mark` and a space after the indentation that they
  /// have in common. If all of them begin with the mark, removes it. Blank lines among others stay
  /// as they are.
  @MainActor package mutating func toggleComment(
    _ mark: String, _ rules: TextInputRules
  ) -> Outcome {
    let lines = selectedLines.map { line in
      let end = end(ofLine: line)
      let start = buffer.start(ofLine: line)
      return (start: start, margin: leadingSpaces(from: start, to: end), end: end)
    }
    let written = lines.filter { $0.start + $0.margin.utf8.count < $0.end }
    let marked = written.isEmpty ? lines : written
    let margin = marked[0].margin.utf8
    let comments = marked.compactMap { line in
      comment(mark, from: line.start + line.margin.utf8.count, to: line.end)
    }
    if comments.count == marked.count {
      return change(comments.map { LineChange(offset: $0.lowerBound, removed: $0.count) }, rules)
    }
    let column = marked.reduce(margin.count) { column, line in
      zip(margin.prefix(column), line.margin.utf8).prefix { $0 == $1 }.count
    }
    let inserted = mark.hasSuffix(" ") ? mark : mark + " "
    return change(
      marked.map { LineChange(offset: $0.start + column, inserted: inserted) }, rules)
  }

  /// Returns the bytes of a comment mark at `place` and of a space after it; `nil` if there is no
  /// mark. A mark can end with a space itself.
  private func comment(_ mark: String, from place: Int, to end: Int) -> Range<Int>? {
    let markEnd = place + mark.utf8.count
    guard markEnd <= end, buffer.slice(place..<markEnd).utf8.elementsEqual(mark.utf8) else {
      return nil
    }
    let hasSpace = !mark.hasSuffix(" ") && markEnd < end && buffer.byte(markEnd) == 0x20
    return place..<(hasSpace ? markEnd + 1 : markEnd)
  }

  // MARK: Changes of several lines

  /// Changes lines in one step for undo, unless the rules reject the new text. The same text stays
  /// selected.
  @MainActor mutating func change(_ changes: [LineChange], _ rules: TextInputRules) -> Outcome {
    guard let first = changes.first, let last = changes.last else { return .moved }
    let added = changes.map(\.inserted).joined()
    let end = selection?.upperBound ?? caret
    guard rules.admitted(added, into: self, replacing: end..<end) == added else { return .moved }
    var text = ""
    var place = first.offset
    for change in changes {
      text += buffer.slice(place..<change.offset)
      text += change.inserted
      place = change.offset + change.removed
    }

    func moved(_ offset: Int) -> Int {
      var sum = 0
      for change in changes where change.offset <= offset {
        sum += max(change.delta, change.offset - offset)
      }
      return offset + sum
    }
    let (anchor, caret) = (self.anchor.map(moved), moved(self.caret))
    insert(text, replacing: first.offset..<(last.offset + last.removed))
    finishEdit(anchor: anchor, caret: caret)
    return .edited
  }

  /// Moves the caret and the other end of the selection after an edit of lines.
  mutating func finishEdit(anchor: Int?, caret: Int) {
    // An accent at the start of a line joins the space before it.
    let place = buffer.boundary(atOrAfter: caret)
    finishEdit(caret: place)
    guard let anchor else { return }
    move(to: buffer.boundary(atOrAfter: anchor))
    move(to: place, selecting: true)
  }
}
