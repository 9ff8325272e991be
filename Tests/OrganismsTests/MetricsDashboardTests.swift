// SPDX-License-Identifier: MIT
// Testing: metrics side by side.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct MetricsDashboardTests {
  private struct Tile: Identifiable { let id: String }

  @Test(arguments: [
    (19, ["alpha  beta   gamma"]), (18, ["alpha     beta", "", "gamma"]),
    (9, ["alpha", "", "beta", "", "gamma"]),
  ])
  func `has as many columns as fit`(width: Int, rows: [String]) {
    let metrics = ["alpha", "beta", "gamma"].map { Tile(id: $0) }
    let harness = Harness(width: width, height: 6) {
      MetricsDashboard(metrics: metrics) {
        Text($0.id).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(harness.content == rows)
    harness.resize(width: 1, height: 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `metrics are cards side by side`() {
    let harness = Harness(width: 60, height: 8) {
      MetricsDashboard(metrics: [
        Metric("Issues", value: "14", trend: .up("2")), .init("Uptime", value: "9 d"),
      ])
    }
    #expect(harness.find(.row, "Issues")?.value == "14")
    #expect(harness.find(.row, "Uptime")?.frame.minY == harness.find(.row, "Issues")?.frame.minY)
    #expect(harness.repaint() == 0)
  }
}
