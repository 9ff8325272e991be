// SPDX-License-Identifier: MIT
// Testing: line numbers, the gutter and the current line of a text editor.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct EditorGutterTests {
  private func editor(
    _ text: String, width: Int = 16, height: Int = 4,
    _ modify: @escaping (TextEditor) -> some View
  ) -> Harness {
    let harness = Harness(width: width, height: height) { EditorStage(text: text, modify: modify) }
    harness.press("⇥")
    return harness
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  private func background(_ harness: Harness, _ x: Int, _ y: Int) -> CellColor {
    harness.cell(x: x, y: y).background
  }

  @Test func `a line's number is in its first row`() {
    let harness = editor("one\ntwo words and more\n\n四") { $0.lineNumbers() }
    #expect(harness.screen[0].hasPrefix(" 1 one"))
    #expect(harness.screen[1].hasPrefix(" 2 two words"))
    #expect(harness.screen[2].hasPrefix("   and more"))
    #expect(harness.screen[3].hasPrefix(" 3"))
    #expect(harness.cursor == CellPoint(x: 3, y: 0))
    harness.press("ctrl+end")
    #expect(harness.screen[3].hasPrefix(" 4 四"))
    #expect(harness.cursor == CellPoint(x: 5, y: 3))
    #expect(harness.repaint() == 0)
  }

  @Test func `the gutter is as wide as the last line number`() {
    let harness = editor((1...99).map { "l\($0)" }.joined(separator: "\n"), height: 2) {
      $0.lineNumbers()
    }
    #expect(harness.screen[0].hasPrefix(" 1 l1"))
    harness.press("ctrl+end ⏎ x")
    #expect(harness.screen[0].hasPrefix(" 99 l99"))
    #expect(harness.screen[1].hasPrefix("100 x"))
    harness.press("⌫ ⌫")
    #expect(harness.screen[1].hasPrefix("99 l99"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(12, true), (11, true), (10, false), (1, false)])
  func `a narrow editor leaves out line numbers`(width: Int, isShown: Bool) {
    let harness = editor("ab", width: width, height: 2) { $0.lineNumbers() }
    #expect(harness.screen[0].hasPrefix(" 1") == isShown)
    #expect(harness.repaint() == 0)
  }

  @Test func `an app can draw in the gutter, and only there`() {
    let harness = editor("one\ntwo\nthree") { editor in
      editor.lineNumbers().editorGutter(width: 2) { line in
        line == 2 ? Text("●日本").foregroundStyle(.error) : nil
      }
    }
    #expect(harness.screen[0] == "   1 one")
    #expect(harness.screen[1] == "●  2 two")
    #expect(harness.repaint() == 0)
  }

  @Observable final class Marks { var line = 1 }

  @Test func `a gutter mark follows its model`() async {
    let marks = Marks()
    let harness = editor("one\ntwo") { editor in
      editor.editorGutter(width: 2) { $0 == marks.line ? Text(">") : nil }
    }
    #expect(harness.screen.prefix(2) == ["> one", "  two"])
    marks.line = 2
    await harness.settle()
    #expect(harness.screen.prefix(2) == ["  one", "> two"])
  }

  @Test func `a click in the gutter places the caret, and a drag selects lines`() {
    let harness = editor("one\ntwo\nthree\nfour") { $0.lineNumbers() }
    harness.click(x: 1, y: 2)
    #expect(harness.cursor == CellPoint(x: 3, y: 2))
    func pointer(_ kind: PointerEvent.Kind, _ x: Int, _ y: Int) {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y)))
    }
    pointer(.down, 0, 1)
    pointer(.dragged, 0, 2)
    pointer(.up, 0, 2)
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy("two\nthree\n")])
    pointer(.down, 0, 2)
    pointer(.dragged, 5, 0)
    pointer(.up, 5, 0)
    #expect(harness.cursor == CellPoint(x: 3, y: 0))
    harness.press("ctrl+x")
    #expect(value(harness) == "four")
    harness.type("x")
    #expect(value(harness) == "xfour")
    #expect(harness.repaint() == 0)
  }

  @Test func `the current line has its own background and number colour`() {
    let harness = editor("one\ntwo words and more\nend", height: 5) {
      $0.lineNumbers().currentLineHighlight()
    }
    let plain = background(harness, 5, 4)
    #expect(background(harness, 0, 0) != plain)
    #expect(background(harness, 14, 0) == background(harness, 0, 0))
    #expect(background(harness, 5, 1) == plain)
    let number = harness.cell(x: 1, y: 0).style.foreground
    harness.press("↓")
    #expect(background(harness, 5, 0) == plain)
    #expect(background(harness, 5, 1) != plain)
    #expect(background(harness, 5, 2) != plain)
    #expect(background(harness, 5, 3) == plain)
    #expect(harness.cell(x: 1, y: 1).style.foreground == number)
    #expect(harness.cell(x: 1, y: 0).style.foreground != number)
    #expect(harness.repaint() == 0)
  }

  @Test func `typing in a long text repaints only its row`() {
    let text = (1...10_000).map { "line \($0)" }.joined(separator: "\n")
    let harness = editor(text, width: 60, height: 20) {
      $0.lineNumbers().currentLineHighlight()
    }
    harness.press("pgdn pgdn ↓")
    _ = harness.takeStatistics()
    harness.type("x")
    let cost = harness.takeStatistics()
    #expect(cost.damagedCells <= 60)
    #expect(cost.bodies == 1)
  }

  @Test func `hostile text has line numbers too`() {
    let long = String(repeating: "ab ", count: 5_000)
    let harness = editor("a\0b\r\n\u{301}\u{301}x\r\n\(long)\n👨‍👩‍👧\ne\u{1B}[31m", width: 20, height: 3)
    {
      $0.lineNumbers().currentLineHighlight()
    }
    #expect(harness.screen[0].hasPrefix(" 1 a␀b"))
    harness.press("ctrl+end")
    #expect(harness.screen[2].hasPrefix(" 5 e␛[31m"))
    #expect(harness.screen[1].hasPrefix(" 4 👨‍👩‍👧"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a million lines open, and scroll to their end`() {
    let harness = editor(String(repeating: "x\n", count: 1_000_000), height: 2) {
      $0.lineNumbers()
    }
    harness.press("ctrl+end")
    #expect(harness.screen[0].hasPrefix("1000000 x"))
    #expect(harness.screen[1].hasPrefix("1000001"))
  }
}
