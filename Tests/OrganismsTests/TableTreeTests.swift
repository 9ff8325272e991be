// SPDX-License-Identifier: MIT
// Testing: tables whose rows have children.

import Curium
import CuriumTesting
import Testing

@MainActor struct TableTreeTests {
  private typealias File = NestedFileTable.File
  private typealias Model = NestedFileTable.Model
  private typealias Table = NestedFileTable

  private static let files = Table.files

  private func open(
    _ model: Model, width: Int = 23, height: Int = 8, isMultiple: Bool = false,
    columns: [DataColumn<File>]? = nil
  ) -> Harness {
    Harness(width: width, height: height) {
      if let columns {
        Table(model: model, isMultiple: isMultiple, columns: columns)
      } else {
        Table(model: model, isMultiple: isMultiple)
      }
    }
  }

  private func names(_ harness: Harness) -> [Substring] {
    harness.rows.map { $0.prefix { $0 != " " } }
  }

  /// Moves the focus to the rows.
  private func enterRows(_ harness: Harness) { harness.press("⇥ ⇥ ↓") }

  // MARK: Keys and clicks

  @Test func `arrow keys expand, enter, leave and collapse rows`() {
    let model = Model()
    let harness = open(model)
    #expect(
      harness.content == [
        "  Name          Size",
        "  ► src           30",
        "  ► doc            5",
        "    all           40",
      ])
    enterRows(harness)
    harness.press("→")
    #expect(
      harness.content == [
        "  Name          Size",
        "▌ ▼ src           30",
        "  ├   view         8",
        "  └ ► app         20",
        "  ► doc            5",
        "    all           40",
      ])
    harness.press("→ ↓ → →")
    #expect(
      harness.content == [
        "  Name          Size",
        "  ▼ src           30",
        "  ├   view         8",
        "  └ ▼ app         20",
        "▌   └   run       20",
        "  ► doc            5",
        "    all           40",
      ])
    #expect(model.selected == "run" && model.expanded == ["src", "app"])
    harness.press("← ← ← ←")
    #expect(names(harness) == ["src", "doc", "all"] && model.selected == "src")
    #expect(model.expanded == [])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Return toggles a row with children, and activates the others`() {
    let model = Model()
    let harness = open(model)
    enterRows(harness)
    harness.press("⏎")
    #expect(names(harness) == ["src", "view", "app", "doc", "all"])
    harness.press("↓ ⏎")
    #expect(model.opened == [["view"]])
    harness.press("↑ ⏎")
    #expect(names(harness) == ["src", "doc", "all"] && model.opened.count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click on the chevron and a double click toggle a row, and keys continue there`()
    async
  {
    let model = Model()
    let harness = open(model)
    harness.click(x: 2, y: 1)
    #expect(names(harness) == ["src", "view", "app", "doc", "all"] && model.selected == "src")
    harness.press("↓")
    #expect(model.selected == "view")
    await harness.advance(by: .seconds(1))
    harness.click(x: 17, y: 3)
    harness.click(x: 17, y: 3)
    #expect(names(harness) == ["src", "view", "app", "run", "doc", "all"])
    await harness.advance(by: .seconds(1))
    harness.click(x: 17, y: 4)
    harness.click(x: 17, y: 4)
    #expect(model.opened == [["run"]] && model.expanded == ["src", "app"])
    #expect(harness.repaint() == 0)
  }

  @Test func `arrows don't expand or collapse several selected rows`() {
    let model = Model()
    model.several = ["src", "doc"]
    let harness = open(model, isMultiple: true)
    harness.press("⇥ ⇥ → ←")
    #expect(model.expanded == [] && model.several == ["src", "doc"])
    #expect(harness.focused?.role == .list)
  }

  @Test func `rows of a disabled table can't be expanded`() {
    let model = Model()
    let harness = open(model)
    harness.setEnvironment { $0.isEnabled = false }
    harness.click(x: 2, y: 1)
    harness.click(x: 2, y: 1)
    #expect(names(harness) == ["src", "doc", "all"])
    #expect(!harness.perform("Expand", on: .row, "src 30"))
  }

  @Test func `screen readers get the level of a row and whether it is expanded`() {
    let harness = open(Model())
    let states = {
      harness.elements.filter { $0.role == .row }
        .map { [$0.semantics.level.map(String.init), $0.semantics.isExpanded.map(String.init)] }
    }
    #expect(states() == [["1", "false"], ["1", "false"], ["1", nil]])
    #expect(harness.perform("Expand", on: .row, "src 30"))
    #expect(
      states() == [
        ["1", "true"], ["2", nil], ["2", "false"], ["1", "false"], ["1", nil],
      ])
    #expect(harness.find(.row, "src 30")?.semantics.actions == ["Collapse"])
    #expect(harness.find(.row, "all 40")?.semantics.actions == [])
  }

  // MARK: Sorting

  @Test func `sorting orders the rows inside each parent, and keeps selection and expansion`()
    async
  {
    let model = Model()
    model.expanded = ["src", "app"]
    model.selected = "view"
    let harness = open(model)
    harness.press("⇥ ⏎")
    #expect(model.order == .ascending("Name"))
    #expect(
      harness.content.dropFirst() == [
        "    all           40",
        "  ► doc            5",
        "  ▼ src           30",
        "  ├ ▼ app         20",
        "  │ └   run       20",
        "▌ └   view         8",
      ])
    harness.press("⏎")
    #expect(names(harness) == ["src", "view", "app", "run", "doc", "all"])
    model.order = .ascending("Size")
    await harness.settle()
    #expect(names(harness) == ["doc", "src", "view", "app", "run", "all"])
    model.order = nil
    await harness.settle()
    #expect(names(harness) == ["src", "view", "app", "run", "doc", "all"])
    #expect(model.selected == "view" && model.expanded == ["src", "app"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a sorted row that is collapsed and expanded again has the same order`() {
    let model = Model()
    model.order = .ascending("Name")
    let harness = open(model)
    enterRows(harness)
    harness.press("end →")
    #expect(names(harness) == ["all", "doc", "src", "app", "view"])
    harness.press("← →")
    #expect(names(harness) == ["all", "doc", "src", "app", "view"])
    #expect(harness.repaint() == 0)
  }

  // MARK: Data

  @Test func `children are requested only while their row is visible or expanded`() {
    let model = Model()
    model.expanded = ["src"]
    _ = open(model)
    #expect(Set(model.asked) == ["src", "view", "app", "doc", "all"])
    struct Number: Identifiable { let id: Int }
    var asked: Set<Int> = []
    let numbers = (0..<10_000).map { Number(id: $0) }
    let harness = Harness(width: 24, height: 10) {
      DataTable(
        numbers,
        children: { number in
          asked.insert(number.id)
          return [Number(id: number.id + 100_000)]
        }, columns: [DataColumn("Number") { "\($0.id)" }])
    }
    #expect(asked.count <= 20)
    harness.press("⇥ ↓ →")
    #expect(harness.content[2].hasSuffix("100000"))
    #expect(asked.count <= 40)
  }

  @Test func `rows with the same id are shown once`() {
    let model = Model()
    model.expanded = ["a", "b"]
    let files = [
      File(id: "a", files: [File(id: "b", files: [File(id: "a")]), File(id: "b")]), File(id: "b"),
    ]
    let harness = Harness(width: 23, height: 8) { Table(model: model, files: files) }
    #expect(names(harness) == ["a", "b"])
    #expect(harness.repaint() == 0)
  }

  @Test func `an empty table, and tables without room, have no rows`() {
    let model = Model()
    let empty = Harness(width: 23, height: 4) { Table(model: model, files: []) }
    #expect(empty.content == ["  Name          Size"])
    empty.press("⇥ ⇥ → ←")
    #expect(empty.repaint() == 0 && empty.warnings == [])
    let harness = open(model)
    harness.press("⇥ ⇥ ↓ →")
    for (width, height) in [(1, 1), (4, 3), (9, 2), (23, 8)] {
      harness.resize(width: width, height: height)
      #expect(harness.repaint() == 0 && harness.warnings == [], "\(width) × \(height)")
    }
    #expect(names(harness) == ["src", "view", "app", "doc", "all"])
  }

  @Test func `without bindings, the table manages selection, expansion and order itself`() {
    let harness = Harness(width: 23, height: 8) {
      DataTable(
        Self.files, children: { $0.files }, columns: [DataColumn("Name", value: \.id)])
    }
    harness.press("⇥ ⏎ ⇥ end →")
    #expect(
      harness.content.dropFirst() == [
        "    all", "  ► doc", "▌ ▼ src", "  ├ ► app", "  └   view",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
