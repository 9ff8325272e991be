// SPDX-License-Identifier: MIT
// Testing: one context menu for the rows of a table, a tree or a list of items.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SelectionMenuTableTests {
  @Observable final class Model {
    var many: Set<String> = []
    var cell: DataCell<String>?
    var acts: [String] = []
  }

  private struct File: Identifiable {
    let id: String
    var size = 1
    var parts: [File]?
  }

  private static let files = [
    File(id: "a.txt", size: 10), File(id: "b.txt", size: 20), File(id: "c.txt", size: 30),
  ]

  private struct Table: View {
    @Bindable var model: Model
    /// `true` if the cells of the second column have a menu.
    var hasCellMenu = false

    var body: some View {
      DataTable(
        files,
        columns: [
          DataColumn("Name", value: \.id).width(.fixed(8)),
          DataColumn("Size", value: \.size, alignment: .trailing) { file in
            if hasCellMenu {
              Text("\(file.size)").contextMenu { Button("Copy \(file.size)") {} }
            } else {
              Text("\(file.size)")
            }
          },
        ], selection: $model.many
      )
      .contextMenu(forSelectionType: File.ID.self) { ids in
        if !ids.isEmpty { Button("Delete \(ids.count)") { model.acts.append("\(ids.sorted())") } }
      } primaryAction: {
        model.acts.append("open \($0.sorted())")
      }
    }
  }

  // MARK: Tables

  @Test func `a right-click on a row of a table opens the menu for the selected rows`() {
    let model = Model()
    let harness = Harness(width: 24, height: 8) { Table(model: model) }
    harness.press("⇥ ⇥ ↓ shift+↓")
    harness.rightClick(x: 12, y: 1)
    #expect(
      harness.screen == [
        "  Name             Size",
        "▌ a.txt              10",
        "▌ b.txt    ▄▄▄▄▄▄▄▄▄▄▄▄",
        "  c.txt     ▌Delete 2",
        "           ▀▀▀▀▀▀▀▀▀▀▀▀",
        "", "", "",
      ])
    harness.press("⏎")
    #expect(model.acts == ["[\"a.txt\", \"b.txt\"]"])
    harness.rightClick(x: 3, y: 3)
    #expect(model.many == ["c.txt"] && harness.position(of: "Delete 1") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a right-click on the titles or below the rows of a table opens no empty menu`() {
    let model = Model()
    let harness = Harness(width: 24, height: 8) { Table(model: model) }
    for y in [0, 6] {
      harness.rightClick(x: 3, y: y)
      #expect(harness.find(.menu) == nil)
    }
    #expect(model.many == [])
  }

  @Test func `keys and double clicks open the menu and the rows of a table`() {
    let model = Model()
    let harness = Harness(width: 24, height: 8) { Table(model: model) }
    harness.press("⇥ ⇥ ↓ ↓ shift+f10")
    #expect(harness.find(.menu)?.frame.origin == CellPoint(x: 0, y: 3))
    harness.press("⏎ ⏎")
    #expect(model.acts == ["[\"b.txt\"]", "open [\"b.txt\"]"])
    harness.click(x: 3, y: 3)
    harness.click(x: 3, y: 3)
    #expect(model.acts.last == "open [\"c.txt\"]")
  }

  @Test func `the menu of a cell opens instead, and the one of the table in the other cells`() {
    let harness = Harness(width: 24, height: 8) { Table(model: Model(), hasCellMenu: true) }
    harness.rightClick(x: 14, y: 2)
    #expect(harness.position(of: "▌Copy 20") != nil)
    harness.press("esc")
    harness.rightClick(x: 4, y: 2)
    #expect(harness.position(of: "▌Delete 1") != nil)
  }

  @Test func `in a table with a selected cell, the ids are cells`() {
    struct Cells: View {
      @Bindable var model: Model
      var body: some View {
        DataTable(
          SelectionMenuTableTests.files,
          columns: [
            DataColumn("Name", value: \.id).width(.fixed(8)),
            DataColumn("Size", value: \.size) { Text("\($0.size)") },
          ], selection: $model.cell
        )
        .contextMenu(forSelectionType: File.ID.self) { _ in Button("Row") {} }
        .contextMenu(forSelectionType: DataCell<File.ID>.self) { cells in
          Button("Clear") { model.acts.append(cells.map { "\($0.row) \($0.column)" }.joined()) }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 24, height: 8) { Cells(model: model) }
    harness.rightClick(x: 12, y: 2)
    #expect(model.cell == DataCell(row: "b.txt", column: "Size"))
    harness.press("⏎")
    #expect(model.acts == ["b.txt Size"])
    harness.press("← shift+f10")
    #expect(harness.find(.menu)?.frame.minY == 3)
    harness.press("⏎")
    #expect(model.acts.last == "b.txt Name")
  }

  // MARK: Trees and lists of items

  private static let tree = [
    File(id: "docs", parts: [File(id: "a.md"), File(id: "b.md")]), File(id: "c.md"),
  ]

  @Test func `a tree has a menu for its rows, and the primary action opens those without children`()
  {
    struct Tree: View {
      @Bindable var model: Model
      var body: some View {
        TreeView(SelectionMenuTableTests.tree, children: { $0.parts }, selection: $model.many) {
          Text($0.id)
        }
        .contextMenu(forSelectionType: File.ID.self) { ids in
          if ids.isEmpty {
            Button("New") { model.acts.append("new") }
          } else {
            Button("Delete") { model.acts.append("\(ids.sorted())") }
          }
        } primaryAction: {
          model.acts.append("open \($0.sorted())")
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 8) { Tree(model: model) }
    harness.press("⇥ ↓ ⏎ ↓ shift+↓")
    harness.rightClick(x: 8, y: 2)
    #expect(
      harness.screen == [
        "  ▼ docs",
        "▌ ├   a.md",
        "▌ └   b.md",
        "    c.md▄▄▄▄▄▄▄▄▄▄",
        "         ▌Delete",
        "        ▀▀▀▀▀▀▀▀▀▀",
        "", "",
      ])
    harness.press("⏎ ⏎")
    #expect(model.acts == ["[\"a.md\", \"b.md\"]", "open [\"a.md\", \"b.md\"]"])
    harness.rightClick(x: 2, y: 0)
    harness.press("⏎")
    #expect(model.acts.last == "[\"docs\"]")
    harness.rightClick(x: 8, y: 6)
    harness.press("⏎")
    #expect(model.acts.last == "new" && model.many == ["docs"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a list of items has a menu for its rows`() {
    let model = Model()
    let harness = Harness(width: 20, height: 6) {
      ItemList(items: Self.files) { Text($0.id) }
        .contextMenu(forSelectionType: File.ID.self) { ids in
          Button("Delete") { model.acts.append("\(ids.sorted())") }
        }
    }
    harness.rightClick(x: 3, y: 1)
    harness.press("⏎")
    #expect(model.acts == ["[\"b.txt\"]"])
  }
}
