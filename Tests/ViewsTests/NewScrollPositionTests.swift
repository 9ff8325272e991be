// SPDX-License-Identifier: MIT
// Testing: scroll positions that the app replaces with new ones.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct NewScrollPositionTests {
  @Test(arguments: [false, true])
  func `the properties of a new position follow the view, which stays`(isAtEnd: Bool) {
    struct Page: View {
      @State private var position = ScrollPosition()
      let next: ScrollPosition
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(showsIndicators: false) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
            .scrollPosition($position)
            .focusable()
            .defaultFocus()
          Text("\(position.y) of \(position.geometry.contentSize.height)")
        }
        .keyBinding("new", "n") { position = next }
      }
    }
    let harness = Harness(width: 10, height: 4) {
      Page(next: isAtEnd ? ScrollPosition(edge: .bottom) : ScrollPosition())
    }
    harness.press(isAtEnd ? "end" : "↓ ↓ ↓")
    let before = harness.screen
    #expect(before[3] == (isAtEnd ? "17 of 20" : "3 of 20"))
    for _ in 1...2 {
      harness.press("n")
      #expect(harness.screen == before)
    }
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a binding that never keeps the geometry is written once for each change`() throws {
    struct Page: View {
      @State private var writes = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(showsIndicators: false) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
            .scrollPosition(Binding(get: { ScrollPosition() }, set: { _ in writes += 1 }))
          Text("\(writes)")
        }
      }
    }
    let harness = Harness(width: 10, height: 4) { Page() }
    let writes = try #require(Int(harness.screen[3]))
    harness.scroll(y: 1)
    #expect(harness.screen[3] == "\(writes + 1)")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `assigning the same position again scrolls there again`() {
    struct Page: View {
      @State private var position = ScrollPosition()
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(showsIndicators: false) { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
            .scrollPosition($position)
            .keyBinding("top", "t") { position = ScrollPosition(edge: .top) }
            .keyBinding("down", "d") { proxy.scrollTo(15, anchor: .top) }
        }
      }
    }
    let harness = Harness(width: 10, height: 4) { Page() }
    for _ in 1...2 {
      harness.press("d")
      #expect(harness.screen[0] == "row 15")
      harness.press("t")
      #expect(harness.screen[0] == "row 0")
    }
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }
}
