// SPDX-License-Identifier: MIT
// Testing: the columns and cells of tables whose rows have children.

import Curium
import CuriumTesting
import Testing

@MainActor struct TreeColumnTests {
  private typealias File = NestedFileTable.File
  private typealias Model = NestedFileTable.Model
  private typealias Table = NestedFileTable

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
}
