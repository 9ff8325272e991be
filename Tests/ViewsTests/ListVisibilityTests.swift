// SPDX-License-Identifier: MIT
// Testing: the visible rows of a list after selections and changes of its size.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@testable import CuriumControls

@MainActor struct ListVisibilityTests {
  @Observable @MainActor final class Model { var selection: Int? }

  @Observable @MainActor final class SeveralModel {
    var selection: Set<Int> = []
    var count = 0
  }

  private struct SeveralRows: View {
    @Bindable var model: SeveralModel
    var body: some View {
      List(selection: $model.selection) { ForEach(0..<100) { Text("row \($0)") } }
    }
  }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.selection) { ForEach(0..<100) { Text("row \($0)") } }
    }
  }

  @Test func `a row that the app selects is scrolled into view`() async {
    let model = Model()
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    model.selection = 60
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("row 60") })
    model.selection = 61
    await harness.settle()
    let before = harness.screen
    model.selection = 60
    await harness.settle()
    #expect(harness.screen.map { $0.filter(\.isNumber) } == before.map { $0.filter(\.isNumber) })
    #expect(harness.repaint() == 0)
  }

  @Test func `a list appears with the selected row in view`() {
    let model = Model()
    model.selection = 40
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    #expect(harness.screen.contains { $0.contains("row 40") })
  }

  @Test func `a row that the app selects again comes back into view`() async {
    let model = Model()
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    harness.press("⇥ ↓ ↓ ↓")
    #expect(model.selection == 2)
    harness.scroll(y: 20)
    model.selection = nil
    await harness.settle()
    #expect(harness.position(of: "row 2") == nil)
    model.selection = 2
    await harness.settle()
    #expect(harness.position(of: "row 2") != nil)
  }

  @Test func `the only row that the app selects of several is scrolled into view`() async {
    let model = SeveralModel()
    let harness = Harness(width: 10, height: 5) { SeveralRows(model: model) }
    model.selection = [60]
    await harness.settle()
    #expect(harness.position(of: "row 60") != nil)
    harness.press("⇥ ↓")
    #expect(model.selection == [61])
    model.selection = [61, 5]
    await harness.settle()
    #expect(harness.position(of: "row 61") != nil)
    #expect(harness.repaint() == 0)
  }

  /// Returns whether a row is on the screen.
  private func shows(_ number: Int, _ harness: Harness) -> Bool {
    harness.screen.contains { $0.filter(\.isNumber) == "\(number)" }
  }

  @Test func `the first of several rows that the app selects is scrolled into view`() async {
    let model = SeveralModel()
    let harness = Harness(width: 10, height: 5) { SeveralRows(model: model) }
    harness.press("⇥ ↓")
    model.selection = [70, 60, 62]
    await harness.settle()
    #expect(shows(60, harness))
    harness.press("↓")
    #expect(model.selection == [61])
    model.selection = [5, 90, 91]
    await harness.settle()
    #expect(shows(5, harness))
    // Fewer rows don't scroll.
    harness.scroll(y: 40)
    model.selection = [5, 90]
    await harness.settle()
    #expect(!shows(5, harness) && !shows(90, harness))
    harness.press("↓")
    #expect(model.selection == [6] && shows(6, harness))
    #expect(harness.repaint() == 0)
  }

  @Test func `a list appears with the first of several selected rows in view`() {
    let model = SeveralModel()
    model.selection = [41, 40, 80]
    let harness = Harness(width: 10, height: 5) { SeveralRows(model: model) }
    #expect(shows(40, harness) && harness.repaint() == 0)
  }

  @Test(arguments: [[40], [41, 40, 80]] as [Set<Int>])
  func `selected rows that are loaded later appear in view`(selection: Set<Int>) async {
    struct Loaded: View {
      @Bindable var model: SeveralModel
      var body: some View {
        List(selection: $model.selection) {
          ForEach(0..<model.count, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let model = SeveralModel()
    model.selection = selection
    let harness = Harness(width: 10, height: 5) { Loaded(model: model) }
    model.count = 100
    await harness.settle()
    #expect(shows(40, harness) && harness.repaint() == 0)
    harness.press("⇥ ↓")
    #expect(model.selection == [41])
    // Later changes leave the rows where the user has scrolled.
    harness.scroll(y: -40)
    model.count = 101
    await harness.settle()
    #expect(shows(0, harness) && model.selection == [41])
  }

  @Test func `taking a row out of a multiple selection doesn't scroll`() async {
    let model = SeveralModel()
    let harness = Harness(width: 10, height: 5) { SeveralRows(model: model) }
    harness.press("⇥ ↓")
    harness.scroll(y: 10)
    let before = harness.screen.map { $0.filter(\.isNumber) }
    harness.pointer(
      PointerEvent(.down, button: .primary, at: CellPoint(x: 4, y: 2), modifiers: .control))
    harness.pointer(
      PointerEvent(.down, button: .primary, at: CellPoint(x: 4, y: 2), modifiers: .control))
    await harness.settle()
    #expect(model.selection == [0])
    #expect(harness.screen.map { $0.filter(\.isNumber) } == before)
  }

  @Test func `the wheel can scroll the selected row out of view`() async {
    let model = Model()
    model.selection = 2
    let harness = Harness(width: 10, height: 5) { Rows(model: model) }
    #expect(harness.position(of: "row 2") != nil)
    harness.scroll(y: 5)
    await harness.settle()
    #expect(harness.position(of: "row 2") == nil)
  }

  @Test func `the selected row stays in view while its pane is resized`() {
    struct Panes: View {
      let model: Model
      var body: some View {
        SplitView(.vertical) {
          Rows(model: model)
          fill("x")
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 10, height: 21) { Panes(model: model) }
    harness.press("⇥ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ⇥")
    for _ in 0..<6 {
      harness.press("↑")
      #expect(harness.screen.contains { $0.contains("row 8") || $0.contains("row 7") })
    }
    harness.press("home")
    #expect(
      model.selection.map { row in harness.screen.contains { $0.contains("row \(row)") } } == true)
  }

  // MARK: In another scroll view

  private struct InnerList: View {
    @State private var selection: Int?
    var body: some View {
      ScrollView {
        List(selection: $selection) { ForEach(0..<40) { Text("row \($0)") } }
      }
    }
  }

  @Test func `keys keep the selected row of a list in another scroll view visible`() {
    let harness = Harness(width: 20, height: 6) { InnerList() }
    harness.press("⇥")
    for _ in 0..<15 { harness.press("↓") }
    #expect(harness.screen[5].hasPrefix("▌ row 14"), "\(harness.screen)")
    harness.press("end")
    #expect(harness.screen[5].hasPrefix("▌ row 39"))
    // A page is that of the outer view.
    harness.press("pgup")
    #expect(harness.screen[0].hasPrefix("▌ row 34"))
    harness.press("home pgdn")
    #expect(harness.screen[5].hasPrefix("▌ row 5"))
    harness.scroll(y: 10)
    #expect(harness.position(of: "row 5") == nil)
    harness.press("↑")
    #expect(harness.screen[0].hasPrefix("▌ row 4"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on a row of a list in another scroll view doesn't scroll`() {
    let harness = Harness(width: 20, height: 6) { InnerList() }
    harness.scroll(y: 5)
    #expect(harness.screen[0].hasPrefix("  row 15"))
    harness.click(x: 4, y: 2)
    #expect(harness.screen[0].hasPrefix("  row 15") && harness.screen[2].hasPrefix("▌ row 17"))
    #expect(harness.repaint() == 0)
  }
}
