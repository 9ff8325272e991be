// SPDX-License-Identifier: MIT
// Testing: numbers side by side.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct MetricsDashboardTests {
  private struct Metric: Identifiable { let id: String }

  @Test(arguments: [
    (19, ["alpha  beta   gamma"]), (18, ["alpha     beta", "", "gamma"]),
    (9, ["alpha", "", "beta", "", "gamma"]),
  ])
  func `takes as many columns as there is room for`(width: Int, rows: [String]) {
    let metrics = ["alpha", "beta", "gamma"].map { Metric(id: $0) }
    let harness = Harness(width: width, height: 6) {
      MetricsDashboard(metrics: metrics) {
        Text($0.id).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(harness.content == rows)
    harness.resize(width: 1, height: 1)
    #expect(harness.repaint() == 0)
  }
}
