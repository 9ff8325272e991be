// SPDX-License-Identifier: MIT
// Testing: the find bar of a text editor: opening, room, and the focus in it.

import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumControls

@MainActor struct EditorFindBarTests: EditorFinding {
  @Test(arguments: ["ctrl+f", "alt+r"])
  func `the last term is selected when the bar opens again, so typing replaces it`(key: String)
    async
  {
    let harness = editor(Self.text)
    harness.press(key)
    await harness.settle()
    harness.type("xyz")
    harness.press("esc")
    await harness.settle()
    harness.press(key)
    await harness.settle()
    #expect(harness.find(.textField, "Find")?.value == "xyz")
    harness.type("two")
    await harness.settle()
    #expect(harness.find(.textField, "Find")?.value == "two")
    #expect(harness.repaint() == 0)
  }

  private struct Presented: View {
    @State private var isFinding = false
    @State private var text = "one two"
    var body: some View {
      TextEditor(text: $text)
        .findNavigator(isPresented: $isFinding)
        .onKeyPress(.function(1)) {
          isFinding.toggle()
          return .handled
        }
      Text(isFinding ? "finding" : "not")
    }
  }

  @Test func `an app can open the find bar, and is notified when it closes`() async {
    let harness = Harness(width: 40, height: 4) { Presented() }
    harness.press("⇥ f1")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    #expect(harness.screen[3].hasSuffix("finding"))
    harness.press("esc")
    await harness.settle()
    #expect(harness.screen[3].hasSuffix("not"))
    harness.press("ctrl+f")
    await harness.settle()
    #expect(harness.screen[3].hasSuffix("finding"))
  }

  @Test func `a find bar that is open from the start doesn't take the focus`() async {
    let harness = Harness(width: 40, height: 4) {
      TextField("Name", text: .constant("Ada")).defaultFocus()
      TextEditor(text: .constant("one two")).findNavigator(isPresented: .constant(true))
    }
    await harness.settle()
    #expect(harness.find(.textField, "Find") != nil)
    #expect(harness.focused?.label == "Name")
    harness.press("⇥ ctrl+f")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    #expect(harness.repaint() == 0)
  }

  private struct Bar: View {
    let status: FindStatus
    var text = ""
    var body: some View {
      FindBar(
        state: .constant(
          EditorBar.State(mode: .replace, query: FindQuery(text: text), status: status)),
        canReplace: true,
        editor: EditorBar.Handle(), close: {})
    }
  }

  @Test(arguments: 29...60) func `in a narrow bar, the field gives way to the labels`(width: Int) {
    let harness = Harness(width: width, height: 3) {
      Bar(status: FindStatus(count: 3, current: 1), text: "select")
    }
    #expect(harness.screen[0].hasPrefix(" / sel") && harness.screen[1].hasPrefix(" → "))
    #expect(harness.screen[0].contains("Aa") && harness.screen[0].contains(".*"))
    #expect(harness.find(.textField, "Find")!.frame.width >= 5)
    #expect(harness.screen[0].contains("1 of 3"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi256, .ansi16, .none])
  func `the field looks like other search fields, and an option shows that it is on`(
    depth: ColorDepth
  ) async throws {
    let harness = Harness(
      width: 60, height: 6, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { EditorStage(text: Self.text) { $0 } }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    harness.type("two")
    await harness.settle()
    #expect(harness.screen[5].contains("▌/ two"))
    let (matchCase, expression) = (
      try #require(harness.find(.toggle, "Match case")).frame,
      try #require(harness.find(.toggle, "Regular expression")).frame
    )
    #expect(expression.minX == matchCase.maxX + 1)
    func look(_ frame: CellRect) -> [Cell] {
      (frame.minX..<frame.maxX).map { harness.cell(x: $0, y: frame.minY) }
    }
    let off = look(matchCase)
    let between = harness.cell(x: matchCase.maxX, y: 5).background
    #expect(off.allSatisfy { $0.background == between })
    harness.click(harness.find(.toggle, "Match case")!)
    await harness.settle()
    await harness.advance(by: .seconds(1))
    #expect(look(matchCase) != off && look(expression).allSatisfy { $0.background == between })
    if depth != .none { #expect(look(matchCase).allSatisfy { $0.background != between }) }
    #expect(harness.cell(x: matchCase.maxX, y: 5).background == between)
    #expect(harness.repaint() == 0)
  }

  @Test func `Tab goes from the search field to the replacement, then to the buttons`() async {
    let harness = editor("a b a")
    harness.press("alt+r")
    await harness.settle()
    harness.type("a")
    await harness.settle()
    harness.press("⇥")
    #expect(harness.focused?.label == "Replace with")
    harness.press("⇥")
    #expect(harness.focused?.label == "Previous match")
    harness.press("shift+⇥ shift+⇥")
    #expect(harness.focused?.label == "Find")
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on an option leaves the focus in the field`() async {
    let harness = editor(Self.text)
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("t")
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.type(".o")
    await harness.settle()
    #expect(harness.focused?.value == "t.o" && harness.screen[5].contains("1 of 2"))
    // Keys still reach the option, and it keeps the focus.
    harness.press("⇥ ⇥ ⇥ space")
    await harness.settle()
    #expect(harness.focused?.label == "Match case" && harness.screen[5].contains("1 of 1"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (FindStatus(count: 2), true, ""), (FindStatus(), false, ""),
    (FindStatus(count: 2, isPartial: true), false, ""),
    (
      FindStatus(count: 2, isPartial: true, isCut: true), false,
      "Too many matches to replace at once."
    ),
  ])
  func `Replace All is enabled when all matches are known`(
    status: FindStatus, isEnabled: Bool, reason: String
  ) {
    let harness = Harness(width: 60, height: 3) { Bar(status: status) }
    #expect(harness.find(.button, "All")?.semantics.isEnabled == isEnabled)
    #expect(harness.screen[2] == reason)
  }

  @Test func `the find field has neither the mask nor the history of the editor`() async {
    var history = ["earlier"]
    let binding = Binding(get: { history }, set: { history = $0 })
    let harness = Harness(width: 40, height: 6) {
      EditorStage(text: Self.text) { $0.textInputMask("##").textInputHistory(binding) }
    }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    harness.type("two")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.value == "two")
    #expect(history == ["earlier"])
  }
}
