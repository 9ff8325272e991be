// SPDX-License-Identifier: MIT
// Testing: clicks and drags that extend a range of cells in a table.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CellRangePointerTests {
  private let model = CellRangeTable.Model()

  private func send(
    _ kind: PointerEvent.Kind, _ x: Int, _ y: Int, to harness: Harness,
    modifiers: EventModifiers = []
  ) {
    harness.pointer(
      PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: y), modifiers: modifiers))
  }

  @Test func `a click selects a cell, and a Shift-click extends the range to another one`() {
    let harness = CellRangeTable.open(model)
    harness.click(x: 3, y: 1)
    #expect(model.selection == "0 A 0A")
    send(.down, 9, 3, to: harness, modifiers: .shift)
    send(.up, 9, 3, to: harness, modifiers: .shift)
    #expect(model.selection == "012 AB 2B")
    send(.down, 15, 1, to: harness, modifiers: .shift)
    send(.up, 15, 1, to: harness, modifiers: .shift)
    #expect(model.selection == "0 ABC 0C" && harness.repaint() == 0)
    harness.click(x: 3, y: 1)
    #expect(model.selection == "0 A 0A" && model.opened == [])
  }

  @Test func `a drag selects the cells from the press to the pointer`() {
    let harness = CellRangeTable.open(model)
    harness.drag(from: CellPoint(x: 9, y: 2), to: CellPoint(x: 15, y: 4))
    #expect(model.selection == "123 BC 3C" && harness.focused?.role == .list)
    harness.drag(from: CellPoint(x: 9, y: 3), to: CellPoint(x: 3, y: 2))
    #expect(model.selection == "12 AB 1A" && harness.repaint() == 0)
    // After the release, the pointer selects nothing.
    send(.dragged, 15, 4, to: harness)
    #expect(model.selection == "12 AB 1A")
    // In the same cell, it is a click.
    harness.drag(from: CellPoint(x: 8, y: 3), to: CellPoint(x: 9, y: 3))
    #expect(model.selection == "2 B 2B" && harness.warnings == [])
  }

  @Test func `two clicks in a cell activate it, and a drag after them selects nothing`() {
    let harness = CellRangeTable.open(model)
    harness.click(x: 9, y: 2)
    send(.down, 9, 2, to: harness)
    #expect(model.opened == [[DataCell(row: 1, column: "B")]])
    send(.dragged, 15, 4, to: harness)
    send(.up, 15, 4, to: harness)
    #expect(model.selection == "1 B 1B" && harness.repaint() == 0)
  }

  @Test func `Escape ends a drag and keeps the current cell`() {
    let harness = CellRangeTable.open(model)
    send(.down, 3, 1, to: harness)
    send(.dragged, 9, 2, to: harness)
    #expect(model.selection == "01 AB 1B")
    harness.press("esc")
    #expect(model.selection == "1 B 1B")
    send(.dragged, 15, 4, to: harness)
    send(.up, 15, 4, to: harness)
    #expect(model.selection == "1 B 1B" && model.exits == 0 && harness.repaint() == 0)
  }

  @Test func `a drag that is held below or above the rows scrolls them`() async {
    let model = CellRangeTable.Model(rows: 200)
    let harness = CellRangeTable.open(model, height: 9, tableHeight: 5)
    send(.down, 3, 2, to: harness)
    send(.dragged, 9, 7, to: harness)
    await harness.advance(by: .seconds(1))
    let last = model.range?.current.row ?? 0
    #expect(last > 8 && model.range?.rows == Array(1...last))
    #expect(harness.position(of: "b\(last)") != nil && harness.repaint() == 0)
    send(.dragged, 9, 0, to: harness)
    await harness.advance(by: .seconds(10))
    #expect(model.selection == "01 AB 0B")
    send(.up, 9, 0, to: harness)
    await harness.advance(by: .seconds(1))
    #expect(model.selection == "01 AB 0B" && harness.repaint() == 0)
  }

  @Test func `a drag that is held beside the columns scrolls them`() async {
    let harness = CellRangeTable.open(model, width: 22)
    send(.down, 9, 1, to: harness)
    send(.dragged, 21, 2, to: harness)
    #expect(model.selection == "01 BC 1C" && !harness.screen[0].contains("F"))
    await harness.advance(by: .seconds(3))
    #expect(model.selection == "01 BCDEF 1F" && harness.screen[0].contains("F"))
    send(.dragged, 0, 2, to: harness)
    await harness.advance(by: .seconds(3))
    #expect(model.selection == "01 AB 1A" && harness.screen[0].contains("B"))
    send(.up, 0, 2, to: harness)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the wheel during a drag selects the cells that become visible`() {
    let model = CellRangeTable.Model(rows: 200)
    let harness = CellRangeTable.open(model)
    send(.down, 3, 1, to: harness)
    send(.dragged, 3, 5, to: harness)
    harness.scroll(y: 1, at: CellPoint(x: 3, y: 5))
    let last = model.range?.current.row ?? 0
    #expect(last > 4 && model.range?.rows == Array(0...last) && harness.repaint() == 0)
    send(.up, 3, 5, to: harness)
  }

  @Test func `a right-click in the range opens the menu for all of its cells`() {
    let harness = CellRangeTable.open(model, width: 60, height: 12)
    harness.press("↓ shift+→ shift+↓")
    harness.rightClick(x: 3, y: 1)
    #expect(harness.position(of: "Clear 4") != nil && model.selection == "01 AB 1B")
    harness.press("esc shift+f10")
    #expect(harness.position(of: "Clear 4") != nil)
    harness.press("esc")
    harness.rightClick(x: 15, y: 3)
    #expect(harness.position(of: "Clear 1") != nil && model.selection == "2 C 2C")
    #expect(harness.repaint() == 0)
  }
}
