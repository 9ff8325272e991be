// SPDX-License-Identifier: MIT
// Testing: metrics and panels in columns.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct DashboardTemplateTests {
  @Test(arguments: [
    (100, [0, 0, 0], [0, 0]), (60, [0, 1, 2], [0, 1]), (30, [0, 1, 2], [0, 1]),
  ])
  func `has as many columns as fit`(
    width: Int, figures: [Int], panels: [Int]
  ) {
    let harness = Harness(width: width, height: 20) {
      DashboardTemplate(title: "Today") {
        ForEach(0..<3) { Text("Figure \($0)") }
      } panels: {
        ForEach(0..<2) { Text("Panel \($0)") }
      }
    }
    func rows(_ name: String, _ count: Int) -> [Int] {
      let rows = (0..<count).map { harness.position(of: "\(name) \($0)")?.y ?? -1 }
      return rows.map { row in Set(rows.filter { $0 < row }).count }
    }
    #expect(rows("Figure", 3) == figures)
    #expect(rows("Panel", 2) == panels)
    #expect(harness.repaint() == 0)
  }
}
