// SPDX-License-Identifier: MIT
// Testing: text editors with an edge bar.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct EdgeBarTextEditorStyleTests {
  @Test func `the bar is in each row, and thicker with the focus`() {
    let harness = Harness(width: 8, height: 3) {
      StatefulPreview("a\nb") {
        TextEditor(text: $0).textEditorStyle(EdgeBarTextEditorStyle())
      }
    }
    #expect(harness.screen == [" a", " b", ""])
    harness.press("⇥")
    #expect(harness.screen == ["▌a", "▌b", "▌"])
    harness.type("c")
    #expect(harness.screen.contains { $0.contains("c") })
    #expect(harness.repaint() == 0)
    harness.resize(width: 1, height: 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `an error is visible without the focus, like that of a text field`() {
    let harness = Harness(width: 8, height: 2) {
      TextEditor(text: .constant("a")).hasError(true).textEditorStyle(EdgeBarTextEditorStyle())
    }
    #expect(harness.screen == ["▌a", "▌"])
    #expect(harness.cell(x: 0, y: 1).foreground != harness.cell(x: 1, y: 0).foreground)
    #expect(harness.repaint() == 0)
  }

  @Test func `with 16 colours, a focused editor has the background of the page`() async {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 40, height: 6, theme: .dark, capabilities: capabilities) {
      StatefulPreview("one two\nTwo one") {
        TextEditor(text: $0).textEditorStyle(EdgeBarTextEditorStyle())
      }
    }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    harness.type("two")
    await harness.settle()
    func slot(_ x: Int, _ y: Int) -> UInt8? { harness.cell(x: x, y: y).background.slot }
    // The selected match is yellow, and the other one grey.
    #expect(Set([slot(5, 0), slot(1, 1)]) == [3, 8], "\(harness.screen)")
    #expect(slot(1, 0) == 0 && slot(5, 1) == 0 && slot(20, 2) == 0)
    #expect(harness.repaint() == 0)
  }

  @Test func `it has a line below, like the text fields`() {
    let harness = Harness(width: 8, height: 3) {
      TextEditor(text: .constant("a")).textEditorStyle(.edgeBar).frame(height: 2).fieldLine()
    }
    #expect(harness.screen == [" a", "", "▔▔▔▔▔▔▔▔"])
  }
}
