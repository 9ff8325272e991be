// SPDX-License-Identifier: MIT
// Testing: a range of cells in many rows, by the number of rows that are read and hashed.

import Curium
import CuriumTesting
import Testing

@MainActor struct CellRangeScaleTests {
  final class Counter {
    var reads = 0
    var hashes = 0
  }

  struct RowID: Hashable {
    let number: Int
    let counter: Counter

    static func == (one: RowID, other: RowID) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  private struct Row: Identifiable {
    let id: RowID
  }

  private struct Rows: RandomAccessCollection {
    let count: Int
    let counter: Counter

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Row {
      counter.reads += 1
      return Row(id: RowID(number: index, counter: counter))
    }
  }

  @Observable @MainActor final class Model {
    var count = 20_000
    var range: DataCellRange<RowID>?

    var numbers: ClosedRange<Int>? {
      guard let first = range?.rows.first, let last = range?.rows.last else { return nil }
      return first.number...last.number
    }
  }

  private struct Table: View {
    @Bindable var model: Model
    let counter: Counter

    private static let columns = ["A", "B"].map { title in
      DataColumn<Row>(title, text: { "\(title)\($0.id.number)" })
    }

    var body: some View {
      DataTable(
        Rows(count: model.count, counter: counter), columns: Self.columns,
        selection: $model.range)
    }
  }

  private let model = Model()
  private let counter = Counter()

  /// Opens the table, and selects cells with keys.
  private func open(_ keys: String) -> Harness {
    let (model, counter) = (model, counter)
    let harness = Harness(width: 30, height: 12) { Table(model: model, counter: counter) }
    harness.press("⇥ " + keys)
    (counter.reads, counter.hashes) = (0, 0)
    return harness
  }

  /// The labels of the selected rows that exist.
  private func selected(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row && $0.semantics.isSelected }.map(\.label)
  }

  @Test func `a key that extends a range doesn't visit all of its rows`() {
    let harness = open("↓ ctrl+shift+end")
    #expect(model.numbers == 0...19_999)
    harness.press("shift+↑ shift+↑ shift+↑")
    #expect(model.numbers == 0...19_996 && model.range?.rows.count == 19_997)
    #expect(selected(harness).last == "A19996 B19996")
    #expect(counter.hashes < 500 && counter.reads < 500)
    harness.press("shift+↓")
    #expect(model.numbers == 0...19_997 && model.range?.rows.count == 19_998)
    #expect(selected(harness).last == "A19997 B19997")
    #expect(counter.hashes < 500 && counter.reads < 500)
    #expect(harness.repaint() == 0)
  }

  @Test func `a range from the last row extends upwards in the same way`() {
    let harness = open("↓ ctrl+end ctrl+shift+home shift+↓")
    #expect(model.numbers == 1...19_999)
    (counter.reads, counter.hashes) = (0, 0)
    harness.press("shift+↓ shift+↑")
    #expect(model.numbers == 1...19_999 && model.range?.rows.count == 19_999)
    #expect(selected(harness).first == "A1 B1")
    #expect(counter.hashes < 500 && counter.reads < 500)
  }

  @Test func `a range stays when rows are added, and its ids are compared without a set`() async {
    let harness = open("↓ ctrl+end ctrl+shift+home")
    #expect(model.numbers == 0...19_999)
    model.count += 1
    await harness.settle()
    #expect(model.numbers == 0...19_999 && model.range?.rows.count == 20_000)
    #expect(selected(harness).first == "A0 B0")
    #expect(counter.hashes < 2_500 && counter.reads < 25_000)
    (counter.reads, counter.hashes) = (0, 0)
    harness.press("shift+↓")
    #expect(model.numbers == 1...19_999)
    #expect(counter.hashes < 500 && counter.reads < 500)
  }
}
