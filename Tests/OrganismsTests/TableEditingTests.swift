// SPDX-License-Identifier: MIT
// Testing: text fields in the cells of tables.

import Curium
import CuriumTesting
import Testing

private struct Expense: Identifiable {
  let id: Int
  var payee = ""
  var amount = ""

  static let all = [
    Expense(id: 1, payee: "Rent", amount: "900"), Expense(id: 2, payee: "Books", amount: "24.50"),
  ]
}

@MainActor struct TableEditingTests {
  // MARK: The recipe of the Cookbook

  private struct Expenses: View {
    @State private var expenses = Expense.all
    @State private var cell: DataCell<Expense.ID>?
    @State private var edited: DataCell<Expense.ID>?
    @State private var draft = ""
    @FocusState private var focus: DataCell<Expense.ID>?

    var body: some View {
      DataTable(
        expenses,
        columns: [
          DataColumn("Payee", value: \.payee) { content($0, "Payee", $0.payee) },
          DataColumn("Amount", value: \.amount, alignment: .trailing) {
            content($0, "Amount", $0.amount)
          }
          .width(.fitted(min: 10)),
        ], selection: $cell
      )
      .onActivate(of: DataCell<Expense.ID>.self) { cells in edit(cells.first) }
      .onChange(of: focus) { left, _ in if left == edited { save() } }
    }

    @ViewBuilder private func content(_ expense: Expense, _ column: String, _ text: String)
      -> some View
    {
      let cell = DataCell(row: expense.id, column: column)
      if edited == cell {
        TextField(column, text: $draft)
          .focused($focus, equals: cell)
          .onSubmit(save)
          .onExitCommand { edited = nil }
      } else {
        Text(text)
      }
    }

    private func edit(_ cell: DataCell<Expense.ID>?) {
      guard let cell, let expense = expenses.first(where: { $0.id == cell.row }) else { return }
      draft = cell.column == "Amount" ? expense.amount : expense.payee
      edited = cell
      focus = cell
    }

    private func save() {
      guard let cell = edited else { return }
      edited = nil
      guard let index = expenses.firstIndex(where: { $0.id == cell.row }) else { return }
      if cell.column == "Amount" {
        expenses[index].amount = draft
      } else {
        expenses[index].payee = draft
      }
    }
  }

  /// Opens the amount of the first row, and adds a digit to it.
  private func openExpenses() -> Harness {
    let harness = Harness(width: 40, height: 5) { Expenses() }
    harness.press("⇥ ⇥ ↓ →")
    let titles = harness.screen[0]
    harness.press("⏎ end")
    #expect(harness.focused?.role == .textField && harness.focused?.label == "Amount")
    #expect(harness.screen[0] == titles)
    harness.type("5")
    return harness
  }

  @Test func `Return opens a cell and saves it`() {
    let harness = openExpenses()
    harness.press("⏎")
    #expect(harness.position(of: "9005") != nil && harness.find(.textField) == nil)
    #expect(harness.focused?.role == .list)
    harness.press("← ⏎")
    #expect(harness.focused?.label == "Payee")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Escape leaves the cell as it was`() {
    let harness = openExpenses()
    harness.press("esc")
    #expect(harness.position(of: "900") != nil && harness.position(of: "9005") == nil)
    #expect(harness.find(.textField) == nil && harness.focused?.role == .list)
  }

  @Test(arguments: [true, false])
  func `an arrow and a click on another row save the cell`(isClicked: Bool) {
    let harness = openExpenses()
    if isClicked { harness.click(x: 3, y: 2) } else { harness.press("↓") }
    #expect(harness.position(of: "9005") != nil && harness.find(.textField) == nil)
    #expect(harness.focused?.role == .list && harness.screen[2].hasPrefix("▌ Books"))
    #expect(harness.repaint() == 0)
  }

  // MARK: Columns

  /// A table in which a key opens the amount of the first row.
  private struct Amounts: View {
    var amount = "900"
    var fieldWidth: Length?
    @State private var text = "900"
    @State private var isEditing = false
    @FocusState private var isFocused: Bool

    var body: some View {
      DataTable(
        Expense.all,
        columns: [
          DataColumn("Payee", value: \.payee).width(.fixed(12)),
          DataColumn("Note") { _ in "a note" }.width(.fixed(20)),
          DataColumn("Amount", alignment: .trailing) { expense in
            if isEditing, expense.id == 1 {
              TextField("Amount", text: $text).frame(width: fieldWidth).focused($isFocused)
            } else {
              Text(expense.id == 1 ? amount : expense.amount)
            }
          }
          .width(.fitted),
          DataColumn("End") { _ in "x" }.width(.fixed(3)),
        ]
      )
      .keyBinding("edit", "f2") {
        isEditing.toggle()
        if isEditing { isFocused = true }
      }
    }
  }

  @Test(arguments: ["900", ""])
  func `a field that replaces the text of a cell doesn't make its column wider`(amount: String) {
    let harness = Harness(width: 60, height: 4) { Amounts(amount: amount) }
    harness.press("⇥ ⇥")
    let before = harness.screen
    harness.press("f2")
    #expect(harness.focused?.role == .textField && harness.screen[0] == before[0])
    #expect(harness.screen[2] == before[2] && harness.repaint() == 0)
    harness.press("f2")
    #expect(harness.screen[0] == before[0] && harness.find(.textField) == nil)
  }

  @Test func `a field with a width of its own makes a fitted column wide enough`() {
    let harness = Harness(width: 60, height: 4) { Amounts(fieldWidth: 9) }
    harness.press("⇥ ⇥")
    let before = harness.screen[0]
    harness.press("f2")
    #expect(harness.screen[0] == before.replacing("Amount", with: "   Amount"))
    harness.press("f2")
    #expect(harness.screen[0] == before && harness.repaint() == 0)
  }

  @Test func `a focused field stays visible when the table becomes narrower`() {
    let harness = Harness(width: 60, height: 4) { Amounts() }
    harness.press("⇥ ⇥ f2")
    let before = harness.screen
    for width in [30, 24, 36] {
      harness.resize(width: width, height: 4)
      #expect(harness.screen[0].contains("Amount"), "\(width)")
      #expect(harness.focused?.role == .textField && harness.repaint() == 0)
    }
    harness.resize(width: 60, height: 4)
    #expect(harness.screen == before)
    #expect(harness.warnings == [])
  }
}
