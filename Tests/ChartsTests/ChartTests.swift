// SPDX-License-Identifier: MIT
// Testing: charts of areas, lines and bars.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartTests {
  @Test func `bars start at zero, with round values on the axis and names below`() {
    let chart = Chart([ChartSeries("a", [4, 2, 8])], style: .bars, labels: ["x", "y", "z"])
      .frame(width: 15, height: 6)
    #expect(
      screen(chart, 15) == [
        "8 ─────────▄▄▄", "           ███", "4  ▄▄▄─────███", "   ███ ▄▄▄ ███",
        "0 ─▄▄▄─▄▄▄─▄▄▄─", "    x   y   z",
      ])
  }

  @Test func `an area is filled in eighths of a row, and connects its values`() {
    let chart = Chart([ChartSeries("a", [0, 8, 4])], style: .area, in: 0...8)
      .frame(width: 9, height: 4)
    #expect(screen(chart, 9) == ["    ▄▁", "   ▆██▆▃", " ▂███████", "─▄▄▄▄▄▄▄▄"])
  }

  @Test(arguments: [AppTheme.dark, .light])
  func `an area changes its colour with each row, in many rows and in few`(theme: AppTheme) {
    for rows in [5, 12] {
      let harness = Harness(width: 8, height: rows) {
        Chart([ChartSeries("a", [8, 8])], style: .area, in: 0...8, gradient: .heat).themed(theme)
      }
      let whole = (0..<rows).map { harness.cell(x: 7, y: $0) }.filter { $0.glyph == Glyph("█") }
      let colors = whole.map(\.foreground)
      #expect(Set(colors).count == colors.count && colors.count >= 3, "\(harness.screen)")
    }
  }

  @Test func `stacked bars stack the values of all series`() {
    let chart = Chart(
      [ChartSeries("a", [1, 2]), ChartSeries("b", [1, 2])], style: .stackedBars
    )
    .frame(width: 12, height: 6)
    #expect(
      screen(chart, 12) == [
        "4 ──────▄▄▄▄", "        ████", "2  ▄▄▄▄ ▄▄▄▄", "   ▄▄▄▄ ████", "0 ─▄▄▄▄─▄▄▄▄",
        "  ■ a  ■ b",
      ])
  }

  @Test func `stacked areas stack the values of all series, and connect them`() {
    let chart = Chart(
      [ChartSeries("a", [2, 4, 2]), ChartSeries("b", [2, 4, .nan])], style: .stackedArea, in: 0...8
    )
    let harness = Harness(width: 12, height: 12) { chart }
    func color(_ x: Int, _ y: Int) -> CellColor {
      let cell = harness.cell(x: x, y: y)
      return cell.glyph == Glyph("▀") || cell.glyph == Glyph("█")
        ? cell.background : cell.foreground
    }
    // Below each other in the middle: nothing, the second series, the first one.
    let column = (0..<9).map { color(7, $0) }
    #expect(Set(column).count >= 2, "\(harness.screen)")
    #expect(harness.screen[8].dropFirst(2).allSatisfy { !"─ ".contains($0) }, "\(harness.screen)")
    #expect(
      harness.find(.image)?.value
        == "a: first 2, last 2, lowest 2, highest 4; b: first 2, last 4, lowest 2, highest 4")
    #expect(harness.repaint() == 0)
    harness.press("⇥")
    #expect(harness.find(.image)?.value == "a 2")
    #expect(harness.repaint() == 0)
  }

  @Test func `each value is a point`() {
    let chart = Chart([ChartSeries("a", [0, 2, .nan, 1])], style: .points, in: 0...4)
      .frame(width: 7, height: 3)
    #expect(screen(chart, 7) == ["", "  ●", "●     ●"])
  }

  @Test func `names that would touch are dropped at regular intervals`() {
    let names = (0..<9).map { String($0 * 3) }
    func shown(_ width: Int) -> [Substring] {
      Harness(width: width, height: 6) {
        Chart([ChartSeries("a", (0..<9).map { Double($0) })], labels: names)
      }.screen[5].split(separator: " ")
    }
    #expect(shown(40) == names.map { Substring($0) })
    #expect(shown(24) == ["0", "6", "12", "18", "24"])
  }

  @Test(arguments: [
    (6, ["8", "4", "0"]), (10, ["8", "6", "4", "2", "0"]),
    (24, ["8", "6", "4", "2", "0"]),
  ]) func `the axis has as many round values as fit`(height: Int, marks: [String]) {
    let harness = Harness(width: 20, height: height) {
      Chart([ChartSeries("a", [0, 7.9])], style: .bars)
    }
    let shown = harness.screen.map { String($0.prefix { $0.isNumber }) }.filter { !$0.isEmpty }
    #expect(shown == marks)
  }

  @Test func `wide labels keep their columns`() {
    let bars = Harness(width: 20, height: 2) {
      Chart(
        [ChartSeries("s", [8, 4])], style: .horizontalBars, labels: ["東京都", "大阪府の長い名前"],
        format: { "\(Int($0))円" })
    }
    #expect(bars.screen == ["東京都     ▇▇▇▇▇ 8円", "大阪府の…  ▇▇▇ 4円"])
    bars.setEnvironment { $0.iconSet = .ascii }
    #expect(bars.screen[1].hasPrefix("大阪府の~  "))
    let columns = Harness(width: 16, height: 6) {
      Chart([ChartSeries("s", [8, 4])], style: .bars, labels: ["東京", "大阪"]) { "\(Int($0))円" }
    }
    #expect(columns.screen[0].hasPrefix("8円 "))
    #expect(columns.screen[5] == "     東京  大阪")
    let map = Harness(width: 20, height: 4) {
      Chart(
        [ChartSeries("月曜", [1, 2]), ChartSeries("火曜", [3, 4])], style: .heatMap,
        labels: ["朝", "夜"], format: { "\(Int($0))円" })
    }
    #expect(map.screen.prefix(3) == ["月曜   1円    2円", "火曜   3円    4円", "       朝     夜"])
  }

  @Test func `a screen reader gets the series and their values`() throws {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("Reads", [1, 6]), ChartSeries("Writes", [0, 2])])
    }
    let chart = try #require(harness.find(.image))
    #expect(chart.label == "Reads, Writes")
    #expect(
      chart.value == "Reads: first 1, last 6, lowest 1, highest 6; "
        + "Writes: first 0, last 2, lowest 0, highest 2")
    // The legend starts at the first column of the plot.
    #expect(harness.screen[7] == "  ■ Reads  ■ Writes")
    #expect(harness.repaint() == 0)
  }

  @Test func `a legend has an empty row above it where there is room`() {
    let chart = Chart(
      [ChartSeries("Reads", [1, 6]), ChartSeries("Writes", [0, 2])], style: .bars,
      labels: ["Mon", "Tue"])
    for (height, rows) in [(10, ["", "  ■ Reads  ■ Writes"]), (9, ["  ■ Reads  ■ Writes"])] {
      let harness = Harness(width: 30, height: height) { chart }
      #expect(harness.screen[height - rows.count - 1].contains("Tue"))
      #expect(harness.screen.suffix(rows.count) == rows[...])
      // Without room beside it, the legend starts at the edge.
      harness.resize(width: 17, height: height)
      #expect(harness.screen[height - 1] == "■ Reads  ■ Writes")
    }
  }

  @Test func `a peak among many values is never lost`() {
    var values = [Double](repeating: 1, count: 100_000)
    values[54_321] = 100
    for style in [ChartStyle.area, .bars, .lines, .stackedBars] {
      let harness = Harness(width: 40, height: 8) {
        Chart([ChartSeries("a", values)], style: style)
      }
      #expect(harness.screen[0...1].joined().contains { "▁▂▃▄▅▆▇█▀╮".contains($0) })
    }
  }

  @Test func `lines are rounded, dots on request, and characters with ASCII icons`() {
    let chart = Chart([ChartSeries("a", [0, 3, 1])], in: 0...4)
    #expect(
      screen(chart.frame(width: 12, height: 4), 12) == [
        "4 ──────────", "      ╭──╮", "    ╭─╯  ╰──", "0 ──╯───────",
      ])
    let dots = screen(chart.chartResolution(.braille).frame(width: 12, height: 4), 12)
    #expect(dots.joined().unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    for icons in [IconSet.symbols, .nerdFont] {
      #expect(screen(chart.environment(\.iconSet, icons).frame(width: 12, height: 4), 12) == dots)
    }
    #expect(screen(chart.environment(\.hasBraille, true).frame(width: 12, height: 4), 12) == dots)
    let plain = screen(chart.environment(\.iconSet, .ascii).frame(width: 12, height: 4), 12)
    #expect(plain.joined().contains("**"))
    let halves = screen(chart.chartResolution(.half).frame(width: 12, height: 4), 12)
    #expect(halves.joined().contains { "▀▄".contains($0) })
    // Without colours, the line differs from the grid.
    let heavy = screen(chart.colorDepth(.none).frame(width: 12, height: 4), 12)
    #expect(heavy == ["4 ──────────", "      ┏━━┓", "    ┏━┛  ┗━━", "0 ━━┛───────"])
  }

  @Test func `a line of more values than columns is a band`() {
    let values = (0..<60).map { Double($0 / 6 % 10) + ($0.isMultiple(of: 2) ? 0 : 4) }
    let chart = Chart([ChartSeries("a", values)], in: 0...16).chartLastValue(.hidden)
    #expect(
      screen(chart.frame(width: 13, height: 8), 13) == [
        "", "15 ──────────", "           ▄█", "10 ─────▄▄███", "      ▄████▀", " 5 ▄▄████▀───",
        "   ███▀", " 0 ▀▀────────",
      ])
  }

  @Test func `lines that cross keep their shape, and replace the grid`() {
    let chart = Chart(
      [ChartSeries("a", [0, 4, 0]), ChartSeries("b", [4, 0, 4])], in: 0...4)
    let harness = Harness(width: 16, height: 6) { chart.themed(.dark) }
    #expect(
      harness.screen == [
        "4 ─╮────╭─╮────╭", "   ╰─╮ ╭╯ ╰╮ ╭─╯", "2 ───╰─╮───╭─╯──", "   ╭─╯ ╰╮ ╭╯ ╰─╮",
        "0 ─╯────╰─╯────╰", "  ■ a  ■ b",
      ])
    #expect(harness.cell(x: 9, y: 0).foreground == Color.chart1.resolve(in: .dark).color)
    #expect(harness.cell(x: 7, y: 2).foreground == Color.chart2.resolve(in: .dark).color)
    #expect(harness.repaint() == 0)
  }

  @Test func `a value without neighbours is a point on its line`() {
    let chart = Chart([ChartSeries("a", [0, 0, .nan, 4, .nan, 2, 2])], in: 0...4)
    #expect(
      screen(chart.chartLastValue(.hidden).frame(width: 20, height: 4), 20) == [
        "4 ────────●─────────", "", "                 ───", "0 ──────────────────",
      ])
  }

  @Test(
    arguments: [
      [], [.nan], [.infinity, 3], [1e300, -1e300], [0, 0], [-5, -3], [1e-9, 2e-9], [.pi],
      [0, .leastNonzeroMagnitude], [0, .leastNormalMagnitude], [0.9999999999999999, 1],
      [2, 1.9999999999999998],
    ] as [[Double]], ChartStyle.allCases)
  func `draws any values at any size`(values: [Double], style: ChartStyle) {
    for (width, height) in [(1, 1), (3, 2), (8, 3), (20, 6), (200, 60)] {
      let harness = Harness(width: width, height: height) {
        Chart([ChartSeries("a", values)], style: style, labels: ["a"])
      }
      harness.press("tab left")
      #expect(harness.repaint() == 0)
      #expect(harness.warnings == [])
    }
  }

  /// The series whose colours are in each column of the plot, from below.
  private func columns(_ chart: Chart, width: Int, height: Int = 11) -> [[Int]] {
    let harness = Harness(width: width, height: height) { chart.themed(.dark) }
    let colors = [Color.chart1, .chart2, .chart3, .chart4, .chart5].map {
      $0.resolve(in: .dark).color
    }
    #expect(harness.repaint() == 0)
    // The last row contains the legend.
    return (0..<width).map { x in
      (0..<height - 1).reversed().flatMap { y in
        let cell = harness.cell(x: x, y: y)
        let parts =
          cell.glyph == Glyph("▀")
          ? [cell.background, cell.foreground]
          : cell.glyph == Glyph(" ") ? [cell.background] : [cell.foreground, cell.background]
        return parts.compactMap(colors.firstIndex(of:))
      }
    }
  }

  @Test(arguments: [(8, 2), (12, 2), (18, 2), (6, 3), (5, 4), (4, 5)])
  func `each of several series has its bar, even if they share columns`(places: Int, series: Int) {
    let data = (1...series).map { ChartSeries("s", Array(repeating: Double($0), count: places)) }
    for data in [data, data.reversed()] {
      let columns = columns(Chart(data, style: .bars), width: 22, height: 13)
      #expect(Set(columns.joined()) == Set(0..<series))
    }
  }

  @Test(arguments: [15, 19, 20, 33])
  func `a column that several stacks share shows only the longest one`(places: Int) {
    let values = (0..<places).map { $0.isMultiple(of: 2) ? 4.0 : 1 }
    let chart = Chart([ChartSeries("a", values), ChartSeries("b", values)], style: .stackedBars)
    let columns = columns(chart, width: 14)
    #expect(columns.contains { Set($0) == [0, 1] })
    for column in columns { #expect(column == column.sorted()) }
  }

  @Test(arguments: [ChartStyle.lines, .bars, .area, .stackedBars, .points])
  func `a line marks zero between positive and negative values`(
    style: ChartStyle
  ) {
    let chart = Chart([ChartSeries("a", [4, -4])], style: style, labels: ["x", "y"])
    let harness = Harness(width: 15, height: 10) { chart }
    let zero = harness.screen[4]
    #expect(zero.hasPrefix(" 0 ") && zero.contains { "─▄▀".contains($0) }, "\(harness.screen)")
    #expect(harness.repaint() == 0)
  }
}
