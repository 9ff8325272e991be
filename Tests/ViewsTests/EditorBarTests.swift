// SPDX-License-Identifier: MIT
// Testing: the focus, the keys and the names of the bars below the text of an editor.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct EditorBarTests {
  private struct Notes: View {
    @State var text = "one\ntwo\nthree"
    var canFind = true

    var body: some View {
      TextEditor(text: $text).findDisabled(!canFind).accessibilityLabel("Notes")
    }
  }

  /// An editor with the focus.
  private func editor(canFind: Bool = true) -> Harness {
    let harness = Harness(width: 60, height: 7) { Notes(canFind: canFind) }
    harness.press("⇥")
    return harness
  }

  @Test(arguments: [("ctrl+f", "ctrl+g", "Go to line"), ("ctrl+g", "ctrl+f", "Find")])
  func `a bar that replaces another one gets the focus`(
    first: String, second: String, field: String
  ) async {
    let harness = editor()
    harness.press(first)
    await harness.settle()
    harness.click(x: 1, y: 1)
    #expect(harness.focused?.label == "Notes")
    harness.press(second)
    await harness.settle()
    #expect(harness.focused?.label == field)
    harness.type("12")
    await harness.settle()
    #expect(harness.find(.textField, field)?.value == "12")
    #expect(harness.find(.textField, "Notes")?.value == "one\ntwo\nthree")
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-F in the field for a line opens the find bar`() async {
    let harness = editor()
    harness.press("ctrl+g")
    await harness.settle()
    harness.press("1 home ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    #expect(harness.find(.textField, "Go to line") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a find bar that the app requests replaces the field for going to a line`() async {
    struct Page: View {
      @State private var text = "one\ntwo"
      @State private var isFinding = false

      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: $text).findNavigator(isPresented: $isFinding)
          Text(isFinding ? "present" : "closed")
        }
        .keyBinding("Find", "f5") { isFinding = true }
      }
    }
    let harness = Harness(width: 60, height: 7) { Page() }
    harness.press("⇥ ctrl+g")
    await harness.settle()
    #expect(harness.focused?.label == "Go to line")
    harness.press("f5")
    await harness.settle()
    #expect(harness.focused?.label == "Find" && harness.position(of: "present") != nil)
    #expect(harness.find(.textField, "Go to line") == nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.textField, "Find") == nil && harness.position(of: "closed") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: 21...44)
  func `the find bar shows its result at any width, and its options`(width: Int) async {
    let harness = Harness(width: width, height: 5) { Notes() }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    for (letter, result, short) in [("t", "1 of 2", "1/2"), ("x", "No matches", "0/0")] {
      harness.type(letter)
      await harness.settle()
      #expect(harness.screen[4].contains(width < 28 ? short : result))
      #expect(harness.screen[4].contains("Aa") && harness.screen[4].contains(".*"))
    }
    #expect((harness.find(.button, "Close") != nil) == (width >= 31))
    #expect((harness.find(.button, "Next match") != nil) == (width >= 37))
    #expect(harness.repaint() == 0)
  }

  /// An editor above a row of key hints, in a terminal that reports Shift-Return if `support` is
  /// `.yes`.
  private func hinted(_ support: TerminalSupport, _ map: KeyMap = KeyMap()) -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.keyboardProtocol = support
    let harness = Harness(width: 100, height: 8, capabilities: capabilities) {
      VStack(spacing: 0) {
        Notes()
        KeyHints()
      }
      .keyMap(map)
    }
    harness.press("⇥")
    return harness
  }

  @Test(arguments: [
    (TerminalSupport.yes, "shift+enter/shift+F3 previous match"), (.no, "shift+F3 previous match"),
  ])
  func `hints show the keys of the find bar while it has the focus`(
    support: TerminalSupport, previous: String
  ) async {
    let harness = hinted(support)
    #expect(!harness.screen[7].contains("match"))
    harness.press("ctrl+f")
    await harness.settle()
    #expect(harness.screen[7] == "  enter F3 next match   \(previous)   esc close")
    harness.press("esc")
    await harness.settle()
    #expect(!harness.screen[7].contains("match") && !harness.screen[7].contains("close"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["ctrl+f", "alt+r", "ctrl+g"])
  func `a narrow row of hints shows the key that closes the bar rather than others`(
    key: String
  ) async {
    for (width, showsNext) in [(40, true), (30, false), (14, false)] {
      let harness = Harness(width: width, height: 8) {
        VStack(spacing: 0) {
          Notes()
          KeyHints()
        }
      }
      harness.press("⇥ \(key)")
      await harness.settle()
      #expect(harness.screen[7].contains("esc close"), "\(width)")
      let hasNext = harness.screen[7].contains("next match")
      #expect(hasNext == (showsNext && key != "ctrl+g"), "\(width)")
    }
  }

  @Test(arguments: ["ctrl+f", "alt+r", "ctrl+g"], [78, 41, 20])
  func `the bar of an editor doesn't move the panes, and stays in its own`(
    key: String, width: Int
  ) async {
    struct Panes: View {
      @State private var left = "one"
      @State private var right = "two"

      var body: some View {
        HStack(spacing: 1) {
          VStack(alignment: .leading, spacing: 0) {
            Text("Left")
            TextEditor(text: $left)
          }
          VStack(alignment: .leading, spacing: 0) {
            Text("Right")
            TextEditor(text: $right)
          }
        }
      }
    }
    for tabs in ["⇥", "⇥ ⇥"] {
      let harness = Harness(width: width, height: 7) { Panes() }
      harness.press(tabs)
      let place = harness.position(of: "Right")
      let column = place?.x ?? 0
      harness.press(key)
      await harness.settle()
      #expect(harness.focused?.role == .textField && harness.focused?.value == "")
      #expect(harness.position(of: "Right") == place)
      let ground = harness.cell(x: column - 1, y: 1)
      #expect((2..<7).allSatisfy { harness.cell(x: column - 1, y: $0) == ground })
      #expect(harness.repaint() == 0)
      harness.press("esc")
      await harness.settle()
      #expect(harness.position(of: "Right") == place)
    }
  }

  @Test func `hints show that Return replaces a match in the field for the replacement`() async {
    let harness = hinted(.no)
    harness.press("alt+r")
    await harness.settle()
    harness.press("⇥")
    #expect(harness.focused?.label == "Replace with")
    #expect(
      harness.screen[7]
        == "  enter replace   F3 next match   shift+F3 previous match   esc close")
    harness.press("ctrl+g")
    await harness.settle()
    #expect(harness.screen[7] == "  esc close")
  }

  @Test func `the buttons that replace look like those above, and end below them`() async throws {
    let harness = editor()
    harness.press("alt+r")
    await harness.settle()
    harness.type("o")
    await harness.settle()
    let (next, close) = (
      try #require(harness.find(.button, "Next match")?.frame),
      try #require(harness.find(.button, "Close")?.frame)
    )
    let (replace, all) = (
      try #require(harness.find(.button, "Replace")?.frame),
      try #require(harness.find(.button, "All")?.frame)
    )
    #expect(all.maxX == close.maxX && replace.maxX == all.minX && all.minY == close.minY + 1)
    #expect(
      harness.cell(x: replace.minX, y: replace.minY).background
        == harness.cell(x: next.minX, y: next.minY).background)
  }

  @Test func `hints of the find bar show the keys of the key map`() async {
    let map = KeyMap().setting("edit.find-next", to: ["alt+n"])
    let harness = hinted(.no, map)
    harness.press("ctrl+f")
    await harness.settle()
    #expect(harness.screen[7].hasPrefix("  enter/alt+n next match   shift+F3 previous match"))
  }

  @Test func `without find, Control-F moves the caret in the field for a line`() async {
    let harness = editor(canFind: false)
    harness.press("ctrl+g")
    await harness.settle()
    harness.press("1 2 home ctrl+f 3")
    await harness.settle()
    #expect(harness.focused?.label == "Go to line")
    #expect(harness.focused?.value == "132")
  }

  @Test func `the label of an editor leaves the controls of its bars alone`() async {
    let harness = editor()
    harness.press("alt+r")
    await harness.settle()
    #expect(harness.elements.count { $0.label == "Notes" } == 1)
    #expect(harness.find(.textField, "Find") != nil)
    #expect(harness.find(.textField, "Replace with") != nil)
    #expect(harness.find(.toggle, "Match case") != nil)
    #expect(harness.find(.button, "Close") != nil)
    harness.press("esc ctrl+g")
    await harness.settle()
    #expect(harness.elements.count { $0.label == "Notes" } == 1)
    #expect(harness.find(.textField, "Go to line") != nil)
  }
}
