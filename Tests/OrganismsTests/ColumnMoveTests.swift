// SPDX-License-Identifier: MIT
// Testing: columns of a table that the user moves.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

private struct Host: Identifiable {
  let id: Int
  var name = "api"
  var city = "Oslo"
  var load = 26
}

private struct Hosts: View {
  var columns = Hosts.columns
  var hasBinding = true
  @State var customization = TableColumnCustomization()
  var report: @MainActor (TableColumnCustomization) -> Void = { _ in }

  static let columns = [
    DataColumn<Host>("Name", value: \.name).width(.fixed(8)),
    DataColumn("City", value: \.city).width(.fixed(8)),
    DataColumn("Load", value: \.load).width(.fixed(6)),
  ]

  var body: some View {
    VStack(spacing: 0) {
      DataTable(
        [Host(id: 0)], columns: columns, columnCustomization: hasBinding ? $customization : nil
      )
      .onChange(of: customization) { report($1) }
      KeyHints()
    }
  }
}

@MainActor struct ColumnMoveTests {
  private func open(width: Int = 40, _ hosts: Hosts = Hosts()) -> Harness {
    Harness(width: width, height: 5) { hosts }
  }

  private let titles = "  Name      City        Load"
  private let swapped = "  City      Name        Load"

  /// Presses a title, and moves the pointer to another cell without releasing the button.
  private func hold(_ harness: Harness, from start: Int, to end: Int) {
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: start, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: end, y: 0)))
  }

  private func release(_ harness: Harness, at x: Int) {
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: x, y: 0)))
  }

  private func drag(_ harness: Harness, from start: Int, to end: Int) {
    harness.drag(from: CellPoint(x: start, y: 0), to: CellPoint(x: end, y: 0))
  }

  // MARK: The pointer

  @Test(arguments: [
    (3, 14, 20, "  City      Name        Load"), (3, 25, 28, "  City        Load  Name"),
    (25, 3, 1, "    Load  Name      City"), (14, 0, 1, "  City      Name        Load"),
    (14, 39, 28, "  Name        Load  City"),
  ])
  func `dragging a title moves its column to the place of another one`(
    start: Int, end: Int, line: Int, moved: String
  ) {
    var reports: [TableColumnCustomization] = []
    let harness = open(Hosts(report: { reports.append($0) }))
    #expect(harness.screen[0] == titles)
    hold(harness, from: start, to: end)
    // A line shows the place.
    #expect(Array(harness.screen[0])[line] == "│" && harness.repaint() == 0)
    release(harness, at: end)
    #expect(harness.screen[0] == moved && reports.count == 1)
    #expect(harness.focused?.label == ["Name", "City", "Load"][start / 10])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the cells follow the titles`() {
    let harness = open()
    drag(harness, from: 25, to: 3)
    #expect(harness.screen[1] == "      26  api       Oslo")
    #expect(harness.find(.row, "26 api Oslo") != nil && harness.repaint() == 0)
  }

  @Test func `a click sorts, also if the pointer moves within the column`() {
    let harness = open()
    harness.click(x: 3, y: 0)
    #expect(harness.screen[0].hasPrefix("  Name ▲"))
    drag(harness, from: 3, to: 7)
    #expect(harness.screen[0].hasPrefix("  Name ▼"))
    // A drag doesn't sort, and the order of the rows stays.
    drag(harness, from: 3, to: 14)
    #expect(harness.screen[0] == "  City      Name ▼      Load")
    // Back over its own column, the title stays where it is.
    hold(harness, from: 3, to: 14)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 3, y: 0)))
    #expect(!harness.screen[0].contains("│"))
    release(harness, at: 3)
    #expect(harness.screen[0] == "  City      Name ▼      Load" && harness.repaint() == 0)
  }

  @Test func `Escape cancels a drag`() {
    var reports: [TableColumnCustomization] = []
    let harness = open(Hosts(report: { reports.append($0) }))
    hold(harness, from: 3, to: 14)
    #expect(harness.screen[0].contains("│"))
    harness.press("esc")
    #expect(harness.screen[0] == titles)
    release(harness, at: 14)
    #expect(harness.screen[0] == titles && reports.isEmpty && harness.repaint() == 0)
  }

  @Test func `a drag ends if the table becomes disabled`() {
    let harness = open()
    hold(harness, from: 3, to: 14)
    harness.setEnvironment { $0.isEnabled = false }
    #expect(!harness.screen[0].contains("│"))
    release(harness, at: 14)
    drag(harness, from: 3, to: 14)
    #expect(harness.screen[0] == titles && harness.repaint() == 0)
  }

  @Test func `titles that don't sort can be dragged too, also beside their text`() {
    let columns = ["Name", "City"].map { title in
      DataColumn<Host>(title) { _ in "text" }.width(.fixed(8))
    }
    let harness = open(Hosts(columns: columns))
    drag(harness, from: 8, to: 13)
    #expect(harness.screen[0] == "  City      Name")
    drag(harness, from: 3, to: 14)
    #expect(harness.screen[0] == "  Name      City" && harness.repaint() == 0)
  }

  // MARK: The keyboard

  @Test func `keys move the column of the focused title, up to the ends`() {
    var reports: [TableColumnCustomization] = []
    let harness = open(Hosts(report: { reports.append($0) }))
    harness.press("⇥ alt+shift+→")
    #expect(harness.screen[0] == swapped && harness.focused?.label == "Name")
    #expect(harness.takeAnnouncements().contains("Moved to 2 of 3"))
    harness.press("alt+shift+→ alt+shift+→")
    #expect(harness.screen[0] == "  City        Load  Name" && harness.focused?.label == "Name")
    harness.press("←")
    #expect(harness.focused?.label == "Load")
    harness.press("→ alt+shift+← alt+shift+← alt+shift+←")
    #expect(harness.screen[0] == titles && harness.focused?.label == "Name")
    // The order in code isn't saved.
    #expect(reports.last == TableColumnCustomization())
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `hints show the keys on a title, and a key map changes them`() throws {
    let map = try KeyMap(parsing: "table.move-column-right = L")
    let harness = Harness(width: 120, height: 5) { Hosts().keyMap(map) }
    #expect(!harness.screen[4].contains("move column"))
    harness.press("⇥")
    #expect(harness.screen[4].contains("L move column right"))
    #expect(harness.screen[4].contains("move column left"))
    harness.press("L")
    #expect(harness.screen[0] == swapped)
    harness.press("↓")
    #expect(!harness.screen[4].contains("move column") && harness.warnings == [])
  }

  @Test func `without a binding, columns stay where they are`() {
    let harness = open(width: 120, Hosts(hasBinding: false))
    drag(harness, from: 3, to: 14)
    harness.press("alt+shift+→")
    #expect(harness.screen[0] == titles && harness.focused?.label == "Name")
    #expect(!harness.screen[4].contains("move column"))
  }

  // MARK: Saved orders

  @Test func `a saved order ignores unknown columns, and keeps them`() {
    var reports: [TableColumnCustomization] = []
    var customization = TableColumnCustomization()
    customization.order = ["Load", "Gone", "Name", "Load"]
    let harness = open(Hosts(customization: customization, report: { reports.append($0) }))
    // City isn't in the order, so it is the second column, as in code.
    #expect(harness.screen[0] == "    Load  City      Name")
    harness.press("⇥ alt+shift+→")
    #expect(harness.screen[0] == "  City        Load  Name")
    #expect(reports.last?.order == ["City", "Gone", "Load", "Name"])
    customization.resetOrder()
    #expect(customization == TableColumnCustomization())
  }

  @Test func `a new column appears at the place where it is declared`() {
    var customization = TableColumnCustomization()
    customization.order = ["City", "Name"]
    #expect(open(Hosts(customization: customization)).screen[0] == swapped)
    customization.order = ["Load", "City"]
    let first = open(Hosts(customization: customization))
    #expect(first.screen[0] == "  Name        Load  City")
  }
}
