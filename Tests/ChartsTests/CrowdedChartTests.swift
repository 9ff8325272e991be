// SPDX-License-Identifier: MIT
// Testing: charts with little room for their values.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CrowdedChartTests {
  @Test func `where places share a column, short bars are drawn over longer ones`() {
    let long = [Double](repeating: 9, count: 90)
    let data = [ChartSeries("a", long.map { $0 / 3 }), ChartSeries("b", long)]
    for data in [data, data.reversed()] {
      let harness = Harness(width: 30, height: 11, theme: .dark) { Chart(data, style: .bars) }
      // The two last rows contain the legend.
      let colors = (0..<9).flatMap { y in
        (2..<30).flatMap { x in
          [harness.cell(x: x, y: y).foreground, harness.cell(x: x, y: y).background]
        }
      }
      for color in [Color.chart1, .chart2] {
        #expect(colors.contains(color.resolve(in: .dark).color), "\(harness.screen)")
      }
    }
  }

  @Test(arguments: [ChartStyle.stackedArea, .stackedBars])
  func `a column shared by several places stacks the values of one`(style: ChartStyle) throws {
    // The peaks of the series are at different places, and each sum is 8.
    let values = (0..<120).map { $0.isMultiple(of: 2) ? 6.0 : 2 }
    let chart = Chart(
      [ChartSeries("a", values), ChartSeries("b", values.map { 8 - $0 })], style: style, in: 0...16)
    let harness = Harness(width: 34, height: 11) { chart }
    let top = harness.screen.firstIndex { $0.contains { "▁▂▃▄▅▆▇█▀".contains($0) } }
    #expect(top == harness.screen.firstIndex { $0.hasPrefix(" 8 ") }, "\(harness.screen)")
    harness.press("⇥ ←")
    #expect(["a 6, b 2", "a 2, b 6"].contains(harness.find(.image)?.value))
    #expect(harness.repaint() == 0)
  }

  @Test func `a row of values omits values that don't fit instead of cutting off digits`() {
    let harness = Harness(width: 27, height: 6) {
      Chart(
        [ChartSeries("Reads", [1200, 3400]), ChartSeries("Writes", [5600, 7800])], style: .bars)
    }
    harness.press("⇥")
    #expect(harness.screen[4].contains("■ Reads 3.4k"), "\(harness.screen)")
    #expect(!harness.screen[4].contains("7.8"), "\(harness.screen)")
    harness.resize(width: 28, height: 6)
    #expect(harness.screen[4].contains("■ Reads 3.4k  ■ Writes 7.8k"), "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }
}
