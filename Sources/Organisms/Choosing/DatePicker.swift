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
/// and the chevron. The calendar needs 30 columns and ten rows.
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
///       let today: CalendarDay
///
///       var body: some View { DatePicker("Due", selection: $day, in: today..., today: today) }
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

  init(
    title: String, selection: Binding<CalendarDay?>, isOptional: Bool,
    bounds: ClosedRange<CalendarDay>, today: CalendarDay?, firstWeekday: Weekday
  ) {
    self.title = title
    self.selection = selection
    self.isOptional = isOptional
    self.bounds = bounds
    self.today = today
    self.firstWeekday = firstWeekday
  }

  /// The label in a form, the field, its chevron and the calendar.
  public var body: some View {
    TitledField(title: title) { isTitled in
      PartedField(
        title: title, isTitled: isTitled, selection: selection, isOptional: isOptional,
        bounds: bounds, start: bounds.start(at: today), form: DateForm(strings), entry: $entry
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
