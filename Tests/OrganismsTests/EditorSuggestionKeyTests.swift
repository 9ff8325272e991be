// SPDX-License-Identifier: MIT
// Testing: Control-Space and keys in one burst while an editor has suggestions.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct EditorSuggestionKeyTests {
  private static let words = SuggestionPrompt.words

  private func prompt(
    _ prompt: SuggestionPrompt = SuggestionPrompt(), width: Int = 30
  ) async -> Harness {
    let harness = Harness(width: width, height: 16) { prompt }
    await harness.settle()
    return harness
  }

  /// Returns the column at which the list begins.
  private func column(_ harness: Harness) -> Int? {
    harness.elements.first { $0.role == .list }?.frame.minX
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test func `keys in one burst act on the text typed before them`() async {
    let harness = await prompt()
    harness.send([
      .key(KeyPress("/", characters: "/")), .key(KeyPress("m", characters: "m")),
      .key(KeyPress(.downArrow)), .key(KeyPress(.return)),
    ])
    #expect(value(harness) == "/model")
  }

  @Test(arguments: [false, true])
  func `Tab in one burst with the last letter accepts a suggestion, or moves the focus`(
    finds: Bool
  ) async {
    let harness = await prompt(SuggestionPrompt(finds: finds))
    harness.send([
      .key(KeyPress("/", characters: "/")), .key(KeyPress("m", characters: "m")),
      .key(KeyPress(.tab)), .key(KeyPress("x", characters: "x")),
    ])
    await harness.settle()
    #expect(value(harness) == "/modelx" && harness.focused?.role == .textField)
    harness.press("ctrl+u")
    harness.send([.key(KeyPress("q", characters: "q")), .key(KeyPress(.tab))])
    await harness.settle()
    #expect(value(harness) == "q" && harness.focused?.label == "Next")
    #expect(harness.repaint() == 0)
  }

  @Test func `Tab in one burst with the last letter stays in the field if the search takes longer`()
    async
  {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Model", text: $text)
            .textInputSuggestions(for: $text) { query in
              await Task.yield()
              return ["\(query)odel"]
            }
          TextField("Name", text: .constant(""))
          Spacer()
        }
      }
    }
    let harness = Harness(width: 30, height: 8) { Page() }
    harness.press("⇥")
    harness.send([.key(KeyPress("m", characters: "m")), .key(KeyPress(.tab))])
    await harness.wait { harness.rows == ["model"] }
    #expect(harness.focused?.label == "Model" && harness.focused?.value == "m")
    harness.press("⇥")
    #expect(harness.focused?.value == "model")
    harness.press("⇥")
    #expect(harness.focused?.label == "Name")
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-Space opens the list without typing, even between words`() async {
    for finds in [false, true] {
      let harness = await prompt(SuggestionPrompt(finds: finds))
      harness.type("a /h")
      harness.press("escape ctrl+space")
      await harness.settle()
      #expect(harness.rows == ["/help", "/history"] && column(harness) == 2)
      harness.press("ctrl+space ↓ ⏎")
      #expect(value(harness) == "a /help" && harness.rows == [])
      harness.type(" ")
      harness.press("ctrl+space")
      await harness.settle()
      #expect(harness.rows == EditorSuggestionKeyTests.words)
      harness.type("@S")
      await harness.settle()
      #expect(harness.rows == ["@Sources/main.swift"])
      harness.press("⌫ ⌫")
      await harness.settle()
      #expect(harness.rows == [])
      harness.press("← ← ← ctrl+space")
      await harness.settle()
      // The caret is in the middle of a word.
      #expect(harness.rows == [])
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a key map changes the key for the list, and without suggestions the key is free`()
    async
  {
    struct Page: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("City", text: $text)
            .textInputSuggestions(for: $text, from: ["Bern", "Bonn"])
            .keyMap(KeyMap(["edit.complete": ["alt+space"]]))
          TextEditor(text: $text).frame(height: 2)
          Text("pressed \(count)")
        }
        .keyBinding("Count", "ctrl+space") { count += 1 }
      }
    }
    let harness = Harness(width: 30, height: 12) { Page() }
    harness.press("⇥ alt+space")
    #expect(harness.rows == ["Bern", "Bonn"])
    harness.press("escape ctrl+space")
    #expect(harness.rows == [])
    harness.press("⇥ ctrl+space")
    #expect(harness.screen[3] == "pressed 2")
  }

  @Test func `Control-Space in one burst with text acts on that text`() async {
    let harness = await prompt()
    harness.send([
      .key(KeyPress("/", characters: "/")), .key(KeyPress("m", characters: "m")),
      .key(KeyPress(.space, modifiers: .control)), .key(KeyPress(.tab)),
    ])
    #expect(value(harness) == "/model")
  }
}
