// SPDX-License-Identifier: MIT
// Organism: a field for a date, with a calendar.

import CuriumNavigation
public import CuriumControls

/// A field for a date such as `2026-11-30`, with a button that opens a calendar.
///
/// The year, the month and the day are parts of the field, and keys act on one of them. Digits
/// replace it; the last one moves on to the next part. A year of two digits is in the century of
/// the selected day, or after 1999 if there is none. Pasted dates need this order, but not hyphens.
/// A typed date is written to the binding once it is complete and within the bounds. Otherwise, it
/// is shown as an error, the binding keeps the previous day, and a `FormModel` can't be submitted.
/// An empty field shows `title`, or the form of a date while it has the focus. In a `Form`, the
/// title is a label in the column of labels.
///
/// *Sizing:* fills the width; one row. If the width is unspecified, 20 columns plus the edge bar
/// and the chevron. The calendar needs 30 columns, or 23 in a narrow window, and ten rows; without
/// room for it below or above the field, it covers the field.
/// *Keys:* ← and → move between the parts, Home and End to the first and the last one. ↑ and ↓ step
/// a part; with Shift, they step by ten, as do Page Up and Page Down. While the field has the
/// focus, the wheel steps too. Backspace and Delete remove the last typed digit, or else an
/// optional date. Return and Space open the calendar, which has the keys of `CalendarView`;
/// choosing a day or pressing Escape closes it. Clicking the chevron opens it; clicking a part
/// selects it.
/// *Tokens:* `comboBox.*`, `input.*`, `numberField.bounds`, `calendar.*`. The labels come from
/// `\.strings`.
///
///     struct Deadline: View {
///       @State private var day: CalendarDay?
///       @Environment(\.clock) private var clock
///
///       var body: some View { DatePicker("Due", selection: $day, in: clock.today...) }
///     }
public struct DatePicker: View {
  private let title: String
  private let selection: Binding<CalendarDay?>
  private let isOptional: Bool
  private let bounds: ClosedRange<CalendarDay>
  private let today: CalendarDay?
  private let firstWeekday: Weekday
  @State private var entry: PartedEntry<DateForm>?
  @State private var isOpen = false
  @Environment(\.strings) private var strings
  @Environment(\.clock) private var clock

  /// Creates a field for a day.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected day.
  ///   - bounds: The days that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - today: The current day, which is underlined in the calendar. `nil` is the day of
  ///    `\.clock`.
  ///   - firstWeekday: The day in the first column of the calendar.
  public init(
    _ title: some StringProtocol, selection: Binding<CalendarDay>,
    in bounds: some RangeExpression<CalendarDay> = CalendarDay(year: 1, month: 1, day: 1)...,
    today: CalendarDay? = nil, firstWeekday: Weekday = .monday
  ) {
    self.init(
      title, Binding<CalendarDay?>(selection), isOptional: false, bounds, today, firstWeekday)
  }

  /// Creates a field for a day that can be removed.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - selection: The selected day, or `nil`.
  ///   - bounds: The days that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - today: The current day, which is underlined in the calendar. An arrow key in the empty
  ///    field selects it, or the nearest day in `bounds`. `nil` is the day of `\.clock`.
  ///   - firstWeekday: The day in the first column of the calendar.
  public init(
    _ title: some StringProtocol, selection: Binding<CalendarDay?>,
    in bounds: some RangeExpression<CalendarDay> = CalendarDay(year: 1, month: 1, day: 1)...,
    today: CalendarDay? = nil, firstWeekday: Weekday = .monday
  ) {
    self.init(title, selection, isOptional: true, bounds, today, firstWeekday)
  }

  private init(
    _ title: some StringProtocol, _ selection: Binding<CalendarDay?>, isOptional: Bool,
    _ bounds: some RangeExpression<CalendarDay>, _ today: CalendarDay?, _ firstWeekday: Weekday
  ) {
    self.title = String(title)
    self.selection = selection
    self.isOptional = isOptional
    self.bounds = ClosedRange<CalendarDay>(values: bounds)
    self.today = today
    self.firstWeekday = firstWeekday
  }

  /// The label in a form, the field, its chevron and the calendar.
  public var body: some View {
    TitledField(title: title) { isTitled in
      PartedField(
        title: title, isTitled: isTitled, selection: selection, isOptional: isOptional,
        bounds: bounds, start: bounds.nearest(to: today ?? clock.today),
        form: DateForm(strings), entry: $entry
      ) { isOpen = true }
      .popover(isPresented: $isOpen) {
        CalendarView(selection: chosen, in: bounds, today: today, firstWeekday: firstWeekday)
      }
    }
  }

  /// The selected day of the calendar, which closes when the user chooses a day.
  private var chosen: Binding<CalendarDay?> {
    Binding(
      get: { selection.wrappedValue },
      set: { day in
        selection.wrappedValue = day
        entry = nil
        isOpen = false
      })
  }
}
