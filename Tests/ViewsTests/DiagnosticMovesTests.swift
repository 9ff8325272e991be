// SPDX-License-Identifier: MIT
// Testing: moving between the diagnostics of a text editor with keys and clicks.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@MainActor struct DiagnosticMovesTests: EditorDiagnosing {
  @Test func `F8 goes to the next problem and Shift-F8 to the previous one`() {
    let harness = editor()
    for (key, place) in [
      ("f8", CellPoint(x: 11, y: 1)), ("f8", CellPoint(x: 6, y: 2)),
      ("f8", CellPoint(x: 11, y: 1)), ("shift+f8", CellPoint(x: 6, y: 2)),
      ("shift+f8", CellPoint(x: 11, y: 1)), ("home f8", CellPoint(x: 11, y: 1)),
      ("end shift+f8", CellPoint(x: 11, y: 1)),
    ] {
      harness.press(key)
      #expect(harness.cursor == place)
    }
    #expect(harness.find(.textField)?.value == Self.text)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on the message goes to the next problem, and one on a mark to its line`() {
    let harness = editor()
    harness.click(x: 3, y: 5)
    #expect(harness.cursor == CellPoint(x: 11, y: 1))
    harness.click(x: 30, y: 5)
    #expect(harness.cursor == CellPoint(x: 6, y: 2))
    harness.click(x: 0, y: 1)
    #expect(harness.cursor == CellPoint(x: 4, y: 1))
    #expect(harness.screen[5] == "× Expected a comma.")
    harness.type("x")
    #expect(harness.screen[1] == "× 2 x  \"a\": 1")
  }

  @Test func `thousands of problems are reached at both ends of a long text`() {
    let count = 20_000
    let text = (1...count).map { "line \($0)" }.joined(separator: "\n")
    let list = (1...count).reversed().map {
      TextDiagnostic(line: $0, columns: 6..<7, message: "Number \($0).")
    }
    let harness = editor(text, list, height: 4)
    harness.press("f8 f8")
    #expect(
      harness.screen == [
        "×    1 line 1                          ▐", "×    2 line 2", "×    3 line 3",
        "× Number 2.",
      ])
    harness.press("ctrl+home shift+f8")
    #expect(harness.screen[2] == "×20000 line 20000                      ▐")
    #expect(harness.screen[3] == "× Number 20000.")
    #expect(harness.repaint() == 0)
  }

  private struct Commands: View {
    @State private var text = EditorDiagnosticsTests.text
    let problems: [TextDiagnostic]
    var map = KeyMap()
    let run: () -> Void

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).diagnostics(problems)
        KeyHints()
      }
      .keyBinding("run", "f8") { run() }
      .keyMap(map)
    }
  }

  @Test func `without problems, F8 is a key of the app`() {
    var runs = 0
    let cases: [(problems: [TextDiagnostic], runs: Int)] = [([], 1), (Self.two, 0)]
    for (problems, expected) in cases {
      runs = 0
      let harness = Harness(width: 100, height: 8) { Commands(problems: problems) { runs += 1 } }
      harness.press("⇥ f8")
      #expect(runs == expected)
      #expect(harness.screen[7].contains("F8 next problem") == !problems.isEmpty)
      #expect(harness.screen[7].contains("F8 run") == problems.isEmpty)
    }
  }

  @Test func `a key map sets other keys`() {
    var runs = 0
    let map = KeyMap(["edit.next-diagnostic": ["alt+n"]])
    let harness = Harness(width: 100, height: 8) {
      Commands(problems: Self.two, map: map) { runs += 1 }
    }
    harness.press("⇥ alt+n")
    #expect(harness.cursor == CellPoint(x: 9, y: 1))
    #expect(harness.screen[7].contains("alt+n next problem"))
    harness.press("f8")
    #expect(runs == 1 && harness.cursor == CellPoint(x: 9, y: 1))
  }

  @Test func `a selection goes to a problem`() {
    struct Stage: View {
      @State private var text = "ab\n日本 x"
      @State private var selection: TextSelection?
      private let problem = TextDiagnostic(line: 2, columns: 2..<3, message: "Go")

      var body: some View {
        TextEditor(text: $text, selection: $selection)
          .diagnostics([problem])
          .keyBinding("Go", "F1") {
            selection = TextSelection(range: problem.range(in: text))
          }
      }
    }
    let harness = Harness(width: 20, height: 4) { Stage() }
    harness.press("⇥ f1 x")
    #expect(harness.find(.textField)?.value == "ab\n日x x")
    let text = "a\u{1F468}\u{200D}\u{1F469}b\r\n\tc"
    func part(_ line: Int, _ columns: Range<Int>?) -> Substring {
      text[TextDiagnostic(line: line, columns: columns, message: "").range(in: text)]
    }
    #expect(part(1, 2..<3) == "\u{1F468}\u{200D}\u{1F469}" && part(1, 3..<9) == "b")
    #expect(part(2, nil) == "c" && part(2, 1..<2) == "\t" && part(9, nil) == "c")
    #expect(TextDiagnostic(line: 1, message: "").range(in: "").isEmpty)
  }

  @Test func `keys also reach the problems of read-only text`() {
    let harness = editor { $0.lineNumbers().readOnly() }
    harness.press("f8")
    #expect(harness.cursor == CellPoint(x: 11, y: 1))
    #expect(harness.screen[5] == "× Expected a comma.")
  }
}
