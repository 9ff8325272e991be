// SPDX-License-Identifier: MIT
// Testing: a card with a number and its trend.

import Curium
import CuriumTesting
import Testing

@MainActor struct StatCardTests {
  @Test func `shows its trend with a symbol`() {
    let trends: [(StatTrend, String, String)] = [
      (.up("8%"), "▲", "up 8%"), (.down("3%"), "▼", "down 3%"), (.steady("0%"), "−", "steady, 0%"),
    ]
    for (trend, sign, words) in trends {
      let harness = Harness(width: 24, height: 6) {
        StatCard(title: "Downloads", value: "12,480", trend: trend)
      }
      #expect(harness.screen.contains { $0.contains("12,480") && $0.contains(sign) })
      // Beside a large value, there is no room for it.
      harness.resize(width: 34, height: 6)
      #expect(harness.screen.contains { $0.contains("Downloads") && $0.contains(sign) })
      #expect(harness.find(.row, "Downloads")?.value == "12,480, \(words)")
    }
  }

  @Test func `the number is large where there is room`() {
    let harness = Harness(width: 24, height: 8) { StatCard(title: "Issues", value: "714") }
    #expect(harness.find(.row, "Issues")?.value == "714")
    #expect(harness.screen.contains { $0.contains("▄▄▄") })
    #expect(!harness.screen.contains { $0.contains("714") })
    harness.resize(width: 14, height: 8)
    #expect(harness.screen.contains { $0.contains("714") })
  }

  @Test func `a unit is in small letters, and a letter of the number in large ones`() {
    let harness = Harness(width: 34, height: 8) {
      StatCard(title: "Throughput", value: "128 MB", trend: .down("3%"))
    }
    #expect(harness.screen.contains { $0.contains("█ MB") })
    #expect(harness.find(.row, "Throughput")?.value == "128 MB, down 3%")
    let short = Harness(width: 34, height: 8) { StatCard(title: "Visits", value: "12k") }
    #expect(!short.screen.contains { $0.contains("k") })
    #expect(harness.repaint() == 0)
  }

  @Test func `signs and currencies are large`() {
    for value in ["−5.2", "€ 1,204", "21°", "×3", "1\u{202F}204"] {
      let harness = Harness(width: 40, height: 8) { StatCard(title: "Change", value: value) }
      #expect(harness.position(of: value) == nil)
      #expect(harness.content.count == 6, "\(harness.screen)")
      #expect(harness.find(.row, "Change")?.value == value)
    }
  }

  @Test(arguments: ["≈ 7", "第 7", "7⅓"])
  func `a value without large letters is in bold text`(value: String) throws {
    let harness = Harness(width: 40, height: 8) { StatCard(title: "Change", value: value) }
    let place = try #require(harness.position(of: value))
    #expect(harness.cell(x: place.x, y: place.y).attributes.contains(.bold))
    #expect(harness.content.count == 4, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `recent values are a chart beside the number, if there is room`() {
    let harness = Harness(width: 40, height: 8) {
      StatCard(title: "Build", value: "2.1 s", trend: .down("12 %"), values: [1, 4, 2])
    }
    #expect(harness.screen.contains { $0.contains("2.1 s") && $0.contains("█") })
    harness.resize(width: 16, height: 8)
    #expect(harness.screen.contains { $0.contains("2.1 s") })
    #expect(!harness.screen.contains { $0.contains("█") })
    #expect(harness.repaint() == 0)
  }
}
