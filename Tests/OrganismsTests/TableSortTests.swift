// SPDX-License-Identifier: MIT
// Testing: tables that the user sorts by several columns.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

private struct File: Identifiable {
  let id: Int
  let kind: String
  let size: Int
}

@MainActor struct TableSortTests {
  private static let files = [
    File(id: 0, kind: "txt", size: 7), File(id: 1, kind: "md", size: 2_300),
    File(id: 2, kind: "txt", size: 120), File(id: 3, kind: "md", size: 45),
  ]

  private static let columns = [
    DataColumn<File>("Kind", value: \.kind).width(.fixed(8)),
    DataColumn("Size", value: \.size).width(.fixed(8)),
    DataColumn("Id") { "\($0.id)" }.width(.fixed(4)),
  ]

  /// A table whose order is stored outside the table.
  private struct Files: View {
    @State var orders: [DataSortOrder] = []

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DataTable(
          TableSortTests.files, columns: TableSortTests.columns, sortOrder: $orders)
        Text(
          orders.isEmpty
            ? "unsorted"
            : orders.map { "\($0.column) \($0.isAscending ? "up" : "down")" }
              .joined(separator: ", "))
        KeyHints()
      }
    }
  }

  private func open(_ orders: [DataSortOrder] = []) -> Harness {
    Harness(width: 60, height: 8) { Files(orders: orders) }
  }

  /// Clicks a title while a modifier key is held.
  private func click(
    _ harness: Harness, _ title: String, holding modifiers: EventModifiers, releasedAt end: Int = 0
  ) throws {
    let frame = try #require(harness.find(.button, title)).frame
    for (kind, row) in [(PointerEvent.Kind.down, 0), (.up, end)] {
      let point = CellPoint(x: frame.minX, y: row)
      harness.pointer(PointerEvent(kind, button: .primary, at: point, modifiers: modifiers))
    }
  }

  /// Returns the first text of each row.
  private func ids(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row }
      .map { String($0.label.split(separator: " ").last ?? "") }
  }

  // MARK: Keys

  @Test func `plus on a title sorts rows with equal values by its column too`() {
    let harness = open()
    #expect(harness.screen[0] == "  Kind          Size  Id")
    harness.press("⇥ ⏎")
    #expect(
      harness.screen.prefix(5) == [
        "  Kind ▲        Size  Id",
        "  md            2300  1",
        "  md              45  3",
        "  txt              7  0",
        "  txt            120  2",
      ])
    harness.press("→ plus")
    #expect(
      harness.screen.prefix(5) == [
        "  Kind ▲1    Size ▲2  Id",
        "  md              45  3",
        "  md            2300  1",
        "  txt              7  0",
        "  txt            120  2",
      ])
    #expect(harness.position(of: "Kind up, Size up") != nil)
    harness.press("plus")
    #expect(
      harness.screen.prefix(5) == [
        "  Kind ▲1    Size ▼2  Id",
        "  md            2300  1",
        "  md              45  3",
        "  txt            120  2",
        "  txt              7  0",
      ])
    harness.press("plus")
    #expect(harness.screen[0] == "  Kind ▲        Size  Id")
    #expect(ids(harness) == ["1", "3", "0", "2"])
    #expect(harness.focused?.label == "Size")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Shift-Return adds a column too, and Return sorts by its column alone`() {
    let harness = open()
    harness.press("⇥ → ⏎ ← shift+⏎")
    #expect(harness.screen[0] == "  Kind ▲2    Size ▲1  Id")
    #expect(ids(harness) == ["0", "3", "2", "1"])
    harness.press("⏎")
    #expect(harness.screen[0] == "  Kind ▲        Size  Id")
    #expect(harness.position(of: "Kind up, Size") == nil)
    harness.press("⏎ ⏎")
    #expect(harness.screen[0] == "  Kind          Size  Id")
    #expect(harness.position(of: "unsorted") != nil && ids(harness) == ["0", "1", "2", "3"])
  }

  @Test func `a held key acts once, and a command around the table comes first`() {
    let harness = open([.ascending("Kind")])
    harness.press("⇥ →")
    for phase in [KeyPress.Phases.down, .repeat, .repeat, .up] {
      harness.send(.key(KeyPress("+", phase: phase)))
    }
    #expect(harness.position(of: "Kind up, Size up") != nil)
    var count = 0
    let other = Harness(width: 60, height: 8) {
      Files(orders: [.ascending("Kind")]).keyBinding("zoom in", "plus") { count += 1 }
    }
    other.press("⇥ → plus")
    #expect(count == 1 && other.screen[0] == "  Kind ▲        Size  Id")
  }

  @Test func `a hint shows the key while a title of a sorted table has the focus`() {
    let harness = open()
    harness.press("⇥")
    #expect(harness.position(of: "add to sort") == nil)
    harness.press("⏎")
    #expect(harness.position(of: "+ add to sort") != nil)
    harness.press("⇥")
    #expect(harness.position(of: "add to sort") == nil)
  }

  // MARK: The pointer

  @Test(arguments: [EventModifiers.shift, .control])
  func `a click with Shift or Control adds a column, and a plain click sorts by one`(
    modifiers: EventModifiers
  ) throws {
    let harness = open()
    try click(harness, "Kind", holding: [])
    try click(harness, "Size", holding: modifiers)
    #expect(harness.screen[0] == "  Kind ▲1    Size ▲2  Id")
    #expect(harness.focused?.label == "Size")
    try click(harness, "Kind", holding: modifiers)
    #expect(harness.screen[0] == "  Kind ▼1    Size ▲2  Id")
    #expect(ids(harness) == ["0", "2", "3", "1"])
    try click(harness, "Kind", holding: modifiers)
    #expect(harness.screen[0] == "  Kind        Size ▲  Id")
    try click(harness, "Kind", holding: modifiers)
    #expect(harness.screen[0] == "  Kind ▲2    Size ▲1  Id")
    try click(harness, "Size", holding: [])
    #expect(harness.screen[0] == "  Kind        Size ▲  Id")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a click with Shift is cancelled outside the title`() throws {
    let harness = open([.ascending("Kind")])
    try click(harness, "Size", holding: .shift, releasedAt: 3)
    #expect(harness.screen[0] == "  Kind ▲        Size  Id")
    // The title can be pressed again.
    try click(harness, "Size", holding: .shift)
    #expect(harness.screen[0] == "  Kind ▲1    Size ▲2  Id")
  }

  @Test func `a table without a binding can be sorted by several columns`() throws {
    let harness = Harness(width: 40, height: 6) {
      DataTable(Self.files, columns: Self.columns)
    }
    try click(harness, "Kind", holding: .shift)
    try click(harness, "Size", holding: .shift)
    #expect(harness.screen[0] == "  Kind ▲1    Size ▲2  Id")
    #expect(ids(harness) == ["3", "1", "0", "2"])
  }

  @Test func `a table with a single order stays sorted by one column`() throws {
    struct Single: View {
      @State private var order: DataSortOrder? = .ascending("Kind")
      var body: some View {
        VStack(spacing: 0) {
          DataTable(TableSortTests.files, columns: TableSortTests.columns, sortOrder: $order)
          KeyHints()
        }
      }
    }
    let harness = Harness(width: 60, height: 7) { Single() }
    try click(harness, "Size", holding: .shift)
    #expect(harness.screen[0] == "  Kind        Size ▲  Id")
    harness.press("plus")
    #expect(harness.screen[0] == "  Kind        Size ▼  Id")
    #expect(harness.position(of: "add to sort") == nil)
  }

  // MARK: Orders

  @Test func `a column that the table doesn't have has no level`() {
    let harness = open([.ascending("Missing"), .ascending("Kind"), .ascending("Id")])
    #expect(harness.screen[0] == "  Kind ▲        Size  Id")
    #expect(harness.find(.button, "Kind")?.value == "ascending")
    harness.press("⇥ ⏎")
    #expect(harness.screen[0] == "  Kind ▼        Size  Id")
    #expect(ids(harness) == ["0", "2", "1", "3"])
    harness.press("→ plus")
    #expect(harness.screen[0] == "  Kind ▼1    Size ▲2  Id")
  }

  @Test func `screen readers get the direction and the place of a column in the order`() {
    let harness = open([.descending("Kind"), .ascending("Size")])
    #expect(harness.find(.button, "Kind")?.value == "descending, level 1 of 2")
    #expect(harness.find(.button, "Size")?.value == "ascending, level 2 of 2")
    harness.press("⇥ plus")
    #expect(harness.find(.button, "Size")?.value == "ascending")
    #expect(harness.find(.button, "Kind")?.value == "")
  }

  @Test func `a cell or several rows can be selected in a table with several orders`() {
    struct Selections: View {
      let orders: [DataSortOrder] = [.ascending("Kind"), .descending("Id")]
      @State private var cell: DataCell<Int>?
      @State private var several: Set<Int> = [3]
      private let columns = [
        TableSortTests.columns[0],
        DataColumn<File>("Id", value: \.id).width(.fixed(5)),
      ]

      var body: some View {
        VStack(spacing: 0) {
          DataTable(
            TableSortTests.files, columns: columns, selection: $several,
            sortOrder: .constant(orders))
          DataTable(
            TableSortTests.files, columns: columns, selection: $cell,
            sortOrder: .constant(orders))
        }
      }
    }
    let harness = Harness(width: 30, height: 10) { Selections() }
    #expect(ids(harness) == ["3", "1", "2", "0", "3", "1", "2", "0"])
    #expect(harness.screen[0] == "  Kind ▲1   Id ▼2" && harness.screen[5] == harness.screen[0])
    #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == ["md 3"])
  }

  @Test func `an app can sort rows by several columns, and save the order`() throws {
    let orders: [DataSortOrder] = [
      .ascending("Kind"), .ascending("Missing"), .ascending("Id"), .descending("Size"),
    ]
    #expect(orders.sorted(Self.files, columns: Self.columns).map(\.id) == [1, 3, 2, 0])
    let none: [DataSortOrder] = []
    #expect(none.sorted(Self.files, columns: Self.columns).map(\.id) == [0, 1, 2, 3])
    let data = try JSONEncoder().encode(orders)
    #expect(try JSONDecoder().decode([DataSortOrder].self, from: data) == orders)
  }
}
