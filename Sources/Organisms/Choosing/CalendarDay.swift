// SPDX-License-Identifier: MIT
// Organism: a day of the Gregorian calendar.

/// A day of the Gregorian calendar, without a time or a time zone.
///
///     CalendarDay(year: 2026, month: 3, day: 14)
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

  /// Returns `true` if `left` is before `right`.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day in digits, such as `2026-03-14`.
  public var text: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  static func days(of month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week (Zeller's congruence).
  public var weekday: Weekday {
    let (shifted, years) = month < 3 ? (month + 12, year - 1) : (month, year)
    let day = (day + 13 * (shifted + 1) / 5 + years + years / 4 - years / 100 + years / 400) % 7
    return Weekday(rawValue: (day + 5) % 7) ?? .monday
  }

  /// Returns the day that is fewer than 28 `days` away; `nil` if there is none.
  func day(by days: Int) -> CalendarDay? {
    let place = day + days
    let count = Self.days(of: month, year: year)
    if (1...count).contains(place) { return CalendarDay(year: year, month: month, day: place) }
    let other = month(by: place < 1 ? -1 : 1)
    if (other.year, other.month) == (year, month) { return nil }
    let start = place < 1 ? Self.days(of: other.month, year: other.year) : -count
    return CalendarDay(year: other.year, month: other.month, day: start + place)
  }

  /// Returns the first day of the month that is `months` away.
  func month(by months: Int) -> CalendarDay {
    let index = max(12, min(year * 12 + month - 1 + months, 9_999 * 12 + 11))
    return CalendarDay(year: index / 12, month: index % 12 + 1, day: 1)
  }
}
