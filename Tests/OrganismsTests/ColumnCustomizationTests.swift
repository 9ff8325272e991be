// SPDX-License-Identifier: MIT
// Testing: widths and hidden columns that the app sets, gets and stores.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ColumnCustomizationTests {
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

  @Test func `the app gets the widths at the end of a drag, and sets them`() throws {
    var reports: [TableColumnCustomization] = []
    let harness = open(Hosts(report: { reports.append($0) }))
    let before = harness.screen
    drag(harness, try edge(harness, before: "City"), by: 4)
    #expect(reports.count == 1 && reports[0][width: "Name"] == 14)
    #expect(reports[0][width: "City"] == nil)
    harness.press(.button, "Reset")
    #expect(harness.screen == before && reports.last == TableColumnCustomization())
    var customization = TableColumnCustomization()
    customization[width: "Name"] = 6
    customization[width: "State"] = 20
    customization[visibility: "City"] = .hidden
    let restored = open(Hosts(customization: customization))
    #expect(
      restored.screen.prefix(2) == [
        "  Name                            Load  State",
        "  api-g…                         26.35  up",
      ])
    #expect(restored.repaint() == 0 && restored.warnings == [])
  }

  @Test func `columns can be hidden and shown, and the order of a hidden one stays`() {
    var columns = Hosts.columns
    columns[1] = columns[1].defaultVisibility(.hidden)
    let harness = open(Hosts(columns: columns))
    #expect(harness.screen[0] == "  Name                            Load  State")
    #expect(harness.find(.row, "api-gateway 26.35 up") != nil)
    harness.press(.button, "Show")
    #expect(harness.screen[0] == "  Name        City                Load  State")
    #expect(harness.find(.row, "api-gateway Oslo 26.35 up") != nil)
    harness.press("⇥ → ⏎ ⏎")
    #expect(harness.screen[0] == "  Name        City ▼              Load  State")
    harness.press(.button, "Hide")
    #expect(
      harness.screen.prefix(3) == [
        "  Name                            Load  State",
        "  checkout                       26.35  up",
        "  api-gateway                    26.35  up",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the first column stays visible if all are hidden`() {
    let harness = open(Hosts(columns: Hosts.columns.map { $0.defaultVisibility(.hidden) }))
    #expect(harness.screen.prefix(3) == ["  Name", "  api-gateway", "  checkout"])
    harness.press(.button, "Show")
    #expect(harness.screen[1] == "  Oslo" && harness.repaint() == 0 && harness.warnings == [])
    harness.press(.button, "Hide")
    #expect(harness.screen[1] == "  api-gateway" && harness.repaint() == 0)
  }

  @Test func `a customization reads and writes the visibility of columns`() {
    var customization = TableColumnCustomization()
    #expect(customization[visibility: "Name"] == .automatic && customization[width: "Name"] == nil)
    for visibility in Visibility.allCases {
      customization[visibility: "Name"] = visibility
      #expect(customization[visibility: "Name"] == visibility)
    }
    customization[visibility: "Name"] = .automatic
    #expect(customization == TableColumnCustomization())
  }
}
