// SPDX-License-Identifier: MIT
// Testing: the menu that hides and shows the columns of a table.

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

  @Test func `a right-click on the titles lists the columns, and an item hides or shows one`() {
    let harness = open()
    #expect(harness.screen[0] == titles)
    harness.rightClick(x: 3, y: 0)
    #expect(items(harness) == ["√ Name", "√ City", "√ Load", "Reset columns"])
    #expect(harness.find(.toggle, "City")?.semantics.isChecked == true)
    harness.press("↓ ⏎")
    #expect(harness.find(.menu) == nil)
    #expect(harness.screen[0] == "  Name        Load")
    // Beside the titles, the row of titles has the menu too.
    harness.rightClick(x: 30, y: 0)
    #expect(items(harness) == ["√ Name", "City", "√ Load", "Reset columns"])
    harness.press(.toggle, "City")
    #expect(harness.screen[0] == titles && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the menu key on a title opens the menu`() {
    let harness = open()
    harness.press("⇥ shift+f10")
    #expect(items(harness).count == 4)
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
    #expect(items(harness) == ["√ Name", "City", "Load", "Reset columns"])
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
    #expect(items(harness) == ["√ Name", "City", "Load", "Reset columns"])
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
    #expect(items(harness) == ["√ Name", "√ number", "Reset columns"])
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
    #expect(items(plain) == ["√ Name", "√ City", "Reset columns"])
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
    #expect(items(harness) == ["√ Name", "√ City", "Reset columns"])
  }

  @Test func `the visible columns can be saved`() throws {
    var customization = TableColumnCustomization()
    customization[visibility: "City"] = .hidden
    customization[width: "Name"] = 12
    let data = try JSONEncoder().encode(customization)
    let restored = try JSONDecoder().decode(TableColumnCustomization.self, from: data)
    #expect(restored == customization)
  }
}
