// SPDX-License-Identifier: MIT
// Testing: when a chart sorts its points again.

import CuriumControls
import Testing

@testable import CuriumCharts

@MainActor struct ChartDataTests {
  private let memo = Memo<ChartPoints.Source, ChartPoints>()

  @discardableResult private func read(
    _ values: [Double], style: ChartStyle = .lines, options: ChartOptions = ChartOptions()
  ) -> ChartData {
    let points = values.enumerated().map { ChartPoint(x: Double(-$0), y: $1) }
    return ChartData(
      series: [ChartSeries("a", points: points)], style: style, labels: [], bounds: nil,
      gradient: nil, options: options, strings: Strings(), sortedPoints: memo,
      ambiguousIsWide: false, format: nil)
  }

  @Test func `points are sorted once, until they change`() {
    for _ in 0..<3 { read([1, 2, 3]) }
    #expect(memo.computations == 1)
    #expect(read([1, 2, 4]).points?.positions == [-2, -1, 0])
    #expect(memo.computations == 2)
  }

  @Test func `points are sorted again only for options that change the lines`() {
    read([1, 2, 3])
    var options = ChartOptions()
    options.cursorVisibility = .hidden
    options.xTitle = "Hours"
    options.xScale.step = 2
    options.xScale.format = { "\($0) h" }
    #expect(read([1, 2, 3], options: options).points?.axis.step == 2)
    read([1, 2, 3], style: .area)
    #expect(memo.computations == 1)
    read([1, 2, 3], style: .points)
    #expect(memo.computations == 2)
    options.xScale.domain = -1...0
    read([1, 2, 3], style: .points, options: options)
    #expect(memo.computations == 3)
    options.scaleType = .log
    read([1, 2, 3], style: .points, options: options)
    #expect(memo.computations == 4)
  }

  @Test func `a style without positions sorts no points`() {
    #expect(read([1, 2, 3], style: .bars).points == nil)
    #expect(memo.computations == 0)
  }
}
