// SPDX-License-Identifier: MIT
// Testing: the order and alignment of the views in a lazy stack.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct LazyOrderTests {
  @Test func `a row drawn over another one stays there when that one changes`() {
    struct Raised: View {
      @State private var name = "first"
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<3) { row in
              Text(row == 0 ? name : "row \(row)").offset(y: row == 2 ? -2 : 0)
            }
          }
        }
        .onKeyPress("x") {
          name = "other"
          return .handled
        }
      }
    }
    let harness = Harness(width: 8, height: 3) { Raised() }
    #expect(harness.screen == ["row 2", "row 1", ""])
    harness.press("x")
    #expect(harness.screen == ["row 2", "row 1", ""])
    #expect(harness.repaint() == 0)
  }

  @Test func `a row with a higher zIndex is in front of later rows`() {
    struct Ordered: View {
      @State private var isInFront = true
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<2) { row in
              Text("row \(row)").offset(y: row == 0 ? 1 : 0)
                .zIndex(row == 0 && isInFront ? 1 : 0)
            }
          }
        }
        .onKeyPress("x") {
          isInFront.toggle()
          return .handled
        }
      }
    }
    let harness = Harness(width: 8, height: 2) { Ordered() }
    #expect(harness.screen == ["", "row 0"])
    harness.press("x")
    #expect(harness.screen == ["", "row 1"])
    #expect(harness.repaint() == 0)
  }

  @Test func `views are aligned across a lazy stack`() {
    func column(_ alignment: HorizontalAlignment) -> [String] {
      let harness = Harness(width: 5, height: 2) {
        LazyVStack(alignment: alignment) { ForEach(["a", "bbb"], id: \.self) { Text($0) } }
      }
      return harness.screen
    }
    func row(_ alignment: VerticalAlignment) -> [String] {
      let harness = Harness(width: 3, height: 3) {
        LazyHStack(alignment: alignment) { ForEach(["a", "b\nb"], id: \.self) { Text($0) } }
      }
      return harness.screen
    }
    #expect(column(.leading) == ["a", "bbb"])
    #expect(column(.center) == ["  a", " bbb"])
    #expect(column(.trailing) == ["    a", "  bbb"])
    #expect(row(.top) == ["a b", "  b", ""])
    #expect(row(.center) == ["  b", "a b", ""])
    #expect(row(.bottom) == ["", "  b", "a b"])
  }
}
