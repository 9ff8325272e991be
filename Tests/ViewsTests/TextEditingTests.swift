// SPDX-License-Identifier: MIT
// Testing: editing text without a view: positions, lines, kills, limits.

@testable import CuriumEditing
import CuriumTerminal
import TestModels
import Testing

@MainActor struct TextEditingTests {
  /// A model of the text as an array of graphemes. The caret and the selection count graphemes.
  private struct Model {
    var text: String
    var caret = 0
    var anchor: Int?

    var selection: Range<Int> { min(anchor ?? caret, caret)..<max(anchor ?? caret, caret) }

    mutating func replace(_ range: Range<Int>, with inserted: String) {
      let graphemes = Array(text)
      let head = String(graphemes[..<range.lowerBound]) + inserted
      text = head + String(graphemes[range.upperBound...])
      // After the grapheme that contains the last byte of the head.
      caret = 0
      var bytes = 0
      for character in text where bytes < head.utf8.count {
        bytes += character.utf8.count
        caret += 1
      }
      anchor = nil
    }

    func offset(_ count: Int) -> Int { text.prefix(count).utf8.count }
  }

  private static let pieces = [
    "a", "b", " ", "\n", "日", "é", "e", "\u{301}", "🇩", "🇪", "👍🏽", "👩", "\u{200D}", "\r\n", "\t",
    "one two", "line\nline\n", "한글", "\u{600}", "क्ष",
  ]

