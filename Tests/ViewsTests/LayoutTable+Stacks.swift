// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about stacks and layers.

import CuriumTokens
import CuriumControls

extension LayoutTable {
  nonisolated static let stackRows: [LayoutRow] = [
    LayoutRow(
      "texts in a row, no proposal", proposal: (nil, nil), size: "6×1", ["a bb c"],
      why: "Each view has its ideal size. HStack's default spacing is one column."
    ) {
      HStack {
        Text("a")
        Text("bb")
        Text("c")
      }
    },
    LayoutRow(
      "texts in a row, large proposal", proposal: (20, 3), size: "6×1", ["a bb c"],
      why: "A stack hugs views that can't grow."
    ) {
      HStack {
        Text("a")
        Text("bb")
        Text("c")
      }
    },
    LayoutRow(
      "no view", proposal: (9, 9), size: "0×0", [],
      why: "An empty stack has no size."
    ) { HStack {} },
    LayoutRow(
      "an empty view", proposal: (nil, nil), size: "3×1", ["a b"],
      why: "EmptyView takes no space, so there is one gap. Group and ForEach aren't counted either."
    ) {
      HStack {
        Text("a")
        EmptyView()
        Group { ForEach(0..<1) { _ in Text("b") } }
      }
    },
    LayoutRow(
      "two flexible views", proposal: (10, 1), size: "10×1", ["aaaaabbbbb"],
      why: "Equally flexible views get equal shares."
    ) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
      }
    },
    LayoutRow(
      "cells that can't be divided evenly", proposal: (11, 1), size: "11×1", ["aaaabbbbccc"],
      why: "A cell can't be split, so the first views get the extra ones (points would be 3.67)."
    ) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    LayoutRow(
      "gaps come first", proposal: (10, 1), size: "10×1", ["aaaa  bbbb"],
      why: "Spacing is subtracted before the rest is shared."
    ) {
      HStack(spacing: 2) {
        fill("a")
        fill("b")
      }
    },
    LayoutRow(
      "a spacer takes the rest", proposal: (8, 1), size: "8×1", ["a      b"],
      why: "A spacer is the most flexible view, so texts come first."
    ) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutRow(
      "a spacer without a proposal", proposal: (nil, nil), size: "2×1", ["ab"],
      why:
        "Its ideal is its minimum, here 0 (SwiftUI's default, 8 points, is less than a cell)."
    ) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutRow(
      "a spacer keeps its minimum length", proposal: (4, 1), size: "5×1", ["a   b"],
      why: "No view can shrink, so the stack is larger than the proposal."
    ) {
      HStack(spacing: 0) {
        Text("a").fixedSize()
        Spacer(minLength: 3)
        Text("b").fixedSize()
      }
    },
    LayoutRow(
      "the least flexible view first", proposal: (12, 1), size: "12×1", ["xxxxxxxlabel"],
      why:
        "Half is proposed to the text (0–5), which takes five. The reader (0–∞) gets the rest."
    ) {
      HStack(spacing: 0) {
        fill("x")
        Text("label")
      }
    },
    LayoutRow(
      "a maximum width", proposal: (10, 1), size: "10×1", ["aabbbbbbbb"],
      why: "The limited view is less flexible, so it comes first and leaves eight."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 2)
        fill("b")
      }
    },
    LayoutRow(
      "a minimum width", proposal: (6, 1), size: "6×1", ["aaaabb"],
      why:
        "The view that needs four is less flexible (4–∞, not 0–∞). It takes four instead of three."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 4, maxWidth: .infinity)
        fill("b")
      }
    },
    LayoutRow(
      "texts that wrap", proposal: (6, 5), size: "4×2", ["aacc", "bbdd"],
      why:
        "The first text gets three and takes its longest line, two. So does the second with four."
    ) {
      HStack(spacing: 0) {
        Text("aa bb")
        Text("cc dd")
      }
    },
    LayoutRow(
      "ideal sizes that fit", proposal: (5, 3), size: "5×1", ["ab cd"],
      why:
        "If all ideal sizes fit and no view is flexible, each gets its ideal size (our shortcut)."
    ) {
      HStack {
        Text("ab")
        Text("cd")
      }
    },
    LayoutRow(
      "a column of geometry readers", proposal: (2, 5), size: "2×5",
      ["aa", "aa", "bb", "bb", "cc"],
      why: "Rows are shared like columns: the first views get the extra ones."
    ) {
      VStack {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    LayoutRow(
      "a column hugs across", proposal: (10, 10), size: "3×2", ["a", "bbb"],
      why: "Across its axis, a stack is as large as its largest view."
    ) {
      VStack(alignment: .leading) {
        Text("a")
        Text("bbb")
      }
    },
    LayoutRow(
      "a divider in a row", proposal: (9, 2), size: "5×2", ["a │ b", "  │"],
      why: "A divider is one cell along the stack and fills the proposal across it."
    ) {
      HStack {
        Text("a")
        Divider()
        Text("b")
      }
    },
    LayoutRow(
      "a negative gap", proposal: (nil, nil), size: "5×1", ["aabbb"],
      why: "Views overlap, with the last one on top."
    ) {
      HStack(spacing: -1) {
        box("a", 3, 1)
        box("b", 3, 1)
      }
    },
    LayoutRow(
      "a stack in a stack", proposal: (9, 1), size: "9×1", ["aabbbcccc"],
      why: "The inner stack is as flexible as a reader. It gets half, and shares that."
    ) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          fill("a").frame(maxWidth: 2)
          fill("b")
        }
        fill("c")
      }
    },
    LayoutRow(
      "a layout that is a stack", proposal: (7, 1), size: "7×1", ["a     b"],
      why: "HStackLayout works like HStack, even in AnyLayout: the spacer has the right axis."
    ) {
      AnyLayout(HStackLayout(spacing: 0)).callAsFunction {
        Text("a")
        Spacer()
        Text("b")
      }
    },
  ]

  nonisolated static let priorityRows: [LayoutRow] = [
    LayoutRow(
      "shares", proposal: (12, 1), size: "12×1", ["abccccdddddd"],
      why: "The text comes first. The other ten columns are divided 1 to 2, rounded for the first."
    ) {
      HStack(spacing: 0) {
        Text("ab")
        fill("c").frame(width: .share(), height: 1)
        fill("d").frame(width: .share(2), height: 1)
      }
    },
    LayoutRow(
      "a share beside a flexible view", proposal: (9, 1), size: "9×1", ["aaabbbbbb"],
      why: "A flexible view without a limit counts as one share."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(height: 1)
        fill("b").frame(width: .share(2), height: 1)
      }
    },
    LayoutRow(
      "a share beside a spacer", proposal: (9, 1), size: "9×1", ["a   bbbbb"],
      why: "A spacer has the lowest priority, so it gets what the maximum width leaves."
    ) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        fill("b").frame(idealWidth: .share(), maxWidth: 5, maxHeight: 1)
      }
    },
    LayoutRow(
      "a third of a row", proposal: (13, 1), size: "13×1", ["aaaa bbbbbbbb"],
      why: "A third of the twelve columns without the gap, whatever is beside it."
    ) {
      HStack {
        fill("a").frame(width: .fraction(1 / 3), height: 1).background(.accentColor)
        fill("b").frame(width: .share(), height: 1)
      }
    },
    LayoutRow(
      "two thirds of a column", proposal: (1, 6), size: "1×6", ["a", "a", "a", "a", "b", "b"],
      why: "Heights are divided like widths."
    ) {
      VStack {
        fill("a").frame(height: .fraction(2 / 3))
        fill("b")
      }
    },
    LayoutRow(
      "shares that don't fit", proposal: (4, 1), size: "4×1", ["aaab"],
      why: "The first has its minimum width, and the second gets the rest."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 3, idealWidth: .share(), maxHeight: 1)
        fill("b").frame(idealWidth: .share(), maxHeight: 1)
      }
    },
    LayoutRow(
      "a higher priority comes first", proposal: (8, 1), size: "8×1", ["aa… bbbb"],
      why: "It gets four of the columns that the others' minimum sizes leave."
    ) {
      HStack {
        Text("aaaaaaaaa").lineLimit(1)
        Text("bbbb").lineLimit(1).layoutPriority(1)
      }
    },
    LayoutRow(
      "a lower priority waits", proposal: (6, 1), size: "6×1", ["bbbbbb"],
      why: "The other reader takes everything, because the first has a minimum size of 0."
    ) {
      HStack(spacing: 0) {
        fill("a").layoutPriority(-1)
        fill("b")
      }
    },
    LayoutRow(
      "a lower priority keeps its minimum size", proposal: (6, 1), size: "6×1", ["aabbbb"],
      why: "The minimum sizes of later views are reserved."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 2, maxWidth: .infinity).layoutPriority(-1)
        fill("b")
      }
    },
    LayoutRow(
      "priority passes through modifiers", proposal: (6, 1), size: "6×1", ["abbbbb"],
      why: "Padding, frames and overlays have the priority of the view they modify."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 1)
        fill("b").layoutPriority(1).padding(0).overlay {}
      }
    },
    LayoutRow(
      "equal priorities share", proposal: (6, 1), size: "6×1", ["aaabbb"],
      why: "Views of equal priority are laid out as if they had none."
    ) {
      HStack(spacing: 0) {
        fill("a").layoutPriority(2)
        fill("b").layoutPriority(2)
      }
    },
  ]

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
