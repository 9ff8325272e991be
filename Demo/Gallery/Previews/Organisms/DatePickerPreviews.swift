// SPDX-License-Identifier: MIT
// Page: previews of DatePicker.

import Curium
import CuriumPreviews

enum DatePickerPreviews: PreviewProvider {
  static var level: Level { .organism }

  @MainActor private static let currentDay = CalendarDay(year: 2026, month: 11, day: 20)
  @MainActor private static let dueDay = CalendarDay(year: 2026, month: 11, day: 30)

  static var previews: [Preview] {
    Preview("With a day") {
      StatefulPreview(dueDay) {
        DatePicker("Due", selection: $0, today: currentDay).fieldLine()
      }
    }
    Preview("Without a day") {
      StatefulPreview(nil as CalendarDay?) {
        DatePicker("Due", selection: $0, today: currentDay).fieldLine()
      }
    }
    Preview("Out of bounds") {
      StatefulPreview(currentDay) {
        DatePicker("Due", selection: $0, in: dueDay..., today: currentDay).fieldLine()
      }
    }
    Preview("In a form") {
      StatefulPreview(nil as CalendarDay?) { day in
        Form {
          DatePicker("Due", selection: day, in: currentDay..., today: currentDay)
        }
      }
    }
    Preview("Disabled") {
      StatefulPreview(dueDay) { DatePicker("Due", selection: $0).fieldLine() }
        .disabled(true)
    }
    Preview("Playground") { knobs in
      DatePicker(
        knobs.text("title", "Due"), selection: knobs.state("selection", dueDay as CalendarDay?),
        in: currentDay...currentDay.adding(days: knobs.number("days", 30, in: 1...365)),
        today: currentDay
      )
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
