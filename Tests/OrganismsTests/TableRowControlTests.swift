// SPDX-License-Identifier: MIT
// Testing: check boxes in the rows of a table, beside cells that the user edits.

import Curium
import CuriumTesting
import Testing

@MainActor struct TableRowControlTests {
  private struct Pair: Identifiable {
    let id: Int
    var isOn = false
    var key: String
    var value: String
  }

  private struct Pairs: View {
    @State private var pairs = (0..<100).map {
      Pair(id: $0, key: "key \($0)", value: "value \($0)")
    }
    @State private var cell: DataCell<Int>?
    @State private var edited: DataCell<Int>?
    @State private var draft = ""
    @FocusState private var focus: DataCell<Int>?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DataTable(
          pairs,
          columns: [
            DataColumn("On") { pair in CheckBox(text: "", isSelected: $pairs[pair.id].isOn) }
              .width(.fixed(4)),
            DataColumn("Key") { content($0, "Key", $0.key) }.width(.fixed(10)),
            DataColumn("Value") { content($0, "Value", $0.value) }.width(.fixed(12)),
          ], selection: $cell
        )
        .onActivate(of: DataCell<Int>.self) { cells in edit(cells.first) }
        .onChange(of: focus) { left, _ in if left == edited { save() } }
        Button("After") {}
      }
    }

    @ViewBuilder private func content(_ pair: Pair, _ column: String, _ text: String) -> some View {
      let cell = DataCell(row: pair.id, column: column)
      if edited == cell {
        TextField(column, text: $draft)
          .focused($focus, equals: cell)
          .onSubmit {
            save()
            // Return in the key goes on to the value.
            if column == "Key" { edit(DataCell(row: pair.id, column: "Value")) }
          }
          .onExitCommand { edited = nil }
      } else {
        Text(text)
      }
    }

    private func edit(_ cell: DataCell<Int>?) {
      guard let cell, cell.column != "On" else { return }
      draft = cell.column == "Key" ? pairs[cell.row].key : pairs[cell.row].value
      edited = cell
      focus = cell
    }

    private func save() {
      guard let cell = edited else { return }
      edited = nil
      if cell.column == "Key" {
        pairs[cell.row].key = draft
      } else {
        pairs[cell.row].value = draft
      }
    }
  }

  private func open() -> Harness { Harness(width: 34, height: 8) { Pairs() } }

  @Test func `after editing a cell, the table has the focus, not the check box beside it`() {
    let harness = open()
    harness.press("⇥ ↓ ↓ → ⏎")
    #expect(harness.focused?.role == .textField && harness.focused?.label == "Key")
    harness.press("esc")
    #expect(harness.focused?.role == .list && harness.find(.textField) == nil)
    harness.press("⏎")
    #expect(harness.focused?.label == "Key" && harness.position(of: "■") == nil)
    harness.press("esc → ⏎")
    #expect(harness.focused?.label == "Value")
    harness.press("end")
    harness.type("!")
    harness.press("⏎")
    #expect(harness.focused?.role == .list && harness.position(of: "value 1!") != nil)
    #expect(harness.position(of: "■") == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Return can go on to the next cell`() {
    let harness = open()
    harness.press("⇥ ↓ → ⏎ end")
    harness.type("a")
    harness.press("⏎")
    #expect(harness.focused?.label == "Value" && harness.position(of: "key 0a") != nil)
    harness.press("end")
    harness.type("b")
    harness.press("⏎")
    #expect(harness.focused?.role == .list && harness.position(of: "value 0b") != nil)
    // A key in the list acts on the cell that was edited last.
    harness.press("⏎")
    #expect(harness.focused?.label == "Value" && harness.repaint() == 0)
  }

  @Test func `a click on the check box saves the cell, and the box keeps the focus`() throws {
    let harness = open()
    harness.press("⇥ ↓ → ⏎ end")
    harness.type("a")
    harness.click(try #require(harness.find(.toggle)))
    #expect(harness.position(of: "key 0a") != nil && harness.find(.textField) == nil)
    #expect(harness.focused?.role == .toggle && harness.position(of: "■") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `Tab gets past a table with a check box in each row`() {
    let harness = open()
    harness.press("⇥ ↓ ↓ →")
    #expect(harness.focused?.role == .list)
    harness.press("⇥")
    #expect(harness.focused?.role == .toggle)
    harness.press("⇥")
    #expect(harness.focused?.label == "After")
    harness.press("shift+⇥")
    #expect(harness.focused?.role == .toggle)
    let selected = harness.elements.filter { $0.role == .row && $0.semantics.isSelected }
    #expect(selected.count == 1 && selected.first?.label.contains("key 1") == true)
    harness.press("shift+⇥")
    #expect(harness.focused?.role == .list)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
