// SPDX-License-Identifier: MIT
// Testing: commands for lines and letters in random texts, compared with arrays.

@testable import CuriumEditing
import TestModels
import Testing

@MainActor struct LineEditingTests {
  private struct Place: Comparable {
    var line: Int
    /// The column, in bytes.
    var column: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// A model of a text as an array of lines.
  private struct Model {
    var lines: [String]
    var caret = Place(line: 0, column: 0)
    var anchor: Place?

    var text: String { lines.joined(separator: "\n") }
    var end: Place {
      Place(line: lines.count - 1, column: lines[lines.count - 1].utf8.count)
    }

    var selected: ClosedRange<Int> {
      let (start, end) = (min(anchor ?? caret, caret), max(anchor ?? caret, caret))
      return start.line...(end.line > start.line && end.column == 0 ? end.line - 1 : end.line)
    }

    var selection: Range<Int>? {
      guard let anchor, anchor != caret else { return nil }
      return offset(min(anchor, caret))..<offset(max(anchor, caret))
    }

    func offset(_ place: Place) -> Int {
      lines[..<place.line].reduce(place.column) { $0 + $1.utf8.count + 1 }
    }

    /// The columns between the characters of a line.
    func columns(of line: Int) -> [Int] {
      lines[line].reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    }

    private func margin(of line: Int) -> [Character] {
      Array(lines[line].prefix { $0 == " " || $0 == "\t" })
    }

    private func shifted(_ place: Place, by count: Int) -> Place {
      place.line + count < lines.count
        ? Place(line: place.line + count, column: place.column) : end
    }

    private mutating func shift(by count: Int) {
      let (caret, anchor) = (shifted(caret, by: count), anchor.map { shifted($0, by: count) })
      self.caret = caret
      self.anchor = anchor
    }

    mutating func move(down: Bool) {
      let block = selected
      let from = down ? block.upperBound + 1 : block.lowerBound - 1
      guard lines.indices.contains(from) else { return }
      let line = lines.remove(at: from)
      lines.insert(line, at: down ? block.lowerBound : block.upperBound)
      shift(by: down ? 1 : -1)
    }

    mutating func duplicate() {
      let block = selected
      let copies = Array(lines[block])
      lines.insert(contentsOf: copies, at: block.upperBound + 1)
      shift(by: block.count)
    }

    mutating func delete() {
      let block = selected
      let isAtEnd = block.upperBound + 1 == lines.count
      lines.removeSubrange(block)
      if lines.isEmpty { lines = [""] }
      anchor = nil
      caret = isAtEnd ? end : Place(line: block.lowerBound, column: 0)
    }

    mutating func comment() {
      let written = selected.filter { margin(of: $0).count < lines[$0].count }
      let marked = written.isEmpty ? Array(selected) : written
      let rests = marked.map { String(lines[$0].dropFirst(margin(of: $0).count)) }
      if rests.allSatisfy({ $0.hasPrefix("//") }) {
        for (line, rest) in zip(marked, rests) {
          let start = margin(of: line).count
          replace(start..<(start + (rest.hasPrefix("// ") ? 3 : 2)), of: line, with: "")
        }
        return
      }
      let margins = marked.map { margin(of: $0) }
      var column = 0
      while margins.allSatisfy({ column < $0.count && $0[column] == margins[0][column] }) {
        column += 1
      }
      for line in marked { replace(column..<column, of: line, with: "// ") }
    }

    mutating func shift(outward: Bool) {
      let block = selected
      for line in block {
        if !outward {
          if block.count == 1 || !lines[line].isEmpty { replace(0..<0, of: line, with: "  ") }
        } else if lines[line].hasPrefix("\t") {
          replace(0..<1, of: line, with: "")
        } else {
          let level = min(2, lines[line].prefix { $0 == " " }.count)
          replace(0..<level, of: line, with: "")
        }
      }
    }

    /// Replaces ASCII characters of a line.
    private mutating func replace(_ range: Range<Int>, of line: Int, with text: String) {
      let old = lines[line]
      lines[line] =
        String(old.prefix(range.lowerBound)) + text + String(old.dropFirst(range.upperBound))
      let delta = text.utf8.count - range.count
      func moved(_ place: Place) -> Place {
        guard place.line == line, place.column >= range.lowerBound else { return place }
        return Place(line: line, column: max(range.lowerBound, place.column + delta))
      }
      let (caret, anchor) = (moved(caret), anchor.map { moved($0) })
      self.caret = caret
      self.anchor = anchor
    }

    mutating func perform(_ command: TextCommand) {
      switch command {
      case .moveLineUp, .moveLineDown: move(down: command == .moveLineDown)
      case .duplicateLine: duplicate()
      case .deleteLine: delete()
      case .comment: comment()
      default: shift(outward: command == .outdent)
      }
    }
  }

  private static let pieces = [
    "", "a", "  b c", "\tx", "// y", "//z", "  // 日本", "   ", "é👍🏽", "\t  q", "    🇩🇪",
  ]
  private static let commands: [TextCommand] = [
    .moveLineUp, .moveLineDown, .moveLineUp, .moveLineDown, .duplicateLine, .deleteLine, .comment,
    .indent, .outdent,
  ]

