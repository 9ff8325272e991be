// SPDX-License-Identifier: MIT
// Testing: separate scrollbars.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct ScrollbarTests {
  private typealias Model = ScrollPositionTests.Model
  private typealias Rows = ScrollPositionTests.Rows

  private let model = Model()

  @Test func `a separate scrollbar can be anywhere, and scrolls its view`() {
    let harness = Harness(width: 10, height: 5) {
      HStack(spacing: 0) {
        Scrollbar(position: Bindable(model).position)
        Rows(model: model).scrollIndicators(.hidden)
      }
    }
    /// The rows of the thumb.
    func thumb() -> [Int] { harness.screen.indices.filter { harness.screen[$0].first == "▐" } }
    #expect(thumb() == [0])
    #expect(harness.screen[1].hasPrefix(" row 1"))
    harness.click(x: 0, y: 4)
    #expect(harness.screen[0].hasSuffix("row 4"))
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 0, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 0, y: 4)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 0, y: 4)))
    #expect(harness.screen[0].hasSuffix("row 35"))
    #expect(thumb() == [4])
    harness.scroll(y: -1)
    #expect(harness.screen[0].hasSuffix("row 33"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a scrollbar can scroll content that an app draws itself`() {
    struct Drawn: View {
      @State private var offset = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("at \(offset)")
          Scrollbar(.horizontal, offset: $offset, contentLength: 100, visibleLength: 10)
        }
      }
    }
    let harness = Harness(width: 10, height: 2) { Drawn() }
    #expect(harness.screen[1] == "▄")
    harness.click(x: 8, y: 1)
    #expect(harness.position(of: "at 9") != nil)
    for _ in 0..<50 { harness.scroll(y: 1, at: CellPoint(x: 2, y: 1)) }
    #expect(harness.position(of: "at 90") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the pointer is free after a drag in which the content became short`() {
    struct Page: View {
      @State private var offset = 0
      var body: some View {
        HStack(spacing: 0) {
          Scrollbar(offset: $offset, contentLength: offset == 0 ? 40 : 5, visibleLength: 5)
          ScrollView { ForEach(0..<20) { Text("row \($0)") } }.scrollIndicators(.hidden)
        }
      }
    }
    let harness = Harness(width: 10, height: 5) { Page() }
    #expect(harness.screen[0].hasPrefix("▐"))
    harness.drag(from: .zero, to: CellPoint(x: 0, y: 3))
    #expect(harness.position(of: "▐") == nil && harness.position(of: "row 0") != nil)
    harness.scroll(y: 1, at: CellPoint(x: 4, y: 2))
    #expect(harness.position(of: "row 0") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a scrollbar works with the largest lengths`() {
    struct Drawn: View {
      @State private var offset = Int.max / 2
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(offset == 0 ? "start" : offset == .max - 1 ? "end" : "between")
          Scrollbar(.horizontal, offset: $offset, contentLength: .max, visibleLength: 1)
        }
      }
    }
    let harness = Harness(width: 10, height: 2) { Drawn() }
    #expect(harness.screen == ["between", "    ▄▄"])
    func point(_ kind: PointerEvent.Kind, _ x: Int) {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 1)))
    }
    point(.down, 4)
    point(.dragged, 9)
    point(.up, 9)
    harness.scroll(y: 1, at: CellPoint(x: 2, y: 1))
    #expect(harness.screen == ["end", "         ▄"])
    point(.down, 9)
    point(.dragged, 0)
    point(.up, 0)
    #expect(harness.screen == ["start", "▄"])
    #expect(harness.repaint() == 0)
  }
}
