// SPDX-License-Identifier: MIT
// Testing: the menu that hides, shows and moves the columns of a table.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
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

  /// Columns that the user can't sort by.
  static let plain = [
    DataColumn<Host>("Name") { $0.name }.width(.fixed(8)),
    DataColumn("City") { $0.city }.width(.fixed(8)),
  ]

  var body: some View {
    if hasBinding {
      DataTable([Host(id: 0)], columns: columns, columnCustomization: $customization)
        .onChange(of: customization) { report($1) }
    } else {
      DataTable([Host(id: 0)], columns: columns)
    }
  }
}

@MainActor struct ColumnMenuTests {
  private func open(_ hosts: Hosts = Hosts()) -> Harness {
    Harness(width: 40, height: 14) { hosts }
  }

  /// Returns the items of the open menu, without its frame and the marker of the focused item.
  private func items(_ harness: Harness) -> [String] {
    guard let frame = harness.find(.menu)?.frame else { return [] }
    return harness.screen[frame.minY..<min(frame.maxY, harness.screen.count)]
      .map { row in
        row.dropFirst(frame.minX).prefix(frame.width).filter { !"▌▄▀".contains($0) }
          .split(separator: " ").joined(separator: " ")
      }
      .filter { !$0.isEmpty }
  }

  private let titles = "  Name      City        Load"
  /// The items after the columns in the menu of a title.
  private let commands = ["Move left", "Move right", "Reset columns"]

  @Test func `a right-click on the titles lists the columns, and an item hides or shows one`() {
    let harness = open()
    #expect(harness.screen[0] == titles)
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ Name", "√ City", "√ Load"] + commands)
    #expect(harness.find(.toggle, "City")?.semantics.isChecked == true)
    harness.press("↓ ⏎")
    #expect(harness.find(.menu) == nil)
    #expect(harness.screen[0] == "  Name        Load")
    // The space beside the titles belongs to the last one.
    harness.rightClick(x: 30, y: 0)
    #expect(items(harness) == ["√ Name", "City", "√ Load"] + commands)
    harness.press(.toggle, "City")
    #expect(harness.screen[0] == titles && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the menu key on a title opens the menu`() {
    let harness = open()
    harness.press("⇥ shift+f10")
    #expect(items(harness).count == 6)
    harness.press("↓ ⏎")
    #expect(harness.screen[0] == "  Name        Load" && harness.focused?.label == "Name")
    harness.press("→ shift+f10 ↓ ↓ ⏎")
    // The focused title is gone.
    #expect(harness.screen[0] == "  Name" && harness.focused != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `at least one column stays visible`() {
    var customization = TableColumnCustomization()
    for name in ["City", "Load"] { customization[visibility: name] = .hidden }
    let harness = open(Hosts(customization: customization))
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ Name", "City", "Load"] + commands)
    #expect(harness.find(.toggle, "Name")?.semantics.isEnabled == false)
    harness.press(.toggle, "Name")
    #expect(harness.screen[0] == "  Name")
    harness.press(.toggle, "City")
    #expect(harness.screen[0] == "  Name      City")
    harness.rightClick(x: 3, y: 0)
    #expect(harness.find(.toggle, "Name")?.semantics.isEnabled == true)
  }

  @Test func `if all columns are hidden, the first one stays visible beside another`() {
    var customization = TableColumnCustomization()
    for name in ["Name", "City", "Load"] { customization[visibility: name] = .hidden }
    let harness = open(Hosts(customization: customization))
    #expect(harness.screen[0] == "  Name")
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ Name", "City", "Load"] + commands)
    harness.press(.toggle, "City")
    #expect(harness.screen[0] == "  Name      City")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the last item resets the columns of the table, and those of other tables stay`() {
    var reports: [TableColumnCustomization] = []
    var customization = TableColumnCustomization()
    customization[width: "Name"] = 6
    for name in ["City", "Other"] { customization[visibility: name] = .hidden }
    var columns = Hosts.columns
    columns[2] = columns[2].defaultVisibility(.hidden)
    let hosts = Hosts(
      columns: columns, customization: customization, report: { reports.append($0) })
    let harness = open(hosts)
    harness.rightClick(x: 3, y: 0)
    harness.press(.button, "Reset columns")
    #expect(harness.screen[0] == "  Name      City")
    var expected = TableColumnCustomization()
    expected[visibility: "Other"] = .hidden
    #expect(reports == [expected])
    harness.rightClick(x: 3, y: 0)
    #expect(harness.find(.button, "Reset columns")?.semantics.isEnabled == false)
  }

