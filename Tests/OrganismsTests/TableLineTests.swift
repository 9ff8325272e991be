// SPDX-License-Identifier: MIT
// Testing: the lines between the rows and the columns of a table.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TableLineTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { ["apples", "pears", "plums"][id % 3] }
    var size: String { "\(id + 1)" }
  }

  private struct Items: View {
    var count = 2
    var isFooted = false

    var body: some View {
      let size = DataColumn<Item>("Size", value: \.size).width(.fixed(4))
      DataTable(
        (0..<count).map { Item(id: $0) },
        columns: [
          DataColumn("Name", value: \.name).width(.fixed(6)),
          isFooted ? size.footer { Text("\($0.count)") } : size,
        ])
    }
  }

  private func open(
    _ lines: TableGridLines, height: Int = 5, depth: ColorDepth = .trueColor, items: Items = Items()
  ) -> Harness {
    Harness(
      width: 16, height: height, theme: .dark,
      capabilities: TerminalCapabilities(colorDepth: depth)
    ) { items.tableGridLines(lines) }
  }

  private let grid = [
    "  Name   │ Size",
    "─────────┼──────",
    "  apples │ 1",
    "─────────┼──────",
    "  pears  │ 2",
  ]

  /// The columns of a row of the screen that contain a glyph, without the scrollbar.
  private func places(of glyph: Character, in row: String) -> [Int] {
    row.prefix(43).enumerated().filter { $0.element == glyph }.map(\.offset)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16, .none])
  func `lines separate rows, columns and titles, and cross`(depth: ColorDepth) {
    let harness = open(.all, depth: depth)
    #expect(harness.screen == grid)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `lines between columns take no rows, and continue below the last one`() {
    let harness = open(.columns)
    #expect(
      harness.screen == [
        "  Name   │ Size", "  apples │ 1", "  pears  │ 2", "         │", "         │",
      ])
    let underlines = (0..<16).count { harness.cell(x: $0, y: 0).attributes.contains(.underline) }
    #expect(underlines == 16)
  }

  @Test func `lines between rows need no room beside the columns`() {
    let line = String(repeating: "─", count: 16)
    let rows = ["  Name    Size", line, "  apples  1", line, "  pears   2"]
    #expect(open(.rows).screen == rows)
    let separated = Harness(width: 16, height: 5) { Items().listRowSeparator(.visible) }
    #expect(separated.screen == rows)
    let hidden = Harness(width: 16, height: 5) {
      Items().listRowSeparator(.hidden).tableGridLines(.all)
    }
    #expect(hidden.screen[1] == "  apples │ 1")
  }

  @Test func `footers have a line above them, which joins the lines between columns`() {
    let harness = open(.all, height: 8, items: Items(isFooted: true))
    #expect(
      harness.screen == grid + ["         │", "─────────┼──────", "         │ 2"])
    #expect(harness.repaint() == 0)
  }

  @Test func `without rows, the lines of titles and footers end at them`() {
    let harness = open(.all, height: 5, items: Items(count: 0, isFooted: true))
    #expect(
      harness.screen == [
        "  Name   │ Size", "─────────┴──────", "", "─────────┬──────", "         │ 0",
      ])
  }

  @Test func `in a frame, all lines join it`() {
    let harness = Harness(width: 18, height: 7, theme: .dark) {
      Items().tableGridLines(.all).border(.border).joinsBorders()
    }
    #expect(
      harness.screen == [
        "┌─────────┬──────┐", "│  Name   │ Size │", "├─────────┼──────┤", "│  apples │ 1    │",
        "├─────────┼──────┤", "│  pears  │ 2    │", "└─────────┴──────┘",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `lines can be switched on and off`() {
    struct Page: View {
      @State private var lines: TableGridLines = []
      var body: some View {
        Items().tableGridLines(lines)
          .keyBinding("all", "x") { lines = .all }
          .keyBinding("none", "z") { lines = [] }
      }
    }
    let harness = Harness(width: 16, height: 5) { Page() }
    let before = harness.screen
    harness.press("x")
    #expect(harness.screen == grid && harness.repaint() == 0)
    harness.press("z")
    #expect(harness.screen == before && harness.repaint() == 0)
  }

  @Test func `rows that appear join the line of the titles`() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Items(count: count).tableGridLines(.all).keyBinding("load", "x") { count = 2 }
      }
    }
    let harness = Harness(width: 16, height: 5) { Page() }
    #expect(harness.screen[1] == "─────────┴──────")
    harness.press("x")
    #expect(harness.screen == grid && harness.repaint() == 0)
  }

  @Test func `pinned and scrolled columns have lines in the same places in all rows`() {
    let harness = Harness(width: 44, height: 9) {
      DataTable((0..<8).map(TableServer.init), columns: TableServer.columns).tableGridLines(.all)
    }
    harness.press("shift+tab")
    for key in ["→", "→", "shift+right", "←", "shift+left"] {
      harness.press(key)
      let columns = places(of: "│", in: harness.screen[0])
      #expect(!columns.isEmpty)
      for row in harness.screen {
        let joints = places(of: "┼", in: row)
        #expect(places(of: "│", in: row) == columns || joints == columns, "\(key): \(row)")
      }
      #expect(harness.repaint() == 0)
    }
    #expect(harness.warnings == [])
  }

  @Test func `the background of the selected row is between the lines`() {
    let harness = open(.all)
    harness.click(x: 4, y: 4)
    #expect(harness.screen[4] == "▌ pears  │ 2")
    let ground = harness.cell(x: 4, y: 4).background
    #expect((0..<16).allSatisfy { harness.cell(x: $0, y: 4).background == ground })
    #expect(harness.cell(x: 4, y: 3).background != ground)
    #expect(harness.repaint() == 0)
  }

  @Test func `rows with lines keep a stripe of their own`() {
    let harness = Harness(width: 16, height: 7, theme: .dark) {
      Items(count: 3).tableGridLines(.all).alternatingRowBackgrounds()
    }
    let page = Color.background.resolve(in: .dark).color
    let stripes = (0..<7).map { harness.cell(x: 9, y: $0).background != page }
    #expect(stripes == [false, false, false, false, true, false, false])
    #expect(harness.repaint() == 0)
  }
}
