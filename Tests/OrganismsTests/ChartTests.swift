// SPDX-License-Identifier: MIT
// Testing: line and bar charts.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ChartTests {
  @Test func `bars stand on zero with round values at the axis and names beneath`() {
    let chart = Chart([ChartSeries("a", [4, 2, 8])], style: .bars, labels: ["x", "y", "z"])
      .frame(width: 15, height: 6)
    #expect(
      screen(chart, 15) == [
        "8│         ███", "4│         ███", " │ ███     ███", "0│ ███ ███ ███",
        " └─────────────", "    x   y   z",
      ])
  }

  @Test func `names that would touch are left out in even steps`() {
    let names = (0..<9).map { String($0 * 3) }
    func shown(_ width: Int) -> [Substring] {
      Harness(width: width, height: 6) {
        Chart([ChartSeries("a", (0..<9).map { Double($0) })], labels: names)
      }.screen[5].split(separator: " ")
    }
    #expect(shown(40) == names.map { Substring($0) })
    #expect(shown(24) == ["0", "6", "12", "18", "24"])
  }

  @Test func `the value in the middle is as round as those at the ends`() {
    let harness = Harness(width: 20, height: 10) {
      Chart([ChartSeries("a", [0, 7])], style: .bars)
    }
    let marks = harness.screen.compactMap { $0.split(separator: "│").first }.compactMap {
      Int($0.filter { $0 != " " })
    }
    #expect(marks == [8, 4, 0])
  }

  @Test func `tells its series and their range`() throws {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("Brest", [1, 6]), ChartSeries("Bergen", [0, 2])])
    }
    let chart = try #require(harness.find(.image))
    #expect(chart.label == "Brest, Bergen")
    #expect(chart.value == "0 – 6")
    #expect(harness.screen[7] == "■ Brest  ■ Bergen")
    #expect(harness.repaint() == 0)
  }

  @Test(
    arguments: [
      [], [.nan], [.infinity, 3], [1e300, -1e300], [0, 0], [-5, -3], [1e-9, 2e-9], [.pi],
    ] as [[Double]], ChartStyle.allCases)
  func `draws any values at any size`(values: [Double], style: ChartStyle) {
    for (width, height) in [(1, 1), (3, 2), (20, 6), (200, 60)] {
      let harness = Harness(width: width, height: height) {
        Chart([ChartSeries("a", values)], style: style, labels: ["a"])
      }
      #expect(harness.repaint() == 0)
      #expect(harness.warnings == [])
    }
  }

  @Test(arguments: ChartStyle.allCases) func `a line shows where zero is between both signs`(
    style: ChartStyle
  ) {
    let chart = Chart([ChartSeries("a", [4, -4])], style: style, labels: ["x", "y"])
    let harness = Harness(width: 15, height: 9) { chart }
    let zero = harness.screen[3]
    #expect(zero.hasPrefix(" 0│") && zero.hasSuffix("▁▁▁▁"), "\(harness.screen)")
    let positive = Harness(width: 15, height: 9) {
      Chart([ChartSeries("a", [4, 2])], style: style)
    }
    #expect(!positive.screen.contains { $0.hasSuffix("▁▁▁▁") })
    #expect(harness.repaint() == 0)
  }
}
