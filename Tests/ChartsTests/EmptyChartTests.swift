// SPDX-License-Identifier: MIT
// Testing: charts without values.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct EmptyChartTests {
  @Observable final class Month {
    var values: [Double] = []
  }

  private struct Values: View {
    let month: Month
    let style: ChartStyle

    var body: some View { Chart([ChartSeries("a", month.values)], style: style) }
  }

  @Test(arguments: ChartStyle.allCases)
  func `a chart without values says so in its middle, until there are some`(
    style: ChartStyle
  ) async throws {
    let month = Month()
    let harness = Harness(width: 21, height: 9) { Values(month: month, style: style) }
    let place = try #require(harness.position(of: "No data"), "\(harness.screen)")
    #expect((3...5).contains(place.y) && (5...11).contains(place.x), "\(harness.screen)")
    #expect(harness.find(.image, "a")?.value == "No data")
    month.values = [3, 8, 5]
    await harness.settle()
    #expect(harness.position(of: "No data") == nil)
    #expect(harness.find(.image, "a")?.value != "No data")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: ChartStyle.allCases.filter { $0 != .horizontalBars })
  func `a chart whose values aren't known says so too`(style: ChartStyle) {
    let harness = Harness(width: 21, height: 9) {
      Chart([ChartSeries("a", [.nan, .infinity])], style: style)
    }
    #expect(harness.position(of: "No data") != nil, "\(harness.screen)")
    #expect(harness.find(.image, "a")?.value == "No data")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `horizontal bars show a dash beside the name of a value that isn't known`() {
    let harness = Harness(width: 21, height: 3) {
      Chart([ChartSeries("a", [.nan])], style: .horizontalBars, labels: ["x"])
    }
    #expect(harness.screen[0].hasPrefix("x ") && harness.screen[0].contains("–"))
    #expect(harness.position(of: "No data") == nil)
    #expect(harness.find(.image, "a")?.value == "No data")
  }

  @Test func `a chart without series says so too, and a sparkline doesn't`() {
    let chart = Harness(width: 20, height: 4) { Chart([]) }
    #expect(chart.position(of: "No data") != nil)
    let line = Harness(width: 20, height: 4) { Sparkline(values: [], label: "Load") }
    #expect(line.position(of: "No data") == nil)
  }
}
