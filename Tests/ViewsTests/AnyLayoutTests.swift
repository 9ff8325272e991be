// SPDX-License-Identifier: MIT
// Testing: the cache of a type-erased layout.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

/// Indents each row by a number that stays in the cache while the number of views stays the same.
private protocol Indenting: Layout where Cache == [Int] {
  static var indent: Int { get }
}

extension Indenting {
  func makeCache(subviews: Subviews) -> [Int] { subviews.map { _ in Self.indent } }

  func updateCache(_ cache: inout [Int], subviews: Subviews) {
    if cache.count != subviews.count { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) -> CellSize { CellSize(width: 6, height: subviews.count) }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {
    for (row, subview) in subviews.enumerated() {
      let place = CellPoint(x: bounds.minX + cache[row], y: bounds.minY + row)
      subview.place(at: place, proposal: .unspecified)
    }
  }
}

private struct Near: Indenting {
  static let indent = 1
}

private struct Far: Indenting {
  static let indent = 4
}

@MainActor struct AnyLayoutTests {
  @Test func `a layout doesn't get the cache of a layout of another type`() {
    struct Content: View {
      @State private var isFar = false
      var body: some View {
        let layout = isFar ? AnyLayout(Far()) : AnyLayout(Near())
        layout {
          Text("a")
          Text("b")
        }
        .onKeyPress("x") {
          isFar.toggle()
          return .handled
        }
      }
    }
    let harness = Harness(width: 6, height: 2) { Content() }
    #expect(harness.screen == [" a", " b"])
    harness.press("x")
    #expect(harness.screen == ["    a", "    b"])
    harness.press("x")
    #expect(harness.screen == [" a", " b"])
    #expect(harness.repaint() == 0)
  }
}
