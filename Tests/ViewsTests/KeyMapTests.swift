// SPDX-License-Identifier: MIT
// Testing: parsing and writing keys and key maps.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import TestModels
import Testing

@MainActor struct KeyMapTests {
  @Test(arguments: [
    ("g", "g"), ("G", "G"), ("shift+g", "G"), ("g g", "g g"),
    ("  ctrl+X   Ctrl+s ", "ctrl+x ctrl+s"),
    ("control+alt+delete", "ctrl+alt+delete"), ("meta+left", "alt+left"), ("F12", "F12"),
    ("f1", "F1"), ("ctrl++", "ctrl+plus"), ("+", "plus"), ("plus", "plus"), ("comma", "comma"),
    (",", "comma"), ("return", "enter"), ("super+k", "cmd+k"), ("#", "#"), ("é", "é"), ("日", "日"),
    ("shift+tab", "shift+tab"), ("Space", "space"), ("pagedown", "pgdn"),
  ])
  func `a key sequence is parsed and written in its standard form`(text: String, written: String)
    throws
  {
    let sequence = try KeySequence(parsing: text)
    #expect(sequence.description == written)
    #expect(try KeySequence(parsing: written) == sequence)
  }

  @Test(arguments: [
    ("", "expected a key"), ("   ", "expected a key"), ("ctrl+", "expected a key such as"),
    ("hyper+x", "expected ctrl, alt, shift or cmd before a +, found \"hyper\""),
    ("word", "found \"word\""), ("f36", "found \"f36\""), ("f0", "found \"f0\""),
    ("a b c d e f g", "at most 6 strokes"), ("\u{1B}", "found \"␛\""), ("\u{7}x", "found \"␇x\""),
    ("\u{202E}", "found \"\u{FFFD}\""), ("ctrl+\u{618}", "expected"),
    ("ctrl+ctrl", "found \"ctrl\""), ("a++b", "found"),
    (String(repeating: "x", count: 5_000), "xxx…\""), ("f+1", "found \"f\""),
    ("f99999999999999999999", "found"),
  ])
  func `an invalid key sequence reports what was expected`(text: String, message: String) {
    let error = #expect(throws: KeySyntaxError.self) { try KeySequence(parsing: text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect((error?.description.count ?? 0) < 120)
  }

  @Test func `a key map can be parsed from text`() throws {
    let map = try KeyMap(
      parsing: """
        # keys of mine
        save = ctrl+s, ctrl+x ctrl+s   # both
          top=g g

        archive = none
        comment = #, ctrl+#
        comma = comma
        """)
    #expect(map.commands == ["archive", "comma", "comment", "save", "top"])
    #expect(map.sequences(for: "save") == ["ctrl+s", "ctrl+x ctrl+s"])
    #expect(map.sequences(for: "top") == ["g g"])
    #expect(map.sequences(for: "archive") == [])
    #expect(map.sequences(for: "comment") == ["#", "ctrl+#"])
    #expect(map.sequences(for: "comma") == [","])
    #expect(map.sequences(for: "other") == nil)
    #expect(map.conflicts.isEmpty)
    #expect(KeyMap.vi.merging(map).sequences(for: "save") == ["ctrl+s", "ctrl+x ctrl+s"])
  }

  @Test(arguments: [
    ("save", "line 1: expected command = keys, found \"save\""),
    ("\n\n= x", "line 3: expected the name of one command before ="),
    ("a b = x", "line 1: expected the name of one command before =, found \"a b\""),
    ("a = x\r\na = y", "line 2: expected each command once, found \"a\""),
    ("a = x,", "line 1: expected a key"), ("a =", "line 1: expected a key"),
    ("a = x\nb = ctrl+nope", "line 2: expected a key such as s, F5 or pgdn, found \"nope\""),
    ("a = \u{1B}]52;c;\u{7}", "line 1: expected a key such as"),
    (
      "a = " + Array(repeating: "x", count: 17).joined(separator: ","),
      "line 1: expected at most 16 key sequences"
    ),
  ])
  func `an error includes the line and what was expected`(text: String, message: String) {
    let error = #expect(throws: KeyMapError.self) { try KeyMap(parsing: text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
  }