  private func perform(_ command: TextCommand, in editing: inout TextEditing) {
    let rules = TextInputRules()
    switch command {
    case .comment: _ = editing.toggleComment("//", rules)
    case .indent, .outdent:
      let indent = TextIndent(unit: "  ", tabWidth: 4)
      _ = editing.shiftLines(by: indent, outward: command == .outdent, rules)
    default: _ = editing.perform(command, selecting: false, rules)
    }
  }

  @Test(arguments: SeededRandom.seeds(30))
  func `commands for lines agree with an array of lines, and can be undone`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lines: [String] = []
    for _ in 0...random.below(6) { lines.append(random.pick(Self.pieces)) }
    var model = Model(lines: lines)
    var editing = TextEditing(model.text, isMultiline: true)
    for step in 0..<60 {
      var places: [Place] = []
      for _ in 0..<2 {
        let line = random.below(model.lines.count)
        places.append(Place(line: line, column: random.pick(model.columns(of: line))))
      }
      (model.caret, model.anchor) = (places[0], random.chance(1, in: 2) ? places[1] : nil)
      editing.move(to: model.offset(model.anchor ?? model.caret))
      if model.anchor != nil { editing.move(to: model.offset(model.caret), selecting: true) }
      let before = (editing.text, editing.caret, editing.selection)
      let revision = editing.revision
      let command = random.pick(Self.commands)
      model.perform(command)
      perform(command, in: &editing)
      let place = Comment(rawValue: "seed \(seed), step \(step), \(command), \(before)")
      #expect(editing.text == model.text, place)
      #expect(editing.caret == model.offset(model.caret), place)
      #expect(editing.selection == model.selection, place)
      guard editing.text == model.text else { return }
      if editing.revision == revision { continue }
      let (text, caret) = (editing.text, editing.caret)
      editing.undo()
      #expect(editing.text == before.0 && editing.caret == before.1, place)
      #expect(editing.selection == before.2, place)
      editing.redo()
      #expect(editing.text == text && editing.caret == caret, place)
    }
    while editing.canUndo { editing.undo() }
    #expect(editing.text == lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("a\r\nb", TextCommand.moveLineUp, 3, "b\r\na"), ("a\r\nb\n", .moveLineDown, 0, "b\r\na\n"),
    ("a\r\nb", .deleteLine, 3, "a"), ("a\r\nb", .deleteLine, 0, "b"),
    ("a\r\n  b", .comment, 3, "a\r\n  // b"), ("a\r\nb\r\n", .duplicateLine, 0, "a\r\na\r\nb\r\n"),
  ])
  func `line breaks keep their form and their places`(
    text: String, command: TextCommand, caret: Int, expected: String
  ) {
    var editing = TextEditing(text, isMultiline: true)
    editing.move(to: caret)
    perform(command, in: &editing)
    #expect(editing.text.utf8.elementsEqual(expected.utf8))
    editing.undo()
    #expect(editing.text.utf8.elementsEqual(text.utf8) && editing.caret == caret)
  }

  @Test(arguments: SeededRandom.seeds(20))
  func `commands for letters agree with an array of characters`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let letters: [Character] = ["a", "B", "é", "ß", "1", " ", "-", "\n", "日", "'", "x"]
    var model: [Character] = []
    for _ in 0..<12 { model.append(random.pick(letters)) }
    var editing = TextEditing(String(model), isMultiline: true)
    let rules = TextInputRules()
    for step in 0..<60 {
      var caret = random.below(model.count + 1)
      editing.move(to: String(model[..<caret]).utf8.count)
      let command = random.pick([TextCommand.transpose, .transpose, .uppercaseWord, .lowercaseWord])
      if command == .transpose {
        let isAtEnd = caret == model.count || model[caret] == "\n"
        let second = isAtEnd ? caret - 1 : caret
        if second > 0, model[second] != "\n", model[second - 1] != "\n" {
          model.swapAt(second - 1, second)
          caret = second + 1
        }
      } else {
        var end = caret
        while end < model.count, !isWord(model[end]) { end += 1 }
        while end < model.count, isWord(model[end]) { end += 1 }
        let changed = model[caret..<end].map {
          command == .uppercaseWord ? $0.uppercased() : $0.lowercased()
        }.joined()
        model.replaceSubrange(caret..<end, with: Array(changed))
        caret += changed.count
      }
      _ = editing.perform(command, selecting: false, rules)
      let place = Comment(rawValue: "seed \(seed), step \(step), \(command)")
      #expect(editing.text == String(model), place)
      #expect(editing.caret == String(model[..<caret]).utf8.count, place)
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  @Test func `the rules of a field apply to the new text`() {
    var editing = TextEditing("ab", isMultiline: true)
    let digits = TextInputRules(accepts: { $0.isNumber || $0.isLowercase })
    let refused = [
      editing.perform(.uppercaseWord, selecting: false, digits),
      editing.toggleComment("//", digits),
      editing.perform(.duplicateLine, selecting: false, digits),
      editing.perform(.duplicateLine, selecting: false, TextInputRules(limit: 4)),
    ]
    #expect(refused.allSatisfy { $0 == .moved })
    #expect(editing.text == "ab" && !editing.canUndo)
    editing.move(to: 1)
    _ = editing.perform(.transpose, selecting: false, TextInputRules(limit: 1))
    #expect(editing.text == "ab")
    _ = editing.perform(.transpose, selecting: false, digits)
    #expect(editing.text == "ba")
  }
}
