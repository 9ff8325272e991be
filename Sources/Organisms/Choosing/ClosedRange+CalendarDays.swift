// SPDX-License-Identifier: MIT
// Organism: ranges of days.

extension ClosedRange where Bound == CalendarDay {
  /// Creates the closed range with the days of `days`: from the first or to the last day of the
  /// calendar if `days` has only one end.
  init(days: some RangeExpression<CalendarDay>) {
    switch days {
    case let range as ClosedRange<CalendarDay>: self = range
    case let range as PartialRangeFrom<CalendarDay>: self = range.lowerBound...CalendarDay.last
    case let range as PartialRangeThrough<CalendarDay>: self = CalendarDay.first...range.upperBound
    case let range as PartialRangeUpTo<CalendarDay>:
      self = CalendarDay.first...range.upperBound.adding(days: -1)
    case let range as Range<CalendarDay>:
      self = range.lowerBound...Swift.max(range.lowerBound, range.upperBound.adding(days: -1))
    default: self = CalendarDay.first...CalendarDay.last
    }
  }

  /// Returns the day in the range that is nearest to `day`.
  func nearest(to day: CalendarDay) -> CalendarDay {
    Swift.min(Swift.max(day, lowerBound), upperBound)
  }

  /// Returns the first day that a calendar shows: the one nearest to `day`, or to the beginning of
  /// the year 2000.
  func start(at day: CalendarDay?) -> CalendarDay {
    nearest(to: day ?? CalendarDay(year: 2_000, month: 1, day: 1))
  }
}
