// SPDX-License-Identifier: MIT
// Organism: a day of the week.

/// A day of the week.
///
///     CalendarView(selection: .constant(nil), firstWeekday: .sunday)
///
/// The raw values are the numbers from 0 for Monday to 6 for Sunday, as `@AppStorage` stores them:
///
///     @AppStorage("first-weekday") private var firstWeekday = Weekday.monday
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
