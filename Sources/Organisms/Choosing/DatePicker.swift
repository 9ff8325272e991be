// SPDX-License-Identifier: MIT
// Organism: a field for a date, with a calendar.

import CuriumNavigation
import CuriumTerminal
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
/// a part, with Shift by ten; while the field has the focus, the wheel steps too. Backspace and
/// Delete remove the last typed digit, or else an optional date. Return and Space open the
/// calendar, which has the keys of `CalendarView`; choosing a day or pressing Escape closes it.
/// Clicking the chevron opens it; clicking a part selects it.
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
  @State private var entry = DateEntry(nil)
  /// The part at the last position of the caret that the field has reported.
  @State private var pointed = DatePart.day
  /// The number of reports.
  @State private var moves = 0
  @State private var isOpen = false
  @FocusState private var isFocused: Bool
  @Environment(\.isTextReadOnly) private var isReadOnly
  @Environment(\.strings) private var strings
  @Environment(\.textDiscards) private var discards

  /// The steps of an arrow key with Shift.
  private static let manySteps = 10

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
      FieldWithChevron(content: field(isTitled: isTitled)) { openCalendar() }
        .onPointerEvent { event in
          guard isFocused, !isReadOnly, case .scrolled(_, let y) = event.kind, y != 0 else {
            return .ignored
          }
          step(by: -y)
          return .handled
        }
        .popover(isPresented: $isOpen) {
          CalendarView(
            selection: chosen, in: bounds, today: today, firstWeekday: firstWeekday)
        }
    }
  }

  private func field(isTitled: Bool) -> some View {
    // After a report, the field selects the part again.
    _ = moves
    let showsForm = isTitled || isFocused
    return TextField(
      title, text: text, selection: caret, prompt: showsForm ? Text(strings.dateForm) : nil
    )
    .variant(.standard)
    .hasError(isInvalid)
    .focused($isFocused)
    .onFocusedKeyPress { handle($0) }
    .simultaneousGesture(TapGesture().onEnded { _ in edit { $0.select(pointed) } })
    .onChange(of: isFocused) { _, isFocused in if !isFocused { leave() } }
    .onChange(of: discards) { entry = DateEntry(selection.wrappedValue) }
    .accessibilityChoices([])
    .accessibilityHint(strings.dateForm)
    .accessibilityInvalid(isInvalid)
    .controlKeyHint(strings.changeHint, "up", "down", isEnabled: !isReadOnly)
    .controlKeyHint(strings.calendarHint, "enter", isEnabled: !isReadOnly)
    .fieldAdvice(isShown: problem != nil, beside: current.text(strings.dateForm).count) {
      Text(problem?.note ?? "")
    }
    .preference(key: UnreadableTextKey.self, value: unreadable)
  }

  // MARK: The date

  /// The typed date, or the selected day.
  private var current: DateEntry { entry.following(selection.wrappedValue) }

  /// `true` if the shown date can't be selected. A date that is being typed may still become one.
  private var isInvalid: Bool {
    let entry = current
    guard entry.isComplete else { return !isFocused && !entry.isEmpty }
    return entry.day.map { !bounds.contains($0) } ?? true
  }

  /// Changes the date, and selects the day if there is such a day within the bounds.
  private func edit(_ change: (inout DateEntry) -> Void) {
    if isReadOnly { return }
    var next = current
    change(&next)
    if let day = next.day, bounds.contains(day) {
      if day != selection.wrappedValue { selection.wrappedValue = day }
      next = DateEntry(selection.wrappedValue, part: next.part)
    } else if next.isEmpty {
      if isOptional, selection.wrappedValue != nil { selection.wrappedValue = nil }
      next = DateEntry(selection.wrappedValue, part: next.part)
    }
    entry = next
  }

  private func step(by steps: Int) {
    let start = bounds.start(at: today)
    edit { $0.step(by: steps, in: bounds, from: start) }
  }

  // MARK: The field

  private var text: Binding<String> {
    let form = strings.dateForm
    return Binding(
      get: { current.text(form) },
      set: { text in edit { $0.edit(to: text, form) } })
  }

  /// The selection in the field: the current part. The field reports other positions of the caret,
  /// for example after a click.
  private var caret: Binding<TextSelection?> {
    let form = strings.dateForm
    return Binding(
      get: {
        if isReadOnly { return nil }
        let range = current.range(form)
        return isFocused
          ? TextSelection(range: range)
          : TextSelection(insertionPoint: current.text(form).endIndex)
      },
      set: { report in
        guard !isReadOnly, let report else { return }
        pointed = current.part(at: report.range.lowerBound, form)
        moves += 1
      })
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard !isReadOnly, press.modifiers.isSubset(of: .shift) else { return .ignored }
    let steps = press.modifiers.isEmpty ? 1 : Self.manySteps
    switch press.key {
    case .upArrow: step(by: steps)
    case .downArrow: step(by: -steps)
    case _ where !press.modifiers.isEmpty: return .ignored
    case .leftArrow: edit { $0.select($0.part.previous) }
    case .rightArrow: edit { $0.select($0.part.next) }
    case .home: edit { $0.select(.year) }
    case .end: edit { $0.select(.day) }
    case .return, .space: openCalendar()
    default: return .ignored
    }
    return .handled
  }

  /// Ends the typed part after the focus has left the field, and begins with the year next time.
  private func leave() {
    edit { $0.select(.year) }
    // The caret is then at the end, and a click there reports nothing.
    pointed = .day
  }

  // MARK: The error

  /// The problem with a complete date: the note beside it, and the error for a form.
  private var problem: (note: String, error: String)? {
    guard isInvalid, current.isComplete else { return nil }
    guard let day = current.day else { return (strings.noSuchDay, strings.noSuchDate) }
    let isEarly = day < bounds.lowerBound
    let bound = (isEarly ? bounds.lowerBound : bounds.upperBound).text
    return (
      Strings.fill(isEarly ? strings.earliestDay : strings.latestDay, bound),
      Strings.fill(isEarly ? strings.enterEarliestDay : strings.enterLatestDay, bound)
    )
  }

  /// The date for a form while the field shows another one than the selected day.
  private var unreadable: UnreadableText? {
    let entry = current
    if entry.isEmpty || entry.day != nil && entry.day == selection.wrappedValue { return nil }
    return UnreadableText(
      error: problem?.error ?? Strings.fill(strings.enterDate, strings.dateForm),
      isPartial: !isInvalid)
  }

  // MARK: The calendar

  private func openCalendar() {
    edit { $0.finish() }
    if !isFocused { isFocused = true }
    isOpen = true
  }

  /// The selected day of the calendar, which closes when the user chooses a day.
  private var chosen: Binding<CalendarDay?> {
    Binding(
      get: { selection.wrappedValue },
      set: { day in
        selection.wrappedValue = day
        entry = DateEntry(selection.wrappedValue)
        isOpen = false
      })
  }
}
