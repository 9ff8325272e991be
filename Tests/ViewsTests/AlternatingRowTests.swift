// SPDX-License-Identifier: MIT
// Testing: the backgrounds of every second row of a list.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct AlternatingRowTests {
  private struct Rows: View {
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) { ForEach(0..<4) { Text("row \($0)") } }
    }
  }

  private func open(
    _ depth: ColorDepth = .trueColor, behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> Harness {
    Harness(width: 12, height: 5, theme: .dark) {
      Rows().alternatingRowBackgrounds(behavior).colorDepth(depth)
    }
  }

  /// The background of each row of the screen.
  private func grounds(_ harness: Harness) -> [CellColor] {
    harness.screen.indices.map { harness.cell(x: 6, y: $0).background }
  }

  /// Whether each row of the screen has another background than the page.
  private func stripes(_ harness: Harness) -> [Bool] {
    let page = Color.background.resolve(in: .dark).color
    return grounds(harness).map { $0 != page }
  }

  @Test func `every second row has a background, as wide as the list`() {
    let harness = open()
    #expect(stripes(harness) == [false, true, false, true, false])
    #expect(Set((0..<12).map { harness.cell(x: $0, y: 1).background }).count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [AlternatingRowBackgroundBehavior.automatic, .disabled])
  func `by default, all rows have the same background`(
    behavior: AlternatingRowBackgroundBehavior
  ) {
    #expect(!stripes(open(behavior: behavior)).contains(true))
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `with few colours, all rows look the same`(depth: ColorDepth) {
    let harness = open(depth)
    #expect(Set(grounds(harness)).count == 1)
  }

  @Test func `a selected or hovered row has only that background`() {
    let harness = open()
    harness.press("⇥ ↓")
    let selected = grounds(harness)[0]
    harness.press("↓")
    #expect(grounds(harness)[1] == selected)
    #expect(stripes(harness) == [false, true, false, true, false])
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: 2)))
    let hovered = grounds(harness)[2]
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: 3)))
    #expect(grounds(harness)[3] == hovered && grounds(harness)[2] != hovered)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: 4)))
    #expect(stripes(harness) == [false, true, false, true, false])
    #expect(harness.repaint() == 0)
  }

  @Test func `rows keep their backgrounds while they scroll, and only new rows are painted`() {
    let harness = Harness(width: 40, height: 10, theme: .dark) {
      List(0..<60) { Text("row \($0)") }.alternatingRowBackgrounds()
    }
    for _ in 0..<5 {
      _ = harness.takeStatistics()
      harness.scroll(y: 1, at: CellPoint(x: 4, y: 3))
      #expect(harness.takeStatistics().damagedCells < 200)
      for (y, row) in harness.screen.enumerated() {
        let number = row.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        #expect(number.map { ($0 % 2 == 1) == stripes(harness)[y] } == true, "\(row)")
      }
    }
    #expect(harness.repaint() == 0)
  }

  @Observable @MainActor final class Model {
    var rows = Array(0..<20)
  }

  private struct Changing: View {
    let model: Model
    var anchor = UnitPoint.top

    var body: some View {
      List(model.rows, id: \.self) { Text("row \($0)") }
        .defaultScrollAnchor(anchor)
        .alternatingRowBackgrounds()
    }
  }

  @Test(arguments: [UnitPoint.top, .bottom])
  func `the backgrounds are in turn again after rows were inserted or removed`(
    anchor: UnitPoint
  ) async {
    let model = Model()
    let harness = Harness(width: 20, height: 6, theme: .dark) {
      Changing(model: model, anchor: anchor)
    }
    await harness.settle()
    let before = stripes(harness)
    #expect(Set(zip(before, before.dropFirst()).map { $0 != $1 }) == [true])
    model.rows.removeFirst()
    await harness.settle()
    #expect(harness.repaint() == 0)
    #expect((stripes(harness) == before) == (anchor == .top))
    model.rows.insert(contentsOf: [100, 101, 102], at: 0)
    await harness.settle()
    #expect(harness.repaint() == 0)
  }

  @Test func `each section starts with a row without a background`() {
    let harness = Harness(width: 20, height: 8, theme: .dark) {
      List {
        Section("First") { ForEach(0..<3) { Text("row \($0)") } }
        Section("Second") { ForEach(10..<12) { Text("row \($0)") } }
      }
      .alternatingRowBackgrounds()
    }
    #expect(
      stripes(harness) == [false, false, true, false, false, false, true, false])
  }
}
