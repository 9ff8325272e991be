// SPDX-License-Identifier: MIT
// Testing: scrolling from the visible rows, and in the visible one of several views.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct ScrollAnchorTests {
  @Test(arguments: [nil, UnitPoint.bottom])
  func `a distance starts from the visible rows, whatever their heights`(anchor: UnitPoint?) {
    struct Rows: View {
      @Binding var position: ScrollPosition
      let anchor: UnitPoint?
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10_000) { row in
              Text((0...(row % 3)).map { "\(row).\($0)" }.joined(separator: "\n"))
            }
          }
        }
        .defaultScrollAnchor(anchor)
        .scrollPosition($position)
      }
    }
    struct Page: View {
      let anchor: UnitPoint?
      @State private var position = ScrollPosition()
      var body: some View {
        Rows(position: $position, anchor: anchor)
          .keyBinding("Up", "u") { position.scroll(rows: -1) }
          .keyBinding("Away", "a") { position.scrollTo(y: 300) }
      }
    }
    let harness = Harness(width: 20, height: 10) { Page(anchor: anchor) }
    if anchor == nil { harness.press("a") }
    for step in 1...12 {
      let old = harness.screen[0].prefix { $0 != " " }
      harness.press("u")
      #expect(harness.screen[1].prefix { $0 != " " } == old, "step \(step)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a proxy scrolls the visible one of several views, and a position follows it`() {
    struct Page: View {
      @State private var position = ScrollPosition()
      private var rows: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<30, id: \.self) { Text("row \($0)") }
          }
        }
      }
      var body: some View {
        ScrollViewReader { proxy in
          ViewThatFits(in: .horizontal) {
            rows.frame(width: 40)
            rows
          }
          .keyBinding("go", "g") { proxy.scrollTo(20, anchor: .top) }
          .keyBinding("end", "e") { position.scrollTo(edge: .bottom) }
        }
        .scrollPosition($position)
      }
    }
    let harness = Harness(width: 20, height: 5) { Page() }
    harness.press("g")
    #expect(harness.screen[0].hasPrefix("row 20"))
    harness.press("e")
    #expect(harness.screen[4].hasPrefix("row 29"))
    harness.resize(width: 50, height: 5)
    harness.press("g")
    #expect(harness.screen[0].contains("row 20"))
    harness.press("e")
    #expect(harness.screen[4].contains("row 29"))
    #expect(harness.repaint() == 0)
  }
}
