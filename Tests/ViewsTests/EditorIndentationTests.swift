// SPDX-License-Identifier: MIT
// Testing: indentation, brackets and lines by number in a text editor.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct EditorIndentationTests {
  private func editor(
    _ text: String = "", width: Int = 20, height: Int = 5,
    _ modify: @escaping (TextEditor) -> some View
  ) -> Harness {
    let harness = Harness(width: width, height: height) { EditorStage(text: text, modify: modify) }
    harness.press("⇥")
    return harness
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  @Test(arguments: [
    ("", "a ⏎ b", "a\nb"), ("  a", "end ⏎ b", "  a\n  b"), ("\ta", "end ctrl+j b", "\ta\n\tb"),
    ("f {", "end ⏎ x", "f {\n  x"), ("f {}", "end ← ⏎ x", "f {\n  x\n}"),
    ("  f(\n  ", "ctrl+end )", "  f(\n)"), ("a", "end ) }", "a)}"),
    ("    ", "home → → ⏎ x", "  \n  x  "), ("{\n    ", "ctrl+end }", "{\n  }"),
    ("f {}", "end ← ⏎ ctrl+z", "f {}"), ("日 [", "end ⏎ ]", "日 [\n]"),
    ("f {}", "end ← ⏎ ctrl+z alt+_ x", "f {\n  x\n}"),
    ("  a", "end ⏎ } ctrl+z x", "  a\n  x"),
  ])
  func `a new line is indented like the one above`(text: String, keys: String, expected: String) {
    let harness = editor(text) { $0.autoIndent().indentation(.spaces(2)) }
    harness.press(keys)
    #expect(value(harness) == expected)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("  ab", "home x", "  xab"), ("  ab", "end home x", "  xab"),
    ("  ab", "end home home x", "x  ab"), ("  ab", "→ home home home x", "  xab"),
    ("\ta", "end shift+home ⌫", "\t"), ("  ab", "end home shift+home ⌫", "ab"),
    ("   ", "→ home x", "x   "), ("ab", "end home x", "xab"), ("", "home x", "x"),
    ("a\n  b", "ctrl+end home x", "a\n  xb"), ("  ab", "end ctrl+a x", "x  ab"),
    ("  one two three four five", "ctrl+end home home x", "  one two three xfour five"),
    ("  \u{301}a", "end home x", " x \u{301}a"),
  ])
  func `Home moves between the indentation and the start of the row`(
    text: String, keys: String, expected: String
  ) {
    let harness = editor(text) { $0.autoIndent() }
    harness.press(keys)
    #expect(value(harness) == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `without the modifier, new lines aren't indented, and Home goes to the start`() {
    let harness = editor("  {") { $0 }
    harness.press("end ⏎ } home x")
    #expect(value(harness) == "  {\nx}")
    harness.press("↑ end home x")
    #expect(value(harness) == "x  {\nx}")
  }

  @Test(arguments: [
    ("a\nb\n\nc", "shift+↓ shift+↓ shift+↓ alt+}", "  a\n  b\n\nc"),
    ("a", "end alt+} x", "  ax"), ("   a", "end alt+{ x", " ax"), ("\ta", "alt+{", "a"),
    ("a\nb", "alt+a alt+} alt+} alt+{", "  a\n  b"), ("a\r\n  b", "alt+a alt+} alt+{", "a\r\n  b"),
    ("a\nb", "alt+a alt+} ctrl+z", "a\nb"), ("", "alt+} x", "  x"),
    ("ab\nc", "→ alt+} ctrl+z x", "axb\nc"), ("ab\nc", "→ alt+} ctrl+z alt+_ x", "  axb\nc"),
    ("  a\n  b", "alt+a alt+{ ⌫", ""), ("a", "alt+{", "a"),
    ("\u{301}a", "alt+} x", "  \u{301}xa"),
  ])
  func `keys indent lines and move them back`(
    text: String, keys: String, expected: String
  ) {
    let harness = editor(text) { $0.indentation(.spaces(2)) }
    harness.press(keys)
    #expect(value(harness) == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `a limit applies to indentation`() {
    let harness = editor("a\nb") { $0.indentation(.spaces(2)).textInputLimit(6) }
    harness.press("alt+a alt+}")
    #expect(value(harness) == "a\nb")
    harness.press("alt+< alt+}")
    #expect(value(harness) == "  a\nb")
    let long = editor("    a") { $0.indentation(.spaces(2)).textInputLimit(2) }
    long.press("alt+{")
    #expect(value(long) == "  a")
  }

  @Test func `a tab is as wide as an indentation level`() {
    let harness = editor("a\tb") { $0.indentation(.tabs(width: 8)) }
    #expect(harness.screen[0] == "a       b")
    harness.press("alt+}")
    #expect(value(harness) == "\ta\tb")
    #expect(harness.screen[0] == "        a       b")
  }

  @Test(arguments: [
    ("f(a[0], (b))", "end", [1, 11]), ("f(a[0], (b))", "", []), ("f(a)", "→", [1, 3]),
    ("{\n}", "", [0]), ("(", "", []), ("]a[", "", []), ("()\u{301}", "", []),
  ])
  func `the bracket at the caret and its partner are highlighted`(
    text: String, keys: String, columns: [Int]
  ) {
    let harness = editor(text) { $0.bracketMatching() }
    let plain = harness.cell(x: 19, y: 4).background
    if !keys.isEmpty { harness.press(keys) }
    #expect((0..<12).filter { harness.cell(x: $0, y: 0).background != plain } == columns)
    #expect(harness.repaint() == 0)
    harness.type("x")
    #expect(harness.repaint() == 0)
  }

  @Test func `a bracket whose partner is far away costs little`() {
    let text = "(" + String(repeating: "a ", count: 500_000) + ")"
    let harness = editor(text) { $0.bracketMatching() }
    let plain = harness.cell(x: 18, y: 1).background
    #expect(harness.cell(x: 0, y: 0).background == plain)
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-G asks for a line number and goes to that line`() async {
    let lines = (1...300).map { "line \($0)" }.joined(separator: "\n")
    let harness = editor(lines) { $0.lineNumbers() }
    harness.press("ctrl+g")
    await harness.settle()
    #expect(harness.screen[4] == "Line 1–300")
    #expect(harness.focused?.label == "Go to line")
    harness.type("x120")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen.contains { $0.hasPrefix("120 line 120") })
    #expect(harness.cursor.map { harness.screen[$0.y].hasPrefix("120") } == true)
    harness.type("!")
    #expect(value(harness).contains("\n!line 120\n"))
    #expect(harness.repaint() == 0)
  }

  @Test func `Escape closes the line bar, and the caret stays`() async {
    let harness = editor("one\ntwo") { $0 }
    harness.press("↓ → ctrl+g")
    await harness.settle()
    harness.press("9 esc")
    await harness.settle()
    #expect(harness.cursor == CellPoint(x: 1, y: 1))
    harness.press("ctrl+g")
    await harness.settle()
    harness.press("9 9 ⏎")
    await harness.settle()
    #expect(harness.cursor == CellPoint(x: 0, y: 1))
    #expect(harness.content == ["one", "two"])
  }

  @Test func `a key map can change the keys of these commands`() async {
    let harness = editor("a\nb") {
      $0.keyMap(KeyMap(["edit.go-to-line": ["alt+g"], "edit.indent": ["ctrl+]"]]))
    }
    harness.press("ctrl+] alt+g")
    await harness.settle()
    #expect(value(harness).hasPrefix("    a"))
    #expect(harness.screen[4] == "Line 1–2")
  }

  @Test func `a closing bracket that the editor rejects leaves the indentation as it is`() {
    let harness = editor("{\n    ") {
      $0.autoIndent().indentation(.spaces(2)).textInputFilter { $0 != "}" }
    }
    harness.press("ctrl+end } x")
    #expect(value(harness) == "{\n    x")
  }

  @Test func `a huge line number goes to the last line`() async {
    let harness = editor("one\ntwo\nthree") { $0 }
    harness.press("ctrl+g")
    await harness.settle()
    harness.type("99999999999999999999")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.cursor?.y == 2)
  }

  @Test func `Option-I inserts a tab, and a key map can give it another key`() {
    let harness = editor("ab") { $0 }
    harness.press("shift+→ alt+i")
    #expect(value(harness) == "\tb")
    harness.press("ctrl+z")
    #expect(value(harness) == "ab")
    let mapped = editor("a") { $0.keyMap(KeyMap(["edit.insert-tab": ["ctrl+t"]])) }
    mapped.press("alt+i ctrl+t")
    #expect(value(mapped) == "\ta")
  }
}
