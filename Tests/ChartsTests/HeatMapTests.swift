// SPDX-License-Identifier: MIT
// Testing: heat maps and histograms.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct HeatMapTests {
  private let days = [
    ChartSeries("Mon", [0, 5, 10]), ChartSeries("Tue", [10, .nan, 0]),
    ChartSeries("Wed", [2, 4, 6]),
  ]
  private let hours = ["8h", "9h", "10h"]

  private func map(_ depth: ColorDepth = .trueColor, width: Int = 16) -> Harness {
    Harness(width: width, height: 5) {
      Chart(days, style: .heatMap, labels: hours).colorDepth(depth)
    }
  }

  @Test func `each value is a coloured rectangle with a number`() {
    let harness = map(width: 22)
    #expect(
      harness.screen == [
        "Mon   0     5     10", "Tue   10          0", "Wed   2     4     6",
        "      8h    9h   10h", "    0          10",
      ])
    let low = harness.cell(x: 4, y: 0).background
    let high = harness.cell(x: 16, y: 0).background
    #expect(low != high && harness.cell(x: 5, y: 1).background == high)
    #expect(harness.cell(x: 20, y: 1).background == low)
    #expect(harness.repaint() == 0)
  }

  @Test func `with few colours, values are shades, and with ASCII icons, digits`() {
    #expect(
      map(ColorDepth.none).screen.prefix(4) == [
        "Mon ····▒▒▒▒████", "Tue ████    ····", "Wed ░░░░▒▒▒▒▓▓▓▓", "     8h  9h 10h",
      ])
    #expect(map(ColorDepth.none, width: 22).screen[4] == "    0 ··░▒▒▓██ 10")
    let plain = Harness(width: 16, height: 5) {
      Chart(days, style: .heatMap, labels: hours).colorDepth(.none)
        .environment(\.iconSet, .ascii)
    }
    #expect(plain.screen[0] == "Mon 000055559999")
  }

  @Test func `with few colours, values are between shades where there is room`() {
    #expect(
      map(ColorDepth.none, width: 28).screen == [
        "Mon ·· 0 ···▒▒ 5 ▒▒▒██ 10 ██", "Tue ██ 10 ██        ·· 0 ···",
        "Wed ░░ 2 ░░░▒▒ 4 ▒▒▒▓▓ 6 ▓▓▓", "       8h      9h     10h", "    0 ··░▒▒▓██ 10",
      ])
  }

  @Test func `a value is in the middle of its rows, and the scale follows the labels`() {
    let harness = Harness(width: 22, height: 11) {
      Chart(days, style: .heatMap, labels: hours)
    }
    // Of two rows for each series, one stays below the chart.
    #expect(
      harness.screen == [
        "Mon   0     5     10", "Tue   10          0", "Wed   2     4     6",
        "      8h    9h   10h", "", "    0          10", "", "", "", "", "",
      ])
    harness.resize(width: 22, height: 12)
    #expect(harness.screen[1].hasPrefix("Mon   0") && harness.screen[7].hasPrefix("Wed   2"))
    #expect(harness.cell(x: 5, y: 0).background == harness.cell(x: 5, y: 2).background)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 18, y: 3)))
    #expect(harness.find(.image)?.value == "Tue, 10h: 0")
    #expect(harness.repaint() == 0)
  }

  @Test func `numbers are shown only if all of them fit`() {
    func row(_ width: Int) -> String {
      Harness(width: width, height: 3) {
        Chart([ChartSeries("A", [0, 0.25, 1])], style: .heatMap)
      }.screen[0]
    }
    #expect(row(20) == "A   0    0.25   1")
    // Three and five columns for each value.
    #expect(row(11) == "A" && row(17) == "A")
  }

  @Test func `keys and the pointer read a value`() {
    let harness = map(width: 40)
    harness.press("tab")
    #expect(harness.find(.image)?.value == "Mon, 10h: 10")
    harness.press("down left")
    #expect(harness.find(.image)?.value == "Tue, 9h: –")
    harness.press("down down home")
    #expect(harness.find(.image)?.value == "Wed, 8h: 2")
    #expect(harness.screen[4].hasSuffix("Wed, 8h: 2"))
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 30, y: 0)))
    #expect(harness.find(.image)?.value == "Mon, 10h: 10")
    #expect(harness.repaint() == 0)
  }

  @Test func `a screen reader gets the range and the maximum`() {
    #expect(map().find(.image)?.label == "Mon, Tue, Wed")
    #expect(map().find(.image)?.value == "0 – 10. Mon, 10h: 10")
    let transcript = Transcript { Chart(days, style: .heatMap, labels: hours) }
    #expect(transcript.text.contains("0 – 10. Mon, 10h: 10"))
  }

  @Test func `the maximum of many values is never lost`() {
    var values = [Double](repeating: 0, count: 5_000)
    values[4_321] = 9
    let many = (0..<90).map { ChartSeries("\($0)", $0 == 77 ? values : []) }
    let harness = Harness(width: 30, height: 10) {
      Chart(many, style: .heatMap).colorDepth(.none)
    }
    #expect(harness.screen.prefix(9).joined().contains("█"))
  }

  @Test func `the cursor reads the value that gives a rectangle its colour`() {
    var values = [Double](repeating: 0, count: 100)
    values[57] = 9
    let harness = Harness(width: 30, height: 10) {
      Chart(
        (0..<40).map { ChartSeries("s\($0)", $0 == 22 ? values : values.map { _ in 0 }) },
        style: .heatMap)
    }
    harness.press("⇥ home")
    var read: Set<String> = []
    for _ in 0..<10 {
      harness.press("home")
      for _ in 0..<30 {
        read.insert(harness.find(.image)?.value ?? "")
        harness.press("→")
      }
      harness.press("↓")
    }
    #expect(read.contains("s22: 9"))
    let points = (0..<10).flatMap { y in (0..<30).map { CellPoint(x: $0, y: y) } }
    let hot = points.filter { point in
      harness.pointer(PointerEvent(.moved, at: point))
      return harness.find(.image)?.value == "s22: 9"
    }
    #expect(!hot.isEmpty)
    #expect(harness.repaint() == 0)
  }

  @Test func `a histogram counts values in bins with round edges`() {
    let times: [Double] = [1, 2, 2.5, 3, 11, 12, 12, 12, 19, 20, 33, 40, .nan, .infinity]
    let harness = Harness(width: 24, height: 8) {
      Chart([ChartSeries("Time", times)], style: .histogram) { "\(Int($0))s" }
    }
    #expect(harness.screen[7].split(separator: " ") == ["0s", "20s", "40s"])
    harness.press("tab home")
    #expect(harness.find(.image)?.value == "0s – 10s: Time 4")
    harness.press("right")
    #expect(harness.find(.image)?.value == "10s – 20s: Time 5")
    harness.press("end")
    #expect(harness.find(.image)?.value == "30s – 40s: Time 2")
    #expect(harness.repaint() == 0)
  }

  @Test func `a histogram with a range ignores other values`() {
    let harness = Harness(width: 30, height: 8) {
      Chart([ChartSeries("a", [1, 5, 50, -3])], style: .histogram, in: 0...10)
    }
    #expect(harness.find(.image)?.value == "0 – 1. 0 – 2: a 1")
  }

  @Test(arguments: [[1, 0.9999999999999999], [7.7, 7.700000000000001], [1e15, 1e15 + 1]])
  func `a histogram of nearly equal values has bins`(values: [Double]) {
    for bounds in [nil, values.min()!...values.max()!] {
      let harness = Harness(width: 30, height: 8) {
        Chart([ChartSeries("a", values)], style: .histogram, in: bounds)
      }
      #expect(harness.find(.image)?.value.contains(": a ") == true)
    }
  }
}
