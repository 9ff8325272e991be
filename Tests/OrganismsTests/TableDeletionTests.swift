// SPDX-License-Identifier: MIT
// Testing: rows that the user deletes in tables and trees, also sorted and filtered.

import Curium
import CuriumTesting
import Testing

struct Deletable: Identifiable {
  let id: Int
  let payee: String
  let amount: Int

  static let all = [
    Deletable(id: 0, payee: "Rent", amount: 900), Deletable(id: 1, payee: "Milk", amount: 3),
    Deletable(id: 2, payee: "Books", amount: 25), Deletable(id: 3, payee: "Fuel", amount: 60),
    Deletable(id: 4, payee: "Tea", amount: 7),
  ]
}

@MainActor struct TableDeletionTests {
  @Observable final class Model {
    var entries = Deletable.all
    var selection: Set<Int> = []
    var cell: DataCell<Int>?
    var cleared: [Set<DataCell<Int>>] = []
    var ids: [Int] { entries.map(\.id) }
  }

  private static let columns = [
    DataColumn<Deletable>("Payee", value: \.payee).width(.fixed(8)),
    DataColumn("Amount", value: \.amount).width(.fixed(8)),
  ]

  /// A table that is sorted by amount, and filtered by payee after the key `f`.
  private struct Entries: View {
    @Bindable var model: Model
    @State private var order: DataSortOrder? = .descending("Amount")
    @State private var query = ""

    var body: some View {
      DataTable(
        model.entries.filter { query.isEmpty || $0.payee.contains(query) },
        columns: TableDeletionTests.columns, selection: $model.selection, sortOrder: $order
      )
      .defaultFocus()
      .onDelete(of: Int.self) { ids in model.entries.removeAll { ids.contains($0.id) } }
      .contextMenu(forSelectionType: Int.self) { ids in Button("Delete \(ids.count)") {} }
      .keyBinding("filter", "f") { query = "Fuel" }
    }
  }

  private func open(_ model: Model) -> Harness {
    Harness(width: 30, height: 8) { Entries(model: model) }
  }

  /// Returns the labels of the selected rows.
  private func selected(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row && $0.semantics.isSelected }.map(\.label)
  }

  @Test func `the next row on the screen of a sorted table is selected after a deletion`() {
    let model = Model()
    let harness = open(model)
    harness.press("↓ ↓ shift+↓")
    #expect(selected(harness) == ["Fuel 60", "Books 25"])
    harness.press("⌫")
    #expect(model.ids == [0, 1, 4] && selected(harness) == ["Tea 7"])
    harness.press("⌫")
    #expect(model.ids == [0, 1] && selected(harness) == ["Milk 3"])
    harness.press("⌦")
    #expect(model.ids == [0] && selected(harness) == ["Rent 900"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `rows that a filter hides aren't deleted, and the marked row is`() {
    let model = Model()
    model.selection = [0, 1]
    let harness = open(model)
    harness.press("f")
    #expect(harness.position(of: "▌ Fuel") != nil && harness.position(of: "Rent") == nil)
    harness.press("⌫")
    #expect(model.ids == [0, 1, 2, 4] && harness.repaint() == 0)
  }

  @Test func `a menu gets only the selected rows that the table shows`() {
    let model = Model()
    model.selection = [0, 3]
    let harness = open(model)
    harness.press("shift+f10")
    #expect(harness.position(of: "Delete 2") != nil)
    harness.press("esc f shift+f10")
    #expect(harness.position(of: "Delete 1") != nil)
  }

  @Test func `rows that the app adds again and selects are scrolled into view`() async {
    let model = Model()
    let all = (0..<200).map { Deletable(id: $0, payee: "p\($0)", amount: 1_000 - $0) }
    model.entries = all
    let harness = open(model)
    model.entries.removeAll { 150..<155 ~= $0.id }
    await harness.settle()
    model.entries = all
    model.selection = Set(150..<155)
    await harness.settle()
    #expect(harness.position(of: "▌ p150") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `in a table with a selected cell, the action gets the cell`() {
    struct Cells: View {
      @Bindable var model: Model
      var body: some View {
        DataTable(Deletable.all, columns: TableDeletionTests.columns, selection: $model.cell)
          .defaultFocus()
          .onDelete(of: DataCell<Int>.self) { model.cleared.append($0) }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Cells(model: model) }
    harness.press("↓ ↓ → ⌫")
    #expect(model.cleared == [[DataCell(row: 1, column: "Amount")]])
    #expect(model.cell == DataCell(row: 1, column: "Amount"))
  }

  @Test func `in a tree, the row is deleted and the next one is selected`() {
    struct Tree: View {
      struct Folder: Identifiable { let id: String }
      @State private var folders = ["a", "b", "c"].map { Folder(id: $0) }
      var body: some View {
        TreeView(folders, children: { _ in nil }) { Text($0.id) }
          .defaultFocus()
          .onDelete(of: String.self) { ids in folders.removeAll { ids.contains($0.id) } }
      }
    }
    let harness = Harness(width: 20, height: 5) { Tree() }
    harness.press("↓ ↓ ⌫")
    #expect(harness.content == ["    a", "▌   c"])
    #expect(harness.repaint() == 0)
  }
}
