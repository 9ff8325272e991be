// SPDX-License-Identifier: MIT
// Testing: the diagnostics of a text editor: marks, underlines and messages.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import TestModels
import Testing

@MainActor struct EditorDiagnosticsTests: EditorDiagnosing {
  /// The edges of a text, and the underlined cells of its first row.
  private static let edges: [(text: String, line: Int, columns: Range<Int>?, waves: String)] = [
    ("ab", 1, 1..<2, "~"), ("ab", 1, 2..<2, " ~"), ("ab", 1, 9..<12, " ~"),
    ("ab", 1, 1..<99, "~~"), ("ab", 1, nil, "~~"), ("  ab", 1, nil, "  ~~"),
    ("  ", 1, nil, "~~"), ("ab", 0, (-5)..<(-3), "~"), ("ab", .min, Int.min..<Int.max, "~~"),
    ("ab", .max, nil, " ~"), ("ab", 1, Int.max..<Int.max, " ~"), ("日本", 1, 2..<3, "  ~~"),
    ("\tx", 1, 1..<2, "~~~~"), ("\tx", 1, 2..<3, "    ~"), ("a\r\nb", 1, 2..<4, "~"),
    ("", 1, 1..<4, ""), ("", 9, nil, ""), ("e\u{301}x", 1, 2..<3, " ~"),
  ]

  /// Returns a row of the screen with a wave for each cell that has a wavy underline.
  private func waves(_ harness: Harness, _ row: Int, width: Int) -> String {
    var row = (0..<width).map { x in
      harness.cell(x: x, y: row).attributes.underlineStyle == 3 ? "~" : " "
    }
    while row.last == " " { row.removeLast() }
    return row.joined()
  }

  // MARK: Look

