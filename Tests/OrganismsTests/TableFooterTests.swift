// SPDX-License-Identifier: MIT
// Testing: the footers of the columns of a table.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct TableFooterTests {
  struct Expense: Identifiable {
    let id: Int
    let name: String
    let amount: Int
  }

  @Observable final class Model {
    var expenses = [
      Expense(id: 1, name: "Rent", amount: 700), Expense(id: 2, name: "Tea", amount: 30),
    ]
    var customization = TableColumnCustomization()
    var nameWidth = 10
    @ObservationIgnored var calls = 0
  }

  private struct Budget: View {
    @Bindable var model: Model

    var body: some View {
      DataTable(
        model.expenses,
        columns: [
          DataColumn("Name", value: \.name).width(.fixed(model.nameWidth)),
          DataColumn("Amount", value: \.amount).width(.fixed(6)).footer { total(of: $0) },
        ], columnCustomization: $model.customization)
    }

    private func total(of expenses: [Expense]) -> Text {
      model.calls += 1
      return Text("\(expenses.reduce(0) { $0 + $1.amount })")
    }
  }

  private func open(_ model: Model, width: Int = 23, height: Int = 5) -> Harness {
    Harness(width: width, height: height) { Budget(model: model) }
  }

  @Test func `the footer is at the bottom, aligned with the columns`() {
    let model = Model()
    let harness = open(model)
    #expect(
      harness.screen == [
        "  Name        Amount",
        "  Rent           700",
        "  Tea             30",
        "",
        "                 730",
      ])
    harness.resize(width: 23, height: 3)
    #expect(harness.screen.first?.contains("Name") == true)
    #expect(harness.screen.last == "                 730")
    #expect(harness.elements.contains { $0.label == "730" })
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an empty table shows the total of no rows`() async {
    let model = Model()
    let rows = model.expenses
    model.expenses = []
    let harness = open(model)
    #expect(
      harness.screen == ["  Name        Amount", "", "", "", "                   0"])
    model.expenses = rows
    await harness.settle()
    #expect(harness.screen.last == "                 730")
    model.expenses = []
    await harness.settle()
    #expect(harness.screen.last == "                   0")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `in two rows, there are the titles and the footer`() {
    let harness = open(Model(), height: 2)
    #expect(harness.screen == ["  Name        Amount", "                 730"])
    for height in [1, 2, 3] {
      harness.resize(width: 23, height: height)
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }

  @Test func `the footer follows a width that the app changes`() async {
    let model = Model()
    let harness = open(model)
    model.nameWidth = 7
    await harness.settle()
    #expect(harness.screen.first == "  Name     Amount")
    #expect(harness.screen.last == "              730")
    #expect(harness.repaint() == 0)
  }

  private struct Actions: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DataTable(
          model.expenses,
          columns: [
            DataColumn("Name", value: \.name).width(.fixed(10)),
            DataColumn("Amount", value: \.amount).width(.fixed(6)).footer { _ in
              Button("Sum") { model.calls += 1 }
            },
          ])
        Button("After") {}
      }
    }
  }

  @Test func `Tab and clicks reach a control in the footer`() throws {
    let model = Model()
    let harness = Harness(width: 23, height: 6) { Actions(model: model) }
    harness.press("⇥ ⇥ ⇥")
    #expect(harness.focused?.label == "Sum" && harness.focused?.role == .button)
    harness.press("⏎")
    #expect(model.calls == 1)
    harness.press("⇥")
    #expect(harness.focused?.label == "After")
    let place = try #require(harness.position(of: "Sum"))
    harness.click(x: place.x, y: place.y)
    #expect(model.calls == 2 && harness.focused?.label == "Sum")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `it is computed again only if the rows change`() async {
    let model = Model()
    let harness = open(model, height: 4)
    let calls = model.calls
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.screen[1].contains("Tea"))
    harness.press("⇥ ↓ ↑")
    harness.scroll(y: 1)
    #expect(model.calls == calls)
    model.expenses.append(Expense(id: 3, name: "Gas", amount: 70))
    await harness.settle()
    #expect(model.calls == calls + 1)
    #expect(harness.screen.last == "                 800")
    #expect(harness.repaint() == 0)
  }

  @Test func `there is no footer unless a visible column has one`() async {
    let model = Model()
    let harness = open(model)
    model.customization[visibility: "Amount"] = .hidden
    await harness.settle()
    #expect(harness.screen == ["  Name", "  Rent", "  Tea", "", ""])
    #expect(!harness.elements.contains { $0.label == "730" })
    model.customization[visibility: "Amount"] = .visible
    await harness.settle()
    #expect(harness.screen[4] == "                 730")
    #expect(harness.repaint() == 0)
  }

  @Test func `it follows its column to another place`() async {
    let model = Model()
    model.customization.order = ["Amount", "Name"]
    let harness = open(model)
    #expect(
      harness.screen == ["  Amount  Name", "     700  Rent", "      30  Tea", "", "     730"])
    model.customization.resetOrder()
    await harness.settle()
    #expect(harness.screen.last == "                 730" && harness.repaint() == 0)
  }

  @Test func `it scrolls sideways with its column`() {
    let harness = open(Model(), width: 14, height: 4)
    #expect(harness.screen.last == "")
    harness.press("shift+tab →")
    #expect(harness.screen[0].contains("Amount"))
    #expect(harness.screen.last?.hasSuffix("730") == true)
    harness.press("←")
    #expect(harness.screen[0].contains("Name") && harness.screen.last == "")
    #expect(harness.repaint() == 0)
  }

  @Test func `a column is wide enough for its footer, and becomes narrower with it`() async {
    struct Totals: View {
      @Bindable var model: Model
      var body: some View {
        DataTable(
          model.expenses,
          columns: [
            DataColumn("Name", value: \.name),
            DataColumn("N", value: \.amount).width(.fitted).footer { expenses in
              Text(expenses.count > 1 ? "1,000,000" : "1")
            },
          ])
      }
    }
    let model = Model()
    model.expenses[0] = Expense(id: 1, name: "Rent of the big house", amount: 700)
    let harness = Harness(width: 30, height: 4) { Totals(model: model) }
    #expect(
      harness.screen == [
        "  Name                      N",
        "  Rent of the big…        700",
        "  Tea                      30",
        "                    1,000,000",
      ])
    model.expenses.removeLast()
    await harness.settle()
    #expect(
      harness.screen == [
        "  Name                      N",
        "  Rent of the big house   700",
        "",
        "                            1",
      ])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
