// SPDX-License-Identifier: MIT
// Testing: scrolling sideways in a text editor whose lines aren't wrapped.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct UnwrappedEditorTests: EditorFinding {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  @Test func `a match to the left of the visible columns comes into view, in the same row`() async {
    let long = "needle" + String(repeating: ".", count: 40) + "needle"
    let lines = ["first"] + Array(repeating: "line", count: 4) + [long]
    let text = (lines + Array(repeating: "line", count: 14)).joined(separator: "\n")
    let harness = editor(text, height: 10) { $0.lineWrapping(.disabled) }
    harness.press("ctrl+f")
    await harness.settle()
    harness.type("needle")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("first") && harness.screen[5].hasPrefix("needle"))
    harness.press("f3")
    await harness.settle()
    #expect(harness.screen[5].hasPrefix(".") && harness.screen[5].contains("needle"))
    harness.press("f3")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("first") && harness.screen[5].hasPrefix("needle"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the wheel scrolls sideways away from the caret, until the user types`() {
    let harness = editor(Self.letters, width: 10, height: 3) { $0.lineWrapping(.disabled) }
    harness.press("end")
    #expect(harness.screen[0] == "rstuvwxyz" && harness.cursor == CellPoint(x: 9, y: 0))
    harness.scroll(x: -6, y: 0)
    #expect(harness.screen[0] == "abcdefghi" && harness.cursor == nil)
    harness.resize(width: 12, height: 3)
    #expect(harness.screen[0] == "abcdefghijk" && harness.cursor == nil)
    harness.type("!")
    #expect(harness.screen[0] == "qrstuvwxyz!" && harness.cursor == CellPoint(x: 11, y: 0))
    #expect(harness.repaint() == 0)
  }

  @Test func `lines that wrap again begin at their first column`() {
    struct Viewer: View {
      let text: String
      @State private var wraps = false

      var body: some View {
        TextEditor(text: .constant(text))
          .readOnly()
          .lineWrapping(wraps ? .automatic : .disabled)
          .keyBinding("wrap", "w") { wraps.toggle() }
      }
    }
    let harness = Harness(width: 10, height: 4) { Viewer(text: Self.letters) }
    harness.scroll(x: 3, y: 0)
    #expect(harness.screen == ["jklmnopqr", "", "", ""])
    harness.press("w")
    #expect(harness.screen == ["abcdefghi", "jklmnopqr", "stuvwxyz", ""])
    harness.press("w")
    #expect(harness.screen == ["abcdefghi", "", "", ""])
    #expect(harness.repaint() == 0)
  }
}
