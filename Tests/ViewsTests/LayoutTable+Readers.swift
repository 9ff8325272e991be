// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about geometry readers, and views that fit.

import CuriumTokens
import CuriumControls

extension LayoutTable {
  nonisolated static let fittingRows: [LayoutRow] = [
    LayoutRow(
      "the first that fits", proposal: (10, 1), size: "5×1", ["short"],
      why: "The ideal width of the first is eleven."
    ) {
      ViewThatFits {
        Text("a long text")
        Text("short")
        Text("s")
      }
    },
    LayoutRow(
      "none fits", proposal: (3, 1), size: "3×1", ["ab…"],
      why: "The last one is used."
    ) {
      ViewThatFits {
        Text("abcdefg")
        Text("abcd")
      }
    },
    LayoutRow(
      "no proposal", proposal: (nil, nil), size: "11×1", ["a long text"],
      why: "Without a limit, every view fits."
    ) {
      ViewThatFits {
        Text("a long text")
        Text("short")
      }
    },
    LayoutRow(
      "only one axis counts", proposal: (5, 1), size: "1×3", ["a", "a", "a"],
      why: "It is too high, but only the width is checked."
    ) {
      ViewThatFits(in: .horizontal) {
        box("a", 1, 3)
        Text("b")
      }
    },
  ]

  nonisolated static let readerRows: [LayoutRow] = [
    LayoutRow(
      "a geometry reader fills the proposal", proposal: (7, 2), size: "7×2", ["7x2"],
      why: "Its content is in the top left corner."
    ) { GeometryReader { Text("\($0.size.width)x\($0.size.height)") } },
    LayoutRow(
      "a geometry reader without a proposal", proposal: (nil, nil), size: "10×10", ["10x10"],
      why: "Its ideal size is 10 × 10 as in SwiftUI, but in cells."
    ) { GeometryReader { Text("\($0.size.width)x\($0.size.height)") } },
    LayoutRow(
      "several views in a geometry reader", proposal: (4, 2), size: "4×2", ["baaa", "aaaa"],
      why: "They are on top of each other, in the top left corner."
    ) {
      GeometryReader { _ in
        fill("a")
        Text("b")
      }
    },
    LayoutRow(
      "scrolled content", proposal: (8, 2), size: "3×2", ["aaa", "aaa"],
      why: "It fills the proposal along its axis and hugs its content across it."
    ) { ScrollView(showsIndicators: false) { box("a", 3, 5) } },
    LayoutRow(
      "a scrollbar", proposal: (8, 4), size: "4×4", ["aaa▐", "aaa▐", "aaa", "aaa"],
      why: "It has its own column, in addition to the content's."
    ) { ScrollView { box("a", 3, 8) } },
    LayoutRow(
      "content that scrolls sideways", proposal: (4, 3), size: "4×1", ["aaaa"],
      why: "The content gets no proposed width, but a proposed height."
    ) { ScrollView(.horizontal, showsIndicators: false) { box("a", 6, 1) } },
    LayoutRow(
      "a scrollbar below", proposal: (4, 3), size: "4×2", ["aaaa", "▄▄▄"],
      why: "It has its own row."
    ) { ScrollView(.horizontal) { box("a", 6, 1) } },
    LayoutRow(
      "content that scrolls along both axes", proposal: (4, 3), size: "4×3", ["aaa▐", "aaa", "▄▄"],
      why: "It fills the proposal. Each scrollbar takes its cells, and the corner stays empty."
    ) { ScrollView([.horizontal, .vertical]) { box("a", 6, 6) } },
    LayoutRow(
      "one scrollbar requires the other", proposal: (4, 3), size: "4×3", ["aaa▐", "aaa▐", "▄▄"],
      why: "Three rows would fit, but not with the scrollbar that five columns need."
    ) { ScrollView([.horizontal, .vertical]) { box("a", 5, 3) } },
    LayoutRow(
      "scrolled content, no proposal", proposal: (nil, nil), size: "3×5",
      ["aaa", "aaa", "aaa", "aaa", "aaa"],
      why: "Without a proposal, it is as large as its content."
    ) { ScrollView { box("a", 3, 5) } },
  ]
}
