// SPDX-License-Identifier: MIT
// Testing: the values at the bars and points of a chart.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ValueLabelTests {
  private func screen(
    _ values: [[Double]], _ style: ChartStyle, width: Int, height: Int = 6,
    in bounds: ClosedRange<Double>? = nil
  ) -> [String] {
    let series = values.map { ChartSeries("", $0) }
    let harness = Harness(width: width, height: height) {
      Chart(series, style: style, in: bounds)
        .chartValueLabels(.visible).chartLastValue(.hidden)
    }
    #expect(harness.repaint() == 0)
    return harness.screen
  }

  @Test func `the values of bars are above them, for which an automatic axis leaves room`() {
    #expect(
      screen([[4, 2, 8]], .bars, width: 15) == [
        "", "10 ──────────8─", "     4      ▆▆▆", " 5  ▁▁▁──2──███", "    ███ ▂▂▂ ███",
        " 0 ─▄▄▄─▄▄▄─▄▄▄",
      ])
    #expect(
      screen([[4, -2]], .bars, width: 12, height: 8) == [
        "", " 5 ──4──────", "    ▇▇▇", "    ███", " 0 ─▄▄▄─▄▄▄─", "        ▂▂▂", "         -2",
        "-5 ─────────",
      ])
  }

  @Test func `a label wider than its bar is omitted, and so are all of more bars than columns`() {
    #expect(
      screen([[120, 5]], .bars, width: 9) == ["", "", " 120", " ▇▇▇", " ███  5", "─▄▄▄─────"])
    let dense = (0..<40).map(Double.init)
    #expect(
      screen([dense], .bars, width: 20)
        == Harness(width: 20, height: 6) { Chart([ChartSeries("", dense)], style: .bars) }.screen)
  }

  @Test func `several series have their own labels, and stacks have their sums`() {
    #expect(
      screen([[4, 2], [1, 3]], .bars, width: 22) == [
        "5 ───4────────────────", "   ▆▆▆▆        2   3", "   ████  1   ▁▁▁▁▇▇▇▇",
        "   ████▂▂▂▂  ████████", "0 ─▄▄▄▄▄▄▄▄──▄▄▄▄▄▄▄▄─", "  ■   ■",
      ])
    #expect(
      screen([[4, 2], [1, 3]], .stackedBars, width: 14) == [
        "10 ───────────", "      5    5", " 5  ▄▄▄▄ ▄▄▄▄", "    ████ ▂▂▂▂", " 0 ─▄▄▄▄─▄▄▄▄─",
        "   ■   ■",
      ])
  }

  @Test func `bins show how many values they contain`() {
    #expect(
      screen([[1, 1, 1, 2, 3, 3]], .histogram, width: 20) == [
        "4 ──3───────────────", "  ▄▄▄▄           2", "2 ████───────1─▄▄▄▄▄",
        "  ████  0  ▄▄▄▄█████", "0 ▄▄▄▄─────▄▄▄▄▄▄▄▄▄", "  1  1.5   2  2.5  3",
      ])
  }

  @Test func `labels of lines and points are where they cover neither a line nor each other`() {
    #expect(
      screen([[1, 4, 2, .nan, 3]], .points, width: 20) == [
        "", "5 ────4─────────────", "      ●            3", "3 ────────2────────●", "  1       ●",
        "1 ●─────────────────",
      ])
    #expect(
      screen([[1, 4, 2, 3]], .lines, width: 30, height: 8) == [
        "           4", "4 ─────────╭─╮────────────────", "         ╭─╯ ╰─╮             3",
        "3 ──────╭╯─────╰─╮─────────╭──", "      ╭─╯        ╰─╮2  ╭───╯",
        "2 ───╭╯────────────╰───╯──────", "  1╭─╯", "1 ─╯──────────────────────────",
      ])
    #expect(
      screen([[10, 11, 12, 11, 10, 11]], .lines, width: 12, height: 8) == [
        "      12", "12 ───╭╮────", "      ││", "     ╭╯╰╮ 11", "11 ──│──╰╮─╭", "    ╭╯ 11│ │",
        "    │    ╰─╯", "10 ─╯───────",
      ])
  }

  @Test func `a fixed range leaves no room above its highest value`() {
    #expect(
      screen([[8, 4]], .bars, width: 9, in: 0...8) == [
        "  8", " ▄▄▄", " ███  4", " ███ ▄▄▄", " ███ ███", "─▄▄▄─▄▄▄─",
      ])
  }

  @Test(arguments: ChartStyle.allCases)
  func `labels fit into charts of any size`(style: ChartStyle) {
    for (width, height) in [(1, 1), (3, 2), (9, 3), (60, 20)] {
      _ = screen([[3, -1e9, .nan, 0, 5e-7], [1, 2]], style, width: width, height: height)
    }
  }
}
