// SPDX-License-Identifier: MIT
// Testing: days of the calendar, their texts and their order.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@MainActor struct CalendarDayTests {
  @Test(arguments: [
    (2000, 1, 1, 5), (2024, 2, 29, 3), (2026, 3, 14, 5), (1970, 1, 1, 3), (1, 1, 1, 0),
    (9999, 12, 31, 4), (1900, 3, 1, 3),
  ])
  func `computes the day of the week`(year: Int, month: Int, day: Int, weekday: Int) {
    let harness = Harness(width: 30, height: 9) {
      CalendarView(selection: .constant(CalendarDay(year: year, month: month, day: day)))
    }
    let row = harness.screen.first { $0.contains("▌") } ?? ""
    let column = row.distance(from: row.startIndex, to: row.firstIndex(of: "▌") ?? row.startIndex)
    #expect(column == weekday * 4)
  }

  @Test func `days can be added and counted`() {
    let day = CalendarDay(year: 2026, month: 3, day: 14)
    for (days, text) in [
      (0, "2026-03-14"), (18, "2026-04-01"), (-14, "2026-02-28"), (-74, "2025-12-30"),
      (716, "2028-02-28"), (717, "2028-02-29"), (718, "2028-03-01"), (146_097, "2426-03-14"),
    ] {
      let other = day.adding(days: days)
      #expect(other.text == text && day.days(to: other) == days && other.days(to: day) == -days)
    }
    let last = CalendarDay(year: 9_999, month: 12, day: 31)
    #expect(day.adding(days: .max) == last && last.adding(days: 1) == last)
    #expect(day.adding(days: .min).text == "0001-01-01")
    #expect(last.adding(days: .min).days(to: last) == 3_652_058)
  }

  @Test func `months can be added, and keep the day if they are long enough`() {
    let day = CalendarDay(year: 2026, month: 1, day: 31)
    for (months, text) in [
      (0, "2026-01-31"), (1, "2026-02-28"), (2, "2026-03-31"), (-1, "2025-12-31"),
      (25, "2028-02-29"), (.max, "9999-12-31"), (.min, "0001-01-31"),
    ] {
      #expect(day.adding(months: months).text == text)
    }
    let lengths = (1...4).map { CalendarDay(year: 2028, month: $0, day: 9).daysInMonth }
    #expect(lengths == [31, 29, 31, 30])
    #expect(day.startOfMonth.text == "2026-01-01")
  }

  @Test func `a week begins on Monday or on another day`() {
    let day = CalendarDay(year: 2026, month: 3, day: 1)
    #expect(day.weekday == .sunday)
    #expect(day.startOfWeek().text == "2026-02-23")
    #expect(day.startOfWeek(.sunday) == day)
    #expect(day.startOfWeek(.saturday).text == "2026-02-28")
    #expect(Weekday.allCases.map(\.rawValue) == Array(0..<7) && Weekday.monday.rawValue == 0)
  }

  private struct Preferences: View {
    @AppStorage("hours") private var hours = HourCycle.twentyFour
    @AppStorage("first-weekday") private var firstWeekday = Weekday.monday

    var body: some View {
      Text("\(hours.rawValue) \(firstWeekday.rawValue)")
      Button("Change") {
        hours = .twelve
        firstWeekday = .sunday
      }
    }
  }

  @Test func `the count of hours and the first day of the week are settings that can be stored`() {
    let store = AppStorageStore.memory()
    let harness = Harness(width: 20, height: 3) { Preferences().defaultAppStorage(store) }
    #expect(harness.position(of: "twentyFour 0") != nil)
    #expect(harness.press(.button, "Change"))
    let next = Harness(width: 20, height: 3) { Preferences().defaultAppStorage(store) }
    #expect(next.position(of: "twelve 6") != nil)
  }

  @Test func `a day is stored as its text, and other texts aren't days`() throws {
    let days = [
      CalendarDay(year: 2026, month: 3, day: 14), CalendarDay(year: 7, month: 12, day: 1),
    ]
    let data = try JSONEncoder().encode(days)
    #expect(String(decoding: data, as: UTF8.self) == #"["2026-03-14","0007-12-01"]"#)
    #expect(try JSONDecoder().decode([CalendarDay].self, from: data) == days)
    for text in ["2026-02-30", "2026-3-14", "26-03-14", "2026-03", "14.03.2026", "+026-03-14", ""] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode([CalendarDay].self, from: Data("[\"\(text)\"]".utf8))
      }
    }
  }

  @Test func `a text is a day if the calendar has it, and a day is described by its text`() {
    let day = CalendarDay("2024-02-29")
    #expect(day == CalendarDay(year: 2024, month: 2, day: 29))
    #expect(day?.description == "2024-02-29")
    for text in ["2023-02-29", "2026-02-31", "2026-13-01", "2026-3-14", "0000-01-01", "today", ""] {
      #expect(CalendarDay(text) == nil, "\(text)")
    }
  }

  @Test func `a date outside the calendar becomes the nearest day`() {
    #expect(CalendarDay(year: 2025, month: 2, day: 30).text == "2025-02-28")
    #expect(CalendarDay(year: .max, month: .max, day: .max).text == "9999-12-31")
    #expect(CalendarDay(year: .min, month: .min, day: .min).text == "0001-01-01")
  }
}
