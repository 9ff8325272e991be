// SPDX-License-Identifier: MIT
// Testing: fields for a time of 12 hours, in forms, and in other places.

import Curium
import CuriumTesting
import Testing

@MainActor struct TimePickerPlacesTests {
  /// A field for an optional time of 12 hours, and the time.
  private struct Stage: View {
    @State var time: TimeOfDay?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TimePicker("Start", selection: $time, hours: .twelve)
        Text(time?.text ?? "none")
        Button("Next") {}
        Spacer()
      }
    }
  }

  private static let start = TimeOfDay(hour: 14, minute: 5)

  private func stage(_ time: TimeOfDay? = Self.start, _ words: Strings = Strings()) -> Harness {
    Harness(width: 40, height: 4, environment: { $0.strings = words }) { Stage(time: time) }
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  // MARK: Twelve hours

  @Test(arguments: [
    (0, "12:05 am"), (1, "01:05 am"), (11, "11:05 am"), (12, "12:05 pm"), (13, "01:05 pm"),
    (23, "11:05 pm"),
  ])
  func `hours are from 1 to 12, with am and pm`(hour: Int, expected: String) {
    let time = TimeOfDay(hour: hour, minute: 5)
    let harness = stage(time)
    #expect(value(harness) == expected)
    // No key that only moves changes the time.
    harness.press("⇥ → → ←")
    #expect(harness.screen[1] == time.text && value(harness) == expected)
  }

  @Test(arguments: [
    ("a", "02:05"), ("p", "14:05"), ("end a", "02:05"), ("end ↑", "02:05"), ("end ↓ ↓", "14:05"),
    ("↑", "15:05"), ("pgdn", "08:05"), ("↓ ↓ ↓", "11:05"), ("9 3 0 a", "09:30"), ("9 3 0", "21:30"),
    ("1 a", "01:05"), ("0 0", "00:05"), ("1 6", "16:05"), ("end 7", "14:05"),
  ])
  func `keys step and type the parts, and letters choose am and pm`(
    keys: String, expected: String
  ) {
    let harness = stage()
    harness.press("⇥ \(keys)")
    #expect(harness.screen[1] == expected)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [
    ("9:30", "21:30"), ("9:30 am", "09:30"), ("9:30PM", "21:30"), ("11.15p", "23:15"),
    ("23:15", "23:15"), ("12:00 am", "00:00"),
  ])
  func `pasted times can have either form`(text: String, expected: String) {
    let harness = stage()
    harness.press("⇥")
    harness.paste(text)
    #expect(harness.screen[1] == expected)
  }

  @Test func `an empty time needs am or pm`() {
    let harness = stage(nil)
    harness.press("⇥")
    #expect(harness.screen[0] == "▌hh:mm am/pm")
    harness.type("930")
    #expect(harness.screen[0] == "▌09:30 am/pm" && harness.screen[1] == "none")
    harness.type("p")
    #expect(harness.screen[0] == "▌09:30 pm" && harness.screen[1] == "21:30")
    harness.press("⌫")
    #expect(harness.screen[1] == "none")
    harness.press("ctrl+_")
    #expect(harness.screen[1] == "21:30")
    #expect(harness.repaint() == 0)
  }

  @Test func `the words of another language can begin with the same letter`() {
    var words = Strings()
    words.timeForm = "óó:pp:mm"
    words.beforeNoon = "de."
    words.afterNoon = "du."
    let harness = stage(nil, words)
    harness.press("⇥")
    #expect(harness.screen[0] == "▌óó:pp de./du.")
    harness.type("930d")
    #expect(harness.screen[1] == "none")
    harness.type("p")
    #expect(harness.screen[0] == "▌09:30 du." && harness.screen[1] == "21:30")
    harness.paste("7:15 DE.")
    #expect(harness.screen[1] == "07:15")
  }

  // MARK: Places

  @Test func `in six columns, the field scrolls to the part`() {
    let harness = Harness(width: 6, height: 1) {
      TimePicker("Start", selection: .constant(Self.start), showsSeconds: true)
    }
    #expect(harness.screen[0].hasPrefix(" 14:"))
    harness.press("⇥")
    #expect(harness.screen[0].hasPrefix("▌14:"))
    harness.press("end")
    #expect(harness.screen[0].hasPrefix("▌") && harness.screen[0].contains(":00"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the title is a label in a form`() {
    let harness = Harness(width: 24, height: 2) {
      Form { TimePicker("Start", selection: .constant(Self.start)) }
    }
    #expect(harness.screen[0] == "Start   14:05")
    #expect(harness.find(.textField, "Start") != nil)
    #expect(!harness.elements.contains { $0.role == .text && $0.label == "Start" })
    let empty = Harness(width: 24, height: 2) {
      Form { TimePicker("Start", selection: .constant(nil)) }
    }
    #expect(empty.screen[0] == "Start   hh:mm")
  }

  private struct Meeting: View {
    @State private var day = CalendarDay(year: 2026, month: 11, day: 30)
    @State private var time = TimePickerPlacesTests.start

    var body: some View {
      Form {
        LabeledContent("Due") {
          HStack(spacing: 1) {
            DatePicker("Due day", selection: $day)
            TimePicker("Due time", selection: $time)
          }
        }
        InfoRow(label: "At", value: "\(day) \(time)")
      }
    }
  }

  @Test func `a day and a time can be in one row`() {
    let harness = Harness(width: 48, height: 4) { Meeting() }
    #expect(harness.screen[0].hasPrefix("Due   2026-11-30"))
    #expect(harness.position(of: "14:05")?.y == 0)
    harness.press("⇥ ↑ ⇥ ↑")
    #expect(harness.focused?.label == "Due time")
    #expect(harness.position(of: "2027-11-30 15:05") != nil)
    #expect(harness.repaint() == 0)
  }

  private struct Shift: Equatable {
    var start: TimeOfDay?
  }

  @Test func `a form validates the time`() async {
    let form = FormModel(Shift()) { FormField(\.start, "Start", .required("Enter a time.")) }
    let harness = Harness(width: 30, height: 6) {
      ValidatedField(form.start) { TimePicker("Start", selection: $0) }
    }
    await form.submit { _ in Issue.record() }
    await harness.settle()
    #expect(harness.focused?.label == "Start" && form.start.error == "Enter a time.")
    harness.type("9")
    await form.submit { _ in Issue.record() }
    await harness.settle()
    #expect(form.start.error == "Enter a time: hh:mm.")
    harness.type("30")
    await harness.settle()
    #expect(form.values.start == TimeOfDay(hour: 9, minute: 30) && form.start.error == nil)
    harness.press("home")
    harness.type("25")
    await form.submit { _ in Issue.record() }
    await harness.settle()
    #expect(form.start.error == "This time doesn't exist.")
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled or read-only field changes nothing`() {
    let disabled = Harness(width: 40, height: 4) { Stage(time: Self.start).disabled(true) }
    disabled.click(x: 2, y: 0)
    #expect(disabled.focused == nil)
    let fixed = Harness(width: 40, height: 4) { Stage(time: Self.start).readOnly() }
    fixed.press("⇥ ↑ 2 a ⌫ pgup")
    #expect(fixed.screen[1] == "14:05")
    #expect(disabled.repaint() == 0 && fixed.repaint() == 0)
  }

  @Test func `the key hints show the arrows while the field has the focus`() {
    let harness = Harness(width: 40, height: 5) {
      VStack(spacing: 0) {
        Stage(time: Self.start)
        KeyHints()
      }
    }
    #expect(harness.position(of: "change") == nil)
    harness.press("⇥")
    #expect(harness.position(of: "change") != nil)
  }

  @Test func `linear mode says the form of a time, and takes a time as an answer`() {
    let transcript = Transcript { Stage(time: Self.start) }
    #expect(transcript.text.contains("1. Start, text field: 02:05 pm (hh:mm am/pm)\n"))
    #expect(transcript.text.hasSuffix("Start [02:05 pm]: "))
    transcript.enter("9:30 am")
    #expect(transcript.text.contains("09:30"))
    transcript.enter("1")
    #expect(transcript.text.hasSuffix("Start [09:30 am]: "))
    transcript.enter("25:00")
    transcript.enter("1")
    #expect(transcript.text.contains(", invalid"))
  }
}
