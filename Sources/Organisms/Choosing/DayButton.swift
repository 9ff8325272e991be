// SPDX-License-Identifier: MIT
// Organism: a day in a calendar.

import CuriumTokens
import CuriumControls

/// A day in a calendar. A bar marks the focused day, or arrows if it is selected and in terminals
/// without colours. A filled background marks the selected one, or a bar without colours, and today
/// is underlined. A dot after the number is in a colour of the app; an arrow takes its place. In a
/// narrow calendar, it is before the number, and any mark there takes its place.
struct DayButton: View {
  let day: CalendarDay
  let isChosen: Bool
  let isToday: Bool
  /// The colour of the dot; `nil` for none.
  let dot: Color?
  let action: @MainActor () -> Void
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.strings) private var strings

  var body: some View {
    Interactive(role: .row, action: action) { state in
      CalendarCell {
        trailingMark(state)
        leadingMark(state)
        Text(day.day < 10 ? " \(day.day)" : "\(day.day)")
          .font(ComponentTokens.Calendar.dayFont)
          .underline(isToday)
          .ink(ink(state))
      }
      .background(ground(state))
    }
    .accessibilityLabel(day.text)
    .accessibilityValue(dot == nil ? "" : strings.markedDay)
    .accessibilitySelected(isChosen)
  }

  /// The mark of the focus, or that of the selected day.
  @ViewBuilder private func leadingMark(_ state: ControlState) -> some View {
    if isChosen, !state.isFocused {
      Image(systemName: "curium.row.marker").ink(ComponentTokens.Calendar.markerColor)
    } else {
      focusMark(isLeading: true, state)
    }
  }

  /// The dot, or the mark of the focus that covers it.
  @ViewBuilder private func trailingMark(_ state: ControlState) -> some View {
    if let dot {
      Image(systemName: "curium.bullet")
        .ink(isChosen ? ComponentTokens.Calendar.dayColorSelected : dot)
        .overlay { focusMark(isLeading: false, state) }
    } else {
      focusMark(isLeading: false, state)
    }
  }

  private func focusMark(isLeading: Bool, _ state: ControlState) -> some View {
    let ground = ground(state)
    return ButtonMark(
      isLeading: isLeading, isShown: state.isFocused,
      bar: isChosen ? ground : ComponentTokens.Calendar.focusColor, on: ground, ink: ink(state))
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
