// SPDX-License-Identifier: MIT
// Testing: a range of cells after the table or the app has changed.

import Curium
import CuriumTesting
import Testing

@MainActor struct CellRangeChangeTests {
  private let model = CellRangeTable.Model()

  /// Opens a table, and selects the cells A to C of the first `rows` rows.
  private func open(rows: Int = 3) -> Harness {
    let harness = CellRangeTable.open(model, height: 8)
    harness.press("↓ shift+→ shift+→")
    for _ in 1..<rows { harness.press("shift+↓") }
    return harness
  }

  @Test func `sorting keeps the range while its rows stay together`() async {
    let harness = open()
    #expect(model.selection == "012 ABC 2C")
    model.order = .descending("A")
    await harness.settle()
    #expect(model.selection == "210 ABC 2C" && harness.screen[1].contains("c3"))
    // Row 3 comes between the others.
    model.order = .ascending("B")
    await harness.settle()
    #expect(model.selection == "2 C 2C")
    #expect(harness.screen.filter { $0.hasPrefix("▌") } == ["▌ a2    b2    c2    d2    e2    f2"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `hidden columns leave the range`() async {
    let harness = open(rows: 2)
    for (hidden, selection) in [("B", "01 AC 1C"), ("C", "01 A 1A"), ("A", "1 A 1A")] {
      model.customization[visibility: hidden] = .hidden
      await harness.settle()
      #expect(model.selection == selection && harness.repaint() == 0, "without \(hidden)")
    }
    // The nearest visible column is selected, as for a single cell.
    harness.press("shift+→")
    #expect(model.selection == "1 DE 1E" && harness.repaint() == 0)
  }

  @Test func `moved columns stay in the range while they are together`() async {
    let harness = open(rows: 1)
    model.customization.order = ["C", "A", "B", "D", "E", "F"]
    await harness.settle()
    #expect(model.selection == "0 CAB 0C")
    model.customization.order = ["C", "D", "A", "B", "E", "F"]
    await harness.settle()
    #expect(model.selection == "0 C 0C" && harness.repaint() == 0)
  }

  @Test func `removed rows leave the range, and rows between the others end it`() async {
    let harness = open()
    model.rows.append(CellRangeTable.Row(id: 4))
    await harness.settle()
    #expect(model.selection == "012 ABC 2C")
    model.rows.remove(at: 1)
    await harness.settle()
    #expect(model.selection == "02 ABC 2C" && harness.repaint() == 0)
    // The nearest row takes the place of the current one.
    model.rows.remove(at: 1)
    await harness.settle()
    #expect(model.selection == "0 ABC 0C" && harness.repaint() == 0)
    harness.press("shift+↓")
    #expect(model.selection == "03 ABC 3C")
    model.rows.insert(CellRangeTable.Row(id: 9), at: 1)
    await harness.settle()
    #expect(model.selection == "3 C 3C" && harness.repaint() == 0)
    model.rows = []
    await harness.settle()
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `keys extend the range that the app has selected`() async {
    let harness = CellRangeTable.open(model)
    model.range = DataCellRange(rows: [1, 2], columns: ["B", "C"])
    await harness.settle()
    #expect(harness.screen.filter { $0.hasPrefix("▌") }.count == 1)
    #expect(model.selection == "12 BC 2C")
    harness.press("shift+↓ shift+→")
    #expect(model.selection == "123 BCD 3D")
    model.range = nil
    await harness.settle()
    #expect(!harness.elements.contains { $0.semantics.isSelected } && harness.repaint() == 0)
  }

  @Test func `cells that aren't together can't be selected by the app`() async {
    let harness = CellRangeTable.open(model)
    model.range = DataCellRange(rows: [0, 2], columns: ["A"])
    await harness.settle()
    #expect(model.selection == "2 A 2A")
    // The order is that of the table.
    model.range = DataCellRange(rows: [2, 1], columns: ["B", "A"])
    await harness.settle()
    #expect(model.selection == "12 AB 1A" && harness.repaint() == 0)
    #expect(DataCellRange(rows: [1], columns: []) == nil)
  }
}
