// SPDX-License-Identifier: MIT
// Organism: a calendar for selecting a day of a month.

import CuriumAtoms
import CuriumTerminal
import CuriumTokens
public import CuriumControls

/// A calendar of a month for selecting a day, with buttons for the previous and next month.
///
/// Weeks begin on Monday, or on `firstWeekday`. The days are a single Tab stop. When the selection
/// changes, the calendar shows its month.
///
/// *Sizing:* hugs its seven columns; eight rows, also in months of fewer than six weeks.
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
  private let today: CalendarDay?
  private let firstWeekday: Weekday
  @State private var month: CalendarDay
  /// The day with the focus.
  @FocusState private var focus: CalendarDay?
  @Environment(\.strings) private var strings

  /// Creates a calendar. It first shows the month of the day in `selection`, or of `today`.
  ///
  /// - Parameters:
  ///   - selection: The selected day.
  ///   - today: The current day, which is underlined. The Cookbook shows how to get it.
  ///   - firstWeekday: The day in the first column.
  public init(
    selection: Binding<CalendarDay?>, today: CalendarDay? = nil, firstWeekday: Weekday = .monday
  ) {
    self.selection = selection
    self.today = today
    self.firstWeekday = firstWeekday
    let first = selection.wrappedValue ?? today ?? CalendarDay(year: 2_000, month: 1, day: 1)
    _month = State(wrappedValue: first.month(by: 0))
  }

  /// The month, the weekdays and the days.
  public var body: some View {
    VStack(spacing: 0) {
      header.defersFocus()
      days
        .focusSection()
        .onFocusedKeyPress(
          keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end]
        ) { move($0.key) }
    }
    .fixedSize()
    .onFocusedKeyPress(keys: [.pageUp, .pageDown]) { turn(by: $0.key == .pageUp ? -1 : 1) }
    .controlKeyHint(strings.monthHint, "pgup", "pgdn")
    .onChange(of: selection.wrappedValue) { _, day in
      if let day { month = day.month(by: 0) }
    }
  }

  private var header: some View {
    HStack(spacing: ComponentTokens.Calendar.spacing) {
      IconButton(systemName: "chevron.left") { _ = turn(by: -1) }
        .accessibilityLabel(strings.previous)
      Spacer(minLength: 0)
      Text(title)
        .font(ComponentTokens.Calendar.titleFont)
        .ink(ComponentTokens.Calendar.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      Spacer(minLength: 0)
      IconButton(systemName: "chevron.right") { _ = turn(by: 1) }
        .accessibilityLabel(strings.next)
    }
    .frame(width: Self.columns)
  }

  private var title: String {
    Strings.fill(strings.monthTitle, name(strings.months, month.month - 1), "\(month.year)")
  }

  /// The width of seven days with four columns each.
  private static var columns: Length { 28 }

  private var days: some View {
    let first = firstWeekday.rawValue
    let blank = (month.weekday.rawValue - first + 7) % 7
    let count = CalendarDay.days(of: month.month, year: month.year)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { place in
          DayFrame { Text(weekday((first + place) % 7)) }
            .ink(ComponentTokens.Calendar.weekdayColor)
        }
      }
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { place in
            let number = week * 7 + place - blank + 1
            if (1...count).contains(number) {
              day(CalendarDay(year: month.year, month: month.month, day: number))
            } else {
              DayFrame { Text("  ") }
            }
          }
        }
      }
    }
  }

  private func day(_ day: CalendarDay) -> some View {
    DayButton(
      day: day, isChosen: selection.wrappedValue == day, isToday: today == day
    ) { selection.wrappedValue = day }
    .focused($focus, equals: day)
    .id(day)
  }

  /// Returns the letters of a weekday that fit in two columns, right-aligned like the days below.
  private func weekday(_ place: Int) -> String {
    let letters = GraphemeWidth.prefix(of: name(strings.weekdays, place), columns: 2)
    return String(repeating: " ", count: 2 - GraphemeWidth.columns(of: letters)) + letters
  }

  private func name(_ names: [String], _ place: Int) -> String {
    names.indices.contains(place) ? names[place] : ""
  }

  /// Moves the focus by a day or a week, also into another month, or to an end of the month.
  private func move(_ key: KeyEquivalent) -> KeyPress.Result {
    guard let focus else { return .ignored }
    let last = CalendarDay.days(of: focus.month, year: focus.year)
    let steps: [KeyEquivalent: Int] = [
      .upArrow: -7, .downArrow: 7, .leftArrow: -1, .rightArrow: 1,
      .home: 1 - focus.day, .end: last - focus.day,
    ]
    guard let step = steps[key] else { return .ignored }
    let next = focus.adding(days: step)
    if focus.days(to: next) != step { return .ignored }
    month = next.month(by: 0)
    self.focus = next
    return .handled
  }

  private func turn(by months: Int) -> KeyPress.Result {
    month = month.month(by: months)
    if let focus {
      let last = CalendarDay.days(of: month.month, year: month.year)
      self.focus = CalendarDay(year: month.year, month: month.month, day: min(focus.day, last))
    }
    return .handled
  }
}

/// A frame of two columns with one more column on each side.
private struct DayFrame<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "curium.button.focus.left").hidden()
      content
      Image(systemName: "curium.button.focus.right").hidden()
    }
  }
}

/// A day. A bar marks the focused day, or arrows in terminals without colours. A filled
/// background marks the selected one, or a bar without colours, and today is underlined.
private struct DayButton: View {
  let day: CalendarDay
  let isChosen: Bool
  let isToday: Bool
  let action: @MainActor () -> Void
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    Interactive(role: .row, action: action) { state in
      HStack(spacing: 0) {
        leadingMark(state)
        Text(day.day < 10 ? " \(day.day)" : "\(day.day)")
          .font(ComponentTokens.Calendar.dayFont)
          .underline(isToday)
          .ink(ink(state))
        ButtonMark(isLeading: false, isShown: state.isFocused).foregroundStyle(focusInk)
      }
      .background(ground(state))
    }
    .accessibilityLabel(day.text)
    .accessibilitySelected(isChosen)
  }

  /// The mark of the focus, or that of the selected day.
  @ViewBuilder private func leadingMark(_ state: ControlState) -> some View {
    if isChosen, !state.isFocused {
      Image(systemName: "curium.row.marker").ink(ComponentTokens.Calendar.markerColor)
    } else {
      ButtonMark(isLeading: true, isShown: state.isFocused).foregroundStyle(focusInk)
    }
  }

  private var focusInk: Color {
    isChosen ? ComponentTokens.Calendar.dayColorSelected : ComponentTokens.Calendar.focusColor
  }

  /// Returns whether the background shows the focus. Without colours, the arrows do.
  private func isTinted(_ state: ControlState) -> Bool {
    state.isFocused && !isChosen && colorDepth != .none
  }

  private func ground(_ state: ControlState) -> Color {
    if isTinted(state) { return SemanticTokens.Colors.selectionBackground }
    return isChosen && !state.isEnabled
      ? SemanticTokens.Colors.selectionInactive
      : ComponentTokens.Calendar.backgroundColors[state.selected(isChosen)]
  }

  private func ink(_ state: ControlState) -> Color {
    if isChosen, state.isEnabled { return ComponentTokens.Calendar.dayColorSelected }
    return isToday && !isTinted(state)
      ? ComponentTokens.Calendar.todayColor : ComponentTokens.Calendar.dayColor
  }
}
