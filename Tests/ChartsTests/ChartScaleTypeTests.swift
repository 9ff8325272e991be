// SPDX-License-Identifier: MIT
// Testing: charts with a logarithmic scale.

import Curium
import CuriumTesting
import Foundation
import Testing

@MainActor struct ChartScaleTypeTests {
  @Test func `ticks are powers of ten, and values that aren't positive are left out`() {
    let chart = Chart([ChartSeries("a", [1, 10, 100, 1000, 0, -5])], style: .points)
      .chartYScale(type: .log)
    #expect(
      screen(chart.frame(width: 17, height: 7), 17) == [
        " 1k ───────●─────", "", "100 ────●────────", "", " 10 ──●──────────", "",
        "  1 ●────────────",
      ])
    let harness = Harness(width: 17, height: 7) { chart }
    harness.press("⇥ home →")
    #expect(harness.find(.image)?.value == "a 10")
    #expect(harness.repaint() == 0)
  }

  /// The rows of a chart without the labels on the left.
  private func shapes(_ chart: some View, width: Int) -> [String] {
    Harness(width: width, height: 8) { chart }.screen.map { String($0.dropFirst(width - 13)) }
  }

  @Test(arguments: [ChartStyle.lines, .points, .area, .bars])
  func `shapes are those of the logarithms on a linear scale`(style: ChartStyle) {
    let values = [20.0, 700]
    let logarithmic = Chart([ChartSeries("a", values)], style: style, labels: ["x"], in: 1...1000)
    let linear = Chart(
      [ChartSeries("a", values.map { log10($0) })], style: style, labels: ["x"], in: 0...3)
    #expect(
      shapes(logarithmic.chartYScale(type: .log), width: 17) == shapes(linear, width: 15))
  }

  @Test func `lines between points are straight on a logarithmic scale`() {
    func chart(_ values: [Double], _ bounds: ClosedRange<Double>) -> some View {
      let points = zip([0, 12], values).map { ChartPoint(x: $0, y: $1) }
      return Chart([ChartSeries("a", points: points)], in: bounds).chartXScale(domain: 2...12)
    }
    let values = [20.0, 700]
    let logarithmic = chart(values, 1...1000).chartYScale(type: .log)
    let linear = chart(values.map { log10($0) }, 0...3)
    #expect(shapes(logarithmic, width: 17) == shapes(linear, width: 15))
  }

  @Test(arguments: [
    (7, 5000.0, ["10k", "100", "1"]), (3, 5000.0, ["10k", "1"]),
    (9, 1e8, ["100M", "1M", "10k", "100", "1"]), (8, 1.5, ["10", "1"]),
  ])
  func `the labels of the axis are powers of ten`(height: Int, most: Double, labels: [String]) {
    let chart = Chart([ChartSeries("a", [1, most])], style: .bars).chartYScale(type: .log)
    let rows = screen(chart.frame(width: 30, height: height), 30)
    let shown = rows.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(shown.filter { $0.first?.isNumber == true } == labels, "\(rows)")
  }

  @Test(arguments: [ChartStyle.stackedBars, .stackedArea, .histogram, .heatMap, .horizontalBars])
  func `other styles keep their linear scale`(style: ChartStyle) {
    let chart = Chart([ChartSeries("a", [-1, 10, 1000])], style: style, labels: ["x", "y", "z"])
    #expect(screen(chart.chartYScale(type: .log), 40, 9) == screen(chart, 40, 9))
  }
}
