// SPDX-License-Identifier: MIT
// Testing: menus and double clicks of rows, and the selected row in a list that shrinks.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListRowTests {
  @Observable final class Model {
    var one: Int?
    var many: Set<Int> = []
    var opened: [Int] = []
    var height = 8
  }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.many) {
        ForEach(0..<20) { row in
          Text("row \(row)")
            .frame(maxWidth: .infinity, alignment: .leading)
            .onTapGesture(count: 2) { model.opened.append(row) }
            .contextMenu { Button("Open \(row)") { model.opened.append(100 + row) } }
        }
      }
      .frame(height: Length(model.height))
    }
  }

  private func harness(_ model: Model) -> Harness {
    Harness(width: 30, height: 14) { Rows(model: model) }
  }

  private func press(_ button: PointerEvent.Button, y: Int, on harness: Harness) {
    let point = CellPoint(x: 4, y: y)
    harness.pointer(PointerEvent(.down, button: button, at: point))
    harness.pointer(PointerEvent(.up, button: button, at: point))
  }

  // MARK: Menus

  @Test func `a disabled button in a row doesn't keep the menu of the row closed`() {
    let harness = Harness(width: 30, height: 8) {
      List(selection: .constant(Set<Int>())) {
        ForEach(0..<2) { row in
          Button("Archive \(row)") {}.disabled(true)
            .contextMenu { Button("Open \(row)") {} }
        }
      }
    }
    harness.press("⇥")
    press(.secondary, y: 1, on: harness)
    #expect(harness.position(of: "Open 1") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu of a disabled row stays closed`() {
    let harness = Harness(width: 30, height: 8) {
      List(selection: .constant(Optional(1))) {
        ForEach(0..<2) { row in
          Text("row \(row)").contextMenu { Button("Open \(row)") {} }.disabled(row == 1)
        }
      }
    }
    harness.press("⇥ shift+f10")
    press(.secondary, y: 1, on: harness)
    #expect(harness.find(.menu) == nil)
    press(.secondary, y: 0, on: harness)
    #expect(harness.position(of: "Open 0") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    KeyPress(.function(10), modifiers: .shift), KeyPress(KeyEquivalent("\u{F735}")),
  ])
  func `the menu key opens the menu of the selected row, below it`(key: KeyPress) {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ↓ ↓ ↓")
    harness.send(.key(key))
    #expect(harness.find(.menu)?.frame.minY == 3)
    #expect(harness.position(of: "Open 2") != nil)
    harness.press("⏎")
    #expect(model.opened == [102])
    #expect(harness.find(.list)?.semantics.isFocused == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key scrolls the selected row into view, and opens its menu`() {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ↓ ↓ ↓")
    harness.scroll(y: 10, at: CellPoint(x: 4, y: 2))
    #expect(harness.position(of: "row 2") == nil)
    harness.press("shift+f10")
    #expect(harness.position(of: "▌ row 2") != nil)
    #expect(harness.position(of: "Open 2") != nil)
    harness.press("⏎")
    #expect(model.opened == [102])
    #expect(harness.repaint() == 0)
  }

  @Test func `the menu key opens a menu around the list beside a row that was scrolled away`() {
    let model = Model()
    let harness = Harness(width: 30, height: 8) {
      List(selection: Binding(get: { model.one }, set: { model.one = $0 })) {
        ForEach(0..<40) { Text("row \($0)") }
      }
      .contextMenu { Button("Open") { model.opened.append(model.one ?? -1) } }
    }
    harness.press("⇥ ↓ ↓ ↓")
    harness.scroll(y: 20, at: CellPoint(x: 4, y: 2))
    harness.press("shift+f10")
    #expect(harness.position(of: "▌ row 2") != nil)
    harness.press("⏎")
    #expect(model.opened == [2])
  }

  @Test func `a right-click selects the row of its menu`() {
    let model = Model()
    let harness = harness(model)
    press(.secondary, y: 3, on: harness)
    #expect(model.many == [3])
    #expect(harness.position(of: "Open 3") != nil)
    harness.press("esc ↓")
    #expect(model.many == [4])
  }

  @Test func `a right-click on one of several selected rows keeps them selected`() {
    let model = Model()
    let harness = harness(model)
    harness.press("⇥ ↓ shift+↓ shift+↓")
    press(.secondary, y: 1, on: harness)
    #expect(model.many == [0, 1, 2])
    #expect(harness.position(of: "Open 1") != nil)
  }

  @Test func `a right-click selects its row for a menu around the list`() {
    let model = Model()
    let harness = Harness(width: 30, height: 8) {
      List(selection: Binding(get: { model.one }, set: { model.one = $0 })) {
        ForEach(0..<4) { Text("row \($0)") }
      }
      .contextMenu { Button("Open") { model.opened.append(model.one ?? -1) } }
    }
    press(.secondary, y: 2, on: harness)
    harness.press("⏎")
    #expect(model.opened == [2])
  }

  // MARK: Double clicks

  @Test func `a click selects a row that acts on a double click`() {
    let model = Model()
    let harness = harness(model)
    harness.click(x: 4, y: 2)
    #expect(model.many == [2] && model.opened == [])
    harness.click(x: 4, y: 2)
    #expect(model.many == [2] && model.opened == [2])
    #expect(harness.repaint() == 0)
  }

  // MARK: Shrinking

  @Test func `the selected row stays visible when the list gets shorter`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 14) { Rows(model: model).controlled(by: user) }
    harness.press("⇥ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓")
    #expect(harness.screen[7].hasPrefix("▌ row 7"))
    user.act(in: harness) { model.height = 3 }
    #expect(harness.screen[2].hasPrefix("▌ row 7"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the selected row stays visible when the terminal gets shorter`() {
    let model = Model()
    let harness = Harness(width: 30, height: 10) {
      List(selection: Binding(get: { model.one }, set: { model.one = $0 })) {
        ForEach(0..<40) { Text("row \($0)") }
      }
    }
    harness.press("⇥ end")
    for height in [9, 5, 4, 1] {
      harness.resize(width: 30, height: height)
      #expect(harness.screen[height - 1].hasPrefix("▌ row 39"))
    }
    harness.press("home")
    harness.resize(width: 30, height: 10)
    harness.scroll(y: 8)
    harness.resize(width: 30, height: 5)
    #expect(harness.position(of: "▌ row 0") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the arrows pass rows with the same id`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) {
      List(
        [1, 2, 2, 2, 3], id: \.self, selection: Binding(get: { model.one }, set: { model.one = $0 })
      ) { Text("row \($0)") }
    }
    harness.press("⇥ ↓ ↓ ↓ ↓ ↓")
    #expect(model.one == 3)
    harness.press("↑ ↑ ↑ ↑")
    #expect(model.one == 1)
  }

  /// As many rows as `height` says.
  private struct Growing: View {
    let model: Model

    var body: some View {
      List(0..<model.height, id: \.self, selection: .constant(0)) { Text("\($0)") }
    }
  }

  @Test func `an empty list shows that it has the focus`() async {
    let model = Model()
    let harness = Harness(width: 8, height: 2) { Growing(model: model) }
    model.height = 1
    harness.press("⇥")
    await harness.settle()
    #expect(harness.content == ["▌ 0"])
    model.height = 0
    await harness.settle()
    #expect(harness.content == ["▌"])
    harness.press("↓")
    model.height = 1
    await harness.settle()
    #expect(harness.content == ["▌ 0"])
    #expect(harness.repaint() == 0)
  }

  /// A list without the focus effect while it is empty.
  private struct Unmarked: View {
    let model: Model

    var body: some View {
      Growing(model: model).focusEffectDisabled(model.height == 0 && model.one == nil)
    }
  }

  @Test func `without the focus effect, an empty list has the focus, but no mark`() async {
    let model = Model()
    let harness = Harness(width: 8, height: 2) { Unmarked(model: model) }
    model.height = 1
    harness.press("⇥")
    await harness.settle()
    #expect(harness.content == ["▌ 0"])
    model.height = 0
    await harness.settle()
    #expect(harness.content == [] && harness.focused?.role == .list)
    model.one = 1
    await harness.settle()
    #expect(harness.content == ["▌"])
    #expect(harness.repaint() == 0)
  }
}
