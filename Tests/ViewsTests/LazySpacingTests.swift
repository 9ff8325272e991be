// SPDX-License-Identifier: MIT
// Testing: lazy stacks and grids with negative spacing.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct LazySpacingTests {
  @Test(arguments: [-1, -2, -9])
  func `each row takes a cell, however negative the spacing`(spacing: Int) {
    let harness = Harness(width: 12, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: Length(spacing)) {
          ForEach(0..<40) { Text("row \($0)") }
        }
      }
    }
    #expect(harness.screen.indices.allSatisfy { harness.screen[$0].hasPrefix("row \($0)") })
    harness.scroll(y: 1)
    #expect(harness.screen[0].hasPrefix("row 2"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [-1, -2, -9], [1, 2])
  func `with negative spacing, the content ends with its last row`(spacing: Int, lines: Int) {
    let harness = Harness(width: 12, height: 4) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: Length(spacing)) {
            ForEach(0..<40) { Text(lines == 1 ? "row \($0)" : "row \($0)\nlast") }
          }
        }
        .onKeyPress("j") {
          proxy.scrollTo(20, anchor: .bottom)
          return .handled
        }
      }
    }
    let last = lines == 1 ? "row 39" : "last"
    harness.press("end")
    #expect(harness.screen[3].hasPrefix(last))
    harness.press("home")
    harness.scroll(y: 100)
    #expect(harness.screen[3].hasPrefix(last))
    harness.press("j")
    #expect(harness.position(of: "row 20")?.y == 4 - lines)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [-1, -9])
  func `with negative spacing, a grid ends with its last line`(spacing: Int) {
    let columns = [GridItem(.adaptive(minimum: 4), alignment: .topLeading)]
    let harness = Harness(width: 10, height: 4) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: Length(spacing)) {
          ForEach(0..<60) { Text("t\($0)") }
        }
      }
    }
    #expect(harness.screen[1].hasPrefix("t2   t3"))
    harness.press("end")
    #expect(harness.screen[3].hasPrefix("t58  t59"))
    #expect(harness.repaint() == 0)
  }
}
