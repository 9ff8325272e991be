// SPDX-License-Identifier: MIT
// Testing: fields that select their text when they get the focus.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct SelectsTextOnFocusTests {
  private struct Names: View {
    @State private var first = "one"
    @State private var second = "two"
    @State private var isOpen = false
    @FocusState private var isSecondFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        TextField("First", text: $first).onSubmit { isSecondFocused = true }
        TextField("Second", text: $second).focused($isSecondFocused)
      }
      .selectsTextOnFocus()
      .keyBinding("open", "f2", overridesControls: true) { isOpen = true }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }

  private func names() -> Harness { Harness(width: 20, height: 8) { Names() } }

  private func values(_ harness: Harness) -> [String] {
    ["First", "Second"].map { harness.find(.textField, $0)?.value ?? "none" }
  }

  @Test(arguments: [
    ("⇥ x", ["x", "two"]), ("⇥ ⇥ x", ["one", "x"]), ("⇥ ⇥ shift+⇥ x", ["x", "two"]),
    ("⇥ ↓ x", ["one", "x"]), ("⇥ ⏎ x", ["one", "x"]), ("⇥ ⌫", ["", "two"]),
    ("⇥ x y", ["xy", "two"]), ("⇥ → x", ["onex", "two"]), ("⇥ ← x", ["xone", "two"]),
    ("⇥ x ctrl+z", ["one", "two"]), ("⇥ x ⇥ shift+⇥ y", ["y", "two"]),
  ])
  func `a key selects the text of the field that gets the focus`(
    keys: String, expected: [String]
  ) {
    let harness = names()
    harness.press(keys)
    #expect(values(harness) == expected)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a click places the caret`() {
    let harness = names()
    harness.click(x: 1, y: 1)
    harness.type("x")
    #expect(values(harness) == ["one", "txwo"])
    harness.press("⇥")
    harness.click(x: 2, y: 1)
    harness.type("y")
    #expect(values(harness) == ["one", "txywo"])
  }

  @Test func `the caret is where it was when a sheet closes`() async {
    let harness = names()
    harness.press("⇥ → x f2")
    await harness.settle()
    #expect(harness.focused?.label == "Close")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "First")
    harness.type("y")
    #expect(values(harness) == ["onexy", "two"])
    harness.press("⇥ z")
    #expect(values(harness) == ["onexy", "z"])
  }

  /// A sheet or a popover from which the focus goes to the second field.
  private struct Steps: View {
    var isPopover = false
    @State private var first = "one"
    @State private var second = "two"
    @State private var isOpen = false
    @FocusState private var isSecondFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        TextField("First", text: $first)
        TextField("Second", text: $second).focused($isSecondFocused)
      }
      .selectsTextOnFocus()
      .keyBinding("open", "f2", overridesControls: true) { isOpen = true }
      .sheet(isPresented: isPopover ? .constant(false) : $isOpen) { button }
      .popover(isPresented: isPopover ? $isOpen : .constant(false)) { button }
    }

    private var button: some View { Button("Continue") { isSecondFocused = true } }
  }

  @Test func `a field selects its text if the focus went to another one when a sheet closed`() async
  {
    let harness = Harness(width: 20, height: 8) { Steps() }
    harness.press("⇥ → f2")
    await harness.settle()
    harness.press("⏎ esc")
    await harness.settle()
    #expect(harness.focused?.label == "Second")
    harness.press("shift+⇥ x")
    #expect(values(harness) == ["x", "two"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the caret is where it was when the screen above closes`() {
    struct Page: View {
      @State private var name = "one"
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          TextField("Name", text: $name)
            .selectsTextOnFocus()
            .onSubmit { isShown = true }
            .navigationDestination(isPresented: $isShown) { Button("Next") {} }
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Page() }
    harness.press("⇥ → ⏎")
    #expect(harness.focused?.label == "Next")
    harness.press("esc")
    harness.type("x")
    #expect(harness.find(.textField, "Name")?.value == "onex")
  }

  private struct Count: View {
    var selects: Bool?
    @State private var count = 8

    var body: some View {
      if let selects {
        NumberField("Count", value: $count).selectsTextOnFocus(selects)
      } else {
        NumberField("Count", value: $count)
      }
    }
  }

  @Test(arguments: [(nil, "5"), (true, "5"), (false, "85")] as [(Bool?, String)])
  func `a number is selected unless the app turns it off`(selects: Bool?, expected: String) {
    let harness = Harness(width: 20, height: 1) { Count(selects: selects) }
    harness.press("⇥ 5")
    #expect(harness.find(.textField)?.value == expected)
  }

  @Test func `a field and an editor without the modifier keep their caret`() {
    struct Page: View {
      @State private var name = "one"
      @State private var note = "two"
      var body: some View {
        TextField("Name", text: $name)
        TextEditor(text: $note).selectsTextOnFocus()
      }
    }
    let harness = Harness(width: 20, height: 4) { Page() }
    harness.press("⇥ x ⇥ x")
    #expect(harness.find(.textField, "Name")?.value == "onex")
    #expect(harness.focused?.value == "xtwo")
  }

  @Test func `the selected text has the colour of a selection`() {
    let harness = names()
    let atRest = harness.cell(x: 0, y: 1).background
    harness.press("⇥ ⇥")
    #expect((0..<3).allSatisfy { harness.cell(x: $0, y: 1).background != atRest })
    #expect(harness.cell(x: 3, y: 1).background == atRest)
  }

  @Test func `only the field with the focus shows its selection, also below a sheet`() async {
    let harness = Harness(width: 40, height: 20) { Names() }
    func showsSelection(_ y: Int) -> Bool {
      harness.cell(x: 1, y: y).background != harness.cell(x: 10, y: y).background
    }
    harness.press("⇥ ⇥")
    #expect(!showsSelection(0) && showsSelection(1))
    harness.press("shift+⇥")
    #expect(showsSelection(0) && !showsSelection(1) && harness.repaint() == 0)
    harness.press("f2")
    await harness.settle()
    #expect(harness.focused?.label == "Close" && showsSelection(0) && !showsSelection(1))
    harness.press("⏎")
    await harness.settle()
    #expect(showsSelection(0) && harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `a second layer shows no selection of a field that lost the focus to the first`(
    isPopover: Bool
  ) async {
    let harness = Harness(width: 40, height: 20) { Steps(isPopover: isPopover) }
    func showsSelection(_ y: Int) -> Bool {
      harness.cell(x: 1, y: y).background != harness.cell(x: 10, y: y).background
    }
    harness.press("⇥ f2")
    await harness.settle()
    #expect(harness.focused?.label == "Continue" && showsSelection(0) && !showsSelection(1))
    harness.press("⏎ esc")
    await harness.settle()
    #expect(harness.focused?.label == "Second" && !showsSelection(0) && showsSelection(1))
    #expect(harness.repaint() == 0)
    harness.press("f2")
    await harness.settle()
    #expect(harness.focused?.label == "Continue" && !showsSelection(0) && showsSelection(1))
    #expect(harness.repaint() == 0)
  }
}