  @Test(arguments: SeededRandom.seeds(20))
  func `random edits agree with an array of graphemes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var editing = TextEditing("", isMultiline: true)
    var model = Model(text: "")
    var states: [(text: String, caret: Int)] = []
    for step in 0..<500 {
      let count = model.text.count
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3:
        let piece = random.pick(Self.pieces)
        states.append((editing.text, editing.caret))
        editing.insert(piece)
        model.replace(model.selection, with: piece)
      case 4:
        if model.selection.isEmpty, model.caret == 0 { continue }
        states.append((editing.text, editing.caret))
        endGroup(&editing)
        editing.deleteBackward()
        let range = model.selection
        model.replace(range.isEmpty ? range.lowerBound - 1..<range.upperBound : range, with: "")
      case 5:
        if model.selection.isEmpty, model.caret == count { continue }
        states.append((editing.text, editing.caret))
        endGroup(&editing)
        editing.deleteForward()
        let range = model.selection
        model.replace(range.isEmpty ? range.lowerBound..<range.upperBound + 1 : range, with: "")
      case 6, 7:
        editing.moveLeft(byWord: false, selecting: false)
        model.caret = model.anchor == nil ? max(0, model.caret - 1) : model.selection.lowerBound
        model.anchor = nil
      case 8:
        editing.moveRight(byWord: false, selecting: true)
        model.anchor = model.anchor ?? model.caret
        model.caret = min(count, model.caret + 1)
        if model.anchor == model.caret { model.anchor = nil }
      case 9:
        let place = Int.random(in: 0...count, using: &random)
        editing.move(to: model.offset(place))
        model.caret = place
        model.anchor = nil
      default:
        guard let state = states.popLast() else { continue }
        editing.move(to: editing.caret)
        editing.undo()
        #expect(editing.text.unicodeScalars.elementsEqual(state.text.unicodeScalars))
        editing.redo()
        #expect(editing.text.unicodeScalars.elementsEqual(model.text.unicodeScalars))
        editing.undo()
        editing.move(to: state.caret)
        model = Model(text: state.text)
        model.caret = state.text.utf8.prefix(state.caret).isEmpty ? 0 : -1
        if model.caret < 0 {
          model.caret = (0...state.text.count).first { model.offset($0) == state.caret } ?? 0
        }
      }
      let isSame =
        editing.text.unicodeScalars.elementsEqual(model.text.unicodeScalars)
        && editing.caret == model.offset(model.caret)
      guard isSame else {
        #expect(isSame, "seed \(seed), step \(step): \(editing.text.debugDescription)")
        return
      }
      if step % 10 == 0 { expectSound(editing.buffer) }
    }
    expectSound(editing.buffer)
  }

  /// Starts a new undo group for deletions.
  private func endGroup(_ editing: inout TextEditing) {
    if editing.selection == nil { editing.move(to: editing.caret) }
  }

  /// Checks that the lines and blocks are the same as in a new buffer.
  private func expectSound(_ buffer: TextBuffer) {
    var blocks: [Range<Int>] = []
    for block in 0..<buffer.blockCount {
      blocks.append(buffer.range(ofBlock: block))
      let range = buffer.range(ofBlock: block)
      #expect(range.count <= TextBuffer.blockLimit + 64)
      #expect(range.isEmpty || buffer.block(at: range.lowerBound) == block)
    }
    #expect(blocks.first?.lowerBound == 0)
    #expect(blocks.last?.upperBound == buffer.text.utf8.count)
    #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let lines = (0..<buffer.blockCount).filter { buffer.beginsLine($0) }
      .map { buffer.range(ofBlock: $0).lowerBound }
    var expected = [0]
    for (offset, byte) in buffer.text.utf8.enumerated() where byte == 0x0A {
      expected.append(offset + 1)
    }
    #expect(lines == expected)
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `long lines stay in blocks under random edits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = ["word ", "日本語", "x", "👨‍👩‍👧", "e\u{301}", "\n", " "]
    let long = { (random: inout SeededRandom) in
      String(repeating: random.pick(words.filter { $0 != "\n" }), count: 3_000)
    }
    var editing = TextEditing(long(&random) + long(&random), isMultiline: true)
    var bytes = Array(editing.text.utf8)
    for step in 0..<40 {
      var ends = [0, 0].map { _ in
        editing.buffer.boundary(atOrAfter: Int.random(in: 0...bytes.count, using: &random))
      }.sorted()
      if random.chance(3, in: 4) { ends[1] = min(ends[0] + 40, ends[1]) }
      ends[1] = editing.buffer.boundary(atOrAfter: ends[1])
      let inserted = random.chance(1, in: 8) ? long(&random) : random.pick(words)
      editing.select(ends[0]..<ends[1])
      editing.insert(inserted)
      bytes.replaceSubrange(ends[0]..<ends[1], with: inserted.utf8)
      #expect(Array(editing.text.utf8) == bytes, "seed \(seed)")
      if step % 8 == 0 { expectSound(editing.buffer) }
    }
    for _ in 0..<40 { editing.undo() }
    expectSound(editing.buffer)
  }

  @Test func `blocks merge when a combining mark joins them and when they get small`() {
    var editing = TextEditing(String(repeating: "x", count: 10_000), isMultiline: true)
    let start = editing.buffer.range(ofBlock: 1).lowerBound
    #expect(!editing.buffer.beginsLine(1))
    editing.move(to: start)
    editing.insert("\u{301}")
    #expect(editing.buffer.block(at: start) == 0)
    editing.deleteBackward()
    #expect(editing.buffer.count == 9_999)
    editing.move(to: 0)
    for _ in 0..<1_500 { editing.deleteForward() }
    #expect(editing.buffer.range(ofBlock: 0).count >= TextBuffer.blockLimit / 4)
  }

  /// The text after pressing keys, with a bar at the caret.
  private func after(_ keys: String, in text: String) -> String {
    var editing = TextEditing(text.filter { $0 != "|" }, isMultiline: true)
    editing.move(to: text.prefix { $0 != "|" }.utf8.count)
    for key in keys.split(separator: " ") {
      var parts = key.split(separator: "+")
      let name = Character(String(parts.removeLast()))
      let held = parts.reduce(into: EventModifiers()) {
        $0.insert(["ctrl": .control, "alt": .option, "shift": .shift][$1] ?? .command)
      }
      let known: [Character: KeyEquivalent] = [
        "←": .leftArrow, "→": .rightArrow, "⌫": .delete, "⌦": .deleteForward,
      ]
      let key = known[name] ?? KeyEquivalent(name)
      let press = KeyPress(key, modifiers: held)
      let rules = TextInputRules()
      if let command = TextCommand(standardKeyOf: press) {
        _ = editing.perform(command, selecting: held.contains(.shift), rules)
      } else {
        _ = editing.handlePlain(press, rules: rules)
      }
    }
    var result = editing.text
    result.insert("|", at: editing.buffer.index(editing.caret))
    return result
  }

  @Test(arguments: [
    ("one two| three", "ctrl+w ctrl+w ctrl+y", "one two| three"),
    ("one |two three", "alt+d alt+d ctrl+y", "one two three|"),
    ("one |two three", "alt+d → ctrl+k ctrl+y alt+y", "one  two|"),
    ("one |two three", "alt+d → ctrl+k ctrl+y alt+y alt+y", "one  three|"),
    ("one |two three", "alt+d → ctrl+k ctrl+y alt+y ctrl+z", "one  three|"),
    ("one |two", "ctrl+k alt+y", "one |"), ("a|b", "ctrl+k ctrl+u ctrl+y", "ab|"),
    ("ab|", "c d ctrl+z", "ab|"), ("ab|", "c ← d ctrl+z", "ab|c"),
    ("ab|", "c ← d ctrl+z ctrl+z", "ab|"), ("ab|", "c ctrl+z ctrl+shift+z", "abc|"),
    ("ab|", "c ctrl+z d ctrl+shift+z", "abd|"), ("abc|", "⌫ ⌫ ctrl+z", "abc|"),
    ("a|bc", "⌦ ⌦ ctrl+z", "a|bc"), ("abc|", "⌫ x ctrl+z", "ab|"),
    ("one two|", "shift+← shift+← x ctrl+z", "one t|wo"),
    ("one two|", "shift+← shift+← x ctrl+z y", "one ty|"),
    ("one\ntwo|", "ctrl+a", "one\n|two"), ("o|ne\ntwo", "ctrl+e", "one|\ntwo"),
    ("one|\ntwo", "ctrl+k", "one|two"), ("one\ntwo|", "ctrl+a ctrl+u", "one|two"),
    ("on|e", "cmd+⌫", "|e"), ("a_b-c|", "alt+←", "a_b-|c"), ("ab|\r\nc", "→", "ab\r\n|c"),
  ])
  func `keys work as in Emacs and on the platform`(text: String, keys: String, expected: String) {
    #expect(after(keys, in: text) == expected)
  }

  @Test @MainActor
  func `an earlier kill replaces the yanked one, even if the one between is rejected`() {
    var editing = TextEditing("34 ab 12")
    for _ in 0..<3 {
      editing.move(to: editing.buffer.count)
      editing.deleteBackward(byWord: true)
    }
    let rules = TextInputRules(accepts: { $0.isNumber })
    let texts = [TextCommand.yank, .yankEarlier, .yankEarlier].map { command in
      _ = editing.perform(command, selecting: false, rules)
      return editing.text
    }
    #expect(texts == ["34", "34", "12"])
  }

  @Test(arguments: [
    ("a\rb\r\nc\n", "a\nb\nc\n", "a b c "), ("\u{1B}[31mx\u{7F}", "[31mx", "[31mx"),
    ("a\u{85}b\u{9B}c", "a\nbc", "a bc"), ("a\u{2028}b\u{2029}c", "a\nb\nc", "a b c"),
    ("a\tb", "a\tb", "a b"), ("日\u{200D}é–👍🏽", "日\u{200D}é–👍🏽", "日\u{200D}é–👍🏽"), ("", "", ""),
  ])
  func `pasted text is cleaned`(text: String, lines: String, line: String) {
    #expect(TextSanitizer.cleaned(text, isMultiline: true) == lines)
    #expect(TextSanitizer.cleaned(text, isMultiline: false) == line)
  }

  @Test(arguments: [
    ("abc", 0..<0, "xyz", 5, "xy"), ("abc", 0..<2, "xyz", 5, "xyz"), ("abc", 1..<1, "x", 3, ""),
    ("日本", 0..<0, "👨‍👩‍👧é語", 4, "👨‍👩‍👧é"), ("abcdef", 0..<0, "x", 3, ""), ("abc", 0..<3, "xyzw", 3, "xyz"),
  ])
  func `a limit counts graphemes`(
    text: String, selection: Range<Int>, inserted: String, limit: Int, admitted: String
  ) {
    var editing = TextEditing(text)
    editing.select(selection)
    #expect(TextInputRules(limit: limit).admitted(inserted, into: editing) == admitted)
  }

  @Test(arguments: [
    ("one two", 1, 0..<3), ("one two", 3, 3..<4), ("one two", 7, 4..<7), ("", 0, 0..<0),
    ("a\nbc d", 3, 2..<4), ("a\n\nb", 2, 2..<2), ("日本 x", 3, 0..<6),
  ])
  func `the word at a position is found`(text: String, offset: Int, expected: Range<Int>) {
    #expect(TextBuffer(text).word(around: offset) == expected)
  }
}
