// SPDX-License-Identifier: MIT
// Testing: a field for a day that can be removed.

import Curium

/// A field for a day that can be removed.
struct OptionalDateStage: View {
  @State var day: CalendarDay? = nil

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DatePicker(
        "Due", selection: $day, today: CalendarDay(year: 2026, month: 11, day: 20))
      Button("Next") { day = CalendarDay(year: 2030, month: 1, day: 2) }
      Text(day?.text ?? "none")
      Spacer()
    }
  }
}
