// SPDX-License-Identifier: MIT
// Page: previews of Chart.

import Curium
import CuriumPreviews

enum ChartPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Area") {
      Chart(
        [ChartSeries("Requests", ChartSamples.requests)], style: .area,
        labels: ["00:00", "04:00", "08:00", "12:00", "16:00", "20:00", "24:00"]
      )
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Areas of several series") {
      Chart(
        [ChartSeries("Reads", ChartSamples.reads), ChartSeries("Writes", ChartSamples.writes)],
        style: .area
      )
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Heat") {
      Chart([ChartSeries("CPU", ChartSamples.loads)], style: .area, in: 0...100, gradient: .heat) {
        "\(Int($0))%"
      }
      .frame(idealWidth: 50).frame(height: 9)
    }
    Preview("Lines") {
      Chart(
        [
          ChartSeries("This week", [21, 34, 52, 61, 50, 31, 14]),
          ChartSeries("Last week", [11, 12, 25, 39, 28, 14, 10]),
        ],
        labels: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
      ) { $0 == 0 ? "$0" : "$\(Int($0))k" }
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Bars") {
      Chart(
        [ChartSeries("Downloads", [1204, 980, 1510, 1730, 640])], style: .bars,
        labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .chartValueLabels(.visible)
      .frame(maxWidth: 36).frame(height: 9)
    }
    Preview("Stacked bars") {
      Chart(
        [
          ChartSeries("Cloud", [42, 47, 51, 58]), ChartSeries("Support", [18, 20, 19, 24]),
          ChartSeries("Training", [6, 9, 12, 8]),
        ],
        style: .stackedBars, labels: ["Q1", "Q2", "Q3", "Q4"]
      ) { $0 == 0 ? "0" : "\(Int($0))k" }
      .frame(maxWidth: 40).frame(height: 10)
    }
    Preview("Stacked area") {
      Chart(
        [
          ChartSeries("Used", [8, 9, 11, 14, 13, 16, 18, 15, 14, 17, 19, 18]),
          ChartSeries("Cached", [4, 5, 5, 6, 7, 7, 6, 8, 9, 8, 7, 8]),
        ], style: .stackedArea, labels: ["10:00", "11:00", "12:00"], in: 0...32
      ) { "\(Int($0)) GB" }
      .frame(maxWidth: 48).frame(height: 10)
    }
    Preview("Bars of several series") {
      Chart(
        [
          ChartSeries("Revenue", [29, 35, 42, 50]), ChartSeries("Costs", [33, 31, 35, 38]),
          ChartSeries("Profit", [-4, 4, 7, 12]),
        ], style: .bars, labels: ["Q1", "Q2", "Q3", "Q4"]
      ) { $0 == 0 ? "0" : "\(Int($0))k" }
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Horizontal bars") {
      Chart(
        [ChartSeries("Storage", [412, 287, 164, 96, 41.5, 8])], style: .horizontalBars,
        labels: ["postgres", "object-storage", "redis", "search-index", "logs", "sessions"]
      ) { "\(Int($0)) GB" }
      .frame(idealWidth: 50).frame(height: 11)
    }
    Preview("Horizontal bars of several series") {
      Chart(
        [
          ChartSeries("This month", [12.4, 3.1, -2.6, -6.8]),
          ChartSeries("Last month", [9.5, 4.2, 1.2, -4.1]),
        ], style: .horizontalBars, labels: ["Cloud", "Support", "Training", "Hardware"]
      ) { "\($0)%" }
      .frame(idealWidth: 50).frame(height: 13)
    }
    Preview("Candlesticks") {
      Chart(
        [
          ChartSeries("ACME", candles: ChartSamples.prices),
          ChartSeries("Average of 3 days", ChartSamples.averagePrices),
        ], style: .candlesticks, labels: ["1 Mar", "8 Mar", "15 Mar"]
      ) { "$\(Int($0))" }
      .frame(maxWidth: 68).frame(height: 16)
    }
    Preview("Without values") {
      Chart([ChartSeries("Requests", [])], style: .bars, in: 0...100)
        .frame(idealWidth: 50).frame(height: 8)
    }
    Preview("Points") {
      Chart(
        [
          ChartSeries("Passed", [12, 14, 11, 13, 18, 16, 15, 21, 19, 17, 24, 22]),
          ChartSeries("Failed", [.nan, 31, .nan, .nan, 35, .nan, 28, .nan, .nan, 38, .nan, 33]),
        ], style: .points
      ) { "\(Int($0)) s" }
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Scatter plot") {
      Chart(
        [
          ChartSeries("Cached", points: ChartSamples.cachedQueries),
          ChartSeries("Uncached", points: ChartSamples.uncachedQueries),
        ], style: .points
      )
      .chartXAxisLabel("Rows").chartYAxisLabel("ms")
      .frame(idealWidth: 50).frame(height: 14)
    }
    Preview("Points over time with a gap") {
      Chart([ChartSeries("Room", points: ChartSamples.temperatures)]) { "\(Int($0)) °C" }
        .chartXScale(domain: 0...86_400, step: 3_600) { "\(Int($0) / 3_600):00" }
        .chartXAxisLabel("Time")
        .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Logarithmic") {
      Chart(
        [
          ChartSeries("p50", [12, 14, 11, 18, 25, 19, 14, 12]),
          ChartSeries("p99", [140, 210, 180, 2600, 9400, 1200, 320, 160]),
        ], labels: ["00:00", "12:00", "24:00"]
      )
      .chartYScale(type: .log).chartYAxisLabel("ms")
      .frame(idealWidth: 50).frame(height: 12)
    }
    Preview("Reference lines") {
      Chart([ChartSeries("CPU", ChartSamples.loads)], style: .area, in: 0...100) { "\(Int($0))%" }
        .chartRule(y: 80, "Limit", color: .warning).chartRule(x: 16, "Release")
        .frame(idealWidth: 50).frame(height: 9)
    }
    Preview("A part of the values") { LatestRequests().frame(idealWidth: 50).frame(height: 10) }
    Preview("Histogram") {
      Chart([ChartSeries("Response time", ChartSamples.responseTimes)], style: .histogram) {
        "\(Int($0)) ms"
      }
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Heat map") {
      Chart(
        ChartSamples.week, style: .heatMap, labels: (0..<24).map { "\($0)" }, in: 0...100
      ) { "\(Int($0))%" }
      .frame(idealWidth: 50).frame(height: 9)
    }
    Preview("Heat map with values") {
      Chart(
        [
          ChartSeries("checkout", [18, 24, 61, 140]), ChartSeries("search", [9, 12, 33, 58]),
          ChartSeries("billing", [22, 31, 96, 188]), ChartSeries("auth", [4, 6, 11, 19]),
        ], style: .heatMap, labels: ["p50", "p75", "p95", "p99"], in: 0...200
      ) { "\(Int($0)) ms" }
      .frame(idealWidth: 50).frame(height: 10)
    }
    Preview("Narrow") {
      Chart([ChartSeries("Requests", ChartSamples.requests)], style: .area).frame(
        width: 16, height: 3)
    }
    Preview("Playground") { knobs in
      Chart(
        [ChartSeries(knobs.text("series", "Requests"), [1204, 980, 1510, 1730, 640])],
        style: knobs.choice("style", .area), labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
      )
      .frame(
        width: knobs.length("width", 36, in: 0...60), height: knobs.length("height", 8, in: 0...20))
    }
  }
}

/// A chart that begins with its newest values, and can be zoomed and scrolled.
private struct LatestRequests: View {
  @State private var visible: ClosedRange<Double>? = 24...48

  var body: some View {
    Chart(
      [ChartSeries("Requests", ChartSamples.requests)], style: .area,
      labels: (0..<ChartSamples.requests.count).map { "\($0 / 2):\($0 % 2 == 0 ? "00" : "30")" }
    )
    .chartXVisibleDomain($visible)
  }
}
