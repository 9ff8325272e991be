// SPDX-License-Identifier: MIT
// Testing: a card with a number and its trend.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct StatCardTests {
  @Test func `tells its trend by a sign`() {
    let trends: [(StatTrend, String)] = [
      (.up("8 %"), "▲"), (.down("3 %"), "▼"), (.steady("0 %"), "−"),
    ]
    for (trend, sign) in trends {
      let harness = Harness(width: 24, height: 6) {
        StatCard(title: "Downloads", value: "12,480", trend: trend)
      }
      #expect(harness.screen.contains { $0.contains("12,480") && $0.contains(sign) })
      #expect(harness.find(.row, "Downloads")?.value == "12,480")
    }
  }
}
