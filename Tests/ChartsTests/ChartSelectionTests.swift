// SPDX-License-Identifier: MIT
// Testing: the position of a chart's cursor for the app.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ChartSelectionTests {
  /// Two charts with the same selection, and the selection below them.
  private struct Page: View {
    let series: [ChartSeries]
    @State private var selection: Double?

    init(_ series: [ChartSeries], selection: Double? = nil) {
      self.series = series
      _selection = State(initialValue: selection)
    }

    var body: some View {
      VStack(spacing: 0) {
        ForEach(series.indices, id: \.self) { Chart([series[$0]]).frame(height: 6) }
          .chartXSelection(value: $selection)
        Text(selection.map { "at \($0)" } ?? "nothing")
      }
      .keyBinding("first", "f") { selection = 0 }
    }
  }

  private static let values = [4.0, 2, 8]

  private func value(_ harness: Harness, _ name: String) -> String? {
    harness.find(.image, name)?.value
  }

  @Test func `an app gets the position of the cursor`() {
    let harness = Harness(width: 30, height: 8) { Page([ChartSeries("a", Self.values)]) }
    #expect(harness.position(of: "nothing") != nil)
    harness.press("⇥")
    #expect(harness.position(of: "at 2.0") != nil, "\(harness.screen)")
    harness.press("←")
    #expect(harness.position(of: "at 1.0") != nil)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 2)))
    #expect(harness.position(of: "at 0.0") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `without a cursor there is no position`() {
    let harness = Harness(width: 30, height: 8) { Page([ChartSeries("a", Self.values)]) }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 2)))
    #expect(harness.position(of: "at 0.0") != nil)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 7)))
    #expect(harness.position(of: "nothing") != nil)
  }

  @Test func `the cursors of charts with the same binding move together`() {
    let points = [0.0, 0.9, 2].map { ChartPoint(x: $0, y: $0) }
    let harness = Harness(width: 30, height: 14) {
      Page([ChartSeries("a", Self.values), ChartSeries("b", points: points)])
    }
    harness.press("⇥")
    #expect(value(harness, "a") == "a 8" && value(harness, "b") == "2: b 2")
    harness.press("←")
    #expect(value(harness, "a") == "a 2" && value(harness, "b") == "0.9: b 0.9")
    #expect(harness.position(of: "at 1.0") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the position stays while the focus goes from one chart to another`() {
    let harness = Harness(width: 30, height: 14) {
      Page([ChartSeries("a", Self.values), ChartSeries("b", Self.values)])
    }
    for keys in ["⇥", "⇥", "shift+⇥"] {
      harness.press(keys)
      #expect(harness.position(of: "at 2.0") != nil, "\(keys)")
    }
    // The pointer leaves the other chart.
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 8)))
    #expect(harness.position(of: "at 0.0") != nil)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 2, y: 13)))
    #expect(harness.position(of: "at 2.0") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the app sets the cursor of a chart without the focus`() {
    let harness = Harness(width: 30, height: 8) {
      Page([ChartSeries("a", Self.values)], selection: 1)
    }
    #expect(value(harness, "a") == "a 2")
    harness.press("f")
    #expect(value(harness, "a") == "a 4")
    #expect(harness.position(of: "at 0.0") != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -1e308, 0.5, 7])
  func `any position is a place or none`(selection: Double) {
    for series in [[], [.nan], Self.values] as [[Double]] {
      let harness = Harness(width: 30, height: 8) {
        Page([ChartSeries("a", series)], selection: selection)
      }
      harness.press("⇥ ←")
      #expect(harness.repaint() == 0)
      #expect(harness.warnings == [])
    }
  }
}
