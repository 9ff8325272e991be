// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about alignment and layers.

import CuriumTokens
import CuriumControls

extension LayoutTable {
  nonisolated static let alignmentRows: [LayoutRow] = [
    LayoutRow(
      "a row's middle", proposal: (nil, nil), size: "3×3", ["a", "a b", "a"],
      why: "HStack centres by default."
    ) {
      HStack {
        box("a", 1, 3)
        Text("b")
      }
    },
    LayoutRow(
      "the odd row is below", proposal: (nil, nil), size: "3×2", ["a b", "a"],
      why: "There are no half rows: the smaller view is in the upper of the two middle rows."
    ) {
      HStack {
        box("a", 1, 2)
        Text("b")
      }
    },
    LayoutRow(
      "a row's bottom", proposal: (nil, nil), size: "3×2", ["a", "a b"],
      why: "The bottom edges line up."
    ) {
      HStack(alignment: .bottom) {
        box("a", 1, 2)
        Text("b")
      }
    },
    LayoutRow(
      "the first lines of text", proposal: (nil, nil), size: "5×3", ["", "x one", "y"],
      why: "Padding moves the second text's first line to row 1, so the first text moves there too."
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("x\ny")
        Text("one").padding(.top, 1)
      }
    },
    LayoutRow(
      "the last lines of text", proposal: (nil, nil), size: "3×2", ["a", "b c"],
      why: "The last line of the first text is row 1."
    ) {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb")
        Text("c")
      }
    },
    LayoutRow(
      "the first line beside a view without text", proposal: (nil, nil), size: "3×3",
      ["│", "│", "│ c"],
      why: "A view without text has its baseline in its last row."
    ) {
      HStack(alignment: .firstTextBaseline) {
        Divider().frame(height: 3)
        Text("c")
      }
    },
    LayoutRow(
      "the first line of a column", proposal: (nil, nil), size: "4×2", ["a bb", "c"],
      why: "A stack's first baseline is that of its first view."
    ) {
      HStack(alignment: .firstTextBaseline) {
        VStack {
          Text("a")
          Text("c")
        }
        Text("bb")
      }
    },
    LayoutRow(
      "a column's right edge", proposal: (nil, nil), size: "3×2", ["  a", "bbb"],
      why: "The right edges line up."
    ) {
      VStack(alignment: .trailing) {
        Text("a")
        Text("bbb")
      }
    },
  ]

  nonisolated static let layerRows: [LayoutRow] = [
    LayoutRow(
      "layers", proposal: (20, 9), size: "4×2", ["abba", "aaaa"],
      why:
        "A ZStack is as large as its largest view and centres others, odd cells right and below."
    ) {
      ZStack {
        box("a", 4, 2)
        box("b", 2, 1)
      }
    },
    LayoutRow(
      "layers in a corner", proposal: (20, 9), size: "4×2", ["aaaa", "aabb"],
      why: "The corners of all views line up."
    ) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 4, 2)
        box("b", 2, 1)
      }
    },
    LayoutRow(
      "layers with a flexible view", proposal: (6, 2), size: "6×2", ["aaxaaa", "aaaaaa"],
      why: "The ZStack's proposal is passed on to every view."
    ) {
      ZStack {
        fill("a")
        Text("x")
      }
    },
    LayoutRow(
      "a wide and a high layer", proposal: (nil, nil), size: "3×3", [" b", "aba", " b"],
      why: "The width and the height are the maximum of each, not those of one view."
    ) {
      ZStack {
        box("a", 3, 1)
        box("b", 1, 3)
      }
    },
    LayoutRow(
      "a custom order", proposal: (nil, nil), size: "3×1", ["aaa"],
      why: "zIndex draws the first view last. Sizes and positions stay."
    ) {
      ZStack(alignment: .leading) {
        box("a", 3, 1).zIndex(1)
        box("b", 2, 1)
      }
    },
    LayoutRow(
      "an overlay", proposal: (20, 9), size: "3×1", ["aba"],
      why: "It doesn't change the size of the view below."
    ) { box("a", 3, 1).overlay { box("b", 1, 1) } },
    LayoutRow(
      "an overlay gets the view's size", proposal: (20, 9), size: "4×2", ["aaaa", "bbbb"],
      why: "The overlay's proposal is the view's size, not the view's proposal."
    ) { box("a", 4, 2).overlay(alignment: .bottom) { fill("b").frame(height: 1) } },
    LayoutRow(
      "a larger overlay is clipped", proposal: (20, 9), size: "3×1", ["bbb"],
      why: "Nothing is painted outside a view's frame. SwiftUI would show all five columns."
    ) { box("a", 3, 1).overlay { box("b", 5, 1) } },
    LayoutRow(
      "an overlay of several views", proposal: (20, 9), size: "5×1", ["aabcc"],
      why: "They are on top of each other, as in a ZStack with the alignment of the overlay."
    ) {
      box("a", 5, 1).overlay(alignment: .trailing) {
        box("b", 3, 1)
        box("c", 2, 1)
      }
    },
    LayoutRow(
      "a background of several views", proposal: (20, 9), size: "3×1", ["axb"],
      why: "Both get the size of the view, and the letter at the start is in front."
    ) {
      Text("x").padding(.horizontal, 1).background(alignment: .leading) {
        fill("b")
        Text("a")
      }
    },
    LayoutRow(
      "a background", proposal: (20, 9), size: "5×1", ["bbxbb"],
      why: "It is behind the text, and visible in the padding on both sides."
    ) { Text("x").padding(.horizontal, 2).background { fill("b") } },
  ]
}
