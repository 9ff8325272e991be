// SPDX-License-Identifier: MIT
// Testing: the reference lines of charts.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartRuleTests {
  private static let days = ["Mon", "Tue", "Wed"]

  private func points() -> some View {
    let points = [(0.0, 0.0), (2, 4), (10, 2)].map { ChartPoint(x: $0.0, y: $0.1) }
    return Chart([ChartSeries("a", points: points)], style: .points, in: 0...4)
  }

  /// The rows with a line across the chart.
  private func rows(_ harness: Harness) -> [Int] {
    harness.screen.indices.filter { harness.screen[$0].contains("┈┈") }
  }

  @Test func `a line crosses the chart at its value, with its label in it`() {
    let chart = points().chartRule(y: 3, "Limit").frame(width: 15, height: 6)
    #expect(
      screen(chart, 15) == [
        "4 ──●──────────", "  ┈ Limit 3 ┈┈┈", "2 ────────────●", "", "0 ●────────────",
        "  0          10",
      ])
  }

  @Test func `a line goes from top to bottom at its position, with its label beside it`() {
    let chart = points().chartRule(x: 5, "Go").frame(width: 15, height: 6)
    #expect(
      screen(chart, 15) == [
        "4 ──●───┊ Go ──", "        ┊", "2 ──────┊─────●", "        ┊", "0 ●────────────",
        "  0          10",
      ])
  }

  @Test func `a line is drawn over bars, and its label is beside lines and points`() {
    let bars = Chart([ChartSeries("a", [4, 2, 8])], style: .bars, labels: ["x", "y", "z"])
      .chartRule(y: 4).frame(width: 15, height: 6)
    #expect(screen(bars, 15)[2] == "4 ┈┈┈┈┈┈┈┈┈┈┈┈┈")
    // The line of the chart crosses the rule on the left.
    let line = Chart([ChartSeries("a", [4, 0, 0, 0, 0])], in: 0...4).chartRule(y: 3, "Limit")
    let harness = Harness(width: 23, height: 6) { line }
    #expect(harness.screen.contains { $0.hasSuffix("┈ Limit 3 ┈") }, "\(harness.screen)")
  }

  @Test(arguments: [(80.0, -1), (70, 1), (75, 0)])
  func `a line leaves the row of a tick free, unless it has its value`(
    value: Double, distance: Int
  ) throws {
    let harness = Harness(width: 40, height: 9) {
      Chart([ChartSeries("CPU", [0, 100])], style: .points, in: 0...100) { "\(Int($0))%" }
        .chartRule(y: value, "Limit")
    }
    let tick = try #require(harness.screen.firstIndex { $0.hasPrefix(" 75%") })
    #expect(rows(harness) == [tick + distance], "\(harness.screen)")
    #expect(harness.screen[tick + distance].contains(" Limit \(Int(value))% "))
    #expect(distance == 0 || harness.screen[tick].contains("────"))
  }

  @Test func `a label that contains the value has it once`() {
    let harness = Harness(width: 40, height: 9) { points().chartRule(y: 3, "Limit 3") }
    #expect(harness.position(of: "┈ Limit 3 ┈") != nil, "\(harness.screen)")
  }

  @Test func `several lines can be combined, and their labels don't overlap`() {
    let harness = Harness(width: 40, height: 10) {
      VStack {
        Chart([ChartSeries("a", [0, 100])], style: .area, in: 0...100)
          .chartRule(y: 50, "Low").chartRule(y: 50, "Target").chartRule(x: 1, "End")
      }
      .chartRule(y: 80, "High")
    }
    for label in ["Low", "Target", "High", "End"] {
      #expect(harness.position(of: label) != nil, "\(label): \(harness.screen)")
    }
    #expect(rows(harness).count == 2, "\(harness.screen)")
  }

  @Test func `in little room, the line and its label stay readable`() {
    for depth in [ColorDepth.trueColor, .ansi256, .ansi16, .none] {
      let harness = Harness(width: 20, height: 5) {
        Chart([ChartSeries("CPU", [97, 97, 97])], style: .area, in: 0...100)
          .chartRule(y: 60, "Limit", color: .warning).colorDepth(depth)
      }
      let row = rows(harness)
      #expect(row.count == 1 && harness.screen[row.first ?? 0].contains(" Limit "))
      for x in 15..<19 {
        let cell = harness.cell(x: x, y: row.first ?? 0)
        #expect(cell.glyph == Glyph("┈"), "\(harness.screen)")
        #expect(depth == .none || cell.foreground != cell.background)
      }
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a long label is truncated, or omitted where there is no room`() {
    func chart(_ width: Int) -> String {
      let chart = points().chartRule(y: 3, "The limit of the contract")
      return screen(chart.frame(width: Length(width), height: 6), width)[1]
    }
    #expect(chart(24) == "  ┈ The limit of the … ┈")
    #expect(chart(9) == "┈ The … ┈")
    #expect(chart(7) == "┈┈┈┈┈┈┈")
  }

  @Test func `lines consist of ASCII characters where icons do`() {
    let chart = points().chartRule(y: 3, "Limit").chartRule(x: 8).environment(\.iconSet, .ascii)
    let rows = screen(chart.frame(width: 30, height: 8), 30).joined()
    #expect(rows.contains(" Limit 3 =") && rows.contains("====") && rows.contains(":"))
    #expect(!rows.contains("┈") && !rows.contains("┊"))
  }

  @Test(arguments: [ChartStyle.lines, .bars, .area, .stackedArea, .stackedBars, .points])
  func `an automatic axis includes a line, and a fixed one doesn't grow`(style: ChartStyle) {
    let series = [ChartSeries("a", [1, 2, 3])]
    let grown = Harness(width: 30, height: 8) { Chart(series, style: style).chartRule(y: 9) }
    #expect(rows(grown).count == 1, "\(grown.screen)")
    let fixed = Harness(width: 30, height: 8) {
      Chart(series, style: style, in: 0...4).chartRule(y: 9).chartRule(x: 7).chartRule(x: -1)
    }
    #expect(rows(fixed) == [] && !fixed.screen.joined().contains("┊"), "\(fixed.screen)")
  }

  @Test func `a logarithmic axis has no place for a line at zero`() {
    let chart = Chart([ChartSeries("a", [1, 10, 100])]).chartYScale(type: .log)
    let harness = Harness(width: 30, height: 8) { chart.chartRule(y: 0).chartRule(y: -5) }
    #expect(rows(harness) == [])
    #expect(rows(Harness(width: 30, height: 8) { chart.chartRule(y: 1000) }).count == 1)
  }

  @Test func `a histogram shows a line at a value, and other charts none`() {
    let values = (0..<40).map { Double($0 % 9) }
    let harness = Harness(width: 40, height: 9) {
      Chart([ChartSeries("Latency", values)], style: .histogram) { "\(Int($0)) ms" }
        .chartRule(x: 4, "Median").chartRule(y: 3)
    }
    let screen = harness.screen.joined()
    #expect(screen.contains("┊") && screen.contains("Median") && !screen.contains("┈"))
    #expect(harness.find(.image)?.value.hasSuffix("; Median: 4 ms") == true)
    for style in [ChartStyle.heatMap, .horizontalBars] {
      let chart = Chart([ChartSeries("a", [1, 2])], style: style)
      let plain = Harness(width: 40, height: 9) { chart }
      let ruled = Harness(width: 40, height: 9) { chart.chartRule(y: 9, "a").chartRule(x: 1, "b") }
      #expect(plain.screen == ruled.screen)
      #expect(plain.find(.image)?.value == ruled.find(.image)?.value)
    }
  }

  @Test func `screen readers read the labels, and the cursor those at its place`() {
    let harness = Harness(width: 40, height: 8) {
      Chart([ChartSeries("Requests", [120, 180, 90])], labels: Self.days)
        .chartRule(y: 150, "Limit").chartRule(x: 1, "Release").chartRule(y: 100)
    }
    #expect(
      harness.find(.image)?.value == "first 120 (Mon), last 90 (Wed), lowest 90 (Wed), "
        + "highest 180 (Tue); Limit: 150; Release: Tue")
    harness.press("⇥")
    #expect(harness.find(.image)?.value == "Wed: Requests 90")
    #expect(harness.screen.joined().contains("┊"))
    harness.press("←")
    #expect(harness.find(.image)?.value == "Tue: Requests 180, Release")
    // The line of the cursor takes its place.
    #expect(!harness.screen.joined().contains("┊"))
    #expect(harness.screen.joined().contains("│"))
    #expect(harness.position(of: "Release") != nil, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }

  @Test func `between two points, screen readers read only the labels`() {
    let points = [0.0, 1000].map { ChartPoint(x: $0, y: $0) }
    let harness = Harness(width: 40, height: 8) {
      Chart([ChartSeries("a", points: points)]).chartRule(y: 450, "Limit")
        .chartXVisibleDomain(.constant(400...500))
    }
    #expect(harness.find(.image)?.value == "Limit: 450")
  }

  @Test(arguments: [[], [.nan], [5], [1e300, -1e300], [0, .infinity, 3]] as [[Double]])
  func `draws any lines at any size`(values: [Double]) {
    let places = [Double.nan, .infinity, -1e308, 1e308, 0, -1, 0.5, 2, .leastNonzeroMagnitude]
    for style in ChartStyle.allCases {
      for type in ChartScaleType.allCases {
        for (width, height) in [(1, 1), (3, 2), (8, 3), (20, 5), (40, 12)] {
          let chart = Chart([ChartSeries("a", values), ChartSeries("b", [])], style: style)
          let ruled = places.reduce(AnyView(chart)) {
            AnyView($0.chartRule(y: $1, "Line").chartRule(x: $1, "東京"))
          }
          let harness = Harness(width: width, height: height) { ruled.chartYScale(type: type) }
          harness.press("⇥ ← → home")
          #expect(harness.repaint() == 0)
          #expect(harness.warnings == [])
        }
      }
    }
  }
}
