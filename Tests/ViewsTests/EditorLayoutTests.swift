// SPDX-License-Identifier: MIT
// Testing: the prompt, the height and the wrapping of a text editor.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import CuriumTokens
import TestModels
import Testing

@MainActor struct EditorLayoutTests {
  private struct Editor<Result: View>: View {
    @State var text: String
    let modify: (Binding<String>) -> Result
    var body: some View { modify($text) }
  }

  private func editor(
    _ text: String = "", width: Int = 12, height: Int = 4,
    _ modify: @escaping (Binding<String>) -> some View
  ) -> Harness {
    let harness = Harness(width: width, height: height) { Editor(text: text, modify: modify) }
    harness.press("⇥")
    return harness
  }

  @Test func `an empty editor shows its prompt, wrapped`() {
    let harness = editor { TextEditor(text: $0, prompt: Text("What did *you* see?")) }
    #expect(harness.screen == ["What did", "you see?", "", ""])
    #expect(harness.find(.textField)?.label == "What did you see?")
    #expect(harness.cursor == CellPoint(x: 0, y: 0))
    harness.type("a")
    #expect(harness.screen == ["a", "", "", ""])
    harness.press("⌫")
    #expect(harness.screen == ["What did", "you see?", "", ""])
    #expect(harness.repaint() == 0)
  }

