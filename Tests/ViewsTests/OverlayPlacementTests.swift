// SPDX-License-Identifier: MIT
// Testing: the places of sheets and popovers, and the area they cover.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct OverlayPlacementTests {
  private typealias Model = OverlayTests.Model

  @Test func `opening and closing a layer lays out and paints only the area it covers`() {
    struct Many: View {
      @State private var isPresented = false
      var body: some View {
        VStack(alignment: .leading) {
          Button("menu") { isPresented = true }
            .popover(isPresented: $isPresented) { Text("few cells") }
          ForEach(0..<500) { Text("line \($0)") }
        }
      }
    }
    let harness = Harness(width: 60, height: 40) { Many() }
    harness.press("⇥")
    for key in ["⏎", "esc"] {
      _ = harness.takeStatistics()
      harness.press(key)
      let cost = harness.takeStatistics()
      #expect(cost.damagedCells <= 60, "\(key): \(cost)")
      #expect(cost.measured <= 30, "\(key): \(cost)")
      #expect(cost.bodies <= 8, "\(key): \(cost)")
      #expect(harness.repaint() == 0)
    }
  }

  @Test(arguments: [
    (Edge.bottom, 30, 8, "anchor at 2,2", CellPoint(x: 2, y: 3)),
    (.top, 30, 8, "anchor at 2,2", CellPoint(x: 2, y: 3)),
    (.top, 30, 12, "anchor at 2,6", CellPoint(x: 2, y: 2)),
    (.bottom, 30, 8, "anchor at 2,6", CellPoint(x: 2, y: 2)),
    (.bottom, 12, 8, "anchor at 9,1", CellPoint(x: 3, y: 2)),
    (.trailing, 30, 8, "anchor at 2,2", CellPoint(x: 3, y: 2)),
    (.trailing, 12, 8, "anchor at 9,1", CellPoint(x: 0, y: 1)),
    (.leading, 30, 8, "anchor at 2,2", CellPoint(x: 3, y: 2)),
    (.bottom, 1, 1, "anchor at 0,0", CellPoint(x: 0, y: 0)),
    (.bottom, 6, 3, "anchor at 1,1", CellPoint(x: 0, y: 0)),
  ])
  func `a layer beside a view flips and moves until it fits`(
    edge: Edge, width: Int, height: Int, anchor: String, expected: CellPoint
  ) {
    let numbers = anchor.split { !$0.isNumber }.compactMap { Int($0) }
    let anchor = CellRect(x: numbers[0], y: numbers[1], width: 1, height: 1)
    let placement = OverlayPlacement.beside(edge)
    let screen = CellSize(width: width, height: height)
    let room = placement.room(beside: anchor, on: screen)
    let size = CellSize(width: min(9, room.width), height: min(4, room.height))
    #expect(placement.origin(of: size, beside: anchor, on: screen) == expected)
  }

  @Test func `a layer that scrolls stays at its edge if a few of its rows fit there`() {
    let placement = OverlayPlacement.beside(.bottom)
    let anchor = CellRect(x: 0, y: 11, width: 9, height: 3)
    let screen = CellSize(width: 80, height: 23)
    func rows(_ minimum: Int) -> Int {
      placement.room(beside: anchor, on: screen, minimumRows: minimum).height
    }
    #expect([6, 9, 10, .max].map(rows) == [9, 9, 11, 11])
    #expect(placement.room(beside: anchor, on: screen).height == 11)
  }

  @Test func `a popover follows its anchor`() {
    struct Lines: View {
      let model: Model
      var body: some View {
        ScrollView {
          Text("line 0")
          Text("line 1")
          Button("anchor") { model.isPresented = true }
            .popover(isPresented: Bindable(model).isPresented) { Text("beside") }
          ForEach(3..<12) { Text("line \($0)") }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 16, height: 10) { Lines(model: model) }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "beside") == CellPoint(x: 1, y: 4))
    harness.resize(width: 16, height: 4)
    #expect(harness.position(of: "beside")?.y == 1)
    harness.resize(width: 16, height: 10)
    #expect(harness.position(of: "beside") == CellPoint(x: 1, y: 4))
    #expect(harness.repaint() == 0)
  }
}
