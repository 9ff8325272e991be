// SPDX-License-Identifier: MIT
// Organism: a calendar for selecting a day of a month.

import CuriumAtoms
import CuriumTerminal
public import CuriumTokens
public import CuriumControls

/// A calendar of a month for selecting a day, with buttons for the previous and next month.
///
/// Weeks begin on Monday, or on `firstWeekday`. The days are a single Tab stop. When the selection
/// changes, the calendar shows its month. Days out of bounds are disabled. A dot marks the days for
/// which `marks` returns a colour. With `month`, other views can follow the visible month.
///
/// *Sizing:* 28 columns, or 21 if there is less room; eight rows, also in months of fewer than six
/// weeks. In 21 columns, a dot is before the number, and a mark of the selection or the focus
/// covers it.
/// *Keys:* the arrows move between days, also into other months; Home and End move to the first and
/// the last day of the month; Return and Space select a day; Page Up and Page Down change the
/// month. In a new sheet or page, the focus begins at the selected day.
/// *Tokens:* `calendar.*`, `button.icon.*`. The labels come from `\.strings`.
///
///     struct Departure: View {
///       @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)
///
///       var body: some View { CalendarView(selection: $day) }
///     }
public struct CalendarView: View {
  private let selection: Binding<CalendarDay?>
  private let bounds: ClosedRange<CalendarDay>
  private let today: CalendarDay?
  private let firstWeekday: Weekday
  private let boundMonth: Binding<CalendarDay>?
  private let marks: (@MainActor (CalendarDay) -> Color?)?
  /// The month without a binding; `nil` for the current one, before the calendar appears.
  @State private var ownMonth: CalendarDay?
  /// The day with the focus.
  @FocusState private var focus: CalendarDay?
  @Environment(\.strings) private var strings
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide
  @Environment(\.clock) private var clock
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density

  /// Creates a calendar in which a day is always selected. It first shows its month.
  ///
  /// - Parameters:
  ///   - selection: The selected day.
  ///   - bounds: The days that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - today: The current day, which is underlined. `nil` is the day of `\.clock`.
  ///   - firstWeekday: The day in the first column.
  ///   - month: A day of the visible month. The calendar sets it to the first day of another month
  ///    when the user goes there. With `nil`, the calendar keeps the month itself.
  ///   - marks: Returns the colour of the dot of a day; `nil` for a day without a dot.
  public init(
    selection: Binding<CalendarDay>,
    in bounds: some RangeExpression<CalendarDay> = CalendarDay(year: 1, month: 1, day: 1)...,
    today: CalendarDay? = nil, firstWeekday: Weekday = .monday,
    month: Binding<CalendarDay>? = nil, marks: (@MainActor (CalendarDay) -> Color?)? = nil
  ) {
    self.init(
      selection: Binding<CalendarDay?>(selection), in: bounds, today: today,
      firstWeekday: firstWeekday, month: month, marks: marks)
  }

  /// Creates a calendar. It first shows the month of the day in `selection`, or of `today`.
  ///
  /// - Parameters:
  ///   - selection: The selected day, or `nil`.
  ///   - bounds: The days that can be selected, such as `first...last`, `first...` or `...last`.
  ///   - today: The current day, which is underlined. `nil` is the day of `\.clock`.
  ///   - firstWeekday: The day in the first column.
  ///   - month: A day of the visible month. The calendar sets it to the first day of another month
  ///    when the user goes there. With `nil`, the calendar keeps the month itself.
  ///   - marks: Returns the colour of the dot of a day; `nil` for a day without a dot.
  public init(
    selection: Binding<CalendarDay?>,
    in bounds: some RangeExpression<CalendarDay> = CalendarDay(year: 1, month: 1, day: 1)...,
    today: CalendarDay? = nil, firstWeekday: Weekday = .monday,
    month: Binding<CalendarDay>? = nil, marks: (@MainActor (CalendarDay) -> Color?)? = nil
  ) {
    let bounds = ClosedRange<CalendarDay>(values: bounds)
    self.selection = selection
    self.bounds = bounds
    self.today = today
    self.firstWeekday = firstWeekday
    boundMonth = month
    self.marks = marks
    let first = selection.wrappedValue ?? today
    _ownMonth = State(wrappedValue: first.map { bounds.nearest(to: $0).startOfMonth })
  }

  /// The first day of the visible month.
  private var month: CalendarDay {
    get {
      bounds.nearest(to: boundMonth?.wrappedValue ?? ownMonth ?? clock.today).startOfMonth
    }
    nonmutating set {
      if let boundMonth { boundMonth.wrappedValue = newValue } else { ownMonth = newValue }
    }
  }

