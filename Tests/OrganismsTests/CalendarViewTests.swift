// SPDX-License-Identifier: MIT
// Testing: a month with a selectable day.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@MainActor struct CalendarViewTests {
  private struct Calendar: View {
    @State var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

    var body: some View {
      CalendarView(selection: $day)
      Text(day?.text ?? "none")
    }
  }

  private func open() -> Harness {
    Harness(width: 30, height: 10) { VStack(alignment: .leading, spacing: 0) { Calendar() } }
  }

  @Test func `a sheet focuses the selected day, and Page Down works at the buttons`()
    async
  {
    let day = CalendarDay(year: 2026, month: 3, day: 14)
    let harness = Harness(width: 40, height: 14) {
      Text("").sheet(isPresented: .constant(true)) { CalendarView(selection: .constant(day)) }
    }
    await harness.settle()
    #expect(harness.focused?.label == day.text)
    harness.press("shift+⇥ pgdn")
    #expect(harness.focused?.role == .button && harness.position(of: "April 2026") != nil)
  }

  @Test func `a week can start on another day`() {
    let harness = Harness(width: 30, height: 8) {
      CalendarView(
        selection: .constant(CalendarDay(year: 2026, month: 3, day: 14)), firstWeekday: .sunday)
    }
    #expect(harness.screen[1].split(separator: " ").first == "Su")
    #expect(harness.screen[2] == "  1   2   3   4   5   6   7")
    #expect(CalendarDay(year: 2026, month: 3, day: 1).weekday == .sunday)
  }

  @Test func `the title and the weekdays can have the form of another language`() {
    var words = Strings()
    words.months = (1...12).map { "\($0)月" }
    words.monthTitle = "{2}年{1}"
    words.weekdays = ["月曜", "火曜", "水曜", "木", "金", "土", "S"]
    let harness = Harness(width: 28, height: 8, environment: { $0.strings = words }) {
      CalendarView(selection: .constant(CalendarDay(year: 2026, month: 3, day: 14)))
    }
    #expect(harness.screen[0] == " ‹        2026年3月       ›")
    #expect(harness.screen[1] == " 月  火  水  木  金  土   S")
    #expect(harness.screen[4] == "  9  10  11  12  13 ▌14  15")
  }

  @Test func `the selected day is filled with the accent colour, and has no bar in colours`() {
    let harness = Harness(width: 28, height: 8, theme: .dark) {
      CalendarView(selection: .constant(CalendarDay(year: 2026, month: 3, day: 14)))
    }
    let accent = Color.brandPrimary.resolve(in: .dark).color
    #expect((20..<24).allSatisfy { harness.cell(x: $0, y: 4).background == accent })
    #expect(harness.cell(x: 20, y: 4).foreground == accent)
    let ink = SemanticTokens.Colors.brandOnPrimary.resolve(in: .dark).color
    #expect(harness.cell(x: 21, y: 4).foreground == ink)
  }

  @Test func `a new day in the selection shows its month`() {
    struct Planner: View {
      @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)
      var body: some View {
        CalendarView(selection: $day)
        Button("Today") { day = CalendarDay(year: 2027, month: 1, day: 2) }
      }
    }
    let harness = Harness(width: 30, height: 10) { Planner() }
    #expect(harness.press(.button, "Today"))
    #expect(harness.position(of: "January 2027") != nil)
    #expect(harness.find(.row, "2027-01-02")?.semantics.isSelected == true)
  }

  @Test func `every month has eight rows`() throws {
    let harness = open()
    harness.click(try #require(harness.find(.row, "2026-03-10")))
    let row = try #require(harness.position(of: "2026-03-10")?.y)
    harness.press("pgup")
    #expect(harness.position(of: "February 2026") != nil)
    #expect(harness.position(of: "2026-03-10")?.y == row)
    #expect(harness.repaint() == 0)
  }

  @Test func `weeks start on Monday, and the selected day is marked`() {
    let harness = open()
    #expect(harness.position(of: "March 2026") != nil)
    #expect(harness.screen[2] == "                          1")
    #expect(harness.screen[4] == "  9  10  11  12  13 ▌14  15")
    #expect(harness.find(.row, "2026-03-14")?.semantics.isSelected == true)
  }

  @Test func `days out of bounds are disabled, and stop the arrows and the months`() throws {
    final class Kept {
      var days: [String?] = []
    }
    struct Bounded: View {
      let kept: Kept
      private let first = CalendarDay(year: 2026, month: 3, day: 10)
      private let last = CalendarDay(year: 2026, month: 4, day: 5)
      @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

      init(_ kept: Kept) { self.kept = kept }

      var body: some View {
        CalendarView(selection: $day, in: first...last)
          .onChange(of: day) { _, day in kept.days.append(day?.text) }
      }
    }
    let kept = Kept()
    let harness = Harness(width: 30, height: 10) { Bounded(kept) }
    #expect(harness.find(.row, "2026-03-09")?.semantics.isEnabled == false)
    #expect(harness.find(.button, "Previous")?.semantics.isEnabled == false)
    harness.click(try #require(harness.find(.row, "2026-03-09")))
    harness.click(try #require(harness.find(.row, "2026-03-11")))
    harness.press("← ← ↑ pgup")
    #expect(harness.focused?.label == "2026-03-10" && kept.days == ["2026-03-11"])
    harness.press("home")
    #expect(harness.focused?.label == "2026-03-10")
    harness.press("pgdn")
    #expect(harness.focused?.label == "2026-04-05")
    harness.press("end → ↓")
    #expect(harness.focused?.label == "2026-04-05")
    #expect(harness.find(.button, "Next")?.semantics.isEnabled == false)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [(1, 1, "Previous"), (9_999, 12, "Next")])
  func `at an end of the calendar, a button is disabled`(year: Int, month: Int, button: String) {
    let day = CalendarDay(year: year, month: month, day: 5)
    let harness = Harness(width: 30, height: 10) { CalendarView(selection: .constant(day)) }
    let enabled = ["Previous", "Next"].filter {
      harness.find(.button, $0)?.semantics.isEnabled == true
    }
    #expect(enabled.count == 1 && enabled != [button])
  }

  @Test func `a calendar with one bound begins at the nearest month`() {
    let first = CalendarDay(year: 2026, month: 11, day: 30)
    let from = Harness(width: 30, height: 10) {
      CalendarView(selection: .constant(nil), in: first...)
    }
    #expect(from.position(of: "November 2026") != nil)
    let through = Harness(width: 30, height: 10) {
      CalendarView(
        selection: .constant(nil), in: ...first, today: CalendarDay(year: 2030, month: 1, day: 1))
    }
    #expect(through.position(of: "November 2026") != nil)
    let before = Harness(width: 30, height: 10) {
      CalendarView(selection: .constant(first), in: ..<first)
    }
    #expect(before.find(.row, "2026-11-29")?.semantics.isEnabled == true)
    #expect(before.find(.row, "2026-11-30")?.semantics.isEnabled == false)
  }

  @Test func `arrow keys move by a day, Return selects, and Page Down shows the next month`() throws
  {
    let harness = open()
    harness.click(try #require(harness.find(.row, "2026-03-10")))
    #expect(harness.position(of: "2026-03-10") != nil)
    harness.press("→ ↓")
    #expect(harness.focused?.label == "2026-03-18")
    harness.press("⏎")
    #expect(harness.position(of: "2026-03-18") != nil)
    harness.press("pgdn")
    #expect(harness.position(of: "April 2026") != nil)
    #expect(harness.focused?.label == "2026-04-18")
    harness.click(try #require(harness.find(.button, "Previous")))
    #expect(harness.position(of: "March 2026") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `Home and End move to the ends of the month, and don't scroll the page`() throws {
    let harness = Harness(width: 30, height: 10) {
      ScrollView {
        Calendar()
        ForEach(0..<20) { Text("Line \($0)") }
      }
    }
    harness.click(try #require(harness.find(.row, "2026-03-10")))
    for (key, day) in [("end", "2026-03-31"), ("home", "2026-03-01"), ("home", "2026-03-01")] {
      harness.press(key)
      #expect(harness.focused?.label == day)
      #expect(harness.position(of: "March 2026")?.y == 0)
    }
    harness.press("pgup end")
    #expect(harness.focused?.label == "2026-02-28")
    #expect(harness.repaint() == 0)
  }

  @Test func `Page Up and Page Down keep the day, or use the last one of a shorter month`() throws {
    let harness = open()
    harness.click(try #require(harness.find(.row, "2026-03-31")))
    harness.press("pgup")
    #expect(harness.focused?.label == "2026-02-28")
    harness.press("pgup")
    #expect(harness.focused?.label == "2026-01-28")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "▌18 "), (.ansi256, "▌18 "), (.ansi16, "▌18 "), (.none, "►18◄"),
  ])
  func `a bar on a background marks the focused day, and arrows if it is selected`(
    depth: ColorDepth, focused: String
  ) throws {
    let harness = Harness(
      width: 30, height: 10, theme: .dark, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { VStack(alignment: .leading, spacing: 0) { Calendar() } }
    harness.click(try #require(harness.find(.row, "2026-03-17")))
    #expect(harness.screen[5] == " 16 ►17◄ 18  19  20  21  22")
    let page = harness.cell(x: 12, y: 5).background
    harness.press("→")
    #expect(harness.screen[5] == " 16 ▌17 \(focused) 19  20  21  22")
    let grounds = Set((8..<12).map { harness.cell(x: $0, y: 5).background })
    #expect(grounds.count == 1 && grounds.contains(page) == (depth == .none))
    #expect(harness.cell(x: 12, y: 5).background == page)
    #expect(harness.repaint() == 0)
  }

  @Test func `at the end of a week, an arrow moves to the next or the previous week`() throws {
    let harness = open()
    harness.click(try #require(harness.find(.row, "2026-03-14")))
    harness.press("→ →")
    #expect(harness.focused?.label == "2026-03-16")
    harness.press("←")
    #expect(harness.focused?.label == "2026-03-15")
    #expect(harness.repaint() == 0)
  }

  @Test func `the arrows move on to the days of the next and the previous month`() throws {
    let harness = open()
    harness.click(try #require(harness.find(.row, "2026-03-28")))
    harness.press("↓")
    #expect(harness.focused?.label == "2026-04-04")
    #expect(harness.position(of: "April 2026") != nil)
    harness.press("← ← ← ←")
    #expect(harness.focused?.label == "2026-03-31")
    harness.press("→ ↑")
    #expect(harness.focused?.label == "2026-03-25")
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled month is drawn entirely in the disabled colour`() throws {
    let harness = open()
    harness.setEnvironment { $0.isEnabled = false }
    let ink = Color.textDisabled.resolve(in: .dark).color
    for words in ["March", "Mo", "14", "▌"] {
      let place = try #require(harness.position(of: words))
      #expect(harness.cell(x: place.x, y: place.y).foreground == ink, "\(words)")
    }
    #expect(harness.repaint() == 0)
  }
}
