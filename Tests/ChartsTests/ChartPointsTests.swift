// SPDX-License-Identifier: MIT
// Testing: charts of points with positions along a horizontal axis.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartPointsTests {
  private func series(_ name: String = "a", _ points: (Double, Double)...) -> ChartSeries {
    ChartSeries(name, points: points.map { ChartPoint(x: $0.0, y: $0.1) })
  }

  private func read(_ harness: Harness) -> String? { harness.find(.image)?.value }

  @Test func `points are at their positions, with round numbers below`() {
    let chart = Chart([series("a", (0, 0), (2, 4), (10, 2))], style: .points, in: 0...4)
    #expect(
      screen(chart.frame(width: 15, height: 6), 15) == [
        "4 ──●──────────", "", "2 ────────────●", "", "0 ●────────────", "  0          10",
      ])
  }

  @Test func `a line joins points from left to right, whatever their order`() {
    let chart = Chart([series("a", (12, 1), (0, 3), (9, 3))], in: 0...4)
    #expect(
      screen(chart.frame(width: 15, height: 6), 15) == [
        "4 ─────────────", "  ──────────╮", "2 ──────────╰─╮", "              ╰",
        "0 ─────────────", "  0        10",
      ])
  }

  @Test func `a line has a gap at a value that isn't known`() {
    let chart = Chart([series("a", (0, 1), (4, 1), (6, .nan), (8, 3), (12, 3))], in: 0...4)
    #expect(
      screen(chart.frame(width: 15, height: 6), 15) == [
        "4 ─────────────", "          ─────", "2 ─────────────", "  ─────", "0 ─────────────",
        "  0        10",
      ])
  }

  @Test func `a line is cut at the ends of the axis`() {
    let chart = Chart([series("a", (-6, 3), (18, 3))], in: 0...4).chartXScale(domain: 0...12)
    let harness = Harness(width: 15, height: 6) { chart }
    #expect(
      harness.screen == [
        "4 ─────────────", "  ─────────────", "2 ─────────────", "", "0 ─────────────",
        "  0        10",
      ])
    // There is no point to read.
    harness.press("⇥")
    #expect(harness.focused == nil)
    let points = Chart([series("a", (-6, 3), (6, 3), (18, 3))], style: .points)
      .chartXScale(domain: 0...12)
    #expect(screen(points.frame(width: 15, height: 6), 15).joined().filter { $0 == "●" }.count == 1)
  }

  @Test func `values of another series are at whole positions`() {
    let harness = Harness(width: 30, height: 8) {
      Chart([series("a", (0.5, 2), (2, 3)), ChartSeries("b", [5, 6, 7])])
    }
    harness.press("⇥")
    #expect(read(harness) == "2: a 3, b 7")
    harness.press("←")
    #expect(read(harness) == "1: b 6")
    harness.press("←")
    #expect(read(harness) == "0.5: a 2")
  }

  @Test func `keys read each point, with those of all series at its position`() throws {
    let harness = Harness(width: 40, height: 10) {
      Chart([series("a", (1, 2), (3, 4), (3, 6)), series("b", (5, 9), (3, 1))], style: .points)
    }
    let summary = try #require(read(harness))
    #expect(summary.contains("6 (3)") && summary.contains("9 (5)"))
    var values: [String?] = []
    for key in ["⇥", "←", "←", "←", "←"] {
      harness.press(key)
      values.append(read(harness))
    }
    #expect(values == ["5: b 9", "3: a 6", "3: a 4, b 1", "1: a 2", "1: a 2"])
    #expect(harness.position(of: "■ a 2") != nil, "\(harness.screen)")
    harness.press("→ → → end")
    #expect(read(harness) == "5: b 9")
    #expect(harness.repaint() == 0)
  }

  @Test func `the cursor follows new values and a new format of positions`() {
    struct Page: View {
      @State private var top = 4.0
      @State private var unit = "s"

      var body: some View {
        Chart([ChartSeries("a", points: [ChartPoint(x: 2, y: top), ChartPoint(x: 0, y: 1)])])
          .chartXScale { [unit] in "\(Int($0))\(unit)" }
          .keyBinding("unit", "u") { unit = "m" }
          .keyBinding("value", "v") { top = 5 }
      }
    }
    let harness = Harness(width: 30, height: 8) { Page() }
    harness.press("⇥")
    #expect(read(harness) == "2s: a 4")
    harness.press("u")
    #expect(read(harness) == "2m: a 4")
    harness.press("v")
    #expect(read(harness) == "2m: a 5")
    harness.press("←")
    #expect(read(harness) == "0m: a 1")
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer reads the nearest point`() {
    let points = series("a", (0, 0), (2, 4), (10, 2))
    let harness = Harness(width: 15, height: 6) { Chart([points], style: .points, in: 0...4) }
    for (x, y, value) in [(5, 1, "2: a 4"), (12, 3, "10: a 2"), (3, 4, "0: a 0")] {
      harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: y)))
      #expect(read(harness) == value)
    }
    // Along a line, it is the one in the nearest column.
    let line = Harness(width: 15, height: 6) { Chart([points], in: 0...4) }
    line.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: 4)))
    #expect(read(line) == "2: a 4")
    line.pointer(PointerEvent(.moved, at: CellPoint(x: 10, y: 0)))
    #expect(read(line) == "10: a 2")
  }

  @Test func `with more points than columns, keys read the peak of each column`() {
    let points = (0..<500).map { ChartPoint(x: Double($0), y: $0 == 250 ? 100 : 1) }
    let harness = Harness(width: 40, height: 8) { Chart([ChartSeries("a", points: points)]) }
    harness.press("⇥")
    #expect(read(harness) == "499: a 1")
    var values: [String?] = []
    for _ in 0..<45 {
      harness.press("←")
      values.append(read(harness))
    }
    #expect(values.contains("250: a 100") && values.last == "0: a 1")
    #expect(harness.screen.joined().contains { "▀▄█".contains($0) })
    #expect(harness.repaint() == 0)
  }

  @Test func `many points are dots, as small as the terminal shows them`() {
    let points = (0..<200).map { ChartPoint(x: Double($0), y: Double($0 * 37 % 100)) }
    let chart = Chart([ChartSeries("a", points: points)], style: .points)
    func rows(_ view: some View) -> String { screen(view.frame(width: 40, height: 9), 40).joined() }
    func hasBraille(_ text: String) -> Bool {
      text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
    }
    #expect(rows(chart).contains { "▘▝▖▗".contains($0) } && !rows(chart).contains("●"))
    #expect(hasBraille(rows(chart.environment(\.hasBraille, true))))
    #expect(hasBraille(rows(chart.chartResolution(.braille))))
    #expect(rows(chart.environment(\.iconSet, .ascii)).contains("*"))
    // A few points are marks, unless the app chooses a resolution.
    let few = Chart([series("a", (0, 0), (2, 4))], style: .points)
    #expect(rows(few.environment(\.hasBraille, true)).contains("●"))
    #expect(hasBraille(rows(few.chartResolution(.braille))))
  }

  @Test func `series have different marks without colours`() {
    let chart = Chart([series("a", (0, 0), (2, 4)), series("b", (1, 3))], style: .points)
    let rows = screen(chart.colorDepth(.none).frame(width: 30, height: 9), 30)
    #expect(rows.prefix(7).joined().contains("●") && rows.prefix(7).joined().contains("○"))
  }

  @Test(arguments: [
    (42, 0.0, ["0m", "30m", "60m", "90m", "120m"]), (22, 0.0, ["0m", "60m", "120m"]),
    (42, 900.0, ["30m", "60m", "90m", "120m"]),
  ])
  func `labels are at multiples of a step`(width: Int, start: Double, labels: [String]) {
    let chart = Chart([series("a", (0, 1), (9000, 3))], in: 0...4)
      .chartXScale(domain: start...start + 7200, step: 1800) { "\(Int($0 / 60))m" }
      .chartLastValue(.hidden)
    let rows = screen(chart.frame(width: width, height: 6), width)
    #expect(rows.last?.split(separator: " ").map(String.init) == labels)
  }

  @Test func `the cursor shows the position in the format of the axis`() {
    let harness = Harness(width: 40, height: 8) {
      Chart([series("a", (3600, 1), (7200, 3))]).chartXScale { "\(Int($0) / 3600):00" }
    }
    harness.press("⇥ ←")
    #expect(read(harness) == "1:00: a 1")
    #expect(harness.position(of: "1:00") != nil)
  }

  @Test func `axes have titles where there is room`() {
    let chart = Chart([series("a", (0, 0), (2, 4), (10, 2))], style: .points, in: 0...4)
      .chartXAxisLabel("Hours").chartYAxisLabel("ms")
    #expect(
      screen(chart.frame(width: 15, height: 8), 15) == [
        "ms", "4 ──●──────────", "", "2 ────────────●", "", "0 ●────────────", "  0          10",
        "      Hours",
      ])
    let low = screen(chart.frame(width: 15, height: 7), 15)
    #expect(!low.joined().contains("ms") && !low.joined().contains("Hours"))
    // The pointer reads what it points at.
    let harness = Harness(width: 15, height: 8) { chart }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 4, y: 1)))
    #expect(read(harness) == "2: a 4")
  }

  @Test(
    arguments: [
      [], [(.nan, 1)], [(.infinity, 1), (0, 2)], [(0, .nan)], [(0, .infinity), (1, 1)], [(1, 1)],
      [(2, 1), (2, 5), (2, -3)], [(1e308, 1), (-1e300, 2), (1e300, 3)], [(0, 1e300), (1, -1e300)],
      [(0, .leastNonzeroMagnitude), (1, 4)], [(0, 5), (.leastNonzeroMagnitude, 6)],
      [(0, -1), (1, 0)], [(1_700_000_000, 5)],
    ] as [[(Double, Double)]], ChartStyle.allCases)
  func `draws any points at any size`(points: [(Double, Double)], style: ChartStyle) {
    let points = points.map { ChartPoint(x: $0.0, y: $0.1) }
    for type in ChartScaleType.allCases {
      for (width, height) in [(1, 1), (3, 2), (8, 3), (20, 8), (40, 12)] {
        let harness = Harness(width: width, height: height) {
          Chart([ChartSeries("a", points: points), ChartSeries("b", points: [])], style: style)
            .chartYScale(type: type).chartXAxisLabel("x").chartYAxisLabel("y")
        }
        harness.press("⇥ ← → home")
        harness.pointer(PointerEvent(.moved, at: CellPoint(x: width / 2, y: height / 2)))
        #expect(harness.repaint() == 0)
        #expect(harness.warnings == [])
      }
    }
  }
}
