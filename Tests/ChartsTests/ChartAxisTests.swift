// SPDX-License-Identifier: MIT
// Testing: the axis of a chart, its ticks, and shapes that start at it.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartAxisTests {
  /// The rows of the labels at the axis with their texts, from the top.
  private func ticks(of harness: Harness) -> [(row: Int, text: String)] {
    harness.screen.enumerated().compactMap { row, line in
      let text = line.prefix(8).split(separator: " ").first.map(String.init) ?? ""
      return text.contains { $0.isNumber } ? (row, text) : nil
    }
  }

  @Test(arguments: 1...40) func `areas of several series end at the axis`(low: Int) throws {
    let harness = Harness(width: 40, height: 13, theme: .dark) {
      Chart(
        [
          ChartSeries("Reads", [60, 80, 100, 90]),
          ChartSeries("Writes", [1, 2, 3, 2].map { Double($0 * low) / 8 }),
        ], style: .area)
    }
    let row = try #require(ticks(of: harness).last?.row)
    let page = harness.cell(x: 0, y: row).background
    for (x, glyph) in harness.screen[row].enumerated() where "▀▄".contains(glyph) {
      let cell = harness.cell(x: x, y: row)
      #expect((glyph == "▀" ? cell.background : cell.foreground) == page, "column \(x)")
    }
  }

  @Test(
    arguments: [
      [0, 7.9], [0, 8], [0, 97], [160, 1730], [11, 61], [-4, 7], [0, 0.73], [3.7, 9.1],
    ],
    [ChartStyle.lines, .bars, .area, .stackedBars, .points])
  func `ticks are evenly spaced at every height`(values: [Double], style: ChartStyle) {
    for height in 4...40 {
      let harness = Harness(width: 40, height: height) {
        Chart([ChartSeries("a", values)], style: style)
      }
      let rows = ticks(of: harness).map(\.row)
      let steps = Set(zip(rows, rows.dropFirst()).map { $1 - $0 })
      #expect(steps.count <= 1, "\(height): \(harness.screen)")
      #expect(rows.count >= (height > 5 ? 2 : 1), "\(height): \(harness.screen)")
    }
  }

  @Test func `a fixed range is shown completely, with an empty row above if rows don't divide it`()
  {
    for height in 5...30 {
      let harness = Harness(width: 40, height: height) {
        Chart([ChartSeries("a", [100, 100])], style: .area, in: 0...100)
      }
      #expect(ticks(of: harness).last?.text == "0")
      // The area doesn't leave the chart, and its foot is at the axis. The lower half of the cell
      // is drawn, in the colour of the page, because fonts leave seams above the other one.
      #expect(harness.screen[height - 1].suffix(20).allSatisfy { $0 == "▄" })
      let top = harness.screen.firstIndex { $0.contains { "▁▂▃▄▅▆▇█▀".contains($0) } } ?? 0
      #expect(top <= height / 4, "\(harness.screen)")
    }
  }

  @Test func `the largest value is above the highest tick rather than far below a further one`() {
    let harness = Harness(width: 14, height: 9) {
      Chart([ChartSeries("a", [80, 110])], style: .bars)
    }
    #expect(
      harness.screen == [
        "", "          ▁▁▁▁", "100 ──────████", "     ▂▂▂▂ ████", "     ████ ████",
        " 50  ████ ████",
        "     ████ ████", "     ████ ████", "  0 ─▄▄▄▄─▄▄▄▄",
      ])
    // A fixed range ends with a tick.
    let fixed = Harness(width: 14, height: 9) {
      Chart([ChartSeries("a", [80, 110])], style: .bars, in: 0...110)
    }
    #expect(ticks(of: fixed).first?.text == "110")
  }

  @Test(arguments: [
    (4, ["60", "0"]), (8, ["60", "40", "20", "0"]), (9, ["60", "40", "20", "0"]),
  ])
  func `the greatest value has a tick if there is room`(height: Int, labels: [String]) {
    let harness = Harness(width: 20, height: height) {
      Chart([ChartSeries("a", [20, 60])], style: .bars)
    }
    #expect(ticks(of: harness).map(\.text) == labels, "\(harness.screen)")
  }

  @Test(arguments: 3...24)
  func `the end of the scale has a tick above a value near it`(height: Int) {
    let harness = Harness(width: 20, height: height) {
      Chart([ChartSeries("a", [20, 98])], style: .bars)
    }
    #expect(ticks(of: harness).first?.text == "100", "\(harness.screen)")
  }

  @Test func `labels are two rows apart, and the end of a fixed range has one`() {
    let harness = Harness(width: 12, height: 6) {
      Chart([ChartSeries("a", [6, 13])], style: .bars, in: 0...15)
    }
    #expect(ticks(of: harness).map(\.text) == ["15", "0"], "\(harness.screen)")
    #expect(ticks(of: harness).map(\.row) == [0, 5])
  }

  @Test(arguments: [
    (1e300, ["1e+300", "5e+299", "0"]), (2e-9, ["2e-09", "1e-09", "0"]), (-4e20, ["0", "-2e+20"]),
  ])
  func `very large and very small values have short labels`(value: Double, labels: [String]) {
    for style in [ChartStyle.bars, .area, .stackedBars] {
      let harness = Harness(width: 40, height: 6) {
        Chart([ChartSeries("a", [value, value / 2])], style: style)
      }
      #expect(ticks(of: harness).map(\.text).starts(with: labels), "\(harness.screen)")
      // The bars or the area use the height.
      #expect(harness.screen[value > 0 ? 1 : 3].contains { "▁▂▃▄▅▆▇█▀".contains($0) })
    }
  }

  @Test func `a value at a tick ends at its line`() {
    let harness = Harness(width: 24, height: 5) {
      Chart([ChartSeries("a", [0, 10, 20, 30, 40])], style: .points)
    }
    for tick in ticks(of: harness) where tick.row < 4 {
      #expect(harness.screen[tick.row].contains("●"), "\(harness.screen)")
    }
  }

  @Test func `shapes reach the axis`() {
    for style in [ChartStyle.area, .bars, .stackedBars] {
      let harness = Harness(width: 30, height: 8) {
        Chart([ChartSeries("a", [3, 4, 5])], style: style)
      }
      #expect(harness.screen[7].contains("▄▄"), "\(harness.screen)")
      #expect(!harness.screen[7].contains("█"), "\(harness.screen)")
    }
  }

  @Test(arguments: 3...20) func `each label has a line, and each line a label`(height: Int) {
    for values in [[0, 14.2], [0, 97], [160, 1730], [-4, 7]] {
      let harness = Harness(width: 40, height: height) {
        Chart([ChartSeries("a", values)], style: .points)
      }
      let labels = ticks(of: harness).map(\.row)
      let lines = harness.screen.indices.filter { harness.screen[$0].contains("──") }
      // A chart without an axis has room for labels only.
      if height > 4 {
        #expect(labels.filter { $0 > 0 } == lines.filter { $0 > 0 }, "\(harness.screen)")
      }
    }
  }

  @Test(arguments: [(2, ["9", "0"]), (3, ["9", "0", "-9"])])
  func `without an axis, zero has a label between values of both signs`(
    height: Int, labels: [String]
  ) {
    let harness = Harness(width: 40, height: height) {
      Chart([ChartSeries("a", [-9, 9, -9])], style: .area, in: -9...9)
    }
    #expect(ticks(of: harness).map(\.text) == labels, "\(harness.screen)")
  }

  @Test(arguments: [-9.0...9, -10...10, -7...10, -3.7...9.1, -0.5...10, -30...100])
  func `zero has a label at every height of a fixed range with both signs`(
    range: ClosedRange<Double>
  ) throws {
    for height in 4...30 {
      let harness = Harness(width: 40, height: height) {
        Chart([ChartSeries("a", [0, range.upperBound])], style: .points, in: range)
      }
      let ticks = ticks(of: harness)
      let zero = try #require(ticks.first { $0.text == "0" }, "\(height): \(harness.screen)")
      #expect(harness.screen[zero.row].contains("──"), "\(height): \(harness.screen)")
      let inks = [zero.row, height - 1].map { harness.cell(x: 20, y: $0).foreground }
      #expect(inks[0] != inks[1], "\(height): \(harness.screen)")
      #expect(ticks.count > 1, "\(height): \(harness.screen)")
      let values = ticks.compactMap { Double($0.text) }
      #expect(values == values.sorted(by: >), "\(height): \(harness.screen)")
    }
  }

  @Test func `between values of both signs, only the line at zero is strong`() throws {
    let harness = Harness(width: 30, height: 10) {
      Chart([ChartSeries("a", [-4, 4])], style: .points)
    }
    let ticks = ticks(of: harness)
    let zero = try #require(ticks.firstIndex { $0.text == "0" })
    let inks = ticks.map { harness.cell(x: 15, y: $0.row).foreground }
    #expect(ticks.count > 2, "\(harness.screen)")
    #expect(inks.indices.allSatisfy { (inks[$0] == inks[zero]) == ($0 == zero) })
  }

  @Test func `just below the frame of a panel, the grid has no line`() throws {
    let harness = Harness(width: 30, height: 11) {
      Panel(title: "Load") {
        Chart([ChartSeries("a", [0, 100])], style: .points, in: 0...100)
      }
    }
    let top = try #require(harness.position(of: "100"))
    #expect(top.y == 1 && !harness.screen[1].contains("──"), "\(harness.screen)")
    #expect(harness.screen[3].contains("──"), "\(harness.screen)")
  }

  @Test func `the edge of an area has the colours of the cells beside it`() {
    let harness = Harness(width: 30, height: 14) {
      Chart(
        [ChartSeries("a", (0..<24).map { [9, 8.6, 8.2, 8.6][$0 % 4] })], style: .area, in: 0...10)
    }
    for y in 0..<13 {
      var colors: Set<CellColor> = []
      for x in 4..<29 {
        let cell = harness.cell(x: x, y: y)
        guard let glyph = harness.screen[y].dropFirst(x).first else { continue }
        if "▁▂▃▄▅▆▇".contains(glyph) { colors.insert(cell.foreground) }
        if "▀█".contains(glyph) { colors.formUnion([cell.foreground, cell.background]) }
      }
      #expect(colors.count <= 1, "row \(y): \(harness.screen)")
    }
  }

  @Test func `a filled cell is a full block at every colour depth`() {
    func cell(_ depth: ColorDepth) -> Cell {
      let harness = Harness(width: 30, height: 12) {
        Chart([ChartSeries("a", [5, 5])], style: .area).colorDepth(depth)
      }
      return harness.cell(x: 20, y: 8)
    }
    for depth in [ColorDepth.trueColor, .ansi256, .ansi16, .none] {
      #expect(cell(depth).glyph == Glyph("█"))
    }
  }

  @Test func `the newest value of each line is beside it, if there is room`() {
    let chart = Chart([ChartSeries("a", [1, 2, 3]), ChartSeries("b", [9, 8, 8])]) {
      "\(Int($0)) ms"
    }
    func rows(_ chart: some View, width: Int) -> [String] {
      Harness(width: width, height: 9) { chart }.screen.filter {
        $0.hasSuffix(" ms") && $0.count == width
      }
    }
    #expect(rows(chart, width: 40).map { $0.suffix(4) } == ["8 ms", "3 ms"])
    #expect(rows(chart, width: 24).isEmpty)
    #expect(rows(chart.chartLastValue(.hidden), width: 40).isEmpty)
    let area = Chart([ChartSeries("a", [1, 4])], style: .area) { "\(Int($0)) ms" }
    #expect(rows(area, width: 40).isEmpty)
    #expect(rows(area.chartLastValue(.visible), width: 40).map { $0.suffix(4) } == ["4 ms"])
  }

  @Test func `the key hints show the chart's keys while it has the focus`() {
    let harness = Harness(width: 60, height: 8) {
      VStack(spacing: 0) {
        Chart([ChartSeries("a", [1, 2, 3])])
        KeyHints()
      }
    }
    #expect(!harness.screen[7].contains("read values"))
    harness.press("tab")
    #expect(harness.screen[7].contains("read values"))
  }

  @Test(arguments: [(1.0, ["1 B", "0 B"]), (3.0, ["3 B", "2 B", "1 B", "0 B"])])
  func `values that are rounded to the same text have one label`(most: Double, labels: [String]) {
    let harness = Harness(width: 30, height: 9) {
      Chart([ChartSeries("a", [0, most])], style: .area) { "\(Int($0.rounded())) B" }
    }
    let shown = harness.screen.compactMap { row in
      row.firstMatch(of: #/[0-9]+ B/#).map { String($0.0) }
    }
    #expect(shown == labels)
  }
}
