// SPDX-License-Identifier: MIT
// Testing: fields for a date in forms, in narrow windows, in other languages and line by line.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DatePickerPlacesTests: DateFieldSuite {
  @Test func `in twelve columns, the field scrolls to the part`() {
    let harness = stage(width: 12)
    #expect(harness.screen[0] == " 2026-11… ▼")
    harness.press("⇥")
    #expect(harness.screen[0] == "▌2026-11- ▼")
    harness.press("end")
    #expect(harness.screen[0] == "▌6-11-30  ▼")
    harness.press("↓")
    #expect(harness.screen[0] == "▌6-11-29  ▼")
    #expect(harness.repaint() == 0)
  }

  @Test func `the title is a label in a form`() {
    let harness = Harness(width: 24, height: 2) {
      Form { DatePicker("Due", selection: .constant(Self.day(2026, 11, 30))) }
    }
    #expect(harness.screen[0].hasPrefix("Due   2026-11-30"))
    #expect(harness.position(of: "▼")?.x == 22)
    #expect(harness.find(.comboBox, "Due") != nil)
    #expect(!harness.elements.contains { $0.role == .text && $0.label == "Due" })
    let empty = Harness(width: 24, height: 2) {
      Form { DatePicker("Due", selection: .constant(nil)) }
    }
    #expect(empty.screen[0].hasPrefix("Due   yyyy-mm-dd"))
  }

  private struct Chore: Equatable {
    var due: CalendarDay?
  }

  @Test func `a form validates the day`() async {
    let form = FormModel(Chore()) {
      FormField(\.due, "Due", FieldRule("Choose a day.") { $0 != nil })
    }
    let harness = Harness(width: 30, height: 6) {
      ValidatedField(form.due) { DatePicker("Due", selection: $0) }
    }
    await form.submit { _ in Issue.record() }
    await harness.settle()
    #expect(harness.focused?.role == .comboBox && harness.focused?.label == "Due")
    #expect(harness.find(.status, "Choose a day.") != nil)
    harness.type("20261130")
    await harness.settle()
    #expect(form.due.value == Self.day(2026, 11, 30))
    #expect(harness.find(.status) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled or read-only field changes nothing`() async {
    let day = Self.day(2026, 11, 30)
    let disabled = Harness(width: 40, height: 12) { Stage(day: day).disabled(true) }
    disabled.click(x: 38, y: 0)
    disabled.click(x: 3, y: 0)
    await disabled.settle()
    #expect(disabled.focused == nil && disabled.position(of: "November") == nil)
    let fixed = Harness(width: 40, height: 12) { Stage(day: day).readOnly() }
    fixed.press("⇥ ↑ 2 ⌫ ⏎")
    fixed.click(x: 38, y: 0)
    await fixed.settle()
    #expect(value(fixed) == "2026-11-30" && fixed.position(of: "November") == nil)
    #expect(disabled.repaint() == 0 && fixed.repaint() == 0)
  }

  @Test func `the parts can have the letters of another language`() {
    var words = Strings()
    words.dateForm = "jjjj-mm-tt"
    let harness = Harness(width: 24, height: 4, environment: { $0.strings = words }) {
      OptionalStage()
    }
    harness.press("⇥")
    #expect(harness.screen[0].hasPrefix("▌jjjj-mm-tt"))
    harness.type("20270")
    #expect(harness.screen[0].hasPrefix("▌2027-0m-tt"))
  }

  @Test func `linear mode says the form of a date, and takes a date as an answer`() {
    let transcript = Transcript { Stage(day: Self.day(2026, 11, 30)) }
    #expect(transcript.text.contains("1. Due, combo box: 2026-11-30 (yyyy-mm-dd)\n"))
    #expect(transcript.text.hasSuffix("Due [2026-11-30]: "))
    transcript.enter("2026-12-24")
    transcript.enter("1")
    #expect(transcript.text.hasSuffix("Due [2026-12-24]: "))
    transcript.enter("2026-02-30")
    transcript.enter("1")
    #expect(transcript.text.contains("2026-02-30, invalid"))
  }
}
