// SPDX-License-Identifier: MIT
// Testing: the calendar of a field for a date.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DatePickerCalendarTests: DateFieldSuite {
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

  @Test(arguments: [10, 12, 14])
  func `without room below or above the field, the calendar covers it`(height: Int) async {
    let harness = Harness(width: 60, height: height) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4, id: \.self) { Text("above \($0)") }
        DatePicker("Due", selection: .constant(Self.day(2026, 11, 30)))
        ForEach(0..<4, id: \.self) { Text("below \($0)") }
      }
    }
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.position(of: "November 2026") != nil && harness.position(of: "Mo") != nil)
    #expect(harness.position(of: "30") != nil && harness.find(.scrollView) == nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.role == .comboBox && harness.repaint() == 0)
  }
}
