// SPDX-License-Identifier: MIT
// Testing: calendars with less room, and calendars in which a day is always selected.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CalendarWidthTests {
  private struct Planner: View {
    @State private var day = CalendarDay(year: 2026, month: 3, day: 14)

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        CalendarView(selection: $day) { $0.day % 7 == 0 ? .success : nil }
        Text("on \(day.text)")
      }
    }
  }

  private func open(_ width: Int, _ depth: ColorDepth = .trueColor) -> Harness {
    Harness(width: width, height: 9, capabilities: TerminalCapabilities(colorDepth: depth)) {
      Planner()
    }
  }

  @Test(arguments: [21, 26, 27])
  func `with less room, each day has three columns`(width: Int) throws {
    let harness = open(width)
    #expect(harness.screen[0] == " ‹    March 2026   ›")
    #expect(harness.screen[1] == " Mo Tu We Th Fr Sa Su")
    #expect(harness.screen[2] == "                    1")
    #expect(harness.screen[3] == "  2  3  4  5  6• 7  8")
    #expect(harness.screen[4] == "  9 10 11 12 13▌14 15")
    harness.click(try #require(harness.find(.button, "Next")))
    #expect(harness.position(of: "April 2026") != nil)
    harness.click(try #require(harness.find(.row, "2026-04-12")))
    #expect(harness.position(of: "on 2026-04-12") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the longest title fits in a narrow calendar`() {
    let harness = Harness(width: 21, height: 8) {
      CalendarView(selection: .constant(CalendarDay(year: 2026, month: 9, day: 14)))
    }
    #expect(harness.screen[0].contains("September 2026"))
    harness.resize(width: 28, height: 8)
    #expect(harness.screen[0] == " ‹     September 2026     ›")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(ColorDepth.trueColor, "▌ 7"), (.none, "► 7")])
  func `the mark of the focus covers a dot in a narrow calendar`(
    depth: ColorDepth, focused: String
  ) throws {
    let harness = open(21, depth)
    harness.click(try #require(harness.find(.row, "2026-03-06")))
    harness.press("→")
    #expect(harness.screen[3] == "  2  3  4  5▌ 6\(focused)  8")
    harness.press("→")
    #expect(harness.screen[3].contains("• 7"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a calendar for a day that isn't optional selects days`() throws {
    let harness = open(28)
    #expect(harness.find(.row, "2026-03-14")?.semantics.isSelected == true)
    harness.click(try #require(harness.find(.row, "2026-03-31")))
    #expect(harness.position(of: "on 2026-03-31") != nil)
    #expect(harness.find(.row, "2026-03-14")?.semantics.isSelected == false)
    harness.press("→ ⏎")
    #expect(harness.position(of: "on 2026-04-01") != nil)
    #expect(harness.repaint() == 0)
  }
}