  @Test func `the item of a column without a title has its id`() {
    let columns = [Hosts.columns[0], DataColumn<Host>("") { "\($0.id)" }.id("number")]
    let harness = open(Hosts(columns: columns))
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ Name", "√ number"] + commands)
  }

  @Test func `a table without a binding has no menu`() {
    let harness = open(Hosts(hasBinding: false))
    harness.rightClick(x: 3, y: 0)
    harness.press("⇥ shift+f10")
    #expect(harness.find(.menu) == nil)
  }

  @Test func `the menu key in the rows opens the menu only if no title can have the focus`() {
    let plain = open(Hosts(columns: Hosts.plain))
    plain.press("⇥ shift+f10")
    #expect(items(plain) == ["√ Name", "√ City", "Move column ›", "Reset columns"])
    plain.press("↓ ⏎")
    #expect(plain.screen[0] == "  Name" && plain.focused != nil)
    let sortable = open()
    sortable.press("⇥ ⇥ shift+f10")
    #expect(sortable.find(.menu) == nil)
  }

  @Test func `in the rows, a menu around the table comes first`() {
    let harness = Harness(width: 40, height: 14) {
      Hosts(columns: Hosts.plain).contextMenu { Button("Refresh") {} }
    }
    harness.press("⇥ shift+f10")
    #expect(items(harness) == ["Refresh"])
    harness.press("esc")
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ Name", "√ City"] + commands)
  }

  // MARK: The order

  @Test func `an item moves the column of the title, and the menu lists columns in their order`() {
    let harness = open()
    harness.rightClick(x: 13, y: 0)
    harness.press(.button, "Move left")
    #expect(harness.screen[0] == "  City      Name        Load" && harness.find(.menu) == nil)
    #expect(harness.takeAnnouncements().contains("Moved to 1 of 3"))
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ City", "√ Name", "√ Load"] + commands)
    #expect(harness.find(.button, "Move left")?.semantics.isEnabled == false)
    harness.press(.button, "Move right")
    #expect(harness.screen[0] == titles)
    harness.rightClick(x: 25, y: 0)
    #expect(harness.find(.button, "Move right")?.semantics.isEnabled == false)
    // Nothing is left to reset.
    #expect(harness.find(.button, "Reset columns")?.semantics.isEnabled == false)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a column moves past hidden ones, and Reset columns restores the order`() {
    var reports: [TableColumnCustomization] = []
    var customization = TableColumnCustomization()
    customization[visibility: "City"] = .hidden
    customization.order = ["Other"]
    let hosts = Hosts(customization: customization, report: { reports.append($0) })
    let harness = open(hosts)
    harness.rightClick(x: 3, y: 0)
    harness.press(.button, "Move right")
    #expect(harness.screen[0] == "    Load  Name")
    #expect(reports.last?.order == ["Other", "City", "Load", "Name"])
    harness.rightClick(x: 3, y: 0)
    harness.press(.button, "Reset columns")
    #expect(harness.screen[0] == titles && reports.last?.order == ["Other"])
    #expect(harness.repaint() == 0)
  }

  @Test func `from the rows, a submenu moves each column`() {
    let harness = Harness(width: 70, height: 14) { Hosts(columns: Hosts.plain) }
    harness.press("⇥ shift+f10 ↓ ↓ ⏎ ↓ ⏎ ⏎")
    #expect(harness.screen[0] == "  City      Name" && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the visible columns and their order can be saved`() throws {
    var customization = TableColumnCustomization()
    customization[visibility: "City"] = .hidden
    customization[width: "Name"] = 12
    customization.order = ["Load", "Name", "City"]
    let data = try JSONEncoder().encode(customization)
    let restored = try JSONDecoder().decode(TableColumnCustomization.self, from: data)
    #expect(restored == customization)
  }

  @Test func `a value that was saved without an order can be read`() throws {
    let saved = #"{"widths":{"Name":12},"shown":{"City":false}}"#
    let restored = try JSONDecoder().decode(TableColumnCustomization.self, from: Data(saved.utf8))
    #expect(restored[width: "Name"] == 12 && restored[visibility: "City"] == .hidden)
    #expect(restored.order == [])
    let harness = open(Hosts(customization: restored))
    #expect(harness.screen[0] == "  Name        Load")
  }
}
