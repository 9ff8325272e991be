// SPDX-License-Identifier: MIT
// Testing: several selected rows in tables, trees and lists of items.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct MultipleSelectionTests {
  @Observable final class Model {
    var selected: Set<String> = []
    var order: DataSortOrder?
    var opened: [String] = []
  }

  private struct Item: Identifiable {
    let id: String
    var parts: [Item]?
  }

  private static let items = ["pear", "fig", "apple", "kiwi"].map { Item(id: $0) }

  private struct Fruit: View {
    @Bindable var model: Model

    var body: some View {
      DataTable(
        items, columns: [DataColumn("Fruit", value: \.id)], selection: $model.selected,
        sortOrder: $model.order
      )
      .onActivate(of: String.self) { model.opened = $0.sorted() }
    }
  }

  private struct Parts: View {
    @Bindable var model: Model

    var body: some View {
      TreeView(
        [Item(id: "a", parts: [Item(id: "b"), Item(id: "c")]), Item(id: "d")],
        children: { $0.parts }, selection: $model.selected
      ) {
        Text($0.id)
      }
    }
  }

  private struct Names: View {
    @Bindable var model: Model

    var body: some View {
      ItemList(items: items, selection: $model.selected) { Text($0.id) }
    }
  }

  private func controlClick(_ harness: Harness, x: Int, y: Int) {
    let point = CellPoint(x: x, y: y)
    harness.pointer(PointerEvent(.down, button: .primary, at: point, modifiers: .control))
    harness.pointer(PointerEvent(.up, button: .primary, at: point, modifiers: .control))
  }

  @Test func `Shift extends the selection of a table in its sorted order`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Fruit(model: model) }
    harness.press("⇥ ⏎ ⇥ ↓ shift+↓")
    #expect(
      harness.content == [
        "  Fruit ▲",
        "▌ apple",
        "▌ fig",
        "  kiwi",
        "  pear",
      ])
    #expect(model.selected == ["apple", "fig"])
    harness.press("⏎")
    #expect(model.opened == ["apple", "fig"])
    harness.press("shift+⇥ ⏎ ⏎")
    #expect(harness.content == ["  Fruit", "  pear", "▌ fig", "▌ apple", "  kiwi"])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test(arguments: ["space ↓ ↓ space", "ctrl+↓ ctrl+↓ ctrl+↓ space ↑ ↑ space"])
  func `after Space or Control with an arrow, keys move without selecting`(keys: String) {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Fruit(model: model) }
    harness.press("⇥ ⇥ \(keys)")
    #expect(model.selected == ["pear", "apple"])
    harness.press("↓")
    #expect(model.selected == ["pear", "apple"])
    harness.click(x: 3, y: 1)
    harness.press("↓")
    #expect(model.selected == ["fig"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Space and Control-click add rows of a table to the selection, or remove them`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Fruit(model: model) }
    harness.press("⇥ ⇥ ↓ ↓ space")
    #expect(model.selected == [])
    harness.click(x: 3, y: 1)
    controlClick(harness, x: 3, y: 4)
    #expect(model.selected == ["pear", "kiwi"])
    controlClick(harness, x: 3, y: 1)
    #expect(model.selected == ["kiwi"])
  }

  @Test func `the arrows expand and leave a row of a tree that is selected alone`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Parts(model: model) }
    harness.press("⇥ ↓ → → shift+↓")
    #expect(harness.content == ["  ▼ a", "▌ ├   b", "▌ └   c", "    d"])
    harness.press("←")
    #expect(model.selected == ["b", "c"])
    harness.press("↓ ←")
    #expect(model.selected == ["d"])
    harness.press("↑ ←")
    #expect(model.selected == ["a"])
    harness.press("←")
    #expect(harness.content == ["▌ ► a", "    d"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-A selects all rows, and keys go on from the same row`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Names(model: model) }
    harness.press("⇥ ↓ ↓ ctrl+a")
    #expect(model.selected == ["pear", "fig", "apple", "kiwi"])
    harness.press("↓")
    #expect(model.selected == ["apple"])
    harness.press("ctrl+a shift+↓")
    #expect(model.selected == ["apple", "kiwi"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-A can be the key of a command instead`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) {
      Names(model: model).keyBinding("Add", "ctrl+a") { model.opened.append("new") }
    }
    harness.press("⇥ ↓ ctrl+a")
    #expect(model.selected == ["pear"] && model.opened == ["new"])
  }

  @Test func `after Control-A in a new list, the arrows begin in the first row`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Names(model: model) }
    harness.press("⇥ ctrl+a ↓")
    #expect(model.selected == ["fig"])
  }

  @Test func `the arrows begin in the first of the rows that the app has selected`() {
    let model = Model()
    model.selected = ["apple", "kiwi", "fig"]
    let harness = Harness(width: 12, height: 6) { Names(model: model) }
    harness.press("⇥ ↑")
    #expect(model.selected == ["pear"])
  }

  @Test func `Shift extends what is left of a selection whose first row was deselected`() async {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Names(model: model) }
    harness.press("⇥ ↓ shift+↓ shift+↓")
    model.selected.remove("pear")
    await harness.settle()
    harness.press("shift+↓")
    #expect(model.selected == ["apple", "kiwi"])
  }

  @Test func `Return expands and collapses all selected rows of a tree`() {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Parts(model: model) }
    harness.press("⇥ ctrl+a ⏎")
    #expect(harness.content == ["▌ ▼ a", "  ├   b", "  └   c", "▌   d"])
    harness.press("⏎")
    #expect(harness.content == ["▌ ► a", "▌   d"])
    #expect(harness.repaint() == 0)
  }

  @Test func `after Space clears the selection, keys only move until Space selects again`() async {
    let model = Model()
    let harness = Harness(width: 12, height: 6) { Fruit(model: model) }
    harness.press("⇥ ⇥ ↓ space ↓")
    #expect(model.selected == [])
    #expect(harness.content == ["  Fruit", "  pear", "▌ fig", "  apple", "  kiwi"])
    harness.press("space ↓ space")
    #expect(model.selected == ["fig", "apple"])
    #expect(harness.repaint() == 0)
    // The app has cleared the selection.
    model.selected = []
    await harness.settle()
    harness.press("↓")
    #expect(model.selected == ["kiwi"])
  }
}
