// SPDX-License-Identifier: MIT
// Testing: opening the context menu of a list with a key.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct SelectionMenuKeyTests {
  private typealias Model = SelectionMenuTests.Model
  private typealias Several = SelectionMenuTests.Several
  private typealias Single = SelectionMenuTests.Single

  private func harness(_ content: some View, width: Int = 24, height: Int = 10) -> Harness {
    Harness(width: width, height: height) { content }
  }

  @Test(arguments: [
    KeyPress(.function(10), modifiers: .shift), KeyPress(KeyEquivalent("\u{F735}")),
  ])
  func `the menu key opens the menu for the selected rows, below the current one`(key: KeyPress) {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓")
    harness.send(.key(key))
    #expect(
      harness.screen == [
        "▌ api",
        "▌ cache",
        "▄▄▄▄▄▄▄▄▄▄▄",
        "  Restart",
        " ▌Stop 2",
        "▀▀▀▀▀▀▀▀▀▀▀",
        "", "", "", "",
      ])
    harness.press("esc")
    #expect(harness.find(.menu) == nil && model.many == ["api", "cache"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key opens the menu for the current row if it isn't selected`() {
    let model = Model()
    let harness = harness(Several(model: model))
    harness.press("⇥ ↓ shift+↓ ctrl+↓ shift+f10 ⏎")
    #expect(model.acts == ["restart [\"cron\"]"] && model.many == ["api", "cache"])
  }

  @Test func `the menu key selects the marked row if no row is selected, as Return does`() {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ shift+f10")
    #expect(model.one == "api" && harness.position(of: "▌Restart") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key opens the menu for all rows after Control-A`() {
    let model = Model()
    let harness = harness(Several(model: model), height: 8)
    harness.press("⇥ ctrl+a shift+f10")
    #expect(model.many == Set(model.names))
    #expect(harness.position(of: "Stop 4") != nil)
    harness.press("esc ↓")
    #expect(model.many == ["cache"])
  }

  @Test func `the menu key opens the menu for no rows in an empty list`() {
    let model = Model()
    model.names = []
    let harness = harness(Several(model: model))
    harness.press("⇥ shift+f10")
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 0, y: 1))
    harness.press("⏎")
    #expect(model.acts == ["new"])
  }

  @Test func `the menu key scrolls the current row into view`() {
    let model = Model()
    model.names = (0..<40).map { "row \($0)" }
    let harness = harness(Single(model: model))
    harness.press("⇥ ↓ ↓ ↓")
    harness.scroll(y: 20, at: CellPoint(x: 4, y: 2))
    harness.press("shift+f10")
    #expect(harness.position(of: "▌ row 2") != nil)
    harness.press("⏎")
    #expect(model.acts == ["restart [\"row 2\"]"])
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key on a control in a row opens the menu for this row`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.many) {
          ForEach(model.names, id: \.self) { Button($0) {}.buttonStyle(.plain) }
        }
        .contextMenu(forSelectionType: String.self) { SelectionMenuTests.items($0, model) }
      }
    }
    let model = Model()
    let harness = harness(Rows(model: model))
    harness.press("⇥ ↓")
    harness.click(x: 3, y: 2)
    #expect(harness.focused?.label == "cron")
    harness.press("shift+f10")
    #expect(harness.find(.menu)?.frame.minY == 3)
    harness.press("⏎")
    #expect(model.acts == ["restart [\"cron\"]"])
  }
}
