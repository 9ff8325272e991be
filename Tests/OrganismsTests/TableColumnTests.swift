// SPDX-License-Identifier: MIT
// Testing: columns of a table that the user resizes.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TableColumnTests {
  private typealias Host = HostTable.Host
  private typealias Hosts = HostTable

  private func open(width: Int = 46, _ hosts: Hosts = Hosts()) -> Harness {
    Harness(width: width, height: 4) { hosts }
  }

  /// Returns the cell after a title's column, where the user drags its edge.
  private func edge(_ harness: Harness, before title: String) throws -> CellPoint {
    let place = try #require(harness.position(of: title))
    return CellPoint(x: place.x - 2, y: 0)
  }

  private func drag(_ harness: Harness, _ edge: CellPoint, by cells: Int) {
    harness.drag(from: edge, to: CellPoint(x: edge.x + cells, y: edge.y))
  }

  // MARK: The pointer

  @Test func `dragging the space after a title changes the width of its column`() throws {
    let harness = open()
    #expect(harness.screen[0] == "  Name        City                Load  State")
    drag(harness, try edge(harness, before: "City"), by: 4)
    #expect(
      harness.screen.prefix(3) == [
        "  Name            City            Load  State",
        "  api-gateway     Oslo           26.35  up",
        "  checkout        Reykjavik      26.35  up",
      ])
    drag(harness, try edge(harness, before: "City"), by: -8)
    #expect(
      harness.screen.prefix(2) == [
        "  Name    City                    Load  State",
        "  api-g…  Oslo                   26.35  up",
      ])
    #expect(harness.focused == nil && harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an edge is visible while it is dragged, and stays under the pointer`() throws {
    let harness = open()
    let start = try edge(harness, before: "City")
    harness.pointer(PointerEvent(.down, button: .primary, at: start))
    for step in [1, 3, 2, -2] {
      let point = CellPoint(x: start.x + step, y: 2)
      harness.pointer(PointerEvent(.dragged, button: .primary, at: point))
      #expect(Array(harness.screen[0])[point.x] == "│")
    }
    // Far outside of the limits, the width is the minimum or the maximum.
    for x in [-50, 200] {
      harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: x, y: 0)))
      #expect(harness.screen[0].contains("Name") && harness.screen[0].contains("│"))
      #expect(harness.warnings == [])
    }
    harness.pointer(PointerEvent(.dragged, button: .primary, at: start))
    harness.pointer(PointerEvent(.up, button: .primary, at: start))
    #expect(harness.screen[0] == "  Name        City                Load  State")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [("City", true), ("Zip", false)])
  func `a drag follows its column if another one is hidden, and ends if it is hidden itself`(
    hidden: String, isKept: Bool
  ) throws {
    struct Places: View {
      let hidden: String
      let report: @MainActor (TableColumnCustomization) -> Void
      @State private var customization = TableColumnCustomization()

      var body: some View {
        DataTable(
          [Host(id: 0)],
          columns: ["Name", "City", "Zip", "Note"].map { DataColumn<Host>($0) { _ in "text" } },
          columnCustomization: $customization
        )
        .keyBinding("Hide", "h") { customization[visibility: hidden] = .hidden }
        .onChange(of: customization) { report($1) }
      }
    }
    var reports: [TableColumnCustomization] = []
    let harness = Harness(width: 46, height: 4) {
      Places(hidden: hidden) { reports.append($0) }
    }
    let edge = try edge(harness, before: "Note")
    let end = CellPoint(x: edge.x + 1, y: 0)
    harness.pointer(PointerEvent(.down, button: .primary, at: edge))
    harness.press("h")
    harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
    #expect(harness.screen[0].contains("│") == isKept)
    harness.pointer(PointerEvent(.up, button: .primary, at: end))
    let last = try #require(reports.last)
    #expect((last[width: "Zip"] != nil) == isKept && last[width: "Note"] == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an edge under the pointer is visible if the app gets the motion of the pointer`()
    throws
  {
    let harness = Harness(width: 46, height: 4) { Hosts().onContinuousHover { _ in } }
    let titles = harness.screen[0]
    let edge = try edge(harness, before: "City")
    harness.pointer(PointerEvent(.moved, at: edge))
    #expect(Array(harness.screen[0])[edge.x] == "│")
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: edge.x - 3, y: 0)))
    #expect(harness.screen[0] == titles)
    harness.pointer(PointerEvent(.moved, at: edge))
    harness.press("⇥ shift+right")
    #expect(!harness.screen[0].contains("│") && harness.repaint() == 0)
  }

  @Test func `a double click on an edge fits the width to the contents`() throws {
    let harness = open()
    drag(harness, try edge(harness, before: "City"), by: -8)
    let place = try edge(harness, before: "City")
    harness.doubleClick(x: place.x, y: place.y)
    #expect(
      harness.screen.prefix(2) == [
        "  Name         City               Load  State",
        "  api-gateway  Oslo              26.35  up",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `another double click on an edge returns to the automatic width`() async throws {
    let harness = open()
    let automatic = harness.screen
    drag(harness, try edge(harness, before: "City"), by: -8)
    for isAutomatic in [false, true, false] {
      await harness.advance(by: .seconds(1))
      let place = try edge(harness, before: "City")
      harness.doubleClick(x: place.x, y: place.y)
      #expect((harness.screen[1] == automatic[1]) == isAutomatic)
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a column that returns to its automatic width sets free the ones before it`()
    async throws
  {
    let harness = open(width: 70)
    drag(harness, try edge(harness, before: "State"), by: -3)
    for _ in 0..<2 {
      await harness.advance(by: .seconds(1))
      let place = try edge(harness, before: "State")
      harness.doubleClick(x: place.x, y: place.y)
    }
    harness.resize(width: 50, height: 4)
    #expect(harness.screen == open(width: 50).screen)
    #expect(harness.repaint() == 0)
  }

  @Test func `a column with a fixed width, and a click beside the titles, change nothing`() throws {
    var columns = Hosts.columns
    columns[0] = columns[0].width(.fixed(8))
    let harness = open(Hosts(columns: columns))
    let before = harness.screen
    drag(harness, try edge(harness, before: "City"), by: 4)
    drag(harness, CellPoint(x: 0, y: 0), by: 4)
    let place = try edge(harness, before: "City")
    harness.doubleClick(x: place.x, y: place.y)
    harness.press("⇥ shift+right shift+left shift+left")
    #expect(harness.screen == before && harness.focused?.label == "Name")
  }

  @Test func `the columns of a disabled table keep their widths`() throws {
    var reports: [TableColumnCustomization] = []
    let harness = open(Hosts(report: { reports.append($0) }))
    let before = Array(harness.screen.prefix(3))
    let start = try edge(harness, before: "City")
    let end = CellPoint(x: start.x + 4, y: 0)
    harness.pointer(PointerEvent(.down, button: .primary, at: start))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
    #expect(Array(harness.screen.prefix(3)) != before)
    // This cancels the drag.
    harness.setEnvironment { $0.isEnabled = false }
    harness.pointer(PointerEvent(.dragged, button: .primary, at: start))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
    harness.pointer(PointerEvent(.up, button: .primary, at: end))
    drag(harness, start, by: 4)
    harness.doubleClick(x: start.x, y: 0)
    #expect(Array(harness.screen.prefix(3)) == before && reports.isEmpty)
    #expect(harness.repaint() == 0)
  }

  // MARK: Limits

  @Test func `a width stays within its limits, and numbers are never cut off`() throws {
    let harness = open(width: 60)
    #expect(harness.screen[0] == "  Name             City                         Load  State")
    harness.press("⇥ → →")
    for _ in 0..<14 { harness.press("shift+left") }
    #expect(
      harness.screen.prefix(2) == [
        "  Name             City              Load  State",
        "  api-gateway      Oslo             26.35  up",
      ])
    // At most 16 cells.
    harness.press("← shift+right shift+right shift+right shift+right shift+right shift+right")
    #expect(harness.screen[0] == "  Name             City               Load  State")
    harness.click(try #require(harness.find(.button, "Change")))
    #expect(
      harness.screen.prefix(3) == [
        "  Name             City                    Load  State",
        "  api-gateway      Oslo              1234567.25  up",
        "  checkout         Reykjavik              26.35  up",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a column takes the room of those after it, which then scroll`() {
    let harness = open()
    harness.press("⇥")
    for _ in 0..<60 { harness.press("shift+right") }
    #expect(harness.focused?.label == "Name" && harness.screen[0].hasPrefix("  Name"))
    #expect(harness.screen[0].hasSuffix("3›"))
    harness.press("→")
    #expect(harness.focused?.label == "City" && harness.screen[0].contains("City"))
    harness.press("←")
    for _ in 0..<60 { harness.press("shift+left") }
    #expect(
      harness.screen.prefix(2) == [
        "  Name  City                      Load  State",
        "  api…  Oslo                     26.35  up",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  // MARK: The keyboard

  @Test func `Shift with an arrow changes the width of the column of the focused title`() {
    let harness = open()
    harness.press("⇥ shift+right shift+right")
    #expect(harness.screen[0] == "  Name          City              Load  State")
    harness.press("shift+left shift+left shift+left")
    #expect(harness.screen[0] == "  Name       City                 Load  State")
    harness.press("→ shift+left")
    #expect(harness.focused?.label == "City")
    #expect(harness.screen[0] == "  Name       City                 Load  State")
    harness.press("⏎")
    #expect(harness.screen[0].contains("City ▲"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a command on the keys around the table comes first`() {
    var count = 0
    let harness = Harness(width: 46, height: 4) {
      Hosts().keyBinding("narrow", "shift+left") { count += 1 }
    }
    let titles = harness.screen[0]
    harness.press("⇥ shift+left")
    #expect(count == 1 && harness.screen[0] == titles)
  }

  @Test func `a table without a binding keeps the widths when the data changes`() throws {
    struct Table: View {
      @State private var hosts = [Host(id: 0)]
      var body: some View {
        DataTable(hosts, columns: Array(Hosts.columns.prefix(2)))
        Button("Add") { hosts.append(Host(id: hosts.count, name: "a-long-name-of-a-host")) }
      }
    }
    let harness = Harness(width: 40, height: 6) { Table() }
    harness.press("⇥ shift+left shift+left shift+left shift+left shift+left shift+left")
    let titles = harness.screen[0]
    #expect(titles == "  Name           City")
    harness.click(try #require(harness.find(.button, "Add")))
    #expect(harness.screen[0] == titles && harness.screen[2] == "  a-long-name-…  Oslo")
    harness.resize(width: 60, height: 6)
    #expect(harness.screen[0] == titles && harness.repaint() == 0)
  }
}
