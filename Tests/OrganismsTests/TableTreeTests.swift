// SPDX-License-Identifier: MIT
// Testing: tables whose rows have children.

import Curium
import CuriumTesting
import Observation
import Testing

private struct File: Identifiable {
  let id: String
  var size = 0
  var files: [File]?
}

@MainActor struct TableTreeTests {
  @Observable final class Model {
    var selected: String?
    var several: Set<String> = []
    var expanded: Set<String> = []
    var order: DataSortOrder?
    var customization = TableColumnCustomization()
    var opened: [Set<String>] = []
    @ObservationIgnored var asked: [String] = []
  }

  private static let files = [
    File(
      id: "src", size: 30,
      files: [
        File(id: "view", size: 8), File(id: "app", size: 20, files: [File(id: "run", size: 20)]),
      ]),
    File(id: "doc", size: 5, files: []), File(id: "all", size: 40),
  ]

  private struct Table: View {
    @Bindable var model: Model
    var files = TableTreeTests.files
    var isMultiple = false
    var columns = [
      DataColumn<File>("Name", value: \.id).width(.fixed(10)),
      DataColumn("Size", value: \.size).width(.fixed(6)),
    ]

    var body: some View {
      if isMultiple {
        DataTable(
          files, children: children, columns: columns, selection: $model.several,
          expanded: $model.expanded)
      } else {
        DataTable(
          files, children: children, columns: columns, selection: $model.selected,
          expanded: $model.expanded, sortOrder: $model.order,
          columnCustomization: $model.customization
        )
        .onActivate(of: String.self) { model.opened.append($0) }
      }
    }

    private func children(of file: File) -> [File]? {
      model.asked.append(file.id)
      return file.files
    }
  }

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

  // MARK: Columns

  @Test func `the first visible column shows the levels, in front of aligned numbers`() async {
    let model = Model()
    model.expanded = ["src"]
    let harness = open(model)
    model.customization[visibility: "Name"] = .hidden
    await harness.settle()
    #expect(
      harness.content == [
        "    Size",
        "  ▼   30",
        "  ├    8",
        "  └ ► 20",
        "  ►    5",
        "      40",
      ])
    model.customization[visibility: "Name"] = .visible
    await harness.settle()
    #expect(harness.content[3] == "  └ ► app         20")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a fitted column has room for the levels, and loses it when the rows collapse`() {
    let model = Model()
    let columns = [
      DataColumn<File>("Name", value: \.id).width(.fitted), DataColumn("Size", value: \.size),
    ]
    let harness = open(model, width: 40, columns: columns)
    func place() -> Int? { harness.find(.button, "Size")?.frame.minX }
    let start = place()
    enterRows(harness)
    harness.press("→ ↓ ↓ →")
    #expect(harness.screen[4].hasPrefix("    └   run"))
    #expect(harness.screen.prefix(6).allSatisfy { !$0.contains("…") })
    harness.press("← ↑ ↑ ←")
    #expect(names(harness) == ["src", "doc", "all"] && place() == start)
    #expect(harness.repaint() == 0)
  }

  @Test func `a fitted column has room for the whole indentation of deep rows`() {
    struct Level: Identifiable { let id: Int }
    let harness = Harness(width: 60, height: 12) {
      DataTable(
        [Level(id: 0)], children: { $0.id < 8 ? [Level(id: $0.id + 1)] : nil },
        columns: [
          DataColumn("Level") { "n\($0.id)" }.width(.fitted), DataColumn("Id") { "\($0.id)" },
        ], expanded: .constant(Set(0..<8)))
    }
    for depth in 0...8 {
      #expect(harness.position(of: "n\(depth)")?.x == 4 + 2 * depth)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `lines continue beside a taller cell`() {
    let model = Model()
    model.expanded = ["src"]
    let columns = [
      DataColumn<File>("Name", value: \.id).width(.fixed(10)),
      DataColumn("Notes") { Text(verbatim: "\($0.id)\n\($0.size)").lineLimit(2) }.width(.fixed(6)),
    ]
    let harness = open(model, height: 12, columns: columns)
    #expect(
      harness.content.dropFirst().prefix(6) == [
        "  ▼ src       src",
        "              30",
        "  ├   view    view",
        "  │           8",
        "  └ ► app     app",
        "              20",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `arrows that have no effect on a row scroll the columns, and keep the focus`() {
    struct Beside: View {
      let model: Model
      let columns: [DataColumn<File>]
      var body: some View {
        HStack(spacing: 0) {
          Button("A") {}
          Table(model: model, columns: columns).frame(width: 23)
          Button("B") {}
        }
      }
    }
    let model = Model()
    let columns =
      [DataColumn<File>("Name") { $0.id }.width(.fixed(10))]
      + (1...4).map { number in
        DataColumn<File>("C\(number)") { "\($0.size)" }.width(.fixed(5))
      }
    let harness = Harness(width: 40, height: 8) { Beside(model: model, columns: columns) }
    harness.press("⇥ ⇥ end")
    #expect(harness.focused?.role == .list && model.selected == "all")
    #expect(harness.position(of: "C1") != nil && harness.position(of: "C2") == nil)
    harness.press("→")
    #expect(harness.position(of: "C1") == nil && harness.position(of: "C2") != nil)
    harness.press("→ → → ← ← ← ← ←")
    #expect(harness.position(of: "C1") != nil && harness.focused?.role == .list)
    // On a row with children, the arrows expand it, and with Shift, they scroll.
    harness.press("home shift+right")
    #expect(harness.position(of: "C1") == nil && model.expanded == [])
    harness.press("→")
    #expect(model.expanded == ["src"] && harness.position(of: "C1") == nil)
    // All columns are visible, and the focus stays.
    let wide = Harness(width: 40, height: 8) {
      Beside(model: Model(), columns: Array(columns.prefix(1)))
    }
    wide.press("⇥ ⇥ end → ←")
    #expect(wide.focused?.role == .list)
  }

  @Test func `a footer gets the rows at the top level, and expanding one doesn't change it`() {
    let model = Model()
    let columns = [
      DataColumn<File>("Name", value: \.id).width(.fixed(10)),
      DataColumn("Size", value: \.size).width(.fixed(6)).footer { files in
        Text("\(files.reduce(0) { $0 + $1.size })")
      },
    ]
    let harness = open(model, columns: columns)
    #expect(harness.screen.last == "                  75")
    enterRows(harness)
    harness.press("→")
    #expect(harness.screen.last == "                  75" && names(harness).count == 5)
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
