// SPDX-License-Identifier: MIT
// Testing: the commands of a text editor for lines, words and characters.

import CuriumControls
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct EditorCommandTests {
  private func editor(_ text: String, _ modify: @escaping (TextEditor) -> some View) -> Harness {
    let harness = Harness(width: 24, height: 8) { EditorStage(text: text, modify: modify) }
    harness.press("⇥")
    return harness
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  /// The text after pressing keys, with a bar at the caret.
  private func after(
    _ keys: String, in text: String, _ modify: @escaping (TextEditor) -> some View
  ) -> String {
    let harness = editor(text, modify)
    harness.press(keys)
    #expect(harness.repaint() == 0)
    harness.type("|")
    return value(harness)
  }

  @Test(arguments: [
    ("one\ntwo\nthree", "↓ → alt+k", "one\n|three"), ("one\ntwo", "ctrl+end alt+k", "one|"),
    ("one", "alt+k", "|"), ("", "alt+k", "|"), ("one\ntwo\n", "alt+k alt+k alt+k", "|"),
    ("one\ntwo\nthree", "alt+k alt+k end ctrl+j ctrl+y", "three\none\ntwo\n|"),
    ("one\ntwo\nthree", "shift+↓ shift+→ alt+k", "|three"),
    ("one\ntwo\nthree", "shift+↓ alt+k", "|two\nthree"),
    ("one\ntwo", "→ alt+k ctrl+z", "o|ne\ntwo"),
    ("one\ntwo", "→ alt+j", "one\no|ne\ntwo"), ("one\ntwo", "ctrl+end alt+j", "one\ntwo\ntwo|"),
    ("one\ntwo\n3", "shift+↓ shift+→ alt+j ⌫", "one\ntwo\n|wo\n3"),
    ("one", "→ alt+j ctrl+z", "o|ne"), ("one", "alt+j alt+j", "one\none\n|one"),
  ])
  func `lines are deleted and duplicated`(text: String, keys: String, expected: String) {
    let result = after(keys, in: text) { $0 }
    #expect(result == expected)
  }

  @Test(arguments: [
    ("a\nb\nc", "alt+n", "b\n|a\nc"), ("a\nb\nc", "alt+n alt+n", "b\nc\n|a"),
    ("a\nb\nc", "alt+n alt+n alt+n", "b\nc\n|a"), ("a\nb\nc", "alt+p", "|a\nb\nc"),
    ("a\nb\nc", "ctrl+end alt+p alt+p", "c|\na\nb"), ("a\nb\n", "↓ alt+n", "a\n\n|b"),
    ("a\nb\nc", "shift+↓ shift+→ alt+n ⌫", "c\n|"), ("a\nb\nc", "shift+↓ alt+n ⌫", "b\n|c"),
    ("a\nb\nc", "alt+n alt+n ctrl+z", "b\n|a\nc"), ("a\nb\nc", "alt+n ctrl+z alt+_", "b\n|a\nc"),
  ])
  func `lines move up and down`(text: String, keys: String, expected: String) {
    let result = after(keys, in: text) { $0 }
    #expect(result == expected)
  }

  @Test(arguments: [
    ("let a\n  let b", "alt+a alt+/ →", "// let a\n//   let b|"),
    ("  a\n\n    b", "alt+a alt+/ →", "  // a\n\n  //   b|"),
    ("// a\n  //b", "alt+a alt+/ →", "a\n  b|"), ("// a\nb", "alt+a alt+/ →", "// // a\n// b|"),
    ("a", "alt+/", "// |a"), ("a", "→ alt+/ alt+/", "a|"), ("", "alt+/", "// |"),
    ("  ", "end alt+/", "  // |"), ("a\nb", "cmd+/", "// |a\nb"),
    ("a\nb", "alt+a alt+/ ctrl+z →", "a\nb|"), ("a\nb", "alt+a alt+/ ⌫", "// |"),
  ])
  func `lines are commented out, and the comment marks removed`(
    text: String, keys: String, expected: String
  ) {
    let result = after(keys, in: text) { $0.syntaxHighlighting(.swift) }
    #expect(result == expected)
  }

  @Test(arguments: [
    ("a\n  b", "alt+a alt+/ →", "rem a\nrem   b|"),
    ("rem a\nrem   b", "alt+a alt+/ →", "a\n  b|"), ("  a", "alt+/ alt+/ alt+/", "|  rem a"),
  ])
  func `a comment mark can end with a space`(text: String, keys: String, expected: String) {
    let language = CodeLanguage("bat", rules: [.toLineEnd(.comment, "rem ", at: .firstInLine)])
    let result = after(keys, in: text) { $0.syntaxHighlighting(language) }
    #expect(result == expected)
  }

  @Test(arguments: [
    ("ab", "→ ctrl+t", "ba|"), ("abc", "end ctrl+t", "acb|"), ("abc", "→ ctrl+t ctrl+t", "bca|"),
    ("ab\ncd", "↓ ctrl+t", "ab\n|cd"), ("日🇩🇪", "→ ctrl+t", "🇩🇪日|"), ("a", "end ctrl+t", "a|"),
    ("ab", "→ ctrl+t ctrl+z", "a|b"), ("ab", "alt+a ctrl+t →", "ab|"),
    ("one two", "alt+u", "ONE| two"), ("one two", "→ alt+c alt+c", "oNe Two|"),
    ("ONE two", "alt+l alt+u", "one TWO|"), ("straße", "alt+u", "STRASSE|"),
    ("don't stop", "alt+a alt+c →", "Don't Stop|"),
    ("one two", "shift+→ shift+→ alt+u →", "ON|e two"),
    ("one", "end shift+← shift+← alt+u ←", "o|NE"), ("one", "shift+→ alt+u ⌫", "|ne"),
    ("one two", "alt+u ctrl+z", "|one two"), ("1 + 1", "alt+u", "1| + 1"),
  ])
  func `characters are swapped, and words change their case`(
    text: String, keys: String, expected: String
  ) {
    let result = after(keys, in: text) { $0 }
    #expect(result == expected)
  }

  @Test(arguments: [
    ("ab\ncd", "↓ ctrl+u", "ab|cd"), ("ab\ncd", "↓ → ctrl+u", "ab\n|d"), ("ab", "ctrl+u", "|ab"),
    ("ab\ncd", "↓ cmd+⌫", "ab|cd"), ("ab\ncd", "↓ ctrl+u ctrl+y", "ab\n|cd"),
    ("ab\ncd", "↓ → ctrl+u ctrl+u ctrl+u ctrl+y", "ab\nc|d"),
  ])
  func `deleting to the start of a line joins it with the line before it when nothing is left`(
    text: String, keys: String, expected: String
  ) {
    let result = after(keys, in: text) { $0 }
    #expect(result == expected)
  }

  private static let keys = [
    "alt+k", "alt+j", "alt+n", "alt+p", "alt+/", "ctrl+t", "alt+u", "alt+l", "alt+c",
  ]

  /// The keys that reach the views around `field`, which has the text "b a".
  private func passedOn(_ field: @escaping (Binding<String>) -> some View) -> [String] {
    var passed: [String] = []
    var key = ""
    let harness = Harness(width: 24, height: 8) {
      VStack { StatefulPreview("b a") { field($0) } }
        .onKeyPress { _ in
          passed.append(key)
          return .ignored
        }
    }
    harness.press("⇥")
    passed = []
    for next in Self.keys {
      key = next
      harness.press(next)
    }
    #expect(passed.isEmpty || value(harness) == "b a")
    return passed
  }

  @Test func `only editors that can be edited use these keys`() {
    let edited = passedOn { TextEditor(text: $0).syntaxHighlighting(.swift) }
    #expect(edited == [])
    let readOnly = passedOn { TextEditor(text: $0).syntaxHighlighting(.swift).readOnly() }
    #expect(readOnly == Self.keys)
    let field = passedOn { TextField("Name", text: $0) }
    #expect(field == Self.keys)
  }

  @Test(arguments: [nil, .html, .diff] as [CodeLanguage?])
  func `without line comments in the language, the app gets the key for comments`(
    language: CodeLanguage?
  ) {
    var calls = 0
    let harness = editor("a") {
      $0.syntaxHighlighting(language).keyBinding("Run", "alt+/") { calls += 1 }
    }
    harness.press("alt+/")
    #expect(calls == 1 && value(harness) == "a")
  }

  @Test func `a key map gives the commands other keys`() {
    let map = KeyMap([
      "edit.delete-line": ["ctrl+o"], "edit.move-line-down": ["alt+down"], "edit.comment": ["F4"],
      "edit.transpose": [],
    ])
    let modify = { (editor: TextEditor) in editor.syntaxHighlighting(.python).keyMap(map) }
    #expect(after("alt+k alt+n alt+/ ctrl+t", in: "ab\ncd", modify) == "|ab\ncd")
    #expect(after("alt+↓ F4", in: "ab\ncd", modify) == "cd\n# |ab")
    #expect(after("ctrl+o", in: "ab\ncd", modify) == "|cd")
  }

  /// The first keys of the commands, by their titles.
  private func keys(of active: ActiveKeys) -> [String: String] {
    active.bindings.reduce(into: [:]) { $0[$1.title] = $1.sequences.first?.description }
  }

  @Test(
    arguments: [(.swift, false), (nil, false), (.swift, true)] as [(CodeLanguage?, Bool)])
  func `help lists the commands for lines with their keys`(
    language: CodeLanguage?, isReadOnly: Bool
  ) {
    var listed: [String: String] = [:]
    let harness = Harness(width: 24, height: 8) {
      VStack {
        EditorStage(text: "a") { $0.syntaxHighlighting(language).readOnly(isReadOnly) }
        ActiveKeysReader { active in
          let _ = listed = keys(of: active)
          Text("x")
        }
      }
    }
    harness.press("⇥")
    let lines = [
      "Move lines up": "alt+p", "Move lines down": "alt+n", "Duplicate lines": "alt+j",
      "Delete lines": "alt+k", "Comment lines": "alt+/",
    ]
    for (title, key) in lines {
      let isListed = !isReadOnly && (title != "Comment lines" || language != nil)
      #expect(listed[title] == (isListed ? key : nil), "\(title)")
    }
    #expect(listed["Go to line"] == "ctrl+g")
  }
}
