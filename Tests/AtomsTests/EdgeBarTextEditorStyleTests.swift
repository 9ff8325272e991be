// SPDX-License-Identifier: MIT
// Testing: text editors with an edge bar.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor @Suite struct EdgeBarTextEditorStyleTests {
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

  @Test func `it has a line below, like the text fields`() {
    let harness = Harness(width: 8, height: 3) {
      TextEditor(text: .constant("a")).textEditorStyle(EdgeBarTextEditorStyle())
        .frame(height: 2).fieldLine()
    }
    #expect(harness.screen == [" a", "", "▔▔▔▔▔▔▔▔"])
  }
}
