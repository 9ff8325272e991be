// SPDX-License-Identifier: MIT
// Testing: candlestick charts.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CandlestickTests {
  private func candle(_ open: Double, _ high: Double, _ low: Double, _ close: Double) -> ChartCandle
  {
    ChartCandle(open: open, high: high, low: low, close: close)
  }

  private func harness(
    _ candles: [ChartCandle], width: Int, height: Int = 4,
    in bounds: ClosedRange<Double>? = 0...4, labels: [String] = [], more: [ChartSeries] = []
  ) -> Harness {
    Harness(width: width, height: height) {
      Chart(
        [ChartSeries("a", candles: candles)] + more, style: .candlesticks, labels: labels,
        in: bounds)
    }
  }

  @Test func `a body is between the first and the last value, and a wick beyond it`() {
    let candles = [
      candle(1, 4, 0, 3), candle(3, 3, 1, 1), candle(2, 3.5, 1, 2), candle(1, 4, 1, 4),
    ]
    let narrow = harness(candles, width: 8, height: 6)
    #expect(narrow.screen == ["", " ╷     ╻", " ╽ ╻ │ ┃", " ┃ ┃ ╽ ┃", " ╿ ╹ ╵ ╹", "─╵──────"])
    let wide = harness(candles, width: 18, height: 6)
    #expect(
      wide.screen == [
        "", "4 ──╷───────────╷─", "    │   ╷   │  ███", "2 ─███─███──│──███", "   ███ ███ ███ ███",
        "0 ──╵─────────────",
      ])
    #expect(narrow.repaint() == 0 && wide.repaint() == 0)
  }

  @Test func `the colour shows whether the last value is below the first one`() {
    let chart = harness([candle(1, 3, 1, 3), candle(3, 3, 1, 1), candle(2, 2, 2, 2)], width: 6)
    func color(_ x: Int) -> CellColor? {
      (0..<4).map { chart.cell(x: x, y: $0) }.first { $0.glyph != Glyph(" ") }?.foreground
    }
    #expect(color(1) == ComponentTokens.Chart.risingColor.resolve(in: .dark).color)
    #expect(color(3) == ComponentTokens.Chart.fallingColor.resolve(in: .dark).color)
    #expect(color(5) == ComponentTokens.Chart.risingColor.resolve(in: .dark).color)
  }

  @Test func `textures distinguish candles where there are no colours`() {
    let candles = [candle(1, 4, 1, 3), candle(3, 3, 0, 1)]
    func screen(_ depth: ColorDepth, _ icons: IconSet) -> [String] {
      Harness(width: 4, height: 4) {
        Chart([ChartSeries("a", candles: candles)], style: .candlesticks, in: 0...4)
          .colorDepth(depth).environment(\.iconSet, icons)
      }.screen
    }
    #expect(screen(.none, .unicode) == [" ╷", " ░ █", " ░ █", "───╵"])
    #expect(screen(.none, .ascii) == [" |", " . #", " . #", "───|"])
    #expect(screen(.trueColor, .ascii) == [" |", " # #", " # #", "───|"])
  }

  @Test func `a column with several candles shows all of their periods`() {
    let candles = [candle(1, 2, 1, 2), candle(2, 4, 2, 3), candle(3, 3, 0, 2), candle(2, 2, 2, 2)]
    let one = harness(candles, width: 1)
    #expect(one.screen == harness([candle(1, 4, 0, 2)], width: 1).screen)
    #expect(one.screen.joined().contains("┃"))
  }

  @Test func `the axis includes the wicks, and values in the wrong order are put in order`() {
    let chart = harness([candle(5, 1, 9, 6)], width: 12, height: 6, in: nil)
    #expect(
      chart.screen == [
        "", "8 ─────│────", "       │", "4 ───█████──", "       │", "0 ──────────",
      ])
    #expect(chart.find(.image)?.value == "6")
    chart.press("⇥")
    #expect(chart.find(.image)?.value == "Open 5, High 9, Low 1, Close 6")
  }

  @Test func `the cursor reads the four values`() {
    let candles = [candle(1, 4, 0, 3), candle(3, 3, 1, 1)]
    let chart = harness(candles, width: 40, height: 8, labels: ["Mon", "Tue"])
    chart.press("⇥ left")
    #expect(
      chart.screen == [
        "4 ─────────╷────────── Mon     ─────────", "           │           Open  1",
        "         █████         High  4 ██", "2 ───────█████──────── Low   0 ██───────",
        "         █████         Close 3 ██", "           │",
        "0 ─────────╵────────────────────────────", "          Mon                Tue",
      ])
    #expect(chart.repaint() == 0)
    let low = harness(candles, width: 40, height: 3, labels: ["Mon", "Tue"])
    low.press("⇥")
    #expect(low.screen[2] == " Tue  Open 3  High 3  Low 1  Close 1")
  }

  @Test func `other series are lines behind the candles, and labels are spread from end to end`() {
    let candles = [candle(1, 2, 1, 2), candle(1, 2, 1, 2), candle(1, 2, 1, 2)]
    let chart = harness(
      candles, width: 14, height: 6, labels: ["x", "y"],
      more: [ChartSeries("average", [3, 3, .nan])])
    #expect(
      chart.screen == [
        "4 ────────────", "    ─────", "   ███ ███ ███", "0 ────────────", "    x       y",
        "■ a  ■ average",
      ])
    #expect(chart.cell(x: 4, y: 1).foreground == Color.chart2.resolve(in: .dark).color)
    #expect(chart.cell(x: 0, y: 5).foreground == chart.cell(x: 4, y: 2).foreground)
    chart.press("⇥ home")
    #expect(
      chart.find(.image)?.value == "x: Open 1, High 2, Low 1, Close 2, average 3")
  }

  @Test func `unknown candles are left out, and there may be none`() {
    let unknown = [candle(1, .infinity, 0, 1), candle(.nan, 1, 0, 1)]
    #expect(harness(unknown, width: 20, height: 5).screen[2].contains("No data"))
    #expect(harness([], width: 20, height: 5).screen[2].contains("No data"))
    let chart = harness(unknown + [candle(0, 4, 0, 4)], width: 6)
    #expect(chart.screen == ["     ╻", "     ┃", "     ┃", "─────╹"])
  }

  @Test func `other styles show the last values`() {
    let series = ChartSeries("a", candles: [candle(1, 4, 0, 3), candle(3, 3, 1, 1)])
    let bars = Harness(width: 8, height: 4) { Chart([series], style: .bars, in: 0...4) }
    let plain = Harness(width: 8, height: 4) {
      Chart([ChartSeries("a", [3, 1])], style: .bars, in: 0...4)
    }
    #expect(bars.screen == plain.screen)
  }

  @Test func `candles zoom with their values, and have a logarithmic scale`() {
    let candles = (1...8).map { candle(Double($0), Double($0), Double($0) / 2, Double($0)) }
    let chart = Harness(width: 20, height: 6) {
      Chart([ChartSeries("a", candles: candles)], style: .candlesticks)
        .chartXVisibleDomain(.constant(3...7))
    }
    #expect(chart.find(.image)?.value == "first 4, last 8, lowest 4, highest 8")
    #expect(chart.screen.joined().contains("‹"))
    let log = Harness(width: 20, height: 6) {
      Chart(
        [ChartSeries("a", candles: [candle(10, 100, 10, 100), candle(10, 100, -1, 10)])],
        style: .candlesticks
      )
      .chartYScale(type: .log)
    }
    #expect(log.screen[0].hasPrefix("100"), "\(log.screen)")
    #expect(log.find(.image)?.value == "100")
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 9), (200, 60)])
  func `a chart of any size is drawn completely`(width: Int, height: Int) {
    let candles = (0..<50).map { candle(Double($0), Double($0) + 2, Double($0) - 2, 25) }
    let chart = harness(candles, width: width, height: height, in: nil)
    chart.press("⇥ home")
    #expect(chart.repaint() == 0)
  }
}
