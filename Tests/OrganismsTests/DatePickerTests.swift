// SPDX-License-Identifier: MIT
// Testing: fields for a date, with a calendar.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DatePickerTests: DateFieldSuite {
  @Test func `a field shows its day, and the title is its label`() {
    let day = CalendarDay(year: 2026, month: 3, day: 14)
    let harness = Harness(width: 24, height: 1) { DatePicker("Due", selection: .constant(day)) }
    #expect(harness.screen[0].contains("2026-03-14"))
    #expect(harness.elements.contains { $0.label == "Due" && $0.value == "2026-03-14" })
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
    ("→ → ↓", "2026-11-29"), ("→ → shift+↓", "2026-11-20"), ("pgup", "2036-11-30"),
    ("→ → pgdn", "2026-11-20"),
  ])
  func `the vertical arrows and the Page keys step a part`(keys: String, expected: String) {
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
}
