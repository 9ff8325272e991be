// SPDX-License-Identifier: MIT
// Testing: cells, trees and scrolling in a table whose columns the user has moved.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

private struct Planet: Identifiable {
  let id: Int
  var name: String { ["Earth", "Mars", "Jupiter"][id % 3] }
  var moons: Int { [1, 2, 97][id % 3] }
}

private struct File: Identifiable {
  let id: String
  var size = 0
  var files: [File]?
}

@MainActor struct ColumnOrderTests {
  @Observable final class Model {
    var cell: DataCell<Int>?
    var customization = TableColumnCustomization()
  }

  // MARK: Selected cells

  private struct Planets: View {
    @Bindable var model: Model

    var body: some View {
      DataTable(
        (0..<3).map(Planet.init),
        columns: [
          DataColumn("Planet", value: \.name).width(.fixed(8)),
          DataColumn("Moons", value: \.moons).width(.fixed(6)),
          DataColumn("Ring") { $0.id == 2 ? "yes" : "" }.width(.fixed(5)),
        ], selection: $model.cell, columnCustomization: $model.customization)
    }
  }

  @Test func `a selected cell follows its column, and the arrows follow the order`() async {
    let model = Model()
    let harness = Harness(width: 30, height: 5) { Planets(model: model) }
    harness.press("⇥ ⇥ → →")
    #expect(model.cell == DataCell(row: 0, column: "Moons"))
    let selected = harness.cell(x: 17, y: 1).background
    #expect(harness.cell(x: 3, y: 1).background != selected)
    model.customization.order = ["Moons", "Planet", "Ring"]
    await harness.settle()
    #expect(harness.screen[0] == "   Moons  Planet    Ring")
    #expect(harness.screen[1] == "▌      1  Earth")
    #expect(harness.cell(x: 7, y: 1).background == selected)
    #expect(harness.cell(x: 12, y: 1).background != selected)
    #expect(model.cell?.column == "Moons" && harness.repaint() == 0)
    for (key, column) in [
      ("→", "Planet"), ("→", "Ring"), ("home", "Moons"), ("end", "Ring"), ("←", "Planet"),
    ] {
      harness.press(key)
      #expect(model.cell?.column == column)
    }
    // The title of the column moves it, and the cell stays selected.
    harness.press("shift+⇥ alt+shift+←")
    #expect(harness.screen[0] == "  Planet     Moons  Ring" && harness.focused?.label == "Planet")
    #expect(model.cell == DataCell(row: 0, column: "Planet"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `while its column is hidden, the nearest one in the order is selected`() async {
    let model = Model()
    model.customization.order = ["Ring", "Planet", "Moons"]
    model.customization[visibility: "Ring"] = .hidden
    model.cell = DataCell(row: 2, column: "Ring")
    let harness = Harness(width: 30, height: 5) { Planets(model: model) }
    harness.press("⇥ ⇥ →")
    #expect(model.cell == DataCell(row: 2, column: "Moons"))
    #expect(harness.repaint() == 0)
  }

  // MARK: Text fields

  private struct Fields: View {
    @Bindable var model: Model

    var body: some View {
      DataTable(
        [Planet(id: 0)],
        columns: [
          DataColumn<Planet>("ID") { "\($0.id)" }.width(.fitted),
          DataColumn<Planet>("Name") { _ in TextField("Name", text: .constant("Earth")) }
            .width(.fitted),
        ], columnCustomization: $model.customization)
    }
  }

  @Test func `a text field keeps its width when its column moves`() async throws {
    let model = Model()
    let harness = Harness(width: 60, height: 4) { Fields(model: model) }
    let width = try #require(harness.find(.textField)?.frame.width)
    model.customization.order = ["Name", "ID"]
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  Name"))
    #expect(harness.find(.textField)?.frame.width == width && harness.repaint() == 0)
  }

  // MARK: Trees

  private struct Files: View {
    @Bindable var model: Model
    var pinsName = false

    var body: some View {
      let name = DataColumn<File>("Name", value: \.id).width(.fixed(10))
      DataTable(
        [File(id: "src", size: 30, files: [File(id: "app", size: 20)]), File(id: "all", size: 40)],
        children: { $0.files },
        columns: [
          pinsName ? name.pinned() : name, DataColumn("Size", value: \.size).width(.fixed(6)),
        ], expanded: .constant(["src"]), columnCustomization: $model.customization)
    }
  }

