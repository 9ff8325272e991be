// SPDX-License-Identifier: MIT
// Testing: charts in one row.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct SparklineTests {
  @Test func `draws the minimum lowest and the maximum highest, and drops the oldest values`() {
    #expect(screen(Sparkline(values: [1, 4, 8], label: "Requests"), 8) == ["▁▄█"])
    let cut = Sparkline(values: [1, 1, 1, 8], label: "Requests").frame(width: 3)
    #expect(screen(cut, 8) == ["…▁█"])
    let odd: [Double] = [
      .nan, 1, .infinity, 2, -.greatestFiniteMagnitude, .greatestFiniteMagnitude,
    ]
    #expect(screen(Sparkline(values: odd, label: "Odd"), 8)[0].count == 6)
    #expect(screen(Sparkline(values: [], label: "Empty"), 8) == [])
  }

  @Test func `a screen reader gets the newest value as a short number`() {
    let harness = Harness(width: 8, height: 1) {
      Sparkline(values: [1, 0.1 + 0.2], label: "Requests")
    }
    #expect(harness.find(.image, "Requests")?.value == "0.3")
  }

  @Test func `an area fills its rows and shows the newest values`() {
    let area = Sparkline(values: [0, 1, 2, 4], in: 0...4, style: .area, label: "Requests")
    #expect(screen(area.frame(width: 4, height: 2), 8) == ["   █", "▁▄██"])
    #expect(screen(area.frame(width: 2, height: 2), 8) == [" █", "██"])
    // A few values are stretched.
    #expect(screen(area.frame(width: 7, height: 1), 8) == ["▁▁▂▃▄▆█"])
    // A full cell at the top of a column looks like the one beside it in a taller column.
    let steps = Harness(width: 2, height: 4) {
      Sparkline(values: [2, 3], in: 0...4, style: .area, label: "Steps")
    }
    for y in 2...3 { #expect(steps.cell(x: 0, y: y) == steps.cell(x: 1, y: y)) }
    let odd = Sparkline(values: [.nan, 3, .infinity, 3], style: .area, label: "Odd")
    #expect(screen(odd.frame(width: 4, height: 2), 8) == ["", " █ █"])
  }

  @Test func `each row of an area has one colour, also where it is partly filled`() {
    let harness = Harness(width: 8, height: 3, theme: .dark) {
      Sparkline(
        values: [9, 12, 11, 10, 8, 7, 5, 12], in: 0...12, style: .area, label: "CPU")
    }
    for y in 0..<3 {
      let cells = (0..<8).map { harness.cell(x: $0, y: y) }.filter { $0.glyph != .space }
      #expect(cells.count > 1 && Set(cells.map(\.foreground)).count == 1, "\(harness.screen)")
    }
  }
}
