// SPDX-License-Identifier: MIT
// Testing: replacing matches in a text editor.

import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumControls

@MainActor struct EditorReplaceTests: EditorFinding {
  /// Opens the bar, and enters a term and its replacement.
  private func replace(
    _ term: String, with new: String, isPattern: Bool = false, in harness: Harness
  ) async {
    harness.press("alt+r")
    await harness.settle()
    if isPattern { harness.click(harness.find(.toggle, "Regular expression")!) }
    harness.click(harness.find(.textField, "Find")!)
    harness.type(term)
    harness.click(harness.find(.textField, "Replace with")!)
    harness.type(new)
    await harness.settle()
  }

  @Test func `replacing a match selects the next one`() async {
    let harness = editor("a b a b a")
    await replace("a", with: "xy", in: harness)
    harness.press("⏎")
    await harness.settle()
    #expect(value(harness) == "xy b a b a")
    #expect(harness.screen[4].contains("1 of 2"))
    harness.press("⏎ ⏎ ⏎")
    await harness.settle()
    #expect(value(harness) == "xy b xy b xy")
    #expect(harness.screen[4].contains("No matches"))
    #expect(harness.repaint() == 0)
  }

  @Test func `Replace is disabled while there are no matches`() async {
    let harness = editor("a b")
    harness.press("alt+r")
    await harness.settle()
    harness.type("q")
    await harness.settle()
    #expect(harness.find(.button, "Replace")?.semantics.isEnabled == false)
    harness.press("⌫ a")
    await harness.settle()
    #expect(harness.find(.button, "Replace")?.semantics.isEnabled == true)
    harness.click(harness.find(.button, "Replace")!)
    await harness.settle()
    #expect(value(harness) == " b")
    // The button that was just pressed keeps the focus.
    #expect(harness.focused?.label == "Replace")
    #expect(harness.repaint() == 0)
  }

  @Test func `Replace All is one undo step`() async {
    let harness = editor("key = value\nother = thing\n")
    await replace(#"(\w+) = (\w+)"#, with: "$2: $1", isPattern: true, in: harness)
    harness.click(harness.find(.button, "All")!)
    await harness.settle()
    #expect(value(harness) == "value: key\nthing: other\n")
    harness.press("esc")
    await harness.settle()
    harness.press("ctrl+z")
    #expect(value(harness) == "key = value\nother = thing\n")
    // The first match is selected again, as before, and not the whole text.
    harness.type("x")
    #expect(value(harness) == "x\nother = thing\n")
    #expect(harness.repaint() == 0)
  }

  @Test func `Replace All checks only the new characters, and a refused one changes nothing`() async
  {
    // Before it, a match is selected, which the next character replaces.
    for (new, expected, next) in [("2", "a2-a2", "a2-a23"), ("x", "a1-a1", "a3-a1")] {
      let harness = editor("a1-a1") { $0.textInputFilter(\.isNumber) }
      await replace("1", with: new, in: harness)
      harness.click(harness.find(.button, "All")!)
      await harness.settle()
      #expect(value(harness) == expected)
      harness.press("esc")
      await harness.settle()
      harness.type("3")
      #expect(value(harness) == next)
    }
  }

  @Test func `Option-R in an open bar moves the focus to the replacement`() async {
    let harness = editor("a b a")
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("a")
    for focus in ["", "shift+⇥", "⇥ ⇥"] {
      harness.press(focus)
      harness.press("alt+r")
      await harness.settle()
      #expect(harness.focused?.label == "Replace with")
    }
    // Typing replaces the last replacement.
    harness.type("x")
    harness.press("alt+r")
    await harness.settle()
    harness.type("y")
    #expect(harness.focused?.value == "y")
    #expect(harness.repaint() == 0)
  }

  /// An editor whose bar searches for an expression.
  private func replacing(_ expression: String, with text: String, in value: String) async -> Harness
  {
    let harness = editor(value, height: 8)
    harness.press("alt+r")
    await harness.settle()
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.click(harness.find(.textField, "Find")!)
    harness.type(expression)
    harness.click(harness.find(.textField, "Replace with")!)
    harness.type(text)
    await harness.settle()
    return harness
  }

  @Test(arguments: [
    ("^", "// ", "one\n\ntwo", "// one\n// \n// two"), ("$", ";", "one\ntwo", "one;\ntwo;"),
    ("^$", "-", "one\n\ntwo\n", "one\n-\ntwo\n-"), ("^", "\\n", "a\nb", "\na\n\nb"),
    ("^\\s*", "  ", "one\n    two", "  one\n  two"), ("$", "", "one\ntwo", "one\ntwo"),
    ("^(x?)", "<$1>", "xa\nb", "<x>a\n<>b"),
  ])
  func `places at the ends of lines are replaced, all at once or one by one`(
    expression: String, text: String, before: String, after: String
  ) async {
    let all = await replacing(expression, with: text, in: before)
    all.click(all.find(.button, "All")!)
    await all.settle()
    #expect(value(all) == after)
    all.press("esc")
    await all.settle()
    all.press("ctrl+z")
    #expect(value(all) == before)

    let single = await replacing(expression, with: text, in: before)
    let count =
      expression == "^$" ? 2 : before.split(separator: "\n", omittingEmptySubsequences: false).count
    for _ in 0..<count {
      single.click(single.find(.button, "Replace")!)
      await single.settle()
    }
    #expect(value(single) == after)
    #expect(single.repaint() == 0)
  }
}
