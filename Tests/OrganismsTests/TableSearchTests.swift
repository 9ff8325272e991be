// SPDX-License-Identifier: MIT
// Testing: finding a row of a long table by typing.

import Curium
@_spi(Nodes) import CuriumEngine
import CuriumTesting
import Testing

private struct Host: Identifiable {
  let id: Int
  var name: String { ["api", "checkout", "postgres", "worker"][id % 4] + "-\(id)" }
}

@MainActor private final class Model {
  var selected: Int?
  /// The number of texts that were read, by column.
  var reads = [0, 0]
  var binding: Binding<Int?> {
    Binding {
      self.selected
    } set: {
      self.selected = $0
    }
  }
}

@MainActor struct TableSearchTests {
  private let model = Model()

  private func open(
    rows: Int, name: @escaping @MainActor (Host) -> String = \.name
  ) -> Harness {
    let model = model
    let harness = Harness(width: 40, height: 8) {
      DataTable(
        (0..<rows).map(Host.init),
        columns: [
          DataColumn("Name") { host -> String in
            model.reads[0] += 1
            return name(host)
          },
          DataColumn("Id") { host -> String in
            model.reads[1] += 1
            return "\(host.id)"
          },
        ], selection: model.binding)
    }
    harness.press("⇥ ↓")
    model.reads = [0, 0]
    return harness
  }

  @Test func `a search of a long table reads only the cells that it compares`() async {
    let harness = open(rows: 20_000)
    harness.type("zz")
    await harness.advance(by: .milliseconds(1))
    #expect(model.selected == 0)
    // Other cells are read for the rows on the screen only.
    #expect(model.reads[0] >= 19_900 && model.reads[1] == 0)
    await harness.advance(by: .seconds(2))
    harness.type("worker-19999")
    await harness.advance(by: .milliseconds(1))
    #expect(model.selected == 19_999)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a text that goes on in the next column is found, and empty cells are skipped`() async
  {
    let harness = open(rows: 5_000) { $0.id % 2 == 0 ? "" : "host" }
    harness.type("4998")
    await harness.advance(by: .milliseconds(1))
    #expect(model.selected == 4_998)
    await harness.advance(by: .seconds(2))
    harness.type("host 4001")
    await harness.advance(by: .milliseconds(1))
    #expect(model.selected == 4_001)
  }

  @Test func `a row of views is found by its text`() async {
    let model = model
    let harness = Harness(width: 40, height: 8) {
      DataTable(
        (0..<3_000).map(Host.init),
        columns: [
          DataColumn("State") { host in
            Image(systemName: "checkmark").accessibilityLabel(host.id == 2_999 ? "Done" : "New")
          },
          DataColumn("Name", value: \.name),
        ], selection: model.binding)
    }
    harness.press("⇥ ⇥ ↓")
    harness.type("done worker-2")
    await harness.advance(by: .milliseconds(1))
    #expect(model.selected == 2_999)
  }

  /// A table of hosts with a selected cell, and its place below.
  private struct Cells: View {
    @State private var cell: DataCell<Int>? = DataCell(row: 0, column: "Name")

    var body: some View {
      VStack(spacing: 0) {
        DataTable(
          (0..<3_000).map(Host.init),
          columns: [
            DataColumn("Id", value: \.id), DataColumn("Name", value: \.name),
            DataColumn("State") { host in
              Image(systemName: "checkmark").accessibilityLabel(host.id == 2_999 ? "Done" : "New")
            },
          ], selection: $cell)
        Text(cell.map { "cell \($0.row) \($0.column)" } ?? "none")
      }
    }
  }

  @Test func `letters search the column of the selected cell, whether it shows text or views`()
    async
  {
    let harness = Harness(width: 40, height: 8) { Cells() }
    harness.press("⇥ ⇥")
    for (key, letters, cell) in [
      ("home →", "worker-2", "cell 23 Name"), ("end", "done", "cell 2999 State"),
      ("home", "17", "cell 17 Id"), ("→", "check", "cell 21 Name"),
    ] {
      harness.press(key)
      harness.type(letters)
      await harness.advance(by: .milliseconds(1))
      #expect(harness.position(of: cell) != nil, "\(letters): \(harness.content.last ?? "")")
      await harness.advance(by: .seconds(2))
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `rows that take long to read don't keep keys waiting, and no key is lost`() async {
    let harness = open(rows: 2_000) { $0.id == 999 ? "zebra finch" : "row \($0.id)" }
    let (model, schedule) = (model, harness.runtime.graph.schedule)
    let now = schedule.now
    // Each row takes a millisecond.
    schedule.now = { MainActor.assumeIsolated { now() + .milliseconds(model.reads[0]) } }
    for (count, key) in "zebra f".enumerated() {
      harness.type(String(key))
      // A step in the key's event, and one in its frame.
      #expect(model.reads[0] <= 8 * (count + 1))
    }
    schedule.now = now
    #expect(model.selected == 0 && harness.isAnimating)
    await harness.advance(by: .milliseconds(1))
    #expect(model.selected == 999)
  }
}
