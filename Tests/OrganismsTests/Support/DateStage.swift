// SPDX-License-Identifier: MIT
// Testing: a field for a day, and the days that it has had.

import Curium

/// A field for a day, which can't be removed.
struct DateStage: View {
  final class Kept {
    var days: [String] = []
  }

  @State var day: CalendarDay
  var bounds =
    CalendarDay(year: 1, month: 1, day: 1)...CalendarDay(year: 9_999, month: 12, day: 31)
  var kept = Kept()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DatePicker("Due", selection: $day, in: bounds)
      Button("Next") {}
      Spacer()
    }
    .onChange(of: day) { _, day in kept.days.append(day.text) }
  }
}