  @Test func `hostile text never crashes`() {
    var random = SeededRandom(seed: 41)
    let pieces = [
      "=", ",", "#", "+", " ", "\n", "ctrl", "a", "\u{1B}", "👩‍👩‍👧", "\0", "g", "none", "\u{301}", "=",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0..<24, using: &random)
      let text = (0..<count).map { _ in random.pick(pieces) }.joined()
      guard let map = try? KeyMap(parsing: text) else { continue }
      for id in map.commands {
        for sequence in map.sequences(for: id) ?? [] {
          #expect(
            (try? KeySequence(parsing: sequence.description)) == sequence,
            "\(text.debugDescription)")
        }
      }
    }
    let big = String(repeating: "a = x\n", count: 200_000)
    #expect(throws: KeyMapError.self) { try KeyMap(parsing: big) }
  }

  @Test func `a conflict names both commands`() {
    let map = KeyMap(["one": ["g"], "two": ["g g", "x"], "three": ["x"], "four": ["y"]])
    #expect(
      map.conflicts.map(\.description) == ["one and two both use g", "three and two both use x"])
    let harness = Harness(width: 8, height: 1) {
      Text("x").keyBinding("Copy", "c") {}.keyBinding("Cut", "c") {}
        .keyBinding("Chord", "c c") {}.keyMap(map)
    }
    #expect(harness.warnings.contains { $0.contains("one and two both use g") })
    #expect(harness.warnings.contains { $0.contains("\"Copy\" and \"Cut\"") })
    #expect(harness.warnings.contains { $0.contains("\"Copy\" and \"Chord\"") })
  }

  @Test func `conflicts are in the order of the commands, and of their keys`() {
    let map = KeyMap(["b": ["x y", "g", "g"], "a": ["g", "x"], "c": ["x y z", "g"]])
    #expect(
      map.conflicts.map(\.description) == [
        "a and b both use g", "a and b both use g", "a and b both use x", "a and c both use g",
        "a and c both use x", "b and c both use x y", "b and c both use g", "b and c both use g",
      ])
  }

  @Test func `the conflicts of very many commands are found`() {
    let letters = "abcdefghijklmnopqrst".map { KeyboardShortcut(KeyEquivalent($0), modifiers: []) }
    var entries: [String: [KeySequence]] = [:]
    for number in 0..<8_000 {
      let strokes = [400, 20, 1].map { letters[number / $0 % 20] }
      entries["command \(number)"] = [KeySequence(strokes[0], strokes[1], strokes[2])]
    }
    #expect(KeyMap(entries).conflicts == [])
    entries["short"] = ["a b"]
    #expect(KeyMap(entries).conflicts.count == 20)
  }

  @Test func `a key map that assigns the keys of another command causes a warning`() {
    for (map, warns) in [(KeyMap(["save": ["q"]]), true), (KeyMap(), false)] {
      let harness = Harness(width: 8, height: 1) {
        HStack { Button("x") {}.keyBinding("Save", "s") {} }
          .keyBinding("Quit", "q") {}.keyBinding("Save", "s", id: "outer") {}.keyMap(map)
      }
      #expect(harness.warnings.contains { $0.contains("\"Save\" and \"Quit\"") } == warns)
      #expect(harness.warnings.count == (warns ? 1 : 0), "\(harness.warnings)")
    }
    let harness = Harness(width: 8, height: 2) {
      VStack {
        Button("one") {}.keyboardShortcut("s")
        Button("two") {}.keyboardShortcut("s")
        KeyHints()
      }
    }
    #expect(harness.warnings.contains { $0.contains("\"two\" and \"one\"") })
  }

  @Test func `presets don't change the keys that quit the app`() {
    for map in [KeyMap.vi, .emacs] {
      var quits = 0
      let harness = Harness(width: 20, height: 2) {
        VStack { KeyHints() }.keyBinding("Quit", "q") { quits += 1 }.keyMap(map)
      }
      #expect(harness.screen[0] == "  q Quit")
      harness.press("q")
      #expect(quits == 1)
    }
  }

  @Test func `presets have no conflicts`() {
    #expect(KeyMap.vi.conflicts.isEmpty)
    #expect(KeyMap.emacs.conflicts.isEmpty)
  }

  /// Keys that a terminal without the kitty protocol can report, and keys that require it.
  @Test(arguments: [
    ("g", "g", "g"), ("G", "G", "G"), ("ctrl+s", "^S", "^S"), ("ctrl+i", "", "^I"),
    ("ctrl+m", "", "^M"),
    ("ctrl+shift+z", "", "ctrl+shift+z"), ("alt+x", "alt+x", "alt+x"), ("cmd+k", "", "cmd+k"),
    ("ctrl+up", "^↑", "^↑"), ("ctrl+enter", "", "^enter"), ("ctrl+pgdn", "^pgdn", "^pgdn"),
    ("alt+enter", "alt+enter", "alt+enter"),
    ("shift+tab", "shift+tab", "shift+tab"), ("ctrl+tab", "", "^tab"), ("ctrl+1", "", "^1"),
    ("ctrl+space", "^space", "^space"), ("shift+space", "", "shift+space"),
    ("ctrl+shift+F5", "ctrl+shift+F5", "ctrl+shift+F5"), ("ctrl+x ctrl+s", "^X ^S", "^X ^S"),
    ("ctrl+x ctrl+i", "", "^X ^I"), ("ctrl+_", "^_", "^_"), ("?", "?", "?"), ("ctrl+h", "", "^H"),
  ])
  func `a label shows keys that the terminal can report`(keys: String, plain: String, kitty: String)
  {
    let sequence = KeySequence(stringLiteral: keys)
    for (protocolSupport, label) in [(TerminalSupport.no, plain), (.unknown, plain), (.yes, kitty)]
    {
      var capabilities = TerminalCapabilities()
      capabilities.keyboardProtocol = protocolSupport
      let harness = Harness(width: 20, height: 1, capabilities: capabilities) { KeyLabel(sequence) }
      #expect(harness.screen[0] == (label.isEmpty ? "" : " \(label)"))
    }
  }
}