  @Test func `an editor with a line limit is as high as its rows`() {
    let harness = editor(height: 5) { text in
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: text).lineLimit(1...3)
        Text("end")
      }
    }
    #expect(harness.screen == ["", "end", "", "", ""])
    harness.type("one two three")
    #expect(harness.screen == ["one two", "three", "end", "", ""])
    harness.press("⏎ ⏎ x")
    #expect(harness.screen[3] == "end")
    #expect(harness.screen[2].hasPrefix("x"))
    harness.press("⌫ ⌫ ⌫ ctrl+w")
    #expect(harness.screen == ["one two", "end", "", "", ""])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(2, "a"), (3, "a\nb\nc"), (4, "a\nb\nc\nd\ne\nf")])
  func `line limits count rows`(rows: Int, text: String) {
    let harness = editor(text, height: 8) { text in
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: text).lineLimit(2...4)
        Text("end")
      }
    }
    #expect(harness.screen.firstIndex(of: "end") == rows)
    harness.resize(width: 12, height: 3)
    #expect(harness.screen[2] == "end")
    #expect(harness.repaint() == 0)
  }

  @Test func `unwrapped lines scroll sideways with the caret`() {
    let harness = editor("abcdefghijklmnopqrst\nshort\n日本語日本語日本語", width: 9, height: 3) {
      TextEditor(text: $0).lineWrapping(.disabled)
    }
    #expect(harness.screen == ["abcdefgh", "short", "日本語日"])
    harness.press("end")
    #expect(harness.screen == ["mnopqrst", "", "日本語"])
    #expect(harness.cursor == CellPoint(x: 8, y: 0))
    harness.press("← ← ← ← ← ← ← ← ←")
    #expect(harness.screen == ["lmnopqrs", "", " 日本語"])
    #expect(harness.cursor == CellPoint(x: 0, y: 0))
    harness.press("↓")
    #expect(harness.cursor == CellPoint(x: 0, y: 1))
    #expect(harness.screen[1] == "")
    harness.press("home")
    #expect(harness.screen == ["abcdefgh", "short", "日本語日"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a short text that replaces a long one is shown from its beginning`() {
    let harness = editor(width: 20, height: 5) { TextEditor(text: $0).lineWrapping(.disabled) }
    func replace() {
      harness.press("alt+a")
      harness.paste(String(repeating: "long ", count: 30))
      #expect(harness.screen[0] == "ong long long long" && harness.cursor == CellPoint(x: 19, y: 0))
      harness.press("alt+a")
    }
    replace()
    harness.type("abc")
    #expect(harness.content == ["abc"] && harness.cursor == CellPoint(x: 3, y: 0))
    replace()
    harness.paste("xyz uvw")
    #expect(harness.content == ["xyz uvw"] && harness.cursor == CellPoint(x: 7, y: 0))
    // Only as far as necessary.
    replace()
    harness.paste(String(repeating: "0123456789", count: 3))
    #expect(harness.screen[0] == "1234567890123456789" && harness.cursor == CellPoint(x: 19, y: 0))
    harness.press("⌫")
    #expect(harness.screen[0] == "0123456789012345678" && harness.cursor == CellPoint(x: 19, y: 0))
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer finds the right place in unwrapped lines`() {
    let harness = editor("abcdefghijklmnopqrst\nshort", width: 12, height: 2) {
      TextEditor(text: $0).lineWrapping(.disabled).lineNumbers()
    }
    #expect(harness.screen == [" 1 abcdefgh", " 2 short"])
    harness.press("end")
    #expect(harness.screen == [" 1 mnopqrst", " 2"])
    harness.click(x: 5, y: 0)
    harness.type("X")
    #expect(harness.find(.textField)?.value.hasPrefix("abcdefghijklmnXo") == true)
    harness.scroll(x: -1, y: 0)
    #expect(harness.screen[0] != " 1 mnXopqrs")
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag to the left of unwrapped lines selects text that has scrolled out of view`() {
    let harness = editor("abcdefghijklmnopqrst", width: 9, height: 2) {
      TextEditor(text: $0).lineWrapping(.disabled).padding(.leading, 3)
    }
    harness.press("end")
    #expect(harness.screen[0] == "   pqrst")
    harness.drag(from: CellPoint(x: 5, y: 0), to: CellPoint(x: 0, y: 0))
    #expect(harness.screen[0] == "   jklmn")
    harness.type("X")
    #expect(harness.find(.textField)?.value == "abcdefghiXrst")
    #expect(harness.repaint() == 0)
  }

  @Test func `text that the app changes keeps the rows to which the user has scrolled`() {
    struct Log: View {
      @State private var text = (1...12).map { "line \($0)" }.joined(separator: "\n")
      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: $text).readOnly().frame(height: 3)
          Button("Add") { text += "\nmore" }
          Button("Begin") { text = "zero\n" + text }
          Button("Clear") { text = "empty" }
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Log() }
    var rows: [Substring] { harness.screen.prefix(3).map { $0.prefix(6) } }
    harness.press(.button, "Add")
    #expect(rows == ["line 1", "line 2", "line 3"])
    harness.scroll(y: 3)
    #expect(rows == ["line 4", "line 5", "line 6"])
    harness.press(.button, "Add")
    harness.press(.button, "Begin")
    #expect(rows == ["line 4", "line 5", "line 6"])
    harness.press(.button, "Clear")
    #expect(harness.screen[0] == "empty")
    #expect(harness.repaint() == 0)
  }

  @Test func `the text of another record is shown from its beginning`() {
    struct Records: View {
      @State private var record = "a"
      private var text: String { (1...60).map { "\(record) \($0)" }.joined(separator: "\n") }
      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: .constant(text)).readOnly().frame(height: 3)
          Button("Next") { record = "b" }
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Records() }
    harness.scroll(y: 12)
    #expect(harness.screen[0].hasPrefix("a 13"))
    harness.press(.button, "Next")
    #expect(harness.screen[0].hasPrefix("b 1 ") && harness.screen[1] == "b 2")
    #expect(harness.repaint() == 0)
  }

  @Test func `a double click on either half of a wide character selects its word`() {
    for column in [2, 3] {
      let harness = editor("日本 abc", width: 12, height: 1) { TextEditor(text: $0) }
      harness.doubleClick(x: column, y: 0)
      harness.type("x")
      #expect(harness.find(.textField)?.value == "x abc")
    }
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `unwrapped lines are drawn correctly after every key`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let width = Int.random(in: 1...20, using: &random)
    let harness = editor(
      "one two three four five six\n日本語日本語\tx\r\n\nlong-word-without-room\n", width: width,
      height: 3
    ) { TextEditor(text: $0).lineWrapping(.disabled).lineNumbers().currentLineHighlight() }
    let keys = [
      "↑", "↓", "←", "→", "home", "end", "pgup", "pgdn", "ctrl+home", "ctrl+end", "shift+↓",
      "shift+end", "⏎", "⌫", "⌦", "ctrl+w", "ctrl+k", "ctrl+y", "ctrl+_", "x", "日", "space",
    ]
    for step in 0..<200 {
      harness.press(random.pick(keys))
      // After the wheel, a key that isn't used doesn't scroll back.
      let isAfterWheel = [1, 2].contains(step % 7)
      #expect(isAfterWheel || harness.cursor != nil, "seed \(seed), step \(step)")
      if step % 7 == 0 { harness.scroll(x: Int.random(in: -1...1, using: &random), y: 0) }
      #expect(harness.repaint() == 0, "seed \(seed), step \(step)")
    }
  }

  @Test func `hiding the scroll indicator leaves its column empty`() {
    let harness = editor("a\nb\nc\nd", width: 5, height: 2) {
      TextEditor(text: $0).scrollIndicators(.hidden)
    }
    #expect(harness.screen == ["a", "b"])
    harness.press("ctrl+end")
    #expect(harness.screen == ["c", "d"])
  }
}
