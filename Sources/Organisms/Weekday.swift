// SPDX-License-Identifier: MIT
// Organism: a day of the week.

/// A day of the week.
///
///     CalendarView(selection: .constant(nil), firstWeekday: .sunday)
public enum Weekday: Int, CaseIterable, Sendable {
  /// The first day of the week by ISO 8601.
  case monday
  /// The day after Monday.
  case tuesday
  /// The day after Tuesday.
  case wednesday
  /// The day after Wednesday.
  case thursday
  /// The day after Thursday.
  case friday
  /// The day after Friday.
  case saturday
  /// The day after Saturday.
  case sunday
}
