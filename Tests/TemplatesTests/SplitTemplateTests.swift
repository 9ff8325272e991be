// SPDX-License-Identifier: MIT
// Testing: a list with the selected item in detail.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor @Suite struct SplitTemplateTests {
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
}
