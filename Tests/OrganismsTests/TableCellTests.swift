// SPDX-License-Identifier: MIT
// Testing: the cell cursor of a table.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct TableCellTests {
  private let model = PlanetTable.Model()

  /// Opens a table whose rows have the focus.
  private func open(
    width: Int = 40, height: Int = 5, rows: Int = 4, notes: Int = 1, hasAction: Bool = true,
    depth: ColorDepth = .trueColor
  ) -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    let model = model
    let harness = Harness(width: width, height: height, capabilities: capabilities) {
      PlanetTable(model: model, rows: rows, notes: notes, hasAction: hasAction)
    }
    harness.press("⇥ ⇥")
    return harness
  }

  private func select(_ row: Int, _ column: String) {
    model.cell = DataCell(row: row, column: column)
  }

  /// The selected cell, as `2 Moons`.
  private var cell: String? { model.cell.map { "\($0.row) \($0.column)" } }

  /// Returns the text on the background of the selected cell in row `y`. The marker of the row
  /// isn't on it.
  private func marked(_ harness: Harness, y: Int) -> String {
    let shown = harness.screen[y]
    let text = Array(shown + String(repeating: " ", count: max(0, 40 - shown.count)))
    let row = harness.cell(x: 0, y: y).background
    return String(
      text.indices.filter { harness.cell(x: $0, y: y).background != row }.map { text[$0] })
  }

  // MARK: Keys

  @Test func `arrows move between cells and stop at the edges of the table`() {
    let harness = open()
    #expect(model.cell == nil && harness.screen[1].hasPrefix("▌ Earth"))
    for (key, cell, mark) in [
      ("→", "0 Planet", " Earth    "), ("→", "0 Moons", "      1 "), ("↓", "1 Moons", "      2 "),
      ("→", "1 Ring", "       "), ("→", "1 Note 1", " Add     "), ("→", "1 Note 1", " Add     "),
      ("↓ ↓ ↓", "3 Note 1", " Add     "), ("←", "3 Ring", " yes   "),
      ("← ← ←", "3 Planet", " Saturn   "), ("↑", "2 Planet", " Jupiter  "),
    ] {
      harness.press(key)
      #expect(self.cell == cell, "after \(key)")
      #expect(marked(harness, y: model.cell!.row + 1) == mark, "after \(key)")
      #expect(harness.screen.filter { $0.hasPrefix("▌") }.count == 1)
      #expect(harness.focused?.role == .list && harness.repaint() == 0)
    }
    #expect(harness.screen[0] == "  Planet     Moons  Ring   Note 1")
    #expect(harness.screen[3] == "▌ Jupiter       97         Add")
    #expect(harness.warnings == [])
  }

  @Test func `Home and End move in the row, and with Control to the first and the last cell`() {
    let harness = open(rows: 200)
    for (key, cell) in [
      ("↓ end", "0 Note 1"), ("home", "0 Planet"), ("→ ctrl+end", "199 Note 1"),
      ("← ctrl+home", "0 Planet"), ("shift+→", "0 Note 1"), ("shift+←", "0 Planet"),
    ] {
      harness.press(key)
      #expect(self.cell == cell && harness.repaint() == 0, "after \(key)")
    }
  }

  @Test func `Page Down, letters and sorting keep the column`() {
    let harness = open(rows: 200)
    harness.press("↓ → pgdn")
    #expect(cell == "3 Moons")
    harness.type("2")
    #expect(cell == "5 Moons")
    harness.press("shift+⇥ ⏎ ⇥")
    #expect(cell == "5 Moons" && harness.repaint() == 0)
  }

  @Test func `a hidden column that gets the cursor becomes visible`() {
    let harness = open(notes: 6)
    harness.press("↓ → → → →")
    #expect(cell == "0 Note 2" && harness.screen[0].contains("Note 2"))
    harness.press("end")
    #expect(cell == "0 Note 6" && harness.screen[0].hasSuffix("Note 6"))
    harness.press("shift+←")
    #expect(cell == "0 Note 1" && harness.screen[0].contains("Note 1"))
    harness.press("shift+→")
    #expect(cell == "0 Note 4" && harness.screen[0].contains("Note 4"))
    harness.press("home shift+→")
    #expect(cell == "0 Note 2")
    harness.resize(width: 22, height: 5)
    #expect(harness.screen[0].contains("Note 2") && harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `Return acts on the cell`() async {
    let harness = open()
    harness.press("↓ → ⏎")
    #expect(model.opened == [[DataCell(row: 0, column: "Moons")]])
    let plain = open(width: 50, notes: 2, hasAction: false)
    select(1, "Ring")
    await plain.settle()
    plain.press("⏎")
    #expect(model.pressed == [])
    plain.press("end ⏎")
    #expect(model.pressed == ["Mars 2"])
  }

  @Test func `Tab moves to the control of the cell, and the cursor follows the focus`() async {
    let harness = open(width: 50, notes: 2)
    select(1, "Note 2")
    await harness.settle()
    harness.press("⇥")
    #expect(harness.focused?.label == "Add" && cell == "1 Note 2")
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Add" && cell == "1 Note 1")
    harness.press("esc ←")
    #expect(harness.focused?.role == .list && cell == "1 Ring")
    harness.press("⇥")
    #expect(harness.focused?.role != .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `Shift-Tab moves to the title of the column with the cursor, if it sorts`() {
    let harness = open()
    harness.press("↓ → shift+⇥")
    #expect(harness.focused?.label == "Moons")
    // The user can't sort by the next column.
    harness.press("⇥ → shift+⇥")
    #expect(cell == "0 Ring" && harness.focused?.label == "Moons")
    harness.press("⇥ home shift+⇥")
    #expect(harness.focused?.label == "Planet")
    harness.press("⇥")
    #expect(harness.focused?.role == .list && harness.repaint() == 0)
  }

  @Test func `Shift-Tab doesn't scroll to the title of a hidden column`() {
    let harness = open(width: 30, notes: 6)
    harness.press("↓ →")
    harness.scroll(x: 3, y: 0, at: CellPoint(x: 5, y: 2))
    let titles = harness.screen[0]
    #expect(cell == "0 Moons" && !titles.contains("Moons"))
    harness.press("shift+⇥")
    #expect(harness.focused?.label == "Planet" && harness.screen[0] == titles)
    #expect(harness.repaint() == 0)
  }

  // MARK: The pointer

  @Test func `a click selects the cell, and two clicks in one cell activate it`() {
    let harness = open()
    harness.click(x: 4, y: 2)
    #expect(cell == "1 Planet")
    // The space after a column belongs to it.
    harness.click(x: 19, y: 2)
    #expect(cell == "1 Moons" && model.opened == [])
    harness.click(x: 19, y: 2)
    #expect(model.opened == [[DataCell(row: 1, column: "Moons")]])
    // The marker belongs to no column.
    harness.click(x: 0, y: 3)
    #expect(cell == "2 Moons" && harness.repaint() == 0)
    harness.click(x: 28, y: 4)
    #expect(model.pressed == ["Saturn 1"] && cell == "3 Note 1")
  }

  @Test func `the menu key and a right-click open the menu of the cell`() async {
    let harness = open(width: 60, height: 9, notes: 2)
    select(1, "Note 2")
    await harness.settle()
    harness.press("shift+f10")
    #expect(harness.position(of: "Clear 2") != nil && harness.position(of: "Clear 1") == nil)
    harness.press("esc ← ← shift+f10")
    #expect(harness.find(.menu) == nil)
    harness.rightClick(x: 32, y: 2)
    #expect(cell == "1 Note 1" && harness.position(of: "Clear 1") != nil)
    harness.press("esc")
    harness.rightClick(x: 4, y: 3)
    #expect(cell == "2 Planet" && harness.find(.menu) == nil && harness.repaint() == 0)
  }

  // MARK: The binding

  @Test func `a cell selected by the app becomes visible`() async {
    let harness = open(rows: 200, notes: 6)
    select(150, "Note 6")
    await harness.settle()
    #expect(harness.screen[0].hasSuffix("Note 6"))
    #expect(harness.screen.contains { $0.hasPrefix("▌ Jupiter") })
    select(150, "Ring")
    await harness.settle()
    #expect(harness.screen[0].contains("Ring"))
    model.cell = nil
    await harness.settle()
    #expect(!harness.elements.contains { $0.semantics.isSelected } && harness.repaint() == 0)
  }

  @Test func `the nearest column has the cursor while its own is hidden`() async {
    let harness = open()
    select(3, "Ring")
    await harness.settle()
    model.customization[visibility: "Ring"] = .hidden
    await harness.settle()
    #expect(marked(harness, y: 4) == " Add     ")
    harness.press("⏎")
    #expect(model.opened == [[DataCell(row: 3, column: "Note 1")]] && cell == "3 Ring")
    model.customization[visibility: "Ring"] = .visible
    await harness.settle()
    #expect(marked(harness, y: 4) == " yes   ")
    model.customization[visibility: "Ring"] = .hidden
    harness.press("←")
    #expect(cell == "3 Moons" && harness.repaint() == 0)
    // A column that doesn't exist.
    select(3, "Mass")
    await harness.settle()
    #expect(marked(harness, y: 4) == "    274 ")
  }

  // MARK: Looks

  @Test(arguments: [ColorDepth.trueColor, .ansi256, .ansi16])
  func `the cell looks selected, the rest of its row doesn't, and both are quieter without focus`(
    depth: ColorDepth
  ) {
    let harness = open(depth: depth)
    harness.press("↓ →")
    let plain = harness.cell(x: 12, y: 2)
    let focused = harness.cell(x: 17, y: 1)
    #expect(harness.cell(x: 12, y: 1).background == focused.background)
    #expect(harness.cell(x: 10, y: 1).background != focused.background)
    #expect(harness.cell(x: 2, y: 1).foreground == harness.cell(x: 2, y: 2).foreground)
    #expect(focused.background != plain.background)
    harness.press("shift+⇥")
    let unfocused = harness.cell(x: 17, y: 1)
    #expect(unfocused.background != focused.background && unfocused.background != plain.background)
    #expect(harness.repaint() == 0)
  }

  @Test func `without colours, the cell is reversed while the rows have the focus`() {
    let harness = open(depth: .none)
    harness.press("↓ →")
    func reversed() -> [Int] {
      (0..<40).filter { harness.cell(x: $0, y: 1).attributes.contains(.marked) }
    }
    #expect(reversed() == Array(11..<19))
    harness.press("shift+⇥")
    #expect(reversed() == [] && harness.screen[1].hasPrefix("▌"))
  }

  // MARK: Accessibility and performance

  @Test func `the selected row says the title and the text of the cell`() {
    let harness = open()
    harness.press("↓ →")
    let rows = harness.elements.filter { $0.role == .row }
    #expect(rows.map(\.value) == ["Moons 1", "", "", ""])
    #expect(rows.map(\.semantics.isSelected) == [true, false, false, false])
    harness.press("→")
    #expect(harness.elements.first { $0.role == .row }?.value == "Ring")
  }

  @Test func `moving the cursor runs no body and repaints two rows`() {
    let harness = open(height: 10, rows: 200)
    harness.press("↓ →")
    for (keys, rows) in [("←", 1), ("→", 1), ("↓", 2)] {
      _ = harness.takeStatistics()
      harness.recording.reset()
      harness.press(keys)
      let statistics = harness.takeStatistics()
      #expect(harness.recording.bodies.isEmpty, "after \(keys)")
      #expect(statistics.damagedCells <= rows * 40 && statistics.measured <= 2, "after \(keys)")
      #expect(harness.repaint() == 0)
    }
  }
}
