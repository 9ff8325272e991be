// SPDX-License-Identifier: MIT
// Testing: charts of horizontal bars.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct HorizontalBarsTests {
  private func rows(
    _ values: [Double], labels: [String] = ["a", "b", "c"], in bounds: ClosedRange<Double>? = nil,
    width: Int = 12, height: Int = 3
  ) -> [String] {
    Harness(width: width, height: height) {
      Chart(
        [ChartSeries("s", values)], style: .horizontalBars, labels: labels, in: bounds)
    }.screen
  }

  @Test func `each place has a row with its label, a bar and its value`() {
    #expect(
      rows([8, 3, 0], height: 5) == ["a ████████ 8", "", "b ███ 3", "", "c  0"])
    #expect(
      rows([8, 3.5, 0.01], in: 0...8, width: 15, height: 5)[2...] == [
        "b ███▌ 3.5", "", "c ▏ 0.01",
      ])
  }

  @Test func `a value without room for all its digits isn't shown`() {
    #expect(
      rows([412, 250], labels: ["postgres", "redis"], width: 10, height: 2)
        == ["p… ▇▇▇▇▇▇▇", "r… ▇▇▇▇"])
  }

  @Test func `an empty row is between places if there is room for all, or else a thin line`() {
    #expect(rows([8, 3, 0], height: 5) == ["a ████████ 8", "", "b ███ 3", "", "c  0"])
    #expect(rows([8, 3, 0], height: 4) == ["a ▇▇▇▇▇▇▇▇ 8", "b ▇▇▇ 3", "c  0", ""])
    #expect(
      rows([8, 3.5, 0.01], in: 0...8, width: 15) == [
        "a ▇▇▇▇▇▇▇▇ 8", "b ▇▇▇▇ 3.5", "c ▏ 0.01",
      ])
    // A single bar touches no other.
    #expect(rows([8], height: 1) == ["a ████████ 8"])
  }

  @Test func `a thin line is above the first bar of each place`() {
    let harness = Harness(width: 12, height: 5) {
      Chart(
        [ChartSeries("x", [4, 2]), ChartSeries("y", [1, 3])], style: .horizontalBars,
        labels: ["a", "b"])
    }
    #expect(
      harness.screen == ["a ▇▇▇▇▇▇▇▇ 4", "  ██ 1", "b ▇▇▇▇ 2", "  ██████ 3", "■ x  ■ y"])
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.screen[0] == "a ######## 4")
    #expect(harness.repaint() == 0)
  }

  @Test func `bars that touch are filled where blocks take two columns`() {
    let harness = Harness(
      width: 12, height: 2, capabilities: TerminalCapabilities(ambiguousIsWide: true)
    ) { Chart([ChartSeries("s", [8, 4])], style: .horizontalBars, labels: ["a", "b"]) }
    let ink = Color.chart1.resolve(in: .dark).color
    #expect((2..<10).allSatisfy { harness.cell(x: $0, y: 0).background == ink })
    #expect(harness.repaint() == 0)
  }

  @Test func `bars of negative values extend to the left of a line at zero`() {
    #expect(
      rows([4, -4, -1], width: 18) == ["a         │▇▇▇▇ 4", "b  -4 ▇▇▇▇│", "c     -1 ▇│"])
  }

  @Test func `a fixed range limits the bars, but not the values`() {
    #expect(
      rows([40, 20, 0], in: 0...20, width: 13) == ["a ▇▇▇▇▇▇▇▇ 40", "b ▇▇▇▇▇▇▇▇ 20", "c  0"])
  }

  @Test func `a value below a fixed range has the shortest bar`() {
    #expect(
      rows([30, 80], labels: ["a", "b"], in: 50...100, width: 13, height: 2) == [
        "a ▏ 30", "b ▇▇▇▇▇ 80",
      ])
  }

  @Test func `a negative value below a fixed range is beside the shortest bar`() {
    let shown = rows([8, -5], labels: ["a", "b"], in: 0...10, width: 14, height: 2)
    #expect(shown[1] == "b ▏ -5")
  }

  @Test func `labels take up to half of the width`() {
    let shown = rows([412, 8], labels: ["object-storage", "db"], width: 27, height: 2)
    #expect(shown == ["object-storage ▇▇▇▇▇▇▇▇ 412", "db             ▏ 8"])
    let long = rows([8, 4], labels: ["a-very-long-service-name", "db"], width: 24, height: 2)
    #expect(long[0] == "a-very-long… ▇▇▇▇▇▇▇▇▇ 8")
  }

  @Test func `the bars of several series are below each other`() {
    let harness = Harness(width: 12, height: 6) {
      Chart(
        [ChartSeries("x", [4, 2]), ChartSeries("y", [1, .nan])], style: .horizontalBars,
        labels: ["a", "b"])
    }
    #expect(
      harness.screen == ["a ████████ 4", "  ██ 1", "", "b ████ 2", "   –", "■ x  ■ y"])
  }

  @Test func `up and down read the values, and scroll if there are too many`() {
    let labels = (1...6).map { "n\($0)" }
    let harness = Harness(width: 20, height: 4) {
      Chart(
        [ChartSeries("s", [6, 5, 4, 3, 2, 1])], style: .horizontalBars, labels: labels)
    }
    #expect(
      harness.find(.image)?.value
        == "first 6 (n1), last 1 (n6), lowest 1 (n6), highest 6 (n1)")
    #expect(harness.screen[2].hasPrefix("n3") && harness.screen[3].hasPrefix("+3"))
    harness.press("tab")
    #expect(harness.find(.image)?.value == "n1: s 6")
    harness.press("down down down")
    #expect(harness.find(.image)?.value == "n4: s 3")
    #expect(harness.screen[0].hasPrefix("n2") && harness.screen[2].hasPrefix("n4"))
    harness.press("end up")
    #expect(harness.find(.image)?.value == "n5: s 2")
    harness.press("home up")
    #expect(harness.find(.image)?.value == "n1: s 6")
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 8, y: 1)))
    #expect(harness.find(.image)?.value == "n2: s 5")
    #expect(harness.repaint() == 0)
  }

  @Test func `without values there is no line at zero`() {
    let chart = Chart([ChartSeries("a", [])], style: .horizontalBars, in: -5...5)
    let rows = screen(chart.frame(width: 20, height: 3), 20)
    #expect(rows.joined().filter { $0 != " " } == "Nodata", "\(rows)")
  }
}