  @Test func `lines have marks, and the last row has the message of the line with the caret`() {
    let harness = editor()
    let rows = ["  1 {", "× 2   \"a\": 1", "▲ 3   \"b\": 2", "  4 }", ""]
    #expect(harness.screen == rows + ["Problems: 2"])
    harness.press("↓")
    #expect(harness.screen == rows + ["× Expected a comma."])
    harness.press("↓")
    #expect(harness.screen == rows + ["▲ This key isn't used."])
    harness.press("↓")
    #expect(harness.screen == rows + ["Problems: 2"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `places have a wavy underline in the colour of the severity`() {
    let harness = editor()
    #expect(waves(harness, 0, width: 40) == "")
    #expect(waves(harness, 1, width: 40) == "           ~")
    #expect(waves(harness, 2, width: 40) == "      ~~~")
    for (y, color) in [(1, Color.error), (2, Color.warning)] {
      let expected = color.resolve(in: .dark).color
      #expect(harness.cell(x: 0, y: y).foreground == expected)
      #expect(
        harness.ansi.contains("[58:2::\(expected.red):\(expected.green):\(expected.blue)m"))
    }
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256])
  func `shapes show the severities without colours`(depth: ColorDepth) {
    let list = Self.two + [TextDiagnostic(line: 4, severity: .info, message: "The end.")]
    let harness = editor(Self.text, list, depth: depth, icons: .ascii)
    #expect(harness.screen.map { String($0.prefix(1)) } == [" ", "x", "!", "i", "", "P"])
    #expect(waves(harness, 1, width: 40) == "           ~")
    #expect(depth > .none || !harness.ansi.contains("[58:"))
    harness.press("ctrl+end")
    #expect(harness.screen[5] == "i The end.")
    #expect(harness.repaint() == 0)
  }

  @Test func `without line numbers, marks have a column only while there are problems`() {
    struct Shout: View {
      @State var text = "hey"
      var body: some View { TextEditor(text: $text).diagnostics(check()) }

      func check() -> [TextDiagnostic] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
          guard line.hasSuffix("!") else { return nil }
          return TextDiagnostic(
            line: index + 1, columns: line.count..<line.count, message: "Don't shout.")
        }
      }
    }
    let harness = Harness(width: 20, height: 3) { Shout() }
    harness.press("⇥ end")
    #expect(harness.screen == ["hey", "", "No problems"])
    harness.type("!")
    #expect(harness.screen == ["× hey!", "", "× Don't shout."])
    #expect(harness.cursor == CellPoint(x: 6, y: 0))
    #expect(waves(harness, 0, width: 20) == "     ~")
    harness.type("?")
    #expect(harness.screen == ["hey!?", "", "No problems"])
    harness.press("⌫ ⏎ a !")
    #expect(harness.screen == ["× hey!", "× a!", "× Don't shout."])
    #expect(harness.repaint() == 0)
  }

  @Test func `until there are others, diagnostics stay in their lines`() {
    let harness = editor("a\nb", [TextDiagnostic(line: 2, message: "Late.")], height: 4)
    harness.press("⏎")
    #expect(harness.screen == ["  1", "× 2 a", "  3 b", "× Late."])
    harness.press("ctrl+z")
    #expect(harness.screen == ["  1 a", "× 2 b", "", "Problems: 1"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the most severe message of a place comes first, and a long message is cut`() {
    let list = [
      TextDiagnostic(line: 1, columns: 1..<3, severity: .info, message: "A first name."),
      TextDiagnostic(line: 1, columns: 1..<2, message: "Unknown."),
      TextDiagnostic(line: 1, columns: 4..<5, severity: .warning, message: "Elsewhere."),
    ]
    let harness = editor("abcde", list, width: 19, height: 2)
    #expect(harness.screen == ["× 1 abcde", "× Unknown. A first…"])
    harness.press("→ →")
    #expect(harness.screen[1] == "i A first name.")
    harness.press("→ →")
    #expect(harness.screen[1] == "▲ Elsewhere.")
    harness.press("→")
    #expect(harness.screen[1] == "× Unknown.", "Elsewhere in the line, the most severe one.")
    #expect(harness.repaint() == 0)
  }

  @Test func `a place outside of the text is moved into it`() {
    for edge in Self.edges {
      let problem = TextDiagnostic(line: edge.line, columns: edge.columns, message: "Bad.")
      // The editor is too narrow for marks.
      let harness = editor(edge.text, [problem], width: 9, height: 3) { $0 }
      #expect(waves(harness, 0, width: 9) == edge.waves, "\(edge)")
      #expect(harness.screen[2] == "× Bad.", "\(edge)")
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a line after the last one is the end of the text`() {
    let problem = TextDiagnostic(line: 9, message: "Expected }.")
    let harness = editor("a\nb\n", [problem], height: 4)
    #expect(harness.screen == ["  1 a", "  2 b", "× 3", "Problems: 1"])
    harness.press("f8")
    #expect(harness.cursor == CellPoint(x: 4, y: 2))
    #expect(harness.screen[3] == "× Expected }.")
  }

  @Test func `underlines follow wrapping and scrolling sideways`() {
    let list = [TextDiagnostic(line: 1, columns: 9..<13, message: "Long.")]
    let wrapped = editor("one two three", list, width: 12, height: 4) { $0 }
    #expect(wrapped.screen == ["× one two", "  three", "", "× Long."])
    #expect(waves(wrapped, 0, width: 12) == "")
    #expect(waves(wrapped, 1, width: 12) == "  ~~~~")
    let scrolled = editor("one two three", list, width: 12, height: 2) {
      $0.lineWrapping(.disabled)
    }
    #expect(scrolled.screen[0] == "× one two t")
    #expect(waves(scrolled, 0, width: 12) == "          ~")
    scrolled.press("end")
    #expect(scrolled.screen[0] == "× two three")
    #expect(waves(scrolled, 0, width: 12) == "      ~~~~")
    #expect(wrapped.repaint() == 0 && scrolled.repaint() == 0)
  }

  // MARK: Reading aloud

  @Test func `messages are announced when the caret comes to them, and belong to the editor`() {
    let harness = editor()
    #expect(harness.focused?.semantics.hint == "" && harness.focused?.semantics.isInvalid == true)
    _ = harness.takeAnnouncements()
    harness.press("↓")
    #expect(harness.takeAnnouncements() == ["error: Expected a comma."])
    #expect(harness.focused?.semantics.hint == "error: Expected a comma.")
    harness.press("→ x")
    #expect(harness.takeAnnouncements() == [])
    harness.press("f8")
    #expect(harness.takeAnnouncements() == [], "The caret is still in the line.")
    harness.press("f8")
    #expect(harness.takeAnnouncements() == ["warning: This key isn't used."])
    harness.press("ctrl+end")
    #expect(harness.takeAnnouncements() == [] && harness.focused?.semantics.hint == "")
  }

  @Test func `warnings don't make the text invalid`() {
    let harness = editor("a", [TextDiagnostic(line: 1, severity: .warning, message: "Hm.")])
    #expect(harness.focused?.semantics.isInvalid == false)
    #expect(harness.focused?.value == "a")
  }

  // MARK: States and sizes

  @Test func `a disabled editor shows its problems in the colour of disabled text`() {
    let harness = editor { $0.lineNumbers().disabled(true) }
    #expect(harness.focused == nil)
    #expect(harness.screen[1] == "× 2   \"a\": 1" && harness.screen[5] == "Problems: 2")
    #expect(harness.cell(x: 0, y: 1).foreground != Color.error.resolve(in: .dark).color)
    harness.click(x: 0, y: 1)
    harness.click(x: 0, y: 5)
    #expect(harness.screen[5] == "Problems: 2")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: 1...14) func `an editor of any size works`(width: Int) {
    for height in 1...4 {
      let harness = editor(width: width, height: height)
      harness.press("f8 f8 shift+f8 ctrl+end ctrl+home")
      #expect(harness.repaint() == 0)
      if height == 1 {
        #expect(harness.screen[0].contains("{"), "The only row is for the text.")
      } else if width > 2 {
        #expect(harness.screen[height - 1].hasPrefix("Pr"))
      }
    }
  }

  @Test func `a growing editor has a row for the message`() {
    let harness = Harness(width: 20, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        EditorStage(text: "a") { $0.lineLimit(1...2).diagnostics([]) }
        Text("end")
      }
    }
    harness.press("⇥")
    #expect(harness.screen == ["a", "No problems", "end", "", "", ""])
    harness.press("⏎ b ⏎ c")
    #expect(harness.screen[2...3] == ["No problems", "end"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `after any keys, drawing everything again changes nothing`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = ["日本 ", "\t", "let a ", "x", "e\u{301}", "👨‍👩‍👧", "\n", "long word "]
    let keys = [
      "⏎", "⌫", "↑", "↓", "←", "→", "ctrl+z", "pgdn", "ctrl+home", "ctrl+end", "shift+→", "f8",
      "shift+f8", "end", "ctrl+k",
    ]
    let text = (0..<40).map { _ in random.pick(parts) }.joined()
    let list = (0..<30).map { index in
      let start = Int.random(in: -1...12, using: &random)
      return TextDiagnostic(
        line: Int.random(in: 0...14, using: &random),
        columns: index % 7 == 0 ? nil : start..<start + Int.random(in: 0...6, using: &random),
        severity: random.pick(TextDiagnostic.Severity.allCases), message: "Problem \(index).")
    }
    let harness = editor(text, list, width: 18, height: 6) {
      $0.lineNumbers(seed % 3 == 0 ? .hidden : .visible)
        .lineWrapping(seed % 2 == 0 ? .automatic : .disabled)
        .currentLineHighlight()
    }
    for step in 0..<120 {
      if Bool.random(using: &random) {
        harness.type(random.pick(parts))
      } else {
        harness.press(random.pick(keys))
      }
      #expect(harness.repaint() == 0, "step \(step)")
    }
  }
}
