// SPDX-License-Identifier: MIT
// Testing: typing, moving, scrolling and selecting in a text editor.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct TextEditorTests {
  private func editor(_ text: String = "", width: Int = 11, height: Int = 4) -> Harness {
    let harness = Harness(width: width, height: height) { EditorStage(text: text) { $0 } }
    harness.press("⇥")
    return harness
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  /// The screen without the scrollbar, and with the caret drawn as a bar.
  private func picture(_ harness: Harness) -> [String] {
    harness.screen.enumerated().map { row, line in
      var line = line.filter { $0 != "▐" }
      while line.last == " " { line.removeLast() }
      guard let cursor = harness.cursor, cursor.y == row else { return line }
      var column = 0
      var place = line.startIndex
      while place < line.endIndex, column < cursor.x {
        column += GraphemeWidth.columns(of: line[place])
        place = line.index(after: place)
      }
      line.insert(contentsOf: String(repeating: " ", count: cursor.x - column) + "|", at: place)
      return line
    }
  }

  private static let story = "one two three\nfour\n\nfive six"

  @Test(arguments: [
    ("", ["|one two", "three", "four", ""]),
    ("↓", ["one two", "|three", "four", ""]),
    ("→ → ↓ ↓ ↓ ↓", ["three", "four", "", "fi|ve six"]),
    ("end", ["one two |", "three", "four", ""]),
    ("end →", ["one two", "t|hree", "four", ""]),
    ("end ↓", ["one two", "three|", "four", ""]),
    ("end ↓ ↓ ↑", ["one two", "three|", "four", ""]),
    ("end ↓ home", ["one two", "|three", "four", ""]),
    ("ctrl+e", ["one two", "three|", "four", ""]),
    ("ctrl+n ctrl+n ctrl+n ctrl+p", ["one two", "three", "|four", ""]),
    ("ctrl+end", ["three", "four", "", "five six|"]),
    ("ctrl+end ctrl+home", ["|one two", "three", "four", ""]),
    ("alt+> alt+<", ["|one two", "three", "four", ""]),
    ("ctrl+↓", ["one two", "three|", "four", ""]),
    ("ctrl+↓ ctrl+↓", ["one two", "three", "four|", ""]),
    ("ctrl+↓ ctrl+↓ alt+↑ alt+↑", ["|one two", "three", "four", ""]),
    ("pgdn", ["three", "four", "|", "five six"]),
    ("pgdn pgdn pgup", ["one two", "|three", "four", ""]),
    ("↓ x", ["one two", "x|three", "four", ""]),
    ("end x", ["one two", "x|three", "four", ""]),
    ("ctrl+k", ["|", "four", "", "five six"]),
    ("ctrl+k ctrl+k", ["|four", "", "five six", ""]),
    ("ctrl+k ctrl+k ctrl+_", ["|", "four", "", "five six"]),
    ("ctrl+e ctrl+u", ["|", "four", "", "five six"]),
    ("ctrl+k ctrl+k ctrl+y", ["one two", "three", "|four", ""]),
    ("ctrl+e ⏎ a ⏎", ["one two", "three", "a", "|"]),
    ("ctrl+e ⏎ a ctrl+_", ["one two", "three|", "four", ""]),
    ("↓ ↓ ⌫", ["one two", "three|four", "", "five six"]),
    ("ctrl+e ⌦", ["one two", "three|four", "", "five six"]),
    ("shift+↓ ⌫", ["|three", "four", "", "five six"]),
    ("alt+i x", ["    x|one", "two three", "four", ""]),
    ("shift+pgdn ⌫", ["|", "five six", "", ""]),
    ("cmd+→ cmd+←", ["|one two", "three", "four", ""]),
    ("cmd+↓ cmd+↑", ["|one two", "three", "four", ""]),
    ("alt+a x", ["x|", "", "", ""]),
  ])
  func `keys move and edit in rows`(keys: String, expected: [String]) {
    let harness = editor(Self.story)
    harness.press(keys)
    #expect(picture(harness) == expected)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("a longword here", 7, ["a", "longwo", "rd", "here"]),
    ("日本語日本", 6, ["日本", "語日", "本"]), ("日本語。日", 7, ["日本", "語。日"]),
    ("जा जन्मजात", 9, ["जा", "जन्मजात"]), ("один два три", 10, ["один два", "три"]),
    ("a\tb", 12, ["a   b"]), ("ab  \ncd", 4, ["ab", "cd"]),
    ("a b    c", 4, ["a b", "c"]), ("x\u{1B}y\r\nz", 9, ["x␛y", "z"]), ("\n\n", 5, []),
    ("e\u{301}e\u{301}e\u{301}", 3, ["e\u{301}e\u{301}", "e\u{301}"]), ("abc", 1, ["a", "b", "c"]),
  ])
  func `rows wrap at words`(text: String, width: Int, expected: [String]) {
    let harness = editor(text, width: width, height: 5)
    #expect(harness.content.map { $0.filter { $0 != "▐" } } == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `a caret after a full row is in the last column`() {
    let harness = editor("", width: 5, height: 2)
    harness.type("abcd")
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.type("  ")
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
    harness.type("e")
    #expect(harness.screen == ["abcd", "e"])
    #expect(harness.cursor == CellPoint(x: 1, y: 1))
  }

  @Test func `typing keeps the caret in view, but the wheel and scrollbar can leave it`() {
    let lines = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let harness = editor(lines, width: 12, height: 3)
    #expect(harness.screen == ["line 1     ▐", "line 2", "line 3"])
    harness.press("↓ ↓ ↓")
    #expect(picture(harness) == ["line 2", "line 3", "|line 4"])
    harness.scroll(y: 6)
    #expect(picture(harness) == ["line 8", "line 9", "line 10"])
    #expect(harness.cursor == nil)
    #expect(harness.repaint() == 0)
    harness.type("x")
    #expect(picture(harness) == ["x|line 4", "line 5", "line 6"])
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 11, y: 2)))
    #expect(picture(harness) == ["line 28", "line 29", "line 30"])
    #expect(harness.screen.map { $0.last == "▐" } == [false, false, true])
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 11, y: 0)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 11, y: 0)))
    #expect(picture(harness)[0] == "line 1")
    harness.press("ctrl+end")
    #expect(picture(harness) == ["line 28", "line 29", "line 30|"])
    for _ in 0..<8 { harness.press("⌫") }
    #expect(picture(harness) == ["line 27", "line 28", "line 29|"])
    harness.resize(width: 12, height: 5)
    #expect(picture(harness) == ["line 25", "line 26", "line 27", "line 28", "line 29|"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer places the caret and selects across rows`() {
    let harness = editor(Self.story)
    harness.click(x: 2, y: 1)
    #expect(picture(harness)[1] == "th|ree")
    harness.click(x: 9, y: 0)
    #expect(picture(harness)[0] == "one two |")
    harness.click(x: 9, y: 2)
    #expect(picture(harness)[2] == "four|")
    func pointer(_ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
    }
    pointer(.down, 4, 0)
    pointer(.dragged, 2, 2)
    pointer(.up, 2, 2)
    let ground = harness.cell(x: 9, y: 3).background
    #expect(harness.cell(x: 3, y: 0).background == ground)
    #expect(harness.cell(x: 4, y: 0).background != ground)
    #expect(harness.cell(x: 5, y: 1).background != ground)
    #expect(harness.cell(x: 6, y: 1).background == ground)
    #expect(harness.cell(x: 2, y: 2).background == ground)
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy("two three\nfo")])
    harness.press("ctrl+x")
    #expect(value(harness) == "one ur\n\nfive six")
    pointer(.down, 0, 0)
    pointer(.dragged, 3, 40)
    #expect(harness.cursor == CellPoint(x: 3, y: 2))
    #expect(harness.repaint() == 0)
  }

  @Test func `Tab leaves the editor, and arrow keys never do`() {
    let harness = Harness(width: 20, height: 5) {
      VStack(alignment: .leading) {
        Button("above") {}
        EditorStage(text: "one\ntwo") { $0 }.frame(height: 2)
        Button("below") {}
      }
    }
    harness.press("⇥ ⇥")
    #expect(harness.focused?.role == .textField)
    harness.press("↓ ↓ ↓ → → pgdn shift+↓")
    #expect(harness.focused?.role == .textField)
    harness.press("ctrl+home ↑ ↑ ← ← pgup shift+↑")
    #expect(harness.focused?.role == .textField)
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "above")
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "below")
    harness.press("shift+⇥")
    harness.click(x: 1, y: 0)
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "below")
    #expect(value(harness) == "one\ntwo")
  }

  @Test func `a paste keeps its lines and loses its control characters`() {
    let harness = editor("")
    harness.paste("a\r\nb\rc\u{1B}\u{2028}d\te")
    #expect(value(harness) == "a\nb\nc\nd\te")
    harness.press("ctrl+z")
    #expect(value(harness) == "")
  }

  @Test func `text set by the app is shown, and can be undone`() {
    let harness = editor("one\ntwo")
    let model = Harness(width: 10, height: 2) { Outside() }
    model.press("⇥ ctrl+end x")
    #expect(value(model) == "onex")
    model.press("f1")
    #expect(model.screen == ["two", ""])
    model.press("ctrl+_")
    #expect(model.screen == ["onex", ""])
    model.press("alt+_")
    #expect(model.screen == ["two", ""])
    #expect(model.repaint() == 0)
    harness.press("x")
    #expect(value(harness) == "xone\ntwo")
  }

  private struct Outside: View {
    @State private var text = "one"
    var body: some View {
      TextEditor(text: $text).onKeyPress(.function(1)) {
        text = "two"
        return .handled
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `after any key the screen is right, and the caret is visible`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let width = Int.random(in: 1...14, using: &random)
    let height = Int.random(in: 1...6, using: &random)
    let harness = editor(
      "one two\n日本語日本語 three\tx\r\n\nlong-word-without-room\n", width: width, height: height)
    let moves = ["↑", "↓", "←", "→", "home", "end", "pgup", "pgdn", "ctrl+home", "ctrl+end"]
    let keys =
      moves + moves.map { "shift+" + $0 } + [
        "⏎", "⌫", "⌦", "ctrl+w", "ctrl+k", "ctrl+y", "ctrl+_", "alt+_", "ctrl+↑", "alt+↓", "x", "日",
        "space", "é",
      ]
    for step in 0..<250 {
      let key = random.pick(keys)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: harness.scroll(y: random.pick([-1, 1]))
      case 1: harness.paste(random.pick(["a\nb", "👨‍👩‍👧", "\t", "word word word "]))
      case 2:
        harness.click(
          x: Int.random(in: 0..<width, using: &random),
          y: Int.random(in: 0..<height, using: &random))
      case 3:
        harness.resize(width: width + Int.random(in: 0...2, using: &random), height: height)
      default:
        harness.press(key)
        // At an end of the text, an arrow key has nowhere else to go, so the focus stays here.
        #expect(harness.cursor != nil, "seed \(seed), step \(step), \(key)")
      }
      #expect(harness.repaint() == 0, "seed \(seed), step \(step), \(key)")
    }
    let fresh = editor(value(harness), width: harness.size.width, height: height)
    harness.press("ctrl+home")
    #expect(harness.screen == fresh.screen)
    harness.press("ctrl+end")
    fresh.press("ctrl+end")
    #expect(harness.screen == fresh.screen)
    #expect(harness.cursor == fresh.cursor)
  }

  @Test func `undo goes back by words, and to the last pause`() async {
    let harness = editor()
    harness.type("one two")
    await harness.advance(by: .seconds(3))
    harness.type("fold")
    for text in ["one two", "one", ""] {
      harness.press("ctrl+z")
      #expect(value(harness) == text)
    }
  }

  @Test func `only visible text is laid out and painted`() {
    let long = String(repeating: "The quick brown fox jumps over it. ", count: 30_000)
    for text in [long, long.replacing(". ", with: ".\n")] {
      let harness = editor(text, width: 40, height: 10)
      harness.press("pgdn pgdn ctrl+end pgup")
      harness.type("typed")
      _ = harness.takeStatistics()
      harness.type("x")
      let cost = harness.takeStatistics()
      #expect(cost.damagedCells <= 400)
      #expect(cost.bodies == 1)
      #expect(value(harness).utf8.count == text.utf8.count + 6)
      #expect(picture(harness).contains { $0.contains("typedx|") })
      #expect(harness.repaint() == 0)
    }
  }
}
