// SPDX-License-Identifier: MIT
// Testing: tables repaint every cell that changes when their columns scroll.

import Curium
import CuriumTerminal
import CuriumTesting
import TestModels
import Testing

private struct Row: Identifiable {
  let id: Int
}

@MainActor struct TableRepaintTests {
  /// A table with a selected cell in row 2, in the first column after the pinned ones.
  private struct Cells: View {
    let pinned: Int
    @State private var cell: DataCell<Int>?

    init(pinned: Int) {
      self.pinned = pinned
      _cell = State(initialValue: DataCell(row: 2, column: "c\(pinned)"))
    }

    var body: some View {
      DataTable(
        (0..<5).map(Row.init),
        columns: (0..<5).map { index in
          let column = DataColumn<Row>("c\(index)", text: { "\(index)/\($0.id)" })
            .width(.fixed(8))
          return index + 1 == pinned ? column.pinned() : column
        }, selection: $cell)
    }
  }

  private func open(pinned: Int) -> Harness {
    Harness(width: 16 + 10 * pinned, height: 7) { Cells(pinned: pinned) }
  }

  /// Checks that the selected cell isn't visible, and that no cell of its row looks selected.
  private func expectHidden(_ harness: Harness, pinned: Int) {
    #expect(harness.screen[0].contains("‹1") && !harness.screen[3].contains("\(pinned)/2"))
    let row = harness.cell(x: 0, y: 3).background
    #expect((0..<16 + 10 * pinned).allSatisfy { harness.cell(x: $0, y: 3).background == row })
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  // MARK: The selected cell

  @Test(arguments: [1, 2], [false, true])
  func `a selected cell that the wheel scrolls away leaves no colour behind`(
    pinned: Int, hasFocus: Bool
  ) {
    for y in [1, 2, 4, 5] {
      let harness = open(pinned: pinned)
      if hasFocus { harness.press("⇥") }
      harness.scroll(x: 1, y: 0, at: CellPoint(x: 15, y: y))
      expectHidden(harness, pinned: pinned)
      harness.scroll(x: -1, y: 0, at: CellPoint(x: 15, y: y))
      #expect(harness.screen[3].contains("\(pinned)/2") && harness.repaint() == 0)
    }
  }

  @Test(arguments: [1, 2])
  func `a selected cell that a click on a sign scrolls away leaves no colour behind`(pinned: Int)
    throws
  {
    let harness = open(pinned: pinned)
    let sign = try #require(harness.position(of: "›"))
    harness.click(x: sign.x, y: sign.y)
    expectHidden(harness, pinned: pinned)
    let back = try #require(harness.position(of: "‹"))
    harness.click(x: back.x, y: back.y)
    #expect(harness.screen[3].contains("\(pinned)/2") && harness.repaint() == 0)
  }

  @Test func `the cursor can move to the place of a column that scrolled away`() {
    let harness = open(pinned: 1)
    harness.press("⇥")
    for key in ["→", "→", "→", "←", "←", "←", "←", "end", "home"] {
      harness.press(key)
      #expect(harness.repaint() == 0, "after \(key)")
    }
  }

  // MARK: Random events

  /// A table of random columns in which the user selects cells or rows.
  private struct Wide: View {
    let columns: [DataColumn<Row>]
    let selectsCells: Bool
    @State private var cell: DataCell<Int>?
    @State private var row: Int?

    var body: some View {
      let rows = (0..<30).map(Row.init)
      VStack(spacing: 0) {
        if selectsCells {
          DataTable(rows, columns: columns, selection: $cell)
        } else {
          DataTable(rows, columns: columns, selection: $row)
        }
      }
      .onContinuousHover { _ in }
    }
  }

  private static let keys = [
    "⇥", "shift+⇥", "⏎", "esc", "↑", "↓", "↓", "←", "→", "→", "shift+←", "shift+→", "home", "end",
    "pgup", "pgdn", "ctrl+home", "ctrl+end",
  ]

  private func column(_ index: Int, _ random: inout SeededRandom) -> DataColumn<Row> {
    let title = "C\(index)"
    let widths: [ColumnWidth] = [
      .fixed(8), .fixed(3), .fitted, .fitted(max: 6), .flexible(), .flexible(min: 5),
    ]
    let column: DataColumn<Row>
    switch random.below(4) {
    case 0: column = DataColumn(title, text: { "\(index)/\($0.id)" })
    case 1:
      column = DataColumn(
        title, alignment: .trailing, sortedBy: { $0.id * 37 % 100 }, text: { "\($0.id * 37)" })
    case 2:
      column = DataColumn(title, sortedBy: { -$0.id }) { row in
        Text(row.id % 3 == 0 ? "NULL" : "\(row.id)").foregroundStyle(.textMuted)
      }
    default:
      column = DataColumn(title) { row in Button("B\(row.id)") {}.buttonStyle(.plain) }
    }
    let sized = column.width(random.pick(widths))
    return random.chance(1, in: 6) ? sized.pinned() : sized
  }

  /// Sends a random event. Returns its description.
  private func act(
    on harness: Harness, _ size: inout CellSize, _ random: inout SeededRandom
  ) -> String {
    let point = CellPoint(x: random.below(size.width), y: random.below(size.height))
    switch random.below(9) {
    case 0, 1:
      let notches = random.pick([-2, -1, 1, 2, 3])
      harness.scroll(x: notches, y: 0, at: point)
      return "wheel x \(notches) at \(point)"
    case 2:
      let notches = random.pick([-4, -1, 1, 3])
      harness.scroll(y: notches, at: point)
      return "wheel y \(notches) at \(point)"
    case 3:
      harness.click(x: point.x, y: point.y)
      return "click at \(point)"
    case 4:
      harness.pointer(PointerEvent(.moved, at: point))
      return "pointer at \(point)"
    case 5:
      size = CellSize(width: 12 + random.below(50), height: 3 + random.below(9))
      harness.resize(width: size.width, height: size.height)
      return "size \(size)"
    case 6:
      let end = CellPoint(x: random.below(size.width), y: 0)
      harness.drag(from: CellPoint(x: point.x, y: 0), to: end)
      return "drag from \(point.x) to \(end.x)"
    default:
      let key = random.pick(Self.keys)
      harness.press(key)
      return key
    }
  }

  @Test(arguments: SeededRandom.seeds(8), [true, false])
  func `random events leave no cell as it was`(seed: UInt64, selectsCells: Bool) {
    var random = SeededRandom(seed: seed)
    let columns = (0..<2 + random.below(9)).map { column($0, &random) }
    var size = CellSize(width: 30, height: 8)
    let harness = Harness(width: size.width, height: size.height) {
      Wide(columns: columns, selectsCells: selectsCells)
    }
    var history: [String] = []
    for _ in 0..<100 {
      history.append(act(on: harness, &size, &random))
      let before = harness.cells
      guard harness.repaint() == 0, harness.warnings == [] else {
        let last = history.suffix(12).joined(separator: ", ")
        let after = harness.cells
        let places = before.indices.filter { before[$0] != after[$0] }
          .map { "\($0 % size.width), \($0 / size.width): \(before[$0]) became \(after[$0])" }
        Issue.record(
          """
          seed \(seed), \(columns.count) columns, \(size): \(last)
          stale cells: \(places), warnings: \(harness.warnings)
          \(harness.screen.joined(separator: "\n"))
          """)
        return
      }
    }
  }
}
