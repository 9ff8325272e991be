// SPDX-License-Identifier: MIT
// Testing: controls in a focusable view, for the focus, tests and screen readers.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FocusableContentTests {
  private struct Board: View {
    @State private var name = ""
    @State private var saved = "none"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Board")
        TextField("Name", text: $name).onSubmit { saved = name }
        Text(saved)
      }
      .focusable()
    }
  }

  @Test func `a field in a focusable view is an element, and can have the focus`() {
    let harness = Harness(width: 20, height: 3) { Board() }
    #expect(harness.elements.map(\.role) == [.group, .text, .textField, .text])
    #expect(harness.focused == nil)
    harness.press("⇥")
    #expect(harness.focused?.role == .group && harness.focused?.label == "Board none")
    harness.press("⇥ x ⏎")
    #expect(harness.focused?.role == .textField && harness.focused?.label == "Name")
    #expect(harness.focused?.value == "x" && harness.screen[2] == "x")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a field over a focusable view is an element too`() {
    struct Cell: View {
      @State private var text = "12"
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("a cell").overlay { TextField("Value", text: $text).focused($isFocused) }
          .focusable()
          .onAppear { isFocused = true }
      }
    }
    let harness = Harness(width: 20, height: 1) { Cell() }
    harness.type("3")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "123")
  }

  @Test func `a focusable view without controls is one element with its text`() {
    let harness = Harness(width: 20, height: 2) {
      VStack {
        Text("Board")
        Text("two words")
      }
      .focusable()
    }
    #expect(harness.elements.map(\.role) == [.group])
    #expect(harness.find(.group, "Board two words") != nil)
  }

  @Test func `a screen reader reaches the controls in a focusable view`() {
    var count = 0
    let harness = Harness(width: 20, height: 2) {
      VStack {
        Text("Board")
        Button("Save") { count += 1 }
      }
      .focusable()
    }
    #expect(harness.press(.button, "Save") && count == 1)
  }

  @Test func `linear mode reads the text in a focusable view once, and asks for the field`() {
    let transcript = Transcript { Board() }
    #expect(transcript.text.hasPrefix("Board\n") && transcript.text.hasSuffix("\nName: "))
    #expect(!transcript.text.contains("group"))
    transcript.enter("Ada")
    #expect(transcript.text.hasSuffix("Ada\n> "))
  }
}
