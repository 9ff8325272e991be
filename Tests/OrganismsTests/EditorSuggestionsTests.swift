// SPDX-License-Identifier: MIT
// Testing: suggestions below the caret of a text editor.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct EditorSuggestionsTests {
  private static let words = SuggestionPrompt.words

  private func prompt(
    _ prompt: SuggestionPrompt = SuggestionPrompt(), width: Int = 30
  ) async -> Harness {
    let harness = Harness(width: width, height: 16) { prompt }
    await harness.settle()
    return harness
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  @Test(arguments: [false, true])
  func `the word before the caret is completed in any row`(finds: Bool) async {
    let harness = await prompt(SuggestionPrompt(finds: finds))
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
    let harness = await prompt(SuggestionPrompt(rows: 5))
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

    let low = await prompt(SuggestionPrompt(isAtBottom: true))
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
    let harness = await prompt(SuggestionPrompt(scope: .text))
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
}
