// SPDX-License-Identifier: MIT
// Testing: how often a tree reads the children and the ids of its rows.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct TreeLoadingTests {
  private typealias Folder = TreeFolder

  @Test func `children are loaded when their row is visible or expanded`() {
    var asked: Set<Int> = []
    struct Number: Identifiable { let id: Int }
    let numbers = (0..<10_000).map { Number(id: $0) }
    let harness = Harness(width: 24, height: 10) {
      TreeView(
        numbers,
        children: { number in
          asked.insert(number.id)
          return [Number(id: number.id + 100_000)]
        }
      ) { Text("\($0.id)") }
    }
    #expect(asked.count <= 20)
    harness.press("⇥ ↓ →")
    #expect(harness.content[1].hasSuffix("100000"))
    #expect(asked.count <= 40)
  }

  @Test func `a key requests the children of another expanded row at most three times`() {
    var requests = 0
    let harness = Harness(width: 12, height: 6) {
      StatefulPreview(Set(["a", "e"])) { expanded in
        TreeView(
          [Folder(id: "a", folders: []), Folder(id: "e", folders: [])],
          children: { folder in
            if folder.id == "e" { requests += 1 }
            return folder.folders
          }, selection: .constant("a"), expanded: expanded
        ) { Text($0.id) }
      }
    }
    harness.press("⇥")
    for key in ["←", "→", "⏎"] {
      requests = 0
      harness.press(key)
      #expect(requests <= 3, "\(key)")
    }
  }

  @Test func `the set of expanded rows is read as often for many rows as for one`() {
    struct Number: Identifiable { let id: Int }
    func computations(rows: Int) -> Int {
      var count = 0
      let expanded = Binding<Set<Int>>(
        get: {
          count += 1
          return []
        }, set: { _ in })
      let harness = Harness(width: 12, height: 30) {
        TreeView((0..<rows).map { Number(id: $0) }, children: { _ in [] }, expanded: expanded) {
          Text("\($0.id)")
        }
      }
      #expect(harness.rows.count == rows)
      return count
    }
    #expect(computations(rows: 30) == computations(rows: 1))
  }

  @Test func `keys in a long tree read only the ids of a few rows`() async {
    final class Reads {
      var count = 0
    }
    struct Line: Identifiable {
      let number: Int
      let reads: Reads
      var id: Int {
        reads.count += 1
        return number
      }
    }
    let reads = Reads()
    let lines = (0..<20_000).map { Line(number: $0, reads: reads) }
    let harness = Harness(width: 20, height: 8) {
      TreeView(lines, children: { _ in nil }) { Text("line \($0.number)") }
    }
    harness.press("⇥ end")
    await harness.settle()
    #expect(harness.position(of: "line 19999") != nil)
    reads.count = 0
    harness.press("↑ ← →")
    #expect(reads.count < 5_000)
    #expect(harness.repaint() == 0)
  }
}
