// SPDX-License-Identifier: MIT
// Testing: cells of a table that show a shorter form of their value in a narrow column.

import Curium
import CuriumTesting
import Testing

@MainActor struct TableFittingTests {
  private struct Change: Identifiable {
    let id: String
    var day = CalendarDay(year: 2026, month: 3, day: 14)
  }

  private static let forms = ["2026-03-14 09:41", "2026-03-14", "3/14"]

  private func row(inWidth width: Int) -> String {
    let harness = Harness(width: width, height: 4) {
      DataTable(
        [Change(id: "a")],
        columns: [
          DataColumn("File", value: \.id),
          DataColumn("Date", value: \.day) { _ in
            ViewThatFits(in: .horizontal) { ForEach(Self.forms, id: \.self) { Text($0) } }
          }
          .width(.fitted(min: 5)),
        ])
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
    return harness.screen[1]
  }

  @Test func `a date is as long as its column allows, and never cut off`() {
    #expect(row(inWidth: 40).hasSuffix(" 2026-03-14 09:41"))
    #expect(row(inWidth: 16).hasSuffix(" 3/14"))
    for width in 16...40 {
      let row = row(inWidth: width)
      #expect(!row.contains("…") && Self.forms.contains { row.hasSuffix(" \($0)") }, "\(width)")
    }
  }
}
