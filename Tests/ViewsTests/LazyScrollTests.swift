// SPDX-License-Identifier: MIT
// Testing: scrolling to rows of a lazy stack that may not exist yet.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct LazyScrollTests {
  private typealias Numbers = LazyStackTests.Numbers

  private struct Jumps: View {
    let anchor: UnitPoint?
    let target: Int
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) {
            Text("head").id("head")
            ForEach(0..<100_000) { number in
              Text(number % 3 == 0 ? "line \(number)\nsecond\nthird" : "line \(number)")
            }
          }
        }
        .onKeyPress("j") {
          proxy.scrollTo(target, anchor: anchor)
          return .handled
        }
        .onKeyPress("h") {
          proxy.scrollTo("head")
          return .handled
        }
      }
    }
  }

  @Test(arguments: [
    (UnitPoint.top, 50_000, 0), (.bottom, 50_000, 9), (.center, 50_000, 4), (nil, 50_000, 9),
    (.top, 99_999, 7), (.bottom, 2, 5), (nil, 99_998, 9),
    (UnitPoint(x: 0, y: 1e300), 2, 5), (UnitPoint(x: .nan, y: -1e300), 50_000, 0),
  ])
  func `a scroll view reader scrolls to rows that don't exist yet`(
    anchor: UnitPoint?, row: Int, y: Int
  ) {
    let harness = Harness(width: 20, height: 10) { Jumps(anchor: anchor, target: row) }
    harness.press("j")
    #expect(harness.position(of: "line \(row)")?.y == y)
    #expect(harness.repaint() == 0)
    harness.press("h")
    #expect(harness.screen[0].hasPrefix("head"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an anchor that isn't finite doesn't scroll`(part: Double) {
    let anchor = UnitPoint(x: part, y: part)
    let harness = Harness(width: 20, height: 10) { Jumps(anchor: anchor, target: 50_000) }
    harness.press("j")
    #expect(harness.screen[0].hasPrefix("head"))
    #expect(harness.repaint() == 0)
  }

  @Test func `rows can disappear while they scroll to one of them`() async {
    struct Loading: View {
      @State private var isLoading = false
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            if isLoading {
              Text("Loading")
            } else {
              LazyVStack { ForEach(0..<1_000) { Text("row \($0)") } }
            }
          }
          .onKeyPress("j") {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(500) }
            return .handled
          }
          .onKeyPress("x") {
            isLoading.toggle()
            return .handled
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Loading() }
    harness.press("j")
    await harness.advance(by: .milliseconds(300))
    harness.press("x")
    await harness.advance(by: .seconds(2))
    #expect(harness.screen[0].contains("Loading"))
    harness.press("x")
    #expect(harness.screen.contains { $0.contains("row") })
    #expect(harness.repaint() == 0)
  }

  @Test func `a click beside the scrollbar's thumb scrolls by a page`() {
    let harness = Harness(width: 20, height: 10) { Numbers(count: 1_000) }
    harness.click(x: 19, y: 6)
    #expect(harness.screen[0].hasPrefix("line 9"))
    harness.click(x: 19, y: 6)
    #expect(harness.screen[0].hasPrefix("line 18"))
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 19, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 3, y: 9)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 3, y: 9)))
    #expect(harness.screen[9].hasPrefix("line 999"))
    harness.click(x: 19, y: 2)
    #expect(harness.screen[9].hasPrefix("line 990"))
    #expect(harness.repaint() == 0)
  }

  @Test func `an animated scroll ends at its row, even if rows are added meanwhile`() async {
    struct Chat: View {
      @State private var messages = Array(0..<1_000)
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(messages, id: \.self) { Text("message \($0)") }
            }
          }
          .keyBinding("go", "j") {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(500, anchor: .top) }
          }
          .keyBinding("older", "o") { messages.insert(contentsOf: [-3, -2, -1], at: 0) }
          .keyBinding("between", "b") { messages.insert(contentsOf: 1_000..<1_009, at: 499) }
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Chat() }
    harness.press("j")
    await harness.advance(by: .milliseconds(300))
    #expect(!harness.screen[0].hasPrefix("message 500"))
    harness.press("o b")
    await harness.advance(by: .seconds(2))
    #expect(harness.screen[0].hasPrefix("message 500"))
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `an animated scroll to a row that is removed doesn't jump to another row`() async {
    struct Chat: View {
      @State private var messages = Array(0..<1_000)
      @State private var isTall = false
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(messages, id: \.self) { Text("message \($0)\(isTall ? "\nmore" : "")") }
            }
          }
          .keyBinding("go", "j") {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(500, anchor: .top) }
          }
          .keyBinding("remove", "x") {
            messages.removeAll { $0 == 500 }
            isTall = true
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Chat() }
    harness.press("j")
    await harness.advance(by: .milliseconds(300))
    harness.press("x")
    await harness.advance(by: .seconds(2))
    #expect(harness.position(of: "message 501") == nil)
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }
}
