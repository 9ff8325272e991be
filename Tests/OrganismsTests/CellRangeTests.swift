// SPDX-License-Identifier: MIT
// Testing: keys that extend a range of cells in a table, its look and its announcements.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CellRangeTests {
  private let model = CellRangeTable.Model()

  private func open(depth: ColorDepth = .trueColor) -> Harness {
    CellRangeTable.open(model, depth: depth)
  }

  // MARK: Keys

  @Test func `Shift with the keys that move extends the range, and without it they collapse it`() {
    let harness = open()
    for (keys, selection) in [
      ("↓", "0 A 0A"), ("shift+→", "0 AB 0B"), ("shift+↓ shift+↓", "012 AB 2B"),
      ("shift+↑", "01 AB 1B"), ("shift+end", "01 ABCDEF 1F"), ("shift+home", "01 A 1A"),
      ("→", "1 B 1B"), ("shift+←", "1 AB 1A"), ("shift+↑", "01 AB 0A"),
      // At the edge, where the key can't move.
      ("←", "0 A 0A"), ("ctrl+shift+end", "0123 ABCDEF 3F"), ("ctrl+shift+home", "0 A 0A"),
      ("shift+→ shift+↓ ↓", "2 B 2B"),
    ] {
      harness.press(keys)
      #expect(model.selection == selection, "after \(keys)")
      #expect(harness.focused?.role == .list && harness.repaint() == 0)
    }
    #expect(harness.warnings == [])
  }

  @Test func `Shift-Page Down extends the range by a page and scrolls`() {
    let model = CellRangeTable.Model(rows: 200)
    let harness = CellRangeTable.open(model)
    harness.press("↓ → shift+pgdn")
    #expect(model.selection == "01234 B 4B")
    harness.press("shift+pgdn shift+pgup")
    #expect(model.range?.rows == Array(0...4) && model.range?.current.row == 4)
    harness.press("shift+pgdn")
    #expect(model.range?.rows == Array(0...8) && harness.position(of: "b8") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a column that the range reaches becomes visible`() {
    let harness = CellRangeTable.open(model, width: 22)
    harness.press("↓ shift+→ shift+→ shift+→")
    #expect(model.selection == "0 ABCD 0D" && harness.screen[0].contains("D"))
    harness.press("shift+end")
    #expect(model.selection == "0 ABCDEF 0F" && harness.screen[0].contains("F"))
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-A selects all cells, and Escape selects the current one before it leaves`() {
    let harness = open()
    harness.press("↓ → ↓ ctrl+a")
    #expect(model.selection == "0123 ABCDEF 1B")
    #expect(harness.elements.filter { $0.role == .row && $0.semantics.isSelected }.count == 4)
    harness.press("esc")
    #expect(model.selection == "1 B 1B" && model.exits == 0 && harness.focused?.role == .list)
    harness.press("esc")
    #expect(model.selection == "1 B 1B" && model.exits == 1)
    // The range begins at the first cell.
    harness.press("ctrl+a shift+↓")
    #expect(model.selection == "012 AB 2B" && harness.repaint() == 0)
  }

  @Test func `Return acts on the current cell, and Delete on all cells`() {
    let harness = open()
    harness.press("↓ shift+→ shift+↓ ⏎")
    #expect(model.opened == [[DataCell(row: 1, column: "B")]])
    harness.press("⌫")
    let cells = [0, 1].flatMap { row in ["A", "B"].map { DataCell(row: row, column: $0) } }
    #expect(model.deleted == [Set(cells)] && model.selection == "01 AB 1B")
  }

  @Test func `Control-C copies the range with tabs between the cells`() {
    let harness = CellRangeTable.open(model, width: 44, height: 12)
    harness.press("↓ shift+→ shift+↓ ctrl+c")
    let copied = harness.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied == ["a0\tb0\na1\tb1"] && harness.position(of: "Copied 2 items") != nil)
  }

  // MARK: Looks

  @Test(arguments: [ColorDepth.trueColor, .ansi256, .ansi16])
  func `all cells of the range look selected, and the current one more than the others`(
    depth: ColorDepth
  ) {
    let harness = open(depth: depth)
    harness.press("↓ shift+→ shift+↓")
    func ground(_ x: Int, _ y: Int) -> CellColor { harness.cell(x: x, y: y).background }
    let (plain, range, current) = (ground(15, 3), ground(3, 1), ground(9, 2))
    #expect(Set([plain, range, current]).count == 3)
    // The space between the columns belongs to the range, and the rest of its rows doesn't.
    #expect(ground(6, 1) == range && ground(9, 1) == range && ground(3, 2) == range)
    #expect(ground(15, 1) == plain && ground(15, 2) != current)
    #expect(harness.cell(x: 15, y: 1).foreground == harness.cell(x: 15, y: 3).foreground)
    #expect(
      harness.screen.filter { $0.hasPrefix("▌") }.count == 1 && harness.screen[2].hasPrefix("▌"))
    // The current cell moves in the range.
    harness.press("shift+↑")
    #expect(ground(9, 1) == current && ground(3, 1) == range && ground(3, 2) == plain)
    #expect(harness.repaint() == 0)
    harness.press("shift+⇥")
    // Without the focus, all are equal, and quieter where tints blend.
    #expect(ground(9, 1) == ground(3, 1) && ![plain, current].contains(ground(3, 1)))
    #expect((ground(3, 1) == range) == (depth == .ansi16) && harness.repaint() == 0)
  }

  @Test func `the range has the tint of selected rows, and its current cell has it twice`() {
    let harness = Harness(width: 40, height: 6, theme: .dark) { CellRangeTable(model: model) }
    let tint = ComponentTokens.Sidebar.backgroundColorSelected.resolve(in: .dark)
    harness.press("⇥ ⇥ ↓ shift+→ shift+↓")
    let plain = harness.cell(x: 15, y: 3).background
    let range = tint.color.blended(over: plain, alpha: tint.alpha)
    #expect(harness.cell(x: 3, y: 1).background == range)
    #expect(
      harness.cell(x: 9, y: 2).background == tint.color.blended(over: range, alpha: tint.alpha))
    #expect(harness.cell(x: 15, y: 2).background == plain && harness.repaint() == 0)
  }

  @Test func `without colours, the range is reversed, and the current cell is underlined`() {
    let harness = open(depth: .none)
    harness.press("↓ shift+→ shift+↓")
    func columns(_ y: Int, where isIncluded: (CellAttributes) -> Bool) -> [Int] {
      (0..<40).filter { isIncluded(harness.cell(x: $0, y: y).attributes) }
    }
    for y in [1, 2] {
      #expect(columns(y) { $0.contains(.marked) } == Array(1..<13))
      #expect(columns(y) { $0.underlineStyle != 0 } == (y == 2 ? Array(7..<13) : []))
    }
    harness.press("esc")
    #expect(columns(1) { $0.contains(.marked) } == [])
    #expect(columns(2) { $0.contains(.marked) } == Array(7..<13))
    #expect(columns(2) { $0.underlineStyle != 0 } == [] && harness.repaint() == 0)
    // In one column too.
    harness.press("shift+↑")
    #expect(columns(1) { $0.underlineStyle != 0 } == Array(7..<13))
    harness.press("esc")
    #expect(columns(1) { $0.underlineStyle != 0 } == [] && harness.repaint() == 0)
  }

  // MARK: Accessibility and performance

  @Test func `screen readers get the size of the range and the current cell`() {
    let harness = open()
    harness.press("↓")
    _ = harness.takeAnnouncements()
    for (key, announcements) in [
      ("shift+→", ["1 row, 2 columns selected"]), ("shift+↓", ["2 rows, 2 columns selected"]),
      ("shift+←", ["2 rows, 1 column selected"]), ("shift+←", []), ("esc", []),
    ] {
      harness.press(key)
      #expect(harness.takeAnnouncements() == announcements, "after \(key)")
    }
    harness.press("shift+↓ shift+→")
    let rows = harness.elements.filter { $0.role == .row }
    #expect(rows.map(\.semantics.isSelected) == [false, true, true, false])
    #expect(rows.map(\.value) == ["", "", "B b2", ""])
  }

  @Test func `extending the range runs no body, and a key repaints only the changed rows`() {
    let model = CellRangeTable.Model(rows: 200)
    let harness = CellRangeTable.open(model, height: 20)
    harness.press("↓ shift+→ shift+↓ shift+↓ shift+↓")
    _ = harness.takeStatistics()
    harness.recording.reset()
    harness.press("shift+↓")
    #expect(harness.takeStatistics().damagedCells <= 2 * 40)
    #expect(harness.recording.bodies.isEmpty && harness.repaint() == 0)
  }
}
