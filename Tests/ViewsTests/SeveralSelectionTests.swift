// SPDX-License-Identifier: MIT
// Testing: selecting several rows of a list with keys and the pointer.

import CuriumLists
import CuriumTerminal
import CuriumPreviews
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct SeveralSelectionTests {
  private typealias Model = ListTests.Model

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.many) {
        Section("low") { ForEach(0..<50) { Text("row \($0)") } }
        Section("high") { ForEach(50..<100) { Text("row \($0)") } }
      }
    }
  }

  private func pressed(
    _ x: Int, _ y: Int, _ modifiers: EventModifiers = [], on harness: Harness
  ) {
    let point = CellPoint(x: x, y: y)
    harness.pointer(PointerEvent(.down, button: .primary, at: point, modifiers: modifiers))
    harness.pointer(PointerEvent(.up, button: .primary, at: point, modifiers: modifiers))
  }

  @Test func `Shift extends the selection and Space toggles rows, across sections`() {
    let model = Model()
    let harness = Harness(width: 20, height: 12) { Several(model: model) }
    harness.press("⇥ ↓ ↓")
    #expect(model.many == [1])
    harness.press("shift+↓ shift+↓")
    #expect(model.many == [1, 2, 3])
    harness.press("shift+↑")
    #expect(model.many == [1, 2])
    harness.press("space")
    #expect(model.many == [1])
    #expect(harness.position(of: "› row 2") != nil)
    harness.press("shift+end")
    #expect(model.many == Set(2..<100))
    harness.press("shift+home")
    #expect(model.many == Set(0...2))
    harness.press("end")
    #expect(model.many == [99])
    #expect(harness.repaint() == 0)
  }

  @Test func `Shift extends a selection that the app made`() {
    let model = Model()
    model.many = [3]
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 12) { Several(model: model).controlled(by: user) }
    harness.press("⇥ shift+↓")
    #expect(model.many == [3, 4])
    user.act(in: harness) { model.many = [7] }
    harness.press("shift+↓")
    #expect(model.many == [7, 8])
    harness.press("shift+↑ shift+↑")
    #expect(model.many == [6, 7])
  }

  @Test func `a click selects, Control adds a row, and Shift selects a range`() {
    let model = Model()
    let harness = Harness(width: 20, height: 12) { Several(model: model) }
    pressed(15, 2, on: harness)
    #expect(model.many == [1])
    pressed(4, 5, .control, on: harness)
    #expect(model.many == [1, 4])
    pressed(4, 7, .shift, on: harness)
    #expect(model.many == [4, 5, 6])
    pressed(4, 5, .control, on: harness)
    #expect(model.many == [5, 6])
    pressed(4, 0, on: harness)
    #expect(model.many == [5, 6])
    #expect(harness.find(.heading, "low") != nil)
    #expect(harness.repaint() == 0)
  }
}
