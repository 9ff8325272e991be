// SPDX-License-Identifier: MIT
// Organism: a day of the Gregorian calendar.

import CuriumTerminal

/// A day of the Gregorian calendar, without a time or a time zone.
///
/// It has a `text`, such as `2026-03-14`, and a `weekday`, and days can be compared. When it is
/// encoded, for example as JSON, it is its text. `\.clock` has the current day: `clock.today`.
///
/// `CalendarDay("2026-02-31")` is `nil`, because there is no such day. Numbers, on the other hand,
/// are clamped: `CalendarDay(year: 2026, month: 2, day: 31)` is 28 February, and month 13 is
/// December. As a day is its text, it can be a field of a form: `ValidatedInput(form.day)`.
///
///     let start = CalendarDay(year: 2026, month: 3, day: 14)
///     let end = start.adding(days: 30)
///     let length = start.days(to: end)
///     let week = (0..<7).map { start.startOfWeek(.sunday).adding(days: $0) }
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, starting at 1.
  public let day: Int

  /// Creates a day of the Gregorian calendar. `month` begins with 1 for January, and `day` with 1.
  /// Values of `year`, `month` and `day` out of range are clamped to the nearest day.
  public init(year: Int, month: Int, day: Int) {
    self.year = max(1, min(year, 9_999))
    self.month = max(1, min(month, 12))
    self.day = max(1, min(day, Self.days(of: self.month, year: self.year)))
  }

  /// Returns whether `left` is before `right`.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day in digits, such as `2026-03-14`.
  public var text: String {
    [String(year, digits: 4), String(month, digits: 2), String(day, digits: 2)]
      .joined(separator: "-")
  }

  static func days(of month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days in the month of the day, from 28 to 31.
  public var daysInMonth: Int { Self.days(of: month, year: year) }

  /// The first day of the month.
  public var startOfMonth: CalendarDay { month(by: 0) }

  /// Returns the first day of the week that contains the day, in weeks that begin on `first`.
  public func startOfWeek(_ first: Weekday = .monday) -> CalendarDay {
    adding(days: -((weekday.rawValue - first.rawValue + 7) % 7))
  }

  /// The day of the week.
  public var weekday: Weekday { Weekday(rawValue: (number + 2) % 7) ?? .monday }

  /// Returns the day that is `days` later, or earlier if `days` is negative. Days before the year 1
  /// or after the year 9999 become the first or the last day.
  public func adding(days: Int) -> CalendarDay {
    let (first, last) = (Self.first.number, Self.last.number)
    let step = max(first - last, min(days, last - first))
    return CalendarDay(number: max(first, min(number + step, last)))
  }

  /// Returns the same day of the month that is `months` later, or earlier if `months` is negative.
  /// In a shorter month, it is the last day. Months before the year 1 or after the year 9999 become
  /// the first or the last month.
  public func adding(months: Int) -> CalendarDay {
    let first = month(by: months)
    return CalendarDay(year: first.year, month: first.month, day: day)
  }

  /// Returns the number of days until `other`, which is negative if `other` is earlier.
  public func days(to other: CalendarDay) -> Int { other.number - number }

  /// Returns the first day of the month that is `months` away.
  func month(by months: Int) -> CalendarDay {
    let (first, last) = (12, 9_999 * 12 + 11)
    let step = max(first - last, min(months, last - first))
    let index = max(first, min(year * 12 + month - 1 + step, last))
    return CalendarDay(year: index / 12, month: index % 12 + 1, day: 1)
  }

  // MARK: Numbers of days

  static let first = CalendarDay(year: .min, month: .min, day: .min)
  static let last = CalendarDay(year: .max, month: .max, day: .max)

  /// The number of days since March 1 of the year 0, a Wednesday. Years that begin in March end
  /// with the leap day (Howard Hinnant: "chrono-Compatible Low-Level Date Algorithms").
  private var number: Int {
    let (years, months) = month < 3 ? (year - 1, month + 9) : (year, month - 3)
    return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1
  }

  private init(number: Int) {
    // The calendar repeats after 400 years.
    let (era, rest) = number.quotientAndRemainder(dividingBy: 146_097)
    let years = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
    let days = rest - (365 * years + years / 4 - years / 100)
    let months = (5 * days + 2) / 153
    self.init(
      year: 400 * era + years + (months < 10 ? 0 : 1), month: months < 10 ? months + 3 : months - 9,
      day: days - (153 * months + 2) / 5 + 1)
  }
}

extension CalendarDay: LosslessStringConvertible {
  /// Creates a day from its text, such as `2026-03-14`. Returns `nil` if the text has another form,
  /// or if there is no such day.
  public init?(_ text: String) {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    if numbers.count != 3 { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    // Other forms, and days that don't exist, have another text.
    if self.text != text { return nil }
  }

  /// The day in digits, such as `2026-03-14`.
  public var description: String { text }
}

extension CalendarDay: Codable {}
