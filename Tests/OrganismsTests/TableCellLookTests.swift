// SPDX-License-Identifier: MIT
// Testing: the selected cells of a table in terminals without colours.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

private struct Move: Identifiable {
  let id: Int
  let white: String
  let black: String
}

private struct Moves: View {
  @State private var cells: DataCellRange<Int>? = DataCellRange(DataCell(row: 1, column: "Black"))

  var body: some View {
    DataTable(
      [Move(id: 1, white: "e4", black: "e5"), Move(id: 2, white: "Nf3", black: "Nc6")],
      columns: [
        DataColumn("White", value: \.white).width(.fixed(6)),
        DataColumn("Black", value: \.black).width(.fixed(6)),
      ], selection: $cells)
  }
}

@MainActor struct TableCellLookTests {
  @Test func `without colours, selected cells are underlined while the table has no focus`()
    throws
  {
    let harness = Harness(
      width: 20, height: 4, capabilities: TerminalCapabilities(colorDepth: .none)
    ) { Moves() }
    func columns(_ y: Int, where isIncluded: (CellAttributes) -> Bool) -> [Int] {
      (0..<20).filter { isIncluded(harness.cell(x: $0, y: y).attributes) }
    }
    let black = columns(1) { $0.underlineStyle != 0 }
    for (text, isSelected) in [("e4", false), ("e5", true)] {
      let position = try #require(harness.position(of: text))
      #expect(black.contains(position.x) == isSelected)
    }
    #expect(columns(2) { $0.underlineStyle != 0 } == [])
    // With the focus, the cell is reversed.
    harness.press("⇥ ⇥")
    #expect(columns(1) { $0.contains(.marked) } == black)
    #expect(columns(1) { $0.underlineStyle != 0 } == [])
    harness.press("shift+↓")
    harness.press("shift+⇥")
    for y in [1, 2] {
      #expect(columns(y) { $0.underlineStyle != 0 } == black)
      #expect(columns(y) { $0.contains(.marked) } == [])
    }
    #expect(harness.repaint() == 0)
  }
}
