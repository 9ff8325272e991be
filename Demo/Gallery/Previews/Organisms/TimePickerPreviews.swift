// SPDX-License-Identifier: MIT
// Page: previews of TimePicker.

import Curium
import CuriumPreviews

enum TimePickerPreviews: PreviewProvider {
  static var level: Level { .organism }

  @MainActor private static let opening = TimeOfDay(hour: 8, minute: 0)
  @MainActor private static let closing = TimeOfDay(hour: 18, minute: 30)
  @MainActor private static let startTime = TimeOfDay(hour: 14, minute: 5)

  static var previews: [Preview] {
    Preview("With a time") {
      StatefulPreview(startTime) { TimePicker("Start", selection: $0).fieldLine() }
    }
    Preview("Without a time") {
      StatefulPreview(nil as TimeOfDay?) { TimePicker("Start", selection: $0).fieldLine() }
    }
    Preview("With seconds") {
      StatefulPreview(startTime) {
        TimePicker("Start", selection: $0, showsSeconds: true).fieldLine()
      }
    }
    Preview("Twelve hours") {
      StatefulPreview(startTime) { TimePicker("Start", selection: $0, hours: .twelve).fieldLine() }
    }
    Preview("Out of bounds") {
      StatefulPreview(TimeOfDay(hour: 19, minute: 45)) {
        TimePicker("Start", selection: $0, in: opening...closing).fieldLine()
      }
    }
    Preview("Day and time") {
      StatefulPreview(startTime) { time in
        Form {
          LabeledContent("Start") {
            HStack(spacing: 1) {
              DatePicker(
                "Start day", selection: .constant(CalendarDay(year: 2026, month: 11, day: 30)))
              TimePicker("Start time", selection: time, in: opening...closing)
            }
          }
          TimePicker("Reminder", selection: .constant(nil))
        }
      }
    }
    Preview("Disabled") {
      StatefulPreview(startTime) { TimePicker("Start", selection: $0).fieldLine() }
        .disabled(true)
    }
    Preview("Playground") { knobs in
      TimePicker(
        knobs.text("title", "Start"),
        selection: knobs.state("selection", startTime as TimeOfDay?), in: opening...closing,
        step: knobs.number("step", 5, in: 1...30),
        hours: knobs.choice("hours", HourCycle.twentyFour),
        showsSeconds: knobs.flag("showsSeconds", false)
      )
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
