// SPDX-License-Identifier: MIT
// Page: previews of CalendarView.

import Curium
import CuriumPreviews

enum CalendarViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("With a selected day") {
      StatefulPreview(CalendarDay(year: 2026, month: 3, day: 14) as CalendarDay?) {
        CalendarView(selection: $0, today: CalendarDay(year: 2026, month: 3, day: 10))
      }
    }
    Preview("Without a selected day") {
      StatefulPreview(nil as CalendarDay?) {
        CalendarView(selection: $0, today: CalendarDay(year: 2024, month: 2, day: 29))
      }
    }
    Preview("With marks") {
      StatefulPreview(CalendarDay(year: 2026, month: 3, day: 14) as CalendarDay?) { day in
        CalendarView(selection: day) { day in
          switch day.day {
          case 3, 17, 31: .success
          case 12, 14: .warning
          default: nil
          }
        }
      }
    }
    Preview("Disabled") {
      StatefulPreview(CalendarDay(year: 2026, month: 3, day: 14) as CalendarDay?) {
        CalendarView(selection: $0)
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      CalendarView(
        selection: knobs.state(
          "selection", CalendarDay(year: 2026, month: 3, day: 14) as CalendarDay?),
        today: CalendarDay(
          year: knobs.number("year", 2026, in: 1900...2100),
          month: knobs.number("month", 3, in: 1...12), day: knobs.number("day", 10, in: 1...28))
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
