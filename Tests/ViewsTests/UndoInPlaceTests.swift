// SPDX-License-Identifier: MIT
// Testing: the commands of a history while the user edits text in place.

import CuriumTesting
import CuriumControls
import CuriumHarness
import CuriumTokens
import Observation
import Testing

@MainActor struct UndoInPlaceTests {
  @Observable @MainActor final class Model {
    var draft = ""
    var cell = "new"
    var suspensions = 0
    let history = UndoHistory()
  }

  private struct Page: View {
    @Bindable var model: Model
    @FocusState private var isEditing: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("cell") {}
        TextField("draft", text: $model.draft).focused($isEditing)
        Spacer()
        KeyHints()
      }
      .undoCommands(model.history, isEnabled: !isEditing)
    }
  }

  @Test func `while they are disabled, Control-Z only undoes the edits of the focused field`() {
    let model = Model()
    model.history.record("type") { model.cell = "old" }
    let harness = Harness(width: 50, height: 6) { Page(model: model) }
    harness.runtime.onSuspend = { model.suspensions += 1 }
    harness.press("⇥ ⇥")
    harness.type("ab")
    harness.press("ctrl+z ctrl+z ctrl+z")
    #expect(model.draft == "" && model.cell == "new" && model.suspensions == 0)
    #expect(!harness.screen[5].contains("undo type"))
    harness.press("shift+⇥")
    #expect(harness.screen[5].contains("^Z undo type"))
    harness.press("ctrl+z")
    #expect(model.cell == "old" && model.suspensions == 0)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }
}
