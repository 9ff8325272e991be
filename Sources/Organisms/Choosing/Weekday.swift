// SPDX-License-Identifier: MIT
// Organism: a day of the week.

/// A day of the week.
///
///     CalendarView(selection: .constant(nil), firstWeekday: .sunday)
public enum Weekday: Int, CaseIterable, Sendable {
  /// Monday, the first day of the week in ISO 8601.
  case monday
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday
}
