// SPDX-License-Identifier: MIT
// Testing: fields for a time of 24 hours.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TimePickerTests {
  private final class Kept {
    var times: [String] = []
  }

  /// A field for a time, which can't be removed.
  private struct Stage: View {
    @State var time: TimeOfDay
    var bounds = TimeOfDay(hour: 0, minute: 0)...TimeOfDay(hour: 23, minute: 59, second: 59)
    var step = 1
    var showsSeconds = false
    var kept = Kept()

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TimePicker(
          "Start", selection: $time, in: bounds, step: step, showsSeconds: showsSeconds)
        Button("Next") {}
        Spacer()
      }
      .onChange(of: time) { _, time in kept.times.append(time.text) }
    }
  }

  /// A field for a time that can be removed.
  private struct OptionalStage: View {
    @State private var time: TimeOfDay?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TimePicker("Start", selection: $time)
        Button("Next") {}
        Text(time?.text ?? "none")
        Spacer()
      }
    }
  }

  private static let start = TimeOfDay(hour: 14, minute: 5)

  private func stage(
    _ time: TimeOfDay = Self.start, _ kept: Kept = Kept(), step: Int = 1
  ) -> Harness {
    Harness(width: 40, height: 4) { Stage(time: time, step: step, kept: kept) }
  }

  private func bounded(_ kept: Kept) -> Harness {
    let bounds = TimeOfDay(hour: 8, minute: 30)...TimeOfDay(hour: 18, minute: 0)
    return Harness(width: 40, height: 4) {
      Stage(time: TimeOfDay(hour: 17, minute: 45), bounds: bounds, kept: kept)
    }
  }

  private func value(_ harness: Harness) -> String? { harness.find(.textField)?.value }

  /// The selected text in the field.
  private func part(_ harness: Harness) -> String {
    let ground = harness.cell(x: 14, y: 0).background
    let row = Array(harness.screen[0])
    let selected = row.indices.prefix(9).dropFirst()
      .filter { harness.cell(x: $0, y: 0).background != ground }
    return String(selected.map { row[$0] })
  }

  // MARK: Keys

  @Test func `the arrows move between the hour and the minute`() {
    let harness = stage()
    #expect(harness.screen[0] == " 14:05")
    harness.press("⇥")
    #expect(harness.screen[0] == "▌14:05")
    #expect(part(harness) == "14")
    for (keys, expected) in [
      ("→", "05"), ("→", "05"), ("←", "14"), ("←", "14"), ("end", "05"), ("home", "14"),
    ] {
      harness.press(keys)
      #expect(part(harness) == expected, "\(keys)")
    }
    harness.press("→ ⇥")
    #expect(harness.focused?.label == "Next" && part(harness) == "")
    harness.press("shift+⇥")
    #expect(part(harness) == "14" && value(harness) == "14:05")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [
    ("↑", "15:05"), ("↓", "13:05"), ("shift+↑", "20:05"), ("pgup", "20:05"), ("pgdn", "08:05"),
    ("→ ↑", "14:06"), ("→ ↓", "14:04"), ("→ shift+↓", "14:55"), ("→ pgup", "14:15"),
    ("pgdn pgdn pgdn", "20:05"), ("→ pgdn ↓ ↑ ↑ ↑ ↑ ↑ ↑", "14:00"),
  ])
  func `the vertical arrows and the Page keys step a part, which starts again after its end`(
    keys: String, expected: String
  ) {
    let kept = Kept()
    let harness = stage(Self.start, kept)
    harness.press("⇥ \(keys)")
    #expect(value(harness) == expected)
    #expect(kept.times.last == expected)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("→ ↑", "14:15"), ("→ ↓", "14:00"), ("→ ↓ ↓", "14:45"), ("→ ↑ ↑ ↑ ↑", "14:00"),
    ("→ pgup", "14:15"), ("↑", "15:05"), ("→ 0 7", "14:07"),
  ])
  func `a step leads to the next multiple, and other minutes can be typed`(
    keys: String, expected: String
  ) {
    let harness = stage(step: 15)
    harness.press("⇥ \(keys)")
    #expect(value(harness) == expected)
  }

  @Test func `digits replace a part, and the next one follows`() {
    let kept = Kept()
    let harness = stage(Self.start, kept)
    harness.press("⇥")
    harness.type("9")
    #expect(harness.screen[0] == "▌09:05" && part(harness) == "05")
    harness.type("3")
    #expect(harness.screen[0] == "▌09:3m")
    harness.type("0")
    #expect(value(harness) == "09:30" && part(harness) == "30")
    #expect(kept.times == ["09:05", "09:30"])
    harness.press("home")
    harness.type("17:45")
    #expect(value(harness) == "17:45")
    harness.press("home")
    harness.type("1:2")
    #expect(harness.screen[0] == "▌01:2m")
    harness.press("⇥")
    #expect(value(harness) == "01:02")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [
    ("1 →", "01:05", "05"), ("→ 7", "14:07", "07"), ("x", "14:05", "14"), ("1 ⌫", "14:05", "14"),
    ("1 ↑", "02:05", "02"), ("2 .", "02:05", "05"), ("a", "14:05", "14"),
  ])
  func `a part ends early with a digit that no other can follow, a separator or an arrow`(
    keys: String, expected: String, selected: String
  ) {
    let harness = stage()
    harness.press("⇥ \(keys)")
    #expect(value(harness) == expected)
    #expect(part(harness) == selected)
    #expect(harness.repaint() == 0)
  }

  @Test func `a pasted time replaces the whole one, and an edit can be undone`() {
    let harness = stage()
    harness.press("⇥ →")
    for (text, expected) in [
      ("9:30", "09:30"), ("0715", "07:15"), ("9:30 pm", "21:30"), ("12:10 AM", "00:10"),
      ("14.06", "14:06"), ("16:00:59", "16:00"), ("soon", "16:00"), ("1:2:3:4", "16:00"),
    ] {
      harness.paste(text)
      #expect(value(harness) == expected, "\(text)")
    }
    harness.press("home ↑")
    #expect(value(harness) == "17:00")
    harness.press("ctrl+_")
    #expect(value(harness) == "16:00")
    #expect(harness.repaint() == 0)
  }

  // MARK: Errors

  @Test func `a time that doesn't exist is an error, and the binding keeps the previous time`() {
    let kept = Kept()
    let harness = stage(Self.start, kept)
    harness.press("⇥")
    harness.type("25")
    #expect(value(harness) == "25:05")
    #expect(harness.screen[0].contains("no such time"))
    #expect(harness.find(.textField)?.semantics.isInvalid == true)
    #expect(kept.times == [])
    harness.press("↓")
    #expect(value(harness) == "23:05" && kept.times == ["23:05"])
    #expect(harness.find(.textField)?.semantics.isInvalid == false)
    #expect(harness.repaint() == 0)
  }

  @Test func `the bounds stop the steps, and a typed time beyond them shows the bound`() {
    let kept = Kept()
    let harness = bounded(kept)
    harness.press("⇥ ↑")
    #expect(value(harness) == "18:00")
    harness.press("→ ↑")
    #expect(value(harness) == "18:00")
    harness.press("home")
    harness.type("7")
    #expect(value(harness) == "07:00")
    #expect(harness.screen[0].contains("from 08:30"))
    harness.press("↑")
    #expect(value(harness) == "08:30")
    harness.press("home")
    harness.type("19")
    // A column stays empty after the note.
    let note = "until 18:00"
    #expect(harness.position(of: note)?.x == 40 - 1 - note.count)
    harness.press("⌫")
    #expect(value(harness) == "08:30" && !harness.screen[0].contains("until"))
    #expect(kept.times == ["18:00", "08:30"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [("pgup pgup", "18:00"), ("pgdn pgdn", "08:30"), ("pgdn → pgdn pgdn", "11:25")])
  func `a part doesn't start again outside the bounds`(keys: String, expected: String) {
    let harness = bounded(Kept())
    harness.press("⇥ \(keys)")
    #expect(value(harness) == expected)
  }

  // MARK: Optional times

  @Test func `an optional time can be typed and removed, and an arrow selects noon`() {
    let harness = Harness(width: 24, height: 4) { OptionalStage() }
    #expect(harness.screen[0] == " Start")
    harness.press("⇥")
    #expect(harness.screen[0] == "▌hh:mm")
    harness.type("9")
    #expect(harness.screen[0] == "▌09:mm" && harness.screen[2] == "none")
    harness.type("30")
    #expect(harness.screen[2] == "09:30")
    harness.press("⌫")
    #expect(harness.screen[0] == "▌hh:mm" && harness.screen[2] == "none")
    harness.press("↑")
    #expect(harness.screen[2] == "12:00")
    harness.press("⌦")
    harness.type("9")
    harness.press("⇥")
    #expect(value(harness) == "09:mm" && harness.screen[2] == "none")
    #expect(harness.find(.textField)?.semantics.isInvalid == true)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  // MARK: Seconds

  @Test func `seconds are a third part, and a field without them keeps them until an edit`() {
    let time = TimeOfDay(hour: 14, minute: 5, second: 30)
    let harness = Harness(width: 40, height: 4) { Stage(time: time, showsSeconds: true) }
    harness.press("⇥ end ↓")
    #expect(value(harness) == "14:05:29")
    harness.press("pgup")
    #expect(value(harness) == "14:05:39")
    harness.press("home")
    harness.type("0700")
    #expect(value(harness) == "07:00:39" && part(harness) == "39")
    harness.paste("9:30")
    #expect(value(harness) == "09:30:00")
    let kept = Kept()
    let short = stage(time, kept)
    short.press("⇥ → ⇥")
    #expect(value(short) == "14:05" && kept.times == [])
    #expect(short.find(.textField)?.semantics.isInvalid == false)
    short.press("shift+⇥ → ↑")
    #expect(kept.times == ["14:06"])
    #expect(harness.repaint() == 0 && short.repaint() == 0)
  }

  // MARK: Pointer

  @Test(arguments: [(2, "15:05"), (5, "14:06"), (20, "14:06")])
  func `a click selects a part`(x: Int, expected: String) {
    let harness = stage()
    harness.click(x: x, y: 0)
    #expect(harness.focused?.role == .textField)
    harness.press("↑")
    #expect(value(harness) == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `the wheel steps the part while the field has the focus`() {
    let harness = stage()
    let place = CellPoint(x: 3, y: 0)
    harness.scroll(y: -1, at: place)
    #expect(value(harness) == "14:05")
    harness.press("⇥ end")
    harness.scroll(y: -1, at: place)
    #expect(value(harness) == "14:06" && part(harness) == "06")
    harness.scroll(y: 2, at: place)
    #expect(value(harness) == "14:04")
  }
}