  /// The month, the weekdays and the days.
  public var body: some View {
    let gap = ComponentTokens.Calendar.spacing
    CalendarLayout(gap: gap.resolve(in: theme, axis: .horizontal, density: density)) {
      button("chevron.left", strings.previous, by: -1)
      Text(title)
        .font(ComponentTokens.Calendar.titleFont)
        .ink(ComponentTokens.Calendar.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      button("chevron.right", strings.next, by: 1)
      days
        .focusSection()
        .onFocusedKeyPress(
          keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end]
        ) { move($0.key) }
    }
    .onFocusedKeyPress(keys: [.pageUp, .pageDown]) { turn(by: $0.key == .pageUp ? -1 : 1) }
    .controlKeyHint(strings.monthHint, "pgup", "pgdn")
    // The visible month doesn't change with the clock.
    .onAppear { if ownMonth == nil { ownMonth = month } }
    .onChange(of: selection.wrappedValue) { _, day in
      if let day { month = bounds.nearest(to: day).startOfMonth }
    }
  }

  private func button(_ icon: String, _ name: String, by months: Int) -> some View {
    IconButton(systemName: icon) { _ = turn(by: months) }
      .accessibilityLabel(name)
      .disabled(!canTurn(by: months))
      // At a bound, the next Return would otherwise select a day.
      .keepsFocusWhenDisabled()
      .defersFocus()
  }

  private var title: String {
    Strings.fill(strings.monthTitle, name(strings.months, month.month - 1), "\(month.year)")
  }

  private var days: some View {
    let month = month
    let first = firstWeekday.rawValue
    let blank = (month.weekday.rawValue - first + 7) % 7
    let count = month.daysInMonth
    let today = today ?? clock.today
    let dots = (0..<count).map { marks?(month.adding(days: $0)) }
    return VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { place in
          CalendarCell { Text(weekday((first + place) % 7)) }
            .ink(ComponentTokens.Calendar.weekdayColor)
        }
      }
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { place in
            let number = week * 7 + place - blank + 1
            if (1...count).contains(number) {
              day(month.adding(days: number - 1), today: today, dot: dots[number - 1])
            } else {
              CalendarCell { Text("  ") }
            }
          }
        }
      }
    }
  }

  private func day(_ day: CalendarDay, today: CalendarDay, dot: Color?) -> some View {
    DayButton(
      day: day, isChosen: selection.wrappedValue == day, isToday: today == day, dot: dot
    ) { selection.wrappedValue = day }
    .disabled(!bounds.contains(day))
    .focused($focus, equals: day)
    .id(day)
  }

  /// Returns the letters of a weekday that fit in two columns, right-aligned like the days below.
  private func weekday(_ place: Int) -> String {
    let letters = GraphemeWidth.prefix(
      of: name(strings.weekdays, place), columns: 2, ambiguousIsWide: ambiguousIsWide)
    let columns = GraphemeWidth.columns(of: letters, ambiguousIsWide: ambiguousIsWide)
    return String(repeating: " ", count: 2 - columns) + letters
  }

  private func name(_ names: [String], _ place: Int) -> String {
    names.indices.contains(place) ? names[place] : ""
  }

  /// Moves the focus by a day or a week, also into another month, or to an end of the month. The
  /// arrows stop at the bounds.
  private func move(_ key: KeyEquivalent) -> KeyPress.Result {
    guard let focus else { return .ignored }
    let steps: [KeyEquivalent: Int] = [
      .upArrow: -7, .downArrow: 7, .leftArrow: -1, .rightArrow: 1,
      .home: 1 - focus.day, .end: focus.daysInMonth - focus.day,
    ]
    guard let step = steps[key] else { return .ignored }
    let isEnd = key == .home || key == .end
    let target = focus.adding(days: step)
    let next = isEnd ? bounds.nearest(to: target) : target
    if !isEnd, focus.days(to: next) != step { return .ignored }
    if !bounds.contains(next) { return .handled }
    month = next.startOfMonth
    self.focus = next
    return .handled
  }

  /// Returns whether there are days within the bounds in the direction of `months`.
  private func canTurn(by months: Int) -> Bool {
    let first = month.month(by: months)
    if first == month { return false }
    return months > 0
      ? first <= bounds.upperBound
      : CalendarDay(year: first.year, month: first.month, day: .max) >= bounds.lowerBound
  }

  private func turn(by months: Int) -> KeyPress.Result {
    if !canTurn(by: months) { return .handled }
    month = month.month(by: months)
    if let focus {
      self.focus = bounds.nearest(
        to: CalendarDay(year: month.year, month: month.month, day: focus.day))
    }
    return .handled
  }
}
