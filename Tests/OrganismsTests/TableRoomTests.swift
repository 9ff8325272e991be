// SPDX-License-Identifier: MIT
// Testing: which columns a table shows, and how wide, if there is too little room.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TableRoomTests {
  private typealias Server = TableServer

  private static let columns = Server.columns

  private func open(
    width: Int = 40, height: Int = 4, rows: Int = 30,
    columns: [DataColumn<Server>] = TableRoomTests.columns
  ) -> Harness {
    Harness(width: width, height: height) {
      DataTable((0..<rows).map(Server.init), columns: columns)
    }
  }

  /// Returns the row of titles.
  private func titles(_ harness: Harness) -> String { harness.screen[0] }

  @Test func `whole columns are hidden before a number is cut, and a sign counts them`() {
    let harness = open()
    #expect(
      harness.screen == [
        "  Service    Load  Memory  Region     3›",
        "  api-ga…   26.35  100000  eu-west-1   ▐",
        "  checko…   63.35  104711  us-east-2",
        "  postgr…  100.35  109422  eu-west-1",
      ])
    harness.resize(width: 60, height: 2)
    #expect(
      harness.screen == [
        "  Service    Load  Memory  Region     Requests    Errors  1›",
        "  api-ga…   26.35  100000  eu-west-1    700000         0   ▐",
      ])
    harness.resize(width: 90, height: 2)
    #expect(titles(harness).hasSuffix("Requests       Errors  Version"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [1, 30])
  func `no number is cut at any width that holds it, at any place`(rows: Int) {
    let harness = open(rows: rows)
    harness.press("shift+tab")
    for width in 10...70 {
      harness.resize(width: width, height: 4)
      harness.press("shift+left shift+left shift+left shift+left shift+left shift+left shift+left")
      for _ in 0..<7 {
        for row in harness.screen.dropFirst() {
          // Only texts end with an ellipsis.
          for cut in row.split(separator: " ") where cut.hasSuffix("…") {
            #expect(cut.first?.isLetter == true || cut.hasPrefix("1."), "\(width): \(row)")
          }
        }
        #expect(harness.repaint() == 0)
        harness.press("→")
      }
    }
    #expect(harness.warnings == [])
  }

  @Test func `a column that doesn't fit beside the pinned one replaces it`() {
    let harness = open(width: 12, height: 5)
    harness.press("shift+tab")
    #expect(harness.screen.prefix(2) == ["  Service  ›", "▌ api-gat… ▐"])
    harness.press("→")
    #expect(harness.screen.prefix(2) == ["‹   Load  5›", "▌  26.35   ▐"])
    harness.press("→ → →")
    #expect(harness.screen.prefix(2) == ["‹ Requests ›", "▌   700000 ▐"])
    harness.press("→ → →")
    #expect(titles(harness) == "‹ Version")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a column without a minimum keeps its title, and one with a minimum its minimum`() {
    let columns = [
      DataColumn<Server>("Service", value: \.name).width(.flexible(min: 4)),
      DataColumn("Region", value: \.region),
      DataColumn("Version") { "1.\($0.id).0" }.width(.fitted),
    ]
    #expect(titles(open(width: 24, columns: columns)) == "  Service  Region     1›")
    #expect(titles(open(width: 25, columns: columns)) == "  Ser…  Region  Version")
  }
}
