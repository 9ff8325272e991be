// SPDX-License-Identifier: MIT
// Testing: metrics side by side.

import Curium
import CuriumTesting
import Testing

@MainActor struct MetricsDashboardTests {
  private struct Tile: Identifiable { let id: String }

  @Test(arguments: [
    (19, ["alpha  beta   gamma"]), (18, ["alpha", "", "beta", "", "gamma"]),
    (9, ["alpha", "", "beta", "", "gamma"]),
  ])
  func `has as many columns as fit, and fill the last row`(width: Int, rows: [String]) {
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

  @Test func `a negative spacing counts as none`() {
    let theme = AppTheme.dark.setting(ComponentTokens.Page.spacing, to: -5)
    let metrics = ["alpha", "gamma"].map { Tile(id: $0) }
    let harness = Harness(width: 10, height: 2, theme: theme) {
      MetricsDashboard(metrics: metrics) {
        Text($0.id).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(harness.content == ["alphagamma"])
    #expect(harness.repaint() == 0)
  }

  @Test func `metrics are cards side by side`() {
    let harness = Harness(width: 60, height: 8) {
      MetricsDashboard(metrics: [
        Metric("Issues", value: "14", trend: .up("2")), .init("Uptime", value: "9 d"),
      ])
    }
    #expect(harness.find(.row, "Issues")?.value == "14, up 2")
    #expect(harness.find(.row, "Uptime")?.frame.minY == harness.find(.row, "Issues")?.frame.minY)
    #expect(harness.repaint() == 0)
  }

  @Test func `the values of all cards are large, or none is`() {
    let harness = Harness(width: 90, height: 24) {
      MetricsDashboard(metrics: [
        Metric("Issues", value: "7"), Metric("Uptime", value: "9 d"),
        Metric("Downloads", value: "184,320", trend: .up("12 %")),
      ])
    }
    let shown = { ["7", "9 d", "184,320"].map { harness.position(of: $0) != nil } }
    #expect(shown() == [true, true, true])
    harness.resize(width: 140, height: 24)
    #expect(shown() == [false, false, false])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (80, 6, ["0.00", "12,480.00", "1,234,567.89", "≈ 5"]), (60, 4, ["0.00", "12,480.00", "≈ 5"]),
  ])
  func `cards side by side have the same height, whatever their values`(
    width: Int, height: Int, values: [String]
  ) {
    for value in values {
      let harness = Harness(width: width, height: 16) {
        MetricsDashboard(
          metrics: ["North", "East", "South"].map { Metric($0, value: value, trend: .up("2")) })
      }
      let frames = ["North", "East", "South"].compactMap { harness.find(.row, $0)?.frame }
      #expect(frames.map(\.height) == [height, height, height], "\(harness.screen)")
      #expect(harness.repaint() == 0)
    }
  }

  @Test(arguments: [(49, true), (40, true), (20, false)])
  func `cards below each other have large letters if all of them have room`(
    width: Int, areLarge: Bool
  ) {
    let harness = Harness(width: width, height: 24) {
      MetricsDashboard(metrics: [
        Metric("Deployments", value: "14", trend: .up("2")), Metric("Open incidents", value: "2"),
        Metric("Uptime", value: "99.98%", trend: .steady("0%")),
      ])
    }
    let frames = ["Deployments", "Open incidents", "Uptime"].compactMap {
      harness.find(.row, $0)?.frame
    }
    #expect(Set(frames.map(\.minX)).count == 1 && Set(frames.map(\.minY)).count == 3)
    #expect(frames.map(\.height) == Array(repeating: areLarge ? 6 : 4, count: 3))
    #expect((harness.position(of: "99.98") == nil) == areLarge, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `two rows of two cards have small letters, so that they take few rows`() {
    let harness = Harness(width: 60, height: 24) {
      MetricsDashboard(
        metrics: ["North", "East", "South", "West"].map { Metric($0, value: "1,208,416 €") })
    }
    let frames = ["North", "East", "South", "West"].compactMap { harness.find(.row, $0)?.frame }
    #expect(Set(frames.map(\.minY)).count == 2 && frames.map(\.height) == [4, 4, 4, 4])
    #expect(harness.repaint() == 0)
  }

  @Test func `all values are small if one has no large letters`() {
    func screen(_ value: String, values: [Double] = []) -> [String] {
      Harness(width: 140, height: 12) {
        MetricsDashboard(metrics: [
          Metric("Issues", value: "714"), Metric("Other", value: value, values: values),
        ])
      }.screen
    }
    #expect(screen("−5").allSatisfy { !$0.contains("714") && !$0.contains("−5") })
    #expect(screen("≈ 5").contains { $0.contains("714") && $0.contains("≈ 5") })
    // Beside a chart, the value isn't in large letters.
    #expect(screen("≈ 5", values: [1, 2, 3]).allSatisfy { !$0.contains("714") })
  }

  @Test(arguments: [(100, [4]), (56, [2, 2]), (30, [1, 1, 1, 1])])
  func `four cards are in rows of equal lengths`(width: Int, rows: [Int]) {
    let harness = Harness(width: width, height: 40) {
      MetricsDashboard(
        metrics: ["North", "East", "South", "West"].map { Metric($0, value: "1,208,416 €") })
    }
    let places = ["North", "East", "South", "West"].map { harness.find(.row, $0)?.frame.minY ?? -1 }
    #expect(Set(places).sorted().map { y in places.count { $0 == y } } == rows)
  }
}
