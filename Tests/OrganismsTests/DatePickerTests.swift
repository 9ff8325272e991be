// SPDX-License-Identifier: MIT
// Testing: fields for a date, with a calendar.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DatePickerTests {
  private final class Kept {
    var days: [String] = []
  }

  /// A field for a day, which can't be removed.
  private struct Stage: View {
    @State var day: CalendarDay
    var bounds = DatePickerTests.day(1, 1, 1)...DatePickerTests.day(9_999, 12, 31)
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

  /// A field for a day that can be removed.
  private struct OptionalStage: View {
    @State var day: CalendarDay? = nil

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DatePicker("Due", selection: $day, today: DatePickerTests.day(2026, 11, 20))
        Button("Next") { day = DatePickerTests.day(2030, 1, 2) }
        Text(day?.text ?? "none")
        Spacer()
      }
    }
  }

  static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
    CalendarDay(year: year, month: month, day: day)
  }

  private func stage(
    _ day: CalendarDay = Self.day(2026, 11, 30), _ kept: Kept = Kept(), width: Int = 40
  ) -> Harness {
    Harness(width: width, height: 14) { Stage(day: day, kept: kept) }
  }

  private func bounded(_ day: CalendarDay, _ kept: Kept = Kept()) -> Harness {
    let bounds = Self.day(2026, 11, 20)...Self.day(2026, 12, 10)
    return Harness(width: 40, height: 14) { Stage(day: day, bounds: bounds, kept: kept) }
  }

  private func value(_ harness: Harness) -> String? { harness.find(.comboBox)?.value }

  /// The selected text in the field.
  private func part(_ harness: Harness) -> String {
    let ground = harness.cell(x: 14, y: 0).background
    let row = Array(harness.screen[0])
    let selected = (1...10).filter { harness.cell(x: $0, y: 0).background != ground }
    return String(selected.map { row[$0] })
  }

  // MARK: Keys

  @Test func `the date is in the order of ISO 8601, and the arrows move between its parts`() {
    let harness = stage(width: 24)
    #expect(harness.screen[0] == " 2026-11-30           ▼")
    harness.press("⇥")
    #expect(harness.screen[0] == "▌2026-11-30           ▼")
    #expect(part(harness) == "2026")
    for (keys, expected) in [
      ("→", "11"), ("→", "30"), ("→", "30"), ("←", "11"), ("home", "2026"), ("end", "30"),
      ("shift+←", "30"),
    ] {
      harness.press(keys)
      #expect(part(harness) == expected, "\(keys)")
    }
    #expect(value(harness) == "2026-11-30")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `without the focus, no part is selected, and the next time it is the year`() {
    let harness = stage()
    harness.press("⇥ →")
    #expect(part(harness) == "11")
    harness.press("⇥")
    #expect(harness.focused?.label == "Next" && part(harness) == "")
    harness.press("shift+⇥")
    #expect(part(harness) == "2026")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("↑", "2027-11-30"), ("↓", "2025-11-30"), ("shift+↑", "2036-11-30"), ("→ ↑", "2026-12-30"),
    ("→ ↑ ↑", "2027-01-30"), ("→ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓", "2026-02-28"), ("→ → ↑", "2026-12-01"),
    ("→ → ↓", "2026-11-29"), ("→ → shift+↓", "2026-11-20"),
  ])
  func `the vertical arrows step a part`(keys: String, expected: String) {
    let kept = Kept()
    let harness = stage(Self.day(2026, 11, 30), kept)
    harness.press("⇥ \(keys)")
    #expect(value(harness) == expected)
    #expect(kept.days.last == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `stepping the year of a leap day shortens the month`() {
    let harness = stage(Self.day(2024, 2, 29))
    harness.press("⇥ ↑")
    #expect(value(harness) == "2025-02-28" && part(harness) == "2025")
    harness.press("↑ ↑ ↑ → → ↑")
    #expect(value(harness) == "2028-02-29")
    harness.press("↑")
    #expect(value(harness) == "2028-03-01" && part(harness) == "01")
    #expect(harness.repaint() == 0)
  }

  @Test func `the ends of the calendar and the bounds stop the steps`() {
    let last = stage(Self.day(9_999, 12, 31))
    last.press("⇥ ↑ → ↑ → ↑")
    #expect(value(last) == "9999-12-31")
    let kept = Kept()
    let harness = bounded(Self.day(2026, 12, 9), kept)
    harness.press("⇥ end ↑ ↑")
    #expect(value(harness) == "2026-12-10")
    harness.press("← ↓")
    #expect(value(harness) == "2026-11-20")
    harness.press("← ↑")
    #expect(value(harness) == "2026-12-10")
    #expect(kept.days == ["2026-12-10", "2026-11-20", "2026-12-10"])
  }

  @Test func `digits replace a part, and the next one follows`() {
    let kept = Kept()
    let harness = stage(Self.day(2026, 11, 30), kept)
    harness.press("⇥")
    harness.type("2")
    #expect(harness.screen[0].hasPrefix("▌2yyy-11-30"))
    harness.type("02")
    #expect(kept.days == [])
    harness.type("8")
    #expect(value(harness) == "2028-11-30" && part(harness) == "11")
    harness.type("0")
    #expect(harness.screen[0].hasPrefix("▌2028-0m-30"))
    // The month has no day 30.
    harness.type("2")
    #expect(value(harness) == "2028-02-29" && part(harness) == "29")
    harness.type("07")
    #expect(kept.days == ["2028-11-30", "2028-02-29", "2028-02-07"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [
    ("→ 3", "2026-03-30", "30"), ("→ 3 9", "2026-03-09", "09"), ("→ 1 -", "2026-01-30", "30"),
    ("2 7 -", "2027-11-30", "11"), ("2 7 →", "2027-11-30", "11"), ("2 →", "2026-11-30", "11"),
    ("x", "2026-11-30", "2026"), ("-", "2026-11-30", "2026"), ("→ 1 ⌫", "2026-11-30", "11"),
    ("→ 1 ↑", "2026-02-28", "02"),
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

  @Test func `a part that is being typed ends when the focus leaves the field`() {
    let harness = stage()
    harness.press("⇥ → 1 shift+⇥")
    #expect(value(harness) == "2026-01-30")
  }

  @Test func `a pasted date replaces the whole one, and an edit can be undone`() {
    let harness = stage()
    harness.press("⇥ →")
    harness.paste("2028/2/29")
    #expect(value(harness) == "2028-02-29")
    for text in ["30.11.2026", "30 Nov 2026", "today", "2028-02-29-1"] {
      harness.paste(text)
      #expect(value(harness) == "2028-02-29", "\(text)")
    }
    harness.paste("20270105")
    #expect(value(harness) == "2027-01-05")
    harness.press("home")
    harness.paste("20261224")
    #expect(value(harness) == "2026-12-24")
    harness.press("home ↑")
    #expect(value(harness) == "2027-12-24")
    harness.press("ctrl+_")
    #expect(value(harness) == "2026-12-24")
    #expect(harness.repaint() == 0)
  }

  // MARK: Errors

  @Test func `a date that doesn't exist is an error, and the binding keeps the previous day`() {
    let kept = Kept()
    let harness = stage(Self.day(2026, 11, 29), kept)
    harness.press("⇥ end 3 1")
    #expect(value(harness) == "2026-11-31")
    #expect(harness.screen[0].contains("no such day"))
    #expect(harness.find(.comboBox)?.semantics.isInvalid == true)
    harness.press("⇥")
    #expect(value(harness) == "2026-11-31" && kept.days == [])
    harness.press("shift+⇥ end ↓")
    #expect(value(harness) == "2026-11-30" && kept.days == ["2026-11-30"])
    #expect(harness.find(.comboBox)?.semantics.isInvalid == false)
    #expect(harness.repaint() == 0)
  }

  @Test func `a date out of bounds shows the bound, and Backspace restores the previous day`() {
    let kept = Kept()
    let harness = bounded(Self.day(2026, 11, 30), kept)
    harness.press("⇥")
    harness.type("2025")
    #expect(value(harness) == "2025-11-30")
    #expect(harness.screen[0].contains("from 2026-11-20"))
    harness.press("← 2 0 2 7")
    #expect(harness.screen[0].contains("until 2026-12-10"))
    harness.press("⌫")
    #expect(value(harness) == "2026-11-30" && kept.days == [])
    #expect(!harness.screen[0].contains("until"))
    harness.press("home 2 0 2 7 ↑")
    #expect(value(harness) == "2026-12-10")
    #expect(harness.repaint() == 0)
  }

  @Test func `a day from the app replaces a date with an error`() {
    let harness = Harness(width: 24, height: 4) { OptionalStage(day: Self.day(2026, 11, 1)) }
    harness.press("⇥ end 3 1")
    #expect(value(harness) == "2026-11-31")
    #expect(harness.press(.button, "Next"))
    #expect(value(harness) == "2030-01-02")
  }

  // MARK: Optional days

  @Test func `an optional date can be removed and typed again`() {
    let harness = Harness(width: 24, height: 4) { OptionalStage(day: Self.day(2026, 11, 30)) }
    harness.press("⇥ → ⌫")
    #expect(value(harness) == "" && harness.screen[2] == "none")
    #expect(harness.screen[0].hasPrefix("▌yyyy-mm-dd"))
    harness.type("2027-")
    #expect(harness.screen[0].hasPrefix("▌2027-mm-dd") && harness.screen[2] == "none")
    harness.type("02-2")
    #expect(harness.screen[0].hasPrefix("▌2027-02-2d"))
    harness.type("8")
    #expect(harness.screen[2] == "2027-02-28")
    harness.press("⌦ ⇥")
    #expect(harness.screen[0].hasPrefix(" Due ") && harness.screen[2] == "none")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an arrow in an empty field selects the current day`() {
    let harness = Harness(width: 24, height: 4) { OptionalStage() }
    #expect(harness.screen[0].hasPrefix(" Due "))
    harness.press("⇥ ↓")
    #expect(harness.screen[2] == "2026-11-20")
    #expect(part(harness) == "2026")
  }

  @Test func `an incomplete date without the focus is an error`() {
    let harness = Harness(width: 24, height: 4) { OptionalStage() }
    harness.press("⇥")
    harness.type("2027")
    #expect(harness.find(.comboBox)?.semantics.isInvalid == false)
    harness.press("⇥")
    #expect(value(harness) == "2027-mm-dd")
    #expect(harness.find(.comboBox)?.semantics.isInvalid == true)
    #expect(harness.screen[2] == "none")
  }

  // MARK: Calendar

  @Test(arguments: ["⏎", "␣"])
  func `a key opens the calendar at the day, and choosing another one closes it`(key: String)
    async
  {
    let harness = stage()
    harness.press("⇥ \(key)")
    await harness.settle()
    #expect(harness.position(of: "November 2026") != nil)
    #expect(harness.focused?.label == "2026-11-30")
    #expect(harness.screen[2].contains("November 2026"))
    harness.press("← ↑ ⏎")
    await harness.settle()
    #expect(harness.position(of: "November 2026") == nil)
    #expect(value(harness) == "2026-11-22")
    #expect(harness.focused?.role == .comboBox)
    harness.press("↑")
    #expect(value(harness) == "2027-11-22")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Escape closes the calendar without choosing`() async {
    let kept = Kept()
    let harness = stage(Self.day(2026, 11, 30), kept)
    harness.press("⇥ ⏎")
    await harness.settle()
    harness.press("← esc")
    await harness.settle()
    #expect(harness.position(of: "November 2026") == nil)
    #expect(harness.focused?.role == .comboBox && kept.days == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `the chevron opens the calendar, and a click chooses a day`() async throws {
    let harness = stage()
    harness.click(x: 38, y: 0)
    await harness.settle()
    harness.click(try #require(harness.find(.row, "2026-11-05")))
    await harness.settle()
    #expect(value(harness) == "2026-11-05")
    #expect(harness.focused?.role == .comboBox)
    #expect(harness.position(of: "November 2026") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the calendar has the bounds of the field`() async {
    let harness = bounded(Self.day(2026, 11, 30))
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.find(.row, "2026-11-19")?.semantics.isEnabled == false)
    #expect(harness.find(.row, "2026-11-20")?.semantics.isEnabled == true)
    harness.press("pgdn ⏎")
    await harness.settle()
    #expect(value(harness) == "2026-12-10")
  }

  // MARK: Pointer

  @Test(arguments: [(2, "2027-11-30"), (7, "2026-12-30"), (10, "2026-12-01")])
  func `a click selects a part`(x: Int, expected: String) {
    let harness = stage()
    harness.click(x: x, y: 0)
    #expect(harness.focused?.role == .comboBox)
    harness.press("↑")
    #expect(value(harness) == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `the wheel steps the part while the field has the focus`() {
    let harness = stage()
    let place = CellPoint(x: 3, y: 0)
    harness.scroll(y: -1, at: place)
    #expect(value(harness) == "2026-11-30")
    harness.press("⇥ end")
    harness.scroll(y: -1, at: place)
    #expect(value(harness) == "2026-12-01" && part(harness) == "01")
    harness.scroll(y: 1, at: place)
    harness.scroll(y: 1, at: place)
    #expect(value(harness) == "2026-11-29")
  }

  // MARK: Places and states

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
