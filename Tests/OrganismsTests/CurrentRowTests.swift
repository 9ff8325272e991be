// SPDX-License-Identifier: MIT
// Testing: the current row of a list, as the app learns about it.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct CurrentRowTests {
  struct Entry: Identifiable {
    let id: Int
    let name: String
  }

  @Observable final class Model {
    var names = ["a", "b", "c"]
    var selection: Set<String> = []
    var single: String?
    var cell: DataCell<Int>?
    @ObservationIgnored var calls: [String] = []

    func report(_ id: (some CustomStringConvertible)?) {
      calls.append(id?.description ?? "none")
    }
  }

  private struct Names: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(model.names, id: \.self, selection: $model.selection) { Text($0) }
          .onCurrentRowChange(of: String.self) { model.report($0) }
          .onCurrentRowChange(of: Int.self) { model.report($0) }
        Button("Other") {}
      }
    }
  }

  private struct Single: View {
    @Bindable var model: Model

    var body: some View {
      List(model.names, id: \.self, selection: $model.single) { Text($0) }
        .onCurrentRowChange(of: String.self) { model.report($0) }
    }
  }

  private struct Table: View {
    @Bindable var model: Model

    var body: some View {
      DataTable(
        [Entry(id: 1, name: "Tea"), Entry(id: 2, name: "Milk")],
        columns: [DataColumn("Name", value: \.name), DataColumn("Number", value: \.id)],
        selection: $model.cell
      )
      .defaultFocus()
      .onCurrentRowChange(of: Int.self) { model.report($0) }
    }
  }

  private func open(_ model: Model) -> Harness {
    Harness(width: 20, height: 8) { Names(model: model) }
  }

  @Test func `the app learns of the row that keys move to, also if it isn't selected`() {
    let model = Model()
    let harness = open(model)
    #expect(model.calls == [])
    harness.press("⇥ ↓ ↓")
    #expect(model.calls == ["a", "b"] && model.selection == ["b"])
    harness.press("ctrl+↓")
    #expect(model.calls == ["a", "b", "c"] && model.selection == ["b"])
    harness.press("space ctrl+↑ ctrl+↑")
    #expect(model.calls == ["a", "b", "c", "b", "a"] && model.selection == ["b", "c"])
    harness.press("end ⇥")
    #expect(model.calls.last == "c" && harness.focused?.label == "Other")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a marked row is current only while the list has the focus`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ ⇥")
    #expect(model.calls == ["a", "none"] && model.selection == [])
    harness.press("shift+⇥")
    #expect(model.calls == ["a", "none", "a"])
  }

  @Test func `the row that takes the place of a removed one is reported`() async {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ ↓ ↓ ctrl+↓")
    model.names.removeLast()
    await harness.settle()
    #expect(model.calls == ["a", "b", "c", "b"])
    harness.press("⇥")
    model.names = ["d"]
    await harness.settle()
    #expect(model.calls.last == "none" && harness.repaint() == 0)
  }

  @Test func `a row that the app selects is reported, once for each change`() async {
    let model = Model()
    model.single = "b"
    let harness = Harness(width: 20, height: 8) { Single(model: model) }
    await harness.settle()
    #expect(model.calls == ["b"])
    model.single = "c"
    await harness.settle()
    model.names.append("d")
    await harness.settle()
    #expect(model.calls == ["b", "c"])
  }

  @Test func `in a table with a selected cell, only another row is reported`() {
    let model = Model()
    let harness = Harness(width: 30, height: 8) { Table(model: model) }
    harness.press("↓ → ↓ ←")
    #expect(model.calls == ["1", "2"] && model.cell == DataCell(row: 2, column: "Name"))
  }

  @Test func `no row is current after the list was removed`() async {
    struct Page: View {
      @Bindable var model: Model

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if model.names.isEmpty {
            Text("No names")
          } else {
            List(model.names, id: \.self, selection: $model.single) { Text($0) }
          }
        }
        .onCurrentRowChange(of: String.self) { model.report($0) }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 8) { Page(model: model) }
    harness.press("⇥ ↓")
    #expect(model.calls == ["a"])
    model.names = []
    await harness.settle()
    #expect(model.calls == ["a", "none"] && harness.screen[0] == "No names")
    model.names = ["a"]
    await harness.settle()
    #expect(model.calls == ["a", "none", "a"] && harness.repaint() == 0)
  }
}