  @Test func `the levels of a tree are in the column that is the first one now`() {
    let model = Model()
    let harness = Harness(width: 30, height: 6) { Files(model: model) }
    let names = ["  Name          Size", "  ▼ src           30", "  └   app         20"]
    #expect(Array(harness.content.prefix(3)) == names)
    harness.drag(from: CellPoint(x: 17, y: 0), to: CellPoint(x: 3, y: 0))
    #expect(
      harness.content == [
        "    Size  Name", "  ▼   30  src", "  └   20  app", "      40  all",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
    harness.press("alt+shift+→")
    #expect(Array(harness.content.prefix(3)) == names && harness.repaint() == 0)
  }

  @Test func `the levels stay in a pinned column`() {
    let model = Model()
    // The order of an app that hadn't pinned the column.
    model.customization.order = ["Size", "Name"]
    let harness = Harness(width: 30, height: 6) { Files(model: model, pinsName: true) }
    #expect(harness.content[0] == "  Name          Size")
    harness.drag(from: CellPoint(x: 17, y: 0), to: CellPoint(x: 3, y: 0))
    harness.press("alt+shift+←")
    #expect(harness.content[0] == "  Name          Size" && harness.focused?.label == "Size")
  }

  // MARK: Columns that scroll

  private struct Wide: View {
    @Bindable var model: Model
    var pinned = 0

    var body: some View {
      let columns = ["A", "B", "C", "D", "E", "F"].enumerated().map { index, title in
        let column = DataColumn<Planet>(title, value: \.name).width(.fixed(8))
        return index + 1 == pinned ? column.pinned() : column
      }
      DataTable(
        [Planet(id: 0)], columns: columns, columnCustomization: $model.customization)
    }
  }

  private let start = "  A         B         C               3›"

  @Test func `a title that is held on a sign scrolls, and takes a place that was hidden`() async {
    let harness = Harness(width: 40, height: 4) { Wide(model: Model()) }
    #expect(harness.screen[0] == start)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 22, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 39, y: 0)))
    #expect(harness.screen[0].contains("A         B         C"))
    for _ in 0..<5 { await harness.advance(by: .milliseconds(310)) }
    #expect(Array(harness.screen[0])[30] == "│" && harness.screen[0].contains("E         F"))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 39, y: 0)))
    #expect(harness.screen[0] == "  A     ‹3  F         C" && harness.repaint() == 0)
    // To the start, before the column that stays in place.
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 22, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 8, y: 0)))
    for _ in 0..<5 { await harness.advance(by: .milliseconds(310)) }
    #expect(Array(harness.screen[0])[1] == "│")
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 8, y: 0)))
    #expect(harness.screen[0].hasPrefix("  C         A         B"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a column that keys move stays visible`() {
    let harness = Harness(width: 40, height: 4) { Wide(model: Model()) }
    harness.press("⇥ → →")
    for titles in ["D         C", "E         C", "F         C"] {
      harness.press("alt+shift+→")
      #expect(harness.screen[0].contains(titles) && harness.focused?.label == "C")
    }
    harness.press("alt+shift+← alt+shift+← alt+shift+← alt+shift+← alt+shift+←")
    #expect(harness.screen[0].hasPrefix("  C         A") && harness.focused?.label == "C")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `pinned columns change places, and stay before the others`() {
    let harness = Harness(width: 70, height: 14) { Wide(model: Model(), pinned: 2) }
    harness.drag(from: CellPoint(x: 22, y: 0), to: CellPoint(x: 3, y: 0))
    #expect(harness.screen[0].hasPrefix("  A         B         C"))
    harness.press("alt+shift+←")
    #expect(harness.screen[0].hasPrefix("  A         B         C"))
    harness.rightClick(x: 22, y: 0)
    #expect(harness.find(.button, "Move left")?.semantics.isEnabled == false)
    harness.press("esc")
    harness.drag(from: CellPoint(x: 2, y: 0), to: CellPoint(x: 13, y: 0))
    #expect(harness.screen[0].hasPrefix("  B         A         C"))
    harness.resize(width: 40, height: 4)
    harness.press("end")
    #expect(harness.screen[0].hasPrefix("  B         A     ‹3  F"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
