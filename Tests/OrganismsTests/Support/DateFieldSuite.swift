// SPDX-License-Identifier: MIT
// Testing: fields for a date on an in-memory screen, for several suites of tests.

import Curium
import CuriumTerminal
import CuriumTesting

/// Tests that open a field for a date.
@MainActor protocol DateFieldSuite {}

extension DateFieldSuite {
  typealias Kept = DateStage.Kept
  typealias Stage = DateStage
  typealias OptionalStage = OptionalDateStage

  static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
    CalendarDay(year: year, month: month, day: day)
  }

  func stage(
    _ day: CalendarDay = Self.day(2026, 11, 30), _ kept: Kept = Kept(), width: Int = 40
  ) -> Harness {
    Harness(width: width, height: 14) { Stage(day: day, kept: kept) }
  }

  func bounded(_ day: CalendarDay, _ kept: Kept = Kept()) -> Harness {
    let bounds = Self.day(2026, 11, 20)...Self.day(2026, 12, 10)
    return Harness(width: 40, height: 14) { Stage(day: day, bounds: bounds, kept: kept) }
  }

  func value(_ harness: Harness) -> String? { harness.find(.comboBox)?.value }

  /// The selected text in the field.
  func part(_ harness: Harness) -> String {
    let ground = harness.cell(x: 14, y: 0).background
    let row = Array(harness.screen[0])
    let selected = (1...10).filter { harness.cell(x: $0, y: 0).background != ground }
    return String(selected.map { row[$0] })
  }
}
