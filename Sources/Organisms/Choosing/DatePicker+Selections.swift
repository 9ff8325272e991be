// SPDX-License-Identifier: MIT
// Organism: creates date pickers for optional and other days.

public import CuriumControls

extension DatePicker {
  /// Creates a field for a day.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected day.
  ///   - today: The current day, which is underlined in the calendar. The Cookbook shows how to
  ///    get it.
  ///   - firstWeekday: The day in the first column of the calendar.
  public init(
    _ title: some StringProtocol, selection: Binding<CalendarDay>, today: CalendarDay? = nil,
    firstWeekday: Weekday = .monday
  ) {
    self.init(
      title, selection: selection, in: CalendarDay.first...CalendarDay.last, today: today,
      firstWeekday: firstWeekday)
  }

  /// Creates a field for a day in `bounds`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected day.
  ///   - bounds: The days that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - today: The current day, which is underlined in the calendar.
  ///   - firstWeekday: The day in the first column of the calendar.
  public init(
    _ title: some StringProtocol, selection: Binding<CalendarDay>,
    in bounds: some RangeExpression<CalendarDay>, today: CalendarDay? = nil,
    firstWeekday: Weekday = .monday
  ) {
    self.init(
      title: String(title), selection: Binding<CalendarDay?>(selection), isOptional: false,
      bounds: ClosedRange<CalendarDay>(values: bounds), today: today, firstWeekday: firstWeekday)
  }

  /// Creates a field for a day that can be removed.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected day, or `nil`.
  ///   - today: The current day, which is underlined in the calendar. An arrow key in the empty
  ///    field selects it.
  ///   - firstWeekday: The day in the first column of the calendar.
  public init(
    _ title: some StringProtocol, selection: Binding<CalendarDay?>, today: CalendarDay? = nil,
    firstWeekday: Weekday = .monday
  ) {
    self.init(
      title, selection: selection, in: CalendarDay.first...CalendarDay.last, today: today,
      firstWeekday: firstWeekday)
  }

  /// Creates a field for a day in `bounds` that can be removed.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected day, or `nil`.
  ///   - bounds: The days that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - today: The current day, which is underlined in the calendar. An arrow key in the empty
  ///    field selects it, or the nearest day in `bounds`.
  ///   - firstWeekday: The day in the first column of the calendar.
  public init(
    _ title: some StringProtocol, selection: Binding<CalendarDay?>,
    in bounds: some RangeExpression<CalendarDay>, today: CalendarDay? = nil,
    firstWeekday: Weekday = .monday
  ) {
    self.init(
      title: String(title), selection: selection, isOptional: true,
      bounds: ClosedRange<CalendarDay>(values: bounds), today: today, firstWeekday: firstWeekday)
  }
}
