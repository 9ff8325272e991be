// SPDX-License-Identifier: MIT
// Testing: the date and the time of the app's clock, and the controls that use them.

import Curium
import CuriumTesting
import Foundation
import Testing

@MainActor struct CalendarClockTests {
  private struct Clock: View {
    @Environment(\.clock) private var clock

    var body: some View {
      TimelineView(.everyMinute) { _ in
        let time = TimeOfDay(hour: clock.timeOfDay.hour, minute: clock.timeOfDay.minute)
        Text("\(clock.today) \(time)")
      }
    }
  }

  private static let day = CalendarDay(year: 2026, month: 12, day: 31)

  @Test(arguments: [2026, 1926])
  func `a harness starts at a date, and its clock updates at the start of each minute`(
    year: Int
  ) async {
    let day = CalendarDay(year: year, month: 12, day: 31)
    let start = TimeOfDay(hour: 23, minute: 58, second: 30)
    let harness = Harness(width: 20, height: 1, startingAt: day, start) { Clock() }
    #expect(harness.screen == ["\(year)-12-31 23:58"])
    await harness.advance(by: .seconds(29))
    #expect(harness.screen == ["\(year)-12-31 23:58"])
    await harness.advance(by: .seconds(2))
    #expect(harness.screen == ["\(year)-12-31 23:59"])
    await harness.advance(by: .seconds(60))
    #expect(harness.screen == ["\(year + 1)-01-01 00:00"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [2026, 1926])
  func `a clock that appears within the last second of a minute updates at its end`(
    year: Int
  ) async {
    struct Late: View {
      @State private var isShown = false

      var body: some View {
        VStack { if isShown { Clock() } }.keyBinding("Show", "f1") { isShown = true }
      }
    }
    let day = CalendarDay(year: year, month: 12, day: 31)
    let start = TimeOfDay(hour: 23, minute: 58, second: 59)
    let harness = Harness(width: 20, height: 1, startingAt: day, start) { Late() }
    await harness.advance(by: .milliseconds(500))
    harness.press("f1")
    #expect(harness.screen == ["\(year)-12-31 23:58"])
    await harness.advance(by: .seconds(1))
    #expect(harness.screen == ["\(year)-12-31 23:59"])
  }

  @Test func `without a date, a harness and a transcript start on 1 January 2000`() {
    let harness = Harness(width: 20, height: 1) { Clock() }
    #expect(harness.screen == ["2000-01-01 00:00"])
    #expect(Transcript { Clock() }.text.contains("2000-01-01 00:00"))
    let time = TimeOfDay(hour: 8, minute: 5)
    #expect(Transcript(startingAt: Self.day, time) { Clock() }.text.contains("2026-12-31 08:05"))
  }

  @Test func `outside of tests, the clock has the date and the time of the system`() {
    func systemTime() -> String {
      let parts = Foundation.Calendar(identifier: .gregorian)
        .dateComponents([.year, .month, .day, .hour, .minute], from: Date())
      let day = CalendarDay(
        year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
      return "\(day) \(TimeOfDay(hour: parts.hour ?? 0, minute: parts.minute ?? 0))"
    }
    let before = systemTime()
    let shown = render(Clock(), width: 20).text
    let after = systemTime()
    #expect(shown.contains(before) || shown.contains(after))
  }

  @Test func `the clock of a model starts at a date, and each wait advances it`() async {
    let clock = AppClock(startingAt: Self.day, TimeOfDay(hour: 23, minute: 59)) { _ in }
    #expect(clock.today == Self.day && clock.timeOfDay.text == "23:59")
    _ = await clock.sleep(for: .seconds(90))
    #expect(clock.today.text == "2027-01-01" && clock.timeOfDay.text == "00:00:30")
    #expect(AppClock { _ in }.today.text == "2000-01-01")
    let early = CalendarDay(year: 1901, month: 2, day: 28)
    let old = AppClock(startingAt: early, TimeOfDay(hour: 1, minute: 2)) { _ in }
    #expect(old.today == early && old.timeOfDay.text == "01:02")
  }

  // MARK: Calendars

  private func isUnderlined(_ day: String, in harness: Harness) -> Bool {
    guard let frame = harness.find(.row, day)?.frame else { return false }
    return (frame.minX..<frame.maxX).contains {
      harness.cell(x: $0, y: frame.minY).attributes.contains(.underline)
    }
  }

  @Test func `a calendar begins at the month of the clock's day, and underlines that day`()
    async throws
  {
    let harness = Harness(width: 30, height: 8, startingAt: Self.day) {
      CalendarView(selection: .constant(nil))
    }
    #expect(harness.position(of: "December 2026") != nil)
    #expect(isUnderlined("2026-12-31", in: harness) && !isUnderlined("2026-12-30", in: harness))
    await harness.advance(by: .seconds(24 * 60 * 60))
    harness.click(try #require(harness.find(.button, "Next")))
    #expect(harness.position(of: "January 2027") != nil)
    #expect(isUnderlined("2027-01-01", in: harness))
    #expect(harness.repaint() == 0)
  }

  @Test func `another current day comes before that of the clock`() {
    let harness = Harness(width: 30, height: 8, startingAt: Self.day) {
      CalendarView(
        selection: .constant(nil), today: CalendarDay(year: 2026, month: 3, day: 14))
    }
    #expect(harness.position(of: "March 2026") != nil && isUnderlined("2026-03-14", in: harness))
  }

  @Test func `an arrow in an empty field for a date selects the clock's day`() {
    struct Due: View {
      @State private var day: CalendarDay?

      var body: some View {
        DatePicker("Due", selection: $day)
        Text(day?.text ?? "none")
      }
    }
    let harness = Harness(width: 30, height: 4, startingAt: Self.day) { Due() }
    harness.press("⇥ ↑")
    #expect(harness.find(.comboBox)?.value == "2026-12-31")
    #expect(harness.repaint() == 0)
  }
}
