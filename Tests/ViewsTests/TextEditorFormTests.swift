// SPDX-License-Identifier: MIT
// Testing: text editors beside text fields.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct TextEditorFormTests {
  private struct Entry: View {
    @State var title = "Log"
    @State var notes = "a\nb"
    var isMarked = false

    var body: some View {
      Form {
        LabeledContent("Title") { field }
        LabeledContent("Notes") { editor.frame(height: 3) }
      }
    }

    private var field: some View {
      let field = TextField("", text: $title)
      return isMarked ? field.variant(.standard).hasError(true) : field
    }

    private var editor: some View {
      let editor = TextEditor(text: $notes)
      return isMarked ? editor.variant(.standard).hasError(true) : editor
    }
  }

  @Test func `an editor beside plain fields is plain`() {
    let harness = Harness(width: 16, height: 4) { Entry().textFieldStyle(.plain) }
    #expect(harness.screen == ["Title  Log", "Notes  a", "       b", ""])
    #expect(harness.repaint() == 0)
  }

  @Test func `an empty field in a form can be seen`() {
    let harness = Harness(width: 16, height: 5) { Entry(title: "", notes: "") }
    for row in [0, 2] {
      #expect(
        harness.cell(x: 9, y: row).style.background != harness.cell(x: 1, y: row).style.background)
    }
  }

  @Test(arguments: [false, true])
  func `an editor in a form has the background and edge of a field, beside its label`(
    isMarked: Bool
  ) {
    let harness = Harness(width: 16, height: 5) {
      if isMarked {
        Entry(isMarked: true)
      } else {
        Entry().textFieldStyle(.edgeBar)
      }
    }
    let edge = isMarked ? "▌" : " "
    let notes = ["Notes  \(edge)a", "       \(edge)b", isMarked ? "       ▌" : ""]
    #expect(harness.screen == ["Title  \(edge)Log", ""] + notes)
    for x in [7, 8, 15] {
      for y in 2...4 {
        #expect(
          harness.cell(x: x, y: y).style.background == harness.cell(x: x, y: 0).style.background)
      }
    }
    #expect(harness.cell(x: 7, y: 3).style.foreground == harness.cell(x: 7, y: 0).style.foreground)
    harness.press("⇥")
    #expect(harness.screen == ["Title  ▌Log", ""] + notes)
    harness.press("⇥")
    #expect(harness.screen == ["Title  \(edge)Log", "", "Notes  ▌a", "       ▌b", "       ▌"])
    #expect(harness.repaint() == 0)
  }

  @Test func `an editor's own style wins over the fields' style`() {
    let harness = Harness(width: 16, height: 4) {
      Entry().textFieldStyle(EdgeBarTextFieldStyle()).textEditorStyle(.plain)
    }
    #expect(harness.screen == ["Title   Log", "Notes  a", "       b", ""])
  }

  @Test func `an editor without a fixed height has an edge as high as itself`() {
    let harness = Harness(width: 16, height: 9) {
      Form {
        TextEditor(text: .constant("a")).variant(.standard)
        Text("end")
      }
    }
    #expect(harness.screen.prefix(5) == [" a", "", "", "", "end"])
  }
}
