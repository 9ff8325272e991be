// SPDX-License-Identifier: MIT
// Testing: components where characters of ambiguous width take two columns.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct WideCharacterTests {
  private let capabilities = TerminalCapabilities(ambiguousIsWide: true)

  @Test func `the labels of a chart keep all their digits`() {
    let lines = Harness(width: 30, height: 8, capabilities: capabilities) {
      Chart([ChartSeries("t", [0, 25])], in: 0...30) { "\(Int($0))°" }
    }
    #expect(lines.screen.contains { $0.hasPrefix("30°") }, "\(lines.screen)")
    let bars = Harness(width: 20, height: 2, capabilities: capabilities) {
      Chart(
        [ChartSeries("t", [25, 10])], style: .horizontalBars, labels: ["§1", "§2"]
      ) { "\(Int($0))°" }
    }
    #expect(bars.screen[0].hasPrefix("§1 ") && bars.screen[0].hasSuffix("25°"), "\(bars.screen)")
  }

  @Test func `the sections of commands aren't truncated`() {
    let harness = Harness(width: 40, height: 6, capabilities: capabilities) {
      CommandPalette(commands: [KeyBinding("Save", ["ctrl+s"], section: "§§")]) { _ in }
    }
    #expect(harness.position(of: "§§") != nil, "\(harness.screen)")
  }

  @Test func `the weekdays of a calendar keep their columns`() {
    var words = Strings()
    words.weekdays = [String](repeating: "§§", count: 7)
    let harness = Harness(
      width: 40, height: 9, capabilities: capabilities, environment: { $0.strings = words }
    ) {
      CalendarView(selection: .constant(CalendarDay(year: 2026, month: 3, day: 14)))
    }
    #expect(harness.screen[1].filter { $0 == "§" }.count == 7, "\(harness.screen)")
  }
}
