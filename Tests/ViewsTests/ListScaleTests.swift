// SPDX-License-Identifier: MIT
// Testing: keys in a list of many rows, by the number of rows that are read.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListScaleTests {
  private final class Counter {
    var reads = 0
  }

  private struct Row: Identifiable {
    let id: Int
  }

  private struct Rows: RandomAccessCollection {
    let count: Int
    let counter: Counter

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Row {
      counter.reads += 1
      return Row(id: index)
    }
  }

  @Observable @MainActor final class Model {
    var selection: Set<Int> = []
    var moved: [RangeSet<Int>] = []
  }

  private struct Page: View {
    @Bindable var model: Model
    let counter: Counter

    var body: some View {
      List(selection: $model.selection) {
        ForEach(Rows(count: 20_000, counter: counter)) { Text("row \($0.id)") }
          .onMove { offsets, _ in model.moved.append(offsets) }
      }
    }
  }

  private let model = Model()
  private let counter = Counter()

  /// Opens the list in its middle, and selects rows with keys.
  private func open(_ keys: String) async -> Harness {
    let (model, counter) = (model, counter)
    let harness = Harness(width: 20, height: 10) { Page(model: model, counter: counter) }
    model.selection = [10_000]
    await harness.settle()
    harness.press("⇥ " + keys)
    counter.reads = 0
    return harness
  }

  @Test func `moving several selected rows reads only the rows around them`() async {
    let harness = await open("↓ shift+↓ shift+↓")
    #expect(model.selection == [10_001, 10_002, 10_003])
    harness.press("alt+↓")
    #expect(model.moved == [RangeSet(10_001..<10_004)])
    #expect(counter.reads < 500)
    harness.press("ctrl+↓ ctrl+↓ space alt+↑")
    #expect(model.selection == [10_001, 10_002, 10_003, 10_005])
    #expect(model.moved.last == RangeSet([10_001..<10_004, 10_005..<10_006]))
    #expect(counter.reads < 1_000)
    #expect(harness.repaint() == 0)
  }

  @Test func `keys that move the selection read only the rows in view`() async {
    let harness = await open("")
    harness.press("↓ ↑ pgdn pgup shift+↓ ↓")
    #expect(model.selection == [10_002])
    #expect(counter.reads < 1_000)
    #expect(harness.repaint() == 0)
  }
}
