// SPDX-License-Identifier: MIT
// Testing: keys of lists and tables after rows are deleted.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@MainActor struct RowDeletionTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  @Observable final class Model {
    var ids = Array(0..<10)
    var selected: Set<Int> = []
    var position = ScrollPosition()

    func delete() {
      ids.removeAll { selected.contains($0) }
      selected = []
    }
  }

  /// A view whose rows contain other views with ids, among them those of rows.
  enum Kind: CaseIterable { case table, list, sections }

  private struct Rows: View {
    @Bindable var model: Model
    let kind: Kind

    var body: some View {
      content.defaultFocus().keyBinding("delete", "d") { model.delete() }
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case .table:
        DataTable(
          model.ids.map { Item(id: $0) },
          columns: [
            DataColumn("Name", value: \.name),
            DataColumn("Number", value: \.id) { Text("n\($0)") },
          ], selection: $model.selected)
      case .list:
        List(model.ids, id: \.self, selection: $model.selected) { id in
          HStack {
            Text("row \(id)")
            ForEach(0..<9) { Text("\($0)") }
          }
        }
      case .sections:
        List(selection: $model.selected) {
          Section("Even") {
            ForEach(model.ids.filter { $0 % 2 == 0 }, id: \.self) { Text("row \($0)") }
          }
          Section("Odd") {
            ForEach(model.ids.filter { $0 % 2 != 0 }, id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
  }

  private func open(_ kind: Kind, _ model: Model) -> Harness {
    Harness(width: 40, height: 16) { Rows(model: model, kind: kind) }
  }

  /// The row with a mark at its start.
  private func marked(_ harness: Harness) -> [String] {
    harness.screen.filter { $0.hasPrefix("▌") }.map { String($0.prefix(7)) }
  }

  @Test(arguments: [Kind.table, .list])
  func `after the selected row is deleted, keys go on from the next one`(kind: Kind) {
    let model = Model()
    let harness = open(kind, model)
    harness.press("↓ d")
    #expect(marked(harness) == ["▌ row 1"])
    harness.press("↓")
    #expect(model.selected == [1] && marked(harness) == ["▌ row 1"])
    harness.press("d j")
    #expect(model.selected == [2])
    harness.press("end d ↑")
    #expect(model.selected == [8])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [Kind.table, .list], ["↓ shift+↓ shift+↓", "↓ ↓ ↓ shift+↑ shift+↑"])
  func `after several rows are deleted, keys go on from the first one after them`(
    kind: Kind, keys: String
  ) {
    let model = Model()
    let harness = open(kind, model)
    harness.press("\(keys) d")
    #expect(model.ids.first == 3)
    #expect(marked(harness) == ["▌ row 3"])
    harness.press("↓")
    #expect(model.selected == [3])
    harness.press("↓ shift+↓ shift+↓ d ↓")
    #expect(model.selected == [7])
    harness.press("↓ shift+↓ shift+↓ d ↓")
    #expect(model.ids == [3, 7] && model.selected == [7])
    #expect(harness.repaint() == 0)
  }

  @Test
  func `after rows of several sections are deleted, keys go on in the section of the last one`() {
    let model = Model()
    let harness = open(.sections, model)
    harness.press("↓ ↓ ↓ ↓ shift+↓ shift+↓ shift+↓ d")
    #expect(model.ids == [0, 2, 4, 5, 7, 9])
    #expect(marked(harness) == ["▌ row 5"])
    harness.press("↓")
    #expect(model.selected == [5])
    #expect(harness.repaint() == 0)
  }

  @Test func `a held key deletes only once`() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List(model.ids, id: \.self, selection: $model.selected) { Text("row \($0)") }
          .onDelete(of: Int.self) { ids in model.ids.removeAll { ids.contains($0) } }
          .defaultFocus()
      }
    }
    let model = Model()
    let harness = Harness(width: 40, height: 16) { Page(model: model) }
    harness.press("↓ ⌫")
    for _ in 0..<3 { harness.send(.key(KeyPress(.delete, phase: .repeat))) }
    #expect(model.ids == Array(1..<10) && model.selected == [1])
    harness.press("⌫ ⌦")
    #expect(model.ids == Array(3..<10) && harness.repaint() == 0)
  }

  @Test func `a position finds the rows of a table, and not its columns`() async {
    @Bindable var model = Model()
    model.ids = Array(0..<100)
    let harness = Harness(width: 40, height: 8) {
      Rows(model: model, kind: .table).scrollPosition($model.position)
    }
    for id in [60, 1, 60, 0] {
      model.position.scrollTo(id: id)
      await harness.settle()
      #expect(harness.position(of: "row \(id) ") != nil)
    }
    #expect(harness.repaint() == 0)
  }
}
