// SPDX-License-Identifier: MIT
// Testing: suggestions below the caret of a text editor.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct EditorSuggestionsTests {
  private static let words = ["/help", "/history", "/model", "@README.md", "@Sources/main.swift"]

  private struct Prompt: View {
    var scope = TextSuggestionScope.lastWord
    var finds = false
    var isAtBottom = false
    var rows = 1
    @State private var text = ""
    @State private var sent: [String] = []
    @State private var history = ["earlier"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isAtBottom { Spacer() }
        Text("sent \(sent.joined(separator: "|"))")
        if finds {
          editor.textInputSuggestions(for: $text, completing: scope) { word in
            words.filter { $0.hasPrefix(word) }
          }
        } else {
          editor.textInputSuggestions(for: $text, from: words, completing: scope)
        }
        Button("Next") {}
        if !isAtBottom { Spacer() }
      }
    }

    private var editor: some View {
      TextEditor(text: $text)
        .submitKey(.return)
        .onSubmit {
          sent.append(text)
          text = ""
        }
        .lineLimit(rows...6)
        .textInputHistory($history)
        .defaultFocus()
    }
  }

  private func prompt(_ prompt: Prompt = Prompt(), width: Int = 30) async -> Harness {
    let harness = Harness(width: width, height: 16) { prompt }
    await harness.settle()
    return harness
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test(arguments: [false, true])
  func `the word before the caret is completed in any row`(finds: Bool) async {
    let harness = await prompt(Prompt(finds: finds))
    func type(_ text: String) async {
      harness.type(text)
      await harness.settle()
    }
    await type("/h")
    #expect(harness.rows == ["/help", "/history"])
    #expect(harness.screen[1] == "/help")
    #expect(harness.cursor == CellPoint(x: 2, y: 1))
    harness.press("↓ ↓ ⏎")
    #expect(value(harness) == "/history" && harness.rows == [])
    await type(" of")
    harness.press("ctrl+j")
    await type("see @READ")
    #expect(harness.rows == ["@README.md"])
    #expect(harness.screen[2] == "see @README.md")
    #expect(harness.screen[3].contains("@README.md"))
    harness.press("⇥")
    #expect(value(harness) == "/history of\nsee @README.md" && harness.rows == [])
    harness.press("ctrl+z")
    #expect(value(harness) == "/history of\nsee @READ")
    #expect(harness.screen[0] == "sent")
    #expect(harness.repaint() == 0)
  }

  @Test func `a word before other text is completed, but not in the middle of a word`() async {
    let harness = await prompt()
    harness.type("see  for more")
    harness.press("ctrl+a → → → →")
    harness.type("@S")
    #expect(harness.rows == ["@Sources/main.swift"])
    #expect(harness.screen[1] == "see @S for more")
    harness.press("⇥")
    #expect(value(harness) == "see @Sources/main.swift for more")
    #expect(harness.cursor == CellPoint(x: 23, y: 1))
    harness.type("!")
    #expect(value(harness) == "see @Sources/main.swift! for more")
    harness.press("home")
    harness.type("@")
    #expect(harness.rows == [])
    #expect(harness.repaint() == 0)
  }

  @Test
  func `up and down move the caret while the list is closed, and in the list while it is open`()
    async
  {
    let harness = await prompt()
    harness.type("/mo")
    harness.press("escape ctrl+j")
    harness.type("/h")
    #expect(harness.rows.count == 2)
    harness.press("↑")
    #expect(harness.screen[2] == "/history")
    harness.press("↑")
    #expect(harness.screen[2] == "/help")
    harness.press("↑")
    #expect(harness.cursor == CellPoint(x: 2, y: 2))
    harness.press("escape")
    #expect(harness.rows == [] && harness.screen[2] == "/h")
    harness.press("↓")
    #expect(harness.rows == [])
    harness.press("↑")
    #expect(harness.cursor?.y == 1)
    harness.press("↑")
    #expect(value(harness) == "earlier")
    #expect(harness.rows == [])
    harness.press("↓")
    #expect(value(harness) == "/mo\n/h")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["←", "home", "ctrl+a", "shift+←"])
  func `moving the caret out of the word closes the list`(keys: String) async {
    let harness = await prompt()
    harness.type("a /h")
    #expect(!harness.rows.isEmpty)
    harness.press(keys)
    #expect(harness.rows == [])
    harness.press("⏎")
    #expect(harness.screen[0] == "sent a /h")
    #expect(harness.repaint() == 0)
  }

  @Test func `a click in the text closes the list, and one in the list accepts a suggestion`() async
  {
    let harness = await prompt()
    harness.type("ab /h")
    harness.click(x: 1, y: 1)
    #expect(harness.rows == [])
    harness.press("end ⌫")
    harness.type("h")
    let row = harness.position(of: "/history")
    harness.click(x: 4, y: row?.y ?? 0)
    #expect(value(harness) == "ab /history")
    #expect(harness.focused?.role == .textField)
  }

  @Test func `Return submits without a selection, and Tab moves the focus without a match`() async {
    let harness = await prompt()
    harness.type("/h")
    harness.press("⏎")
    #expect(harness.screen[0] == "sent /h" && harness.rows == [])
    harness.type("x")
    harness.press("⇥")
    #expect(harness.focused?.label == "Next")
  }

  @Test func `the list is below the row of the caret, or above it near the bottom`() async {
    let harness = await prompt(Prompt(rows: 5))
    harness.type("one")
    harness.press("ctrl+j")
    harness.type("/h")
    #expect(harness.screen[2] == "/help" && harness.screen[3].contains("/help"))
    // The word wraps into the next row, in an editor of the same height.
    harness.press("⌫ ⌫")
    harness.type("a word and some others or /his")
    #expect(harness.cursor == CellPoint(x: 4, y: 3))
    #expect(harness.screen[4].contains("/history"))
    #expect(harness.repaint() == 0)

    let low = await prompt(Prompt(isAtBottom: true))
    low.type("one")
    low.press("ctrl+j")
    low.type("/h")
    #expect(low.cursor?.y == 14)
    #expect(low.screen[12].contains("/help") && low.screen[13].contains("/history"))
    low.press("↑")
    #expect(low.screen[14] == "/history")
    #expect(low.repaint() == 0)
  }

  @Test func `the whole text of an editor can be completed`() async {
    let harness = await prompt(Prompt(scope: .text))
    harness.type("/mod")
    #expect(harness.rows == ["/model"] && harness.screen[1] == "/model")
    harness.press("→")
    #expect(value(harness) == "/model" && harness.rows == [])
    harness.press("ctrl+j")
    harness.type("/h")
    #expect(harness.rows == [])
  }

  @Test func `the find bar of an editor has no suggestions`() async {
    let harness = await prompt()
    harness.type("/h")
    #expect(!harness.rows.isEmpty)
    harness.press("ctrl+f")
    #expect(harness.rows == [])
    harness.type("/h")
    #expect(harness.rows == [])
    harness.press("escape")
    #expect(harness.focused?.value == "/h")
  }

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
    let harness = await prompt(Prompt(finds: finds))
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

  @Test func `the hint names the key that accepts a suggestion`() async {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextEditor(text: $text)
            .textInputSuggestions(
              for: $text, from: EditorSuggestionsTests.words, completing: .lastWord
            )
            .defaultFocus()
          KeyHints()
        }
      }
    }
    let harness = Harness(width: 60, height: 12) { Page() }
    await harness.settle()
    harness.type("/h")
    #expect(harness.screen[11].contains("tab choose"))
    harness.press("↓")
    #expect(harness.screen[11].contains("enter choose"))
    harness.press("⌫ ⌫ ")
    harness.type("rea")
    // No suggestion begins with the text, so no key accepts one.
    #expect(harness.rows.contains("@README.md"))
    #expect(!harness.screen[11].contains("choose") && harness.screen[11].contains("esc close"))
    #expect(harness.repaint() == 0)
  }

  /// Returns the column at which the list begins.
  private func column(_ harness: Harness) -> Int? {
    harness.elements.first { $0.role == .list }?.frame.minX
  }

  @Test func `the list begins at the column of the word, and fits on the screen`() async {
    let harness = await prompt(width: 40)
    harness.type("see /h")
    #expect(harness.screen[2] == "Next /help")
    #expect(column(harness) == 4)
    harness.type("i")
    #expect(column(harness) == 4)
    harness.press("escape")
    harness.type(" 日本 (/h")
    #expect(harness.cursor?.x == 16 && column(harness) == 14)
    harness.press("ctrl+j")
    harness.type("more text before the word /h")
    #expect(column(harness) == 20 && harness.screen[3].contains("/help"))
    // Each letter that wraps into the next row takes the list with it.
    harness.press("⌫ ⌫")
    harness.type("and also then /his")
    #expect(harness.cursor == CellPoint(x: 4, y: 3))
    #expect(column(harness) == 0 && harness.screen[4].contains("/history"))
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-Space opens the list without typing, even between words`() async {
    for finds in [false, true] {
      let harness = await prompt(Prompt(finds: finds))
      harness.type("a /h")
      harness.press("escape ctrl+space")
      await harness.settle()
      #expect(harness.rows == ["/help", "/history"] && column(harness) == 2)
      harness.press("ctrl+space ↓ ⏎")
      #expect(value(harness) == "a /help" && harness.rows == [])
      harness.type(" ")
      harness.press("ctrl+space")
      await harness.settle()
      #expect(harness.rows == EditorSuggestionsTests.words)
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

  @Test func `a message moves away from the list`() async {
    struct Page: View {
      @State private var text = ""
      @Environment(\.toast) private var toast
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("page").frame(height: 4)
          TextEditor(text: $text)
            .textInputSuggestions(
              for: $text, from: EditorSuggestionsTests.words, completing: .lastWord
            )
            .defaultFocus()
            .frame(height: 1)
          Spacer()
        }
        .keyBinding("save", "f5") { toast("saved in the folder Documents") }
      }
    }
    let harness = Harness(width: 30, height: 10) { Page() }
    await harness.settle()
    harness.press("f5")
    #expect(harness.find(.status)?.frame.maxY == 10)
    harness.type("/h")
    #expect(harness.rows == ["/help", "/history"])
    #expect(harness.find(.status)?.frame.minY == 0)
    harness.press("escape")
    #expect(harness.rows == [] && harness.find(.status)?.frame.maxY == 10)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  /// A query with commands around it.
  private struct QueryPage: View {
    @State private var query = ""
    @State private var runs = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: $query)
          .textInputSuggestions(
            for: $query, from: ["WHERE", "WHEN", "FROM"], completing: .lastWord
          )
          .defaultFocus()
          .frame(height: 2)
        Text("runs \(runs)")
        Button("Explain") { runs += 1 }.keyboardShortcut(.function(7), modifiers: [])
        Spacer()
        KeyHints()
      }
      .keyBinding("run", "f5", hintPriority: .high, overridesControls: true) { runs += 1 }
      .keyBinding("run all", "f6 a") { runs += 1 }
      .commandPalette("f8")
    }
  }

  private func queryPage() async -> Harness {
    let harness = Harness(width: 120, height: 16) { QueryPage() }
    await harness.settle()
    return harness
  }

  @Test(arguments: ["f5", "f6 a", "f7"])
  func `a command or a shortcut closes the list, and typing opens it again`(keys: String) async {
    let harness = await queryPage()
    harness.type("whe")
    #expect(harness.rows.count == 2)
    harness.press(keys)
    #expect(harness.rows == [] && harness.position(of: "runs 1") != nil)
    #expect(value(harness) == "whe" && harness.focused?.role == .textField)
    harness.type("r")
    #expect(harness.rows == ["WHERE"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on the hint of a command closes the list`() async throws {
    let harness = await queryPage()
    harness.type("whe")
    let hint = try #require(harness.position(of: "F5 run"))
    harness.click(x: hint.x, y: hint.y)
    #expect(harness.rows == [] && harness.position(of: "runs 1") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the list stays closed after a command of the palette`() async {
    let harness = await queryPage()
    harness.type("whe")
    harness.press("f8")
    harness.type("run all")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.rows == [] && harness.position(of: "runs 1") != nil)
    #expect(harness.focused?.role == .textField)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["⇥", "→", "↓ ⏎"])
  func `an accepted suggestion replaces the typed letters, whatever their case`(keys: String) async
  {
    let harness = await queryPage()
    harness.type("from a wher")
    harness.press(keys)
    #expect(value(harness) == "from a WHERE" && harness.rows == [])
    harness.press("ctrl+z")
    #expect(value(harness) == "from a wher")
  }
}
