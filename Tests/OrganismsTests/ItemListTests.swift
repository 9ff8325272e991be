// SPDX-License-Identifier: MIT
// Testing: selecting, searching and reloading any number of rows.

import Curium
import CuriumTesting
import Testing

private struct Number: Identifiable { let id: Int }

/// A million rows without storage.
private struct Numbers: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 1_000_000 }
  subscript(index: Int) -> Number { Number(id: index) }
}

@MainActor struct ItemListTests {
  @MainActor private final class Counter { var count = 0 }

  @Test func `of a million rows, a frame builds at most two screenfuls`() {
    let counter = Counter()
    let harness = Harness(width: 20, height: 10) {
      ItemList(items: Numbers()) { number in
        let _ = counter.count += 1
        Text("Row \(number.id)")
      }
    }
    #expect(counter.count <= 20)
    harness.press("⇥")
    for key in ["↓", "pgdn", "pgdn", "end", "↑", "pgup", "home"] {
      counter.count = 0
      harness.press(key)
      #expect(counter.count <= 20, "\(key)")
    }
    harness.press("end")
    #expect(harness.find(.row, "Row 999999")?.semantics.isSelected == true)
    harness.scroll(y: -40)
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `a row is selected by keys, by a click and by typing`() throws {
    let items = ["alpha", "beta", "gamma"].map { Name(id: $0) }
    let harness = Harness(width: 20, height: 5) { ItemList(items: items) { Text($0.id) } }
    func chosen() -> String? { harness.elements.first { $0.semantics.isSelected }?.label }
    harness.press("⇥ ↓")
    #expect(chosen() == "alpha")
    harness.type("g")
    #expect(chosen() == "gamma")
    harness.click(try #require(harness.find(.row, "beta")))
    #expect(chosen() == "beta")
    #expect(harness.repaint() == 0)
  }

  @Test func `a spinner is above the rows until they are loaded`() async {
    let directory = Directory()
    directory.isOpen = false
    let harness = Harness(width: 20, height: 5) {
      ItemList(items: [Name(id: "alpha")]) {
        Text($0.id)
      } onRefresh: {
        _ = await directory.knows("")
      }
    }
    harness.press("⇥ ctrl+r")
    await harness.settle()
    #expect(harness.find(.progress) != nil)
    harness.press("ctrl+r")
    directory.answer()
    await harness.settle()
    #expect(harness.find(.progress) == nil)
    #expect(directory.asked.count == 1)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  private struct Name: Identifiable { let id: String }
}
