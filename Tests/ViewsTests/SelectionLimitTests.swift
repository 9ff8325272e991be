// SPDX-License-Identifier: MIT
// Testing: the number of rows that the user can select in a list.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct SelectionLimitTests {
  @Observable final class Model {
    var count = 8
    var limit: Int? = 3
    var chosen: Set<Int> = []
    var excluded: Set<Int> = []
  }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      List(0..<model.count, id: \.self, selection: $model.chosen) { row in
        Text("row \(row)").selectionDisabled(model.excluded.contains(row))
      }
      .selectionLimit(model.limit)
    }
  }

  private struct LongList: View {
    @Bindable var model: Model
    var body: some View {
      List(0..<100_000, id: \.self, selection: $model.chosen) { Text("row \($0)") }
        .selectionLimit(3)
    }
  }

  private func open(_ model: Model) -> Harness {
    let harness = Harness(width: 12, height: 6) { Rows(model: model) }
    harness.press("⇥ home")
    return harness
  }

  private func click(_ y: Int, _ modifiers: EventModifiers, on harness: Harness) {
    let point = CellPoint(x: 4, y: y)
    harness.pointer(PointerEvent(.down, button: .primary, at: point, modifiers: modifiers))
    harness.pointer(PointerEvent(.up, button: .primary, at: point, modifiers: modifiers))
  }

  @Test func `Space adds rows up to the limit, and still removes them`() {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+↓ space ctrl+↓ space ctrl+↓ space")
    #expect(model.chosen == [0, 1, 2])
    harness.press("ctrl+↑ space ctrl+↓ space")
    #expect(model.chosen == [0, 1, 3])
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-click adds no row beyond the limit, and a plain click selects one row`() {
    let model = Model()
    let harness = open(model)
    model.chosen = [0, 1, 2]
    click(4, .control, on: harness)
    #expect(model.chosen == [0, 1, 2])
    click(1, .control, on: harness)
    click(4, .control, on: harness)
    #expect(model.chosen == [0, 2, 4])
    click(3, [], on: harness)
    #expect(model.chosen == [3])
  }

  @Test func `Shift extends the selection up to the limit, in both directions`() {
    let model = Model()
    let harness = open(model)
    harness.press("↓ ↓ shift+↓ shift+↓ shift+↓ shift+↓")
    #expect(model.chosen == [2, 3, 4])
    // Keys move from the last selected row.
    harness.press("shift+↑")
    #expect(model.chosen == [2, 3])
    harness.press("shift+end")
    #expect(model.chosen == [2, 3, 4])
    harness.press("shift+home")
    #expect(model.chosen == [0, 1, 2])
    click(5, .shift, on: harness)
    #expect(model.chosen == [2, 3, 4])
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-A selects the first rows that can be selected`() {
    let model = Model()
    model.excluded = [1]
    let harness = open(model)
    harness.press("ctrl+a")
    #expect(model.chosen == [0, 2, 3])
    harness.press("home shift+end")
    #expect(model.chosen == [0, 2, 3])
  }

  @Test func `Shift-End in a long list stops near its start`() {
    let model = Model()
    let harness = Harness(width: 20, height: 6) { LongList(model: model) }
    harness.press("⇥ home shift+end")
    #expect(model.chosen == [0, 1, 2] && harness.position(of: "row 2") != nil)
    harness.press("end shift+home")
    #expect(model.chosen == [99_997, 99_998, 99_999])
    #expect(harness.position(of: "row 99997") != nil)
  }

  @Test func `the app can select more rows, and so can the user without a limit`() {
    let model = Model()
    let harness = open(model)
    model.chosen = [0, 1, 2, 3, 4]
    harness.press("ctrl+↓ ctrl+↓ space")
    #expect(model.chosen.count == 4)
    model.limit = nil
    harness.press("ctrl+a")
    #expect(model.chosen.count == 8)
  }
}
