// SPDX-License-Identifier: MIT
// Testing: a list with the selected item in detail.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SplitTemplateTests {
  @Test
  func `wide windows show both sides, narrow ones stack them, and the list keeps its state`() {
    let harness = Harness(width: 80, height: 12) {
      SplitTemplate(masterWidth: 20) {
        StatefulPreview(1) { count in
          Button("Row \(count.wrappedValue)") { count.wrappedValue += 1 }
        }
      } detail: {
        Text("Detail")
      }
    }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "Row 2")?.y == 1)
    #expect(harness.position(of: "Detail") == CellPoint(x: 23, y: 1))
    harness.press("⇥ →")
    #expect(harness.position(of: "Detail") == CellPoint(x: 24, y: 1))
    harness.resize(width: 50, height: 12)
    #expect(harness.position(of: "Row 2")?.y == 1)
    #expect(harness.position(of: "Detail") == CellPoint(x: 2, y: 6))
    #expect(harness.repaint() == 0)
  }
  @Test func `in a low window, the list has three rows`() {
    let harness = Harness(width: 40, height: 7) {
      SplitTemplate {
        List { ForEach(["one", "two", "three", "four"], id: \.self) { Text($0) } }
      } detail: {
        Text("Detail")
      }
    }
    #expect(["one", "two", "three"].map { harness.position(of: $0)?.y } == [0, 1, 2])
    #expect(harness.position(of: "Detail")?.y == 5)
    #expect(harness.repaint() == 0)
    harness.resize(width: 40, height: 11)
    #expect(harness.position(of: "one")?.y == 1 && harness.position(of: "three")?.y == 3)
    #expect(harness.repaint() == 0)
  }
}
