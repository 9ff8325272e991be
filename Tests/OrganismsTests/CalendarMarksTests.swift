// SPDX-License-Identifier: MIT
// Testing: a calendar with marked days, and a month that other views follow.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CalendarMarksTests {
  private func day(_ month: Int, _ day: Int) -> CalendarDay {
    CalendarDay(year: 2026, month: month, day: day)
  }

  private func weeks(_ depth: ColorDepth = .trueColor) -> Harness {
    Harness(
      width: 28, height: 8, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      CalendarView(selection: .constant(day(3, 14))) { $0.day % 7 == 0 ? .success : nil }
    }
  }

  @Test func `a dot in the colour of the app follows the number of a marked day`() {
    let harness = weeks()
    #expect(harness.screen[3] == "  2   3   4   5   6   7•  8")
    #expect(harness.screen[4] == "  9  10  11  12  13 ▌14• 15")
    #expect(harness.cell(x: 23, y: 3).foreground == Color.success.resolve(in: .dark).color)
    // On the background of the selected day, the dot has the colour of the number.
    let ink = SemanticTokens.Colors.brandOnPrimary.resolve(in: .dark).color
    #expect(harness.cell(x: 23, y: 4).foreground == ink)
    #expect(harness.find(.row, "2026-03-07")?.value == "marked")
    #expect(harness.find(.row, "2026-03-08")?.value != "marked")
    harness.press("pgdn")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(ColorDepth.trueColor, "▌ 7•"), (.none, "► 7◄")])
  func `the focused day keeps its dot, except between arrows`(
    depth: ColorDepth, focused: String
  ) throws {
    let harness = weeks(depth)
    harness.click(try #require(harness.find(.row, "2026-03-07")))
    #expect(harness.screen[3] == "  2   3   4   5   6 \(focused)  8")
    harness.press("←")
    #expect(harness.screen[3].hasSuffix("  7•  8"))
    #expect(harness.repaint() == 0)
  }

  @Test func `an arrow covers the dot of the selected day while it has the focus`() throws {
    let harness = weeks()
    harness.click(try #require(harness.find(.row, "2026-03-14")))
    #expect(harness.screen[4] == "  9  10  11  12  13 ►14◄ 15")
    harness.press("←")
    #expect(harness.screen[4] == "  9  10  11  12 ▌13 ▌14• 15")
    // The bar of the focus doesn't look like a part of the selected day after it.
    #expect(harness.cell(x: 16, y: 4).foreground != harness.cell(x: 20, y: 4).foreground)
    #expect(harness.repaint() == 0)
  }

  private struct Month: View {
    @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)
    @State private var month = CalendarDay(year: 2026, month: 5, day: 20)

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        CalendarView(selection: $day, month: $month)
        Text("from \(month.text)")
        Button("Next year") { month = CalendarDay(year: 2027, month: 1, day: 15) }
        Button("Christmas") { day = CalendarDay(year: 2026, month: 12, day: 25) }
      }
    }
  }

  @Test func `other views follow the month, and can change it`() throws {
    let harness = Harness(width: 30, height: 12) { Month() }
    #expect(harness.position(of: "May 2026") != nil)
    harness.click(try #require(harness.find(.row, "2026-05-31")))
    harness.press("pgdn")
    #expect(harness.position(of: "June 2026") != nil)
    #expect(harness.position(of: "from 2026-06-01") != nil)
    harness.press("↓")
    #expect(harness.position(of: "from 2026-07-01") != nil)
    harness.press(.button, "Next year")
    #expect(harness.position(of: "January 2027") != nil)
    harness.press(.button, "Christmas")
    #expect(harness.position(of: "December 2026") != nil)
    #expect(harness.position(of: "from 2026-12-01") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
