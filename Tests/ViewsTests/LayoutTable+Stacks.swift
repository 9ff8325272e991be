// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about stacks and layers.

import CuriumTokens
import CuriumControls

extension LayoutTable {
  nonisolated static let stackRows: [LayoutRow] = [
    LayoutRow(
      "texts in a row, nothing offered", offer: (nil, nil), takes: "6×1", ["a bb c"],
      why: "Everyone gets the ideal; HStack keeps one column between views (its own default)."
    ) {
      HStack {
        Text("a")
        Text("bb")
        Text("c")
      }
    },
    LayoutRow(
      "texts in a row, more offered than needed", offer: (20, 3), takes: "6×1", ["a bb c"],
      why: "A stack hugs views that cannot grow."
    ) {
      HStack {
        Text("a")
        Text("bb")
        Text("c")
      }
    },
    LayoutRow(
      "no view", offer: (9, 9), takes: "0×0", [],
      why: "A stack without views has neither length nor gaps."
    ) { HStack {} },
    LayoutRow(
      "a view that is none", offer: (nil, nil), takes: "3×1", ["a b"],
      why: "EmptyView is no view, so there is one gap; Group and ForEach are not views either."
    ) {
      HStack {
        Text("a")
        EmptyView()
        Group { ForEach(0..<1) { _ in Text("b") } }
      }
    },
    LayoutRow(
      "two views that grow", offer: (10, 1), takes: "10×1", ["aaaaabbbbb"],
      why: "Equally flexible views are offered equal shares."
    ) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
      }
    },
    LayoutRow(
      "cells that do not divide", offer: (11, 1), takes: "11×1", ["aaaabbbbccc"],
      why: "A cell cannot be shared: earlier views get what is left over (points would be 3.67)."
    ) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    LayoutRow(
      "gaps come first", offer: (10, 1), takes: "10×1", ["aaaa  bbbb"],
      why: "Spacing is taken off before the rest is shared."
    ) {
      HStack(spacing: 2) {
        fill("a")
        fill("b")
      }
    },
    LayoutRow(
      "a spacer takes the rest", offer: (8, 1), takes: "8×1", ["a      b"],
      why: "A spacer is the most flexible view: texts are served before it."
    ) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutRow(
      "a spacer where nothing is offered", offer: (nil, nil), takes: "2×1", ["ab"],
      why:
        "Its ideal is its least length, none here (SwiftUI's default is 8 points: less than a cell)."
    ) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutRow(
      "a spacer keeps its least length", offer: (4, 1), takes: "5×1", ["a   b"],
      why: "Nobody can shrink, so the stack takes more than it is offered."
    ) {
      HStack(spacing: 0) {
        Text("a").fixedSize()
        Spacer(minLength: 3)
        Text("b").fixedSize()
      }
    },
    LayoutRow(
      "the least flexible first", offer: (12, 1), takes: "12×1", ["xxxxxxxlabel"],
      why:
        "The text (0–5) is offered half and takes five; the reader (0–∞) before it gets the rest."
    ) {
      HStack(spacing: 0) {
        fill("x")
        Text("label")
      }
    },
    LayoutRow(
      "a greatest width", offer: (10, 1), takes: "10×1", ["aabbbbbbbb"],
      why: "The limited view is less flexible, so it is served first and leaves eight."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 2)
        fill("b")
      }
    },
    LayoutRow(
      "a least width", offer: (6, 1), takes: "6×1", ["aaaabb"],
      why:
        "The view that needs four is less flexible (4–∞ against 0–∞): offered three, it takes four."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 4, maxWidth: .infinity)
        fill("b")
      }
    },
    LayoutRow(
      "texts that wrap", offer: (6, 5), takes: "4×2", ["aacc", "bbdd"],
      why: "The first is offered three and takes its longest line, two; so does the second of four."
    ) {
      HStack(spacing: 0) {
        Text("aa bb")
        Text("cc dd")
      }
    },
    LayoutRow(
      "ideal sizes that fit", offer: (5, 3), takes: "5×1", ["ab cd"],
      why: "Where all ideals fit and nobody grows, everyone gets the ideal (a short cut of ours)."
    ) {
      HStack {
        Text("ab")
        Text("cd")
      }
    },
    LayoutRow(
      "a column of readers", offer: (2, 5), takes: "2×5", ["aa", "aa", "bb", "bb", "cc"],
      why: "Rows are shared like columns: the odd ones go to the earlier views."
    ) {
      VStack {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    LayoutRow(
      "a column hugs across", offer: (10, 10), takes: "3×2", ["a", "bbb"],
      why: "Across its axis a stack is as large as its largest view."
    ) {
      VStack(alignment: .leading) {
        Text("a")
        Text("bbb")
      }
    },
    LayoutRow(
      "a divider in a row", offer: (9, 2), takes: "5×2", ["a │ b", "  │"],
      why: "A divider is one cell along the stack and takes what is offered across."
    ) {
      HStack {
        Text("a")
        Divider()
        Text("b")
      }
    },
    LayoutRow(
      "a negative gap", offer: (nil, nil), takes: "5×1", ["aabbb"],
      why: "Views overlap, the later one uppermost."
    ) {
      HStack(spacing: -1) {
        box("a", 3, 1)
        box("b", 3, 1)
      }
    },
    LayoutRow(
      "a stack in a stack", offer: (9, 1), takes: "9×1", ["aabbbcccc"],
      why: "The inner stack is as flexible as a reader: it is offered half, and shares that again."
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
      "a layout that is a stack", offer: (7, 1), takes: "7×1", ["a     b"],
      why: "HStackLayout is HStack, also behind AnyLayout: the spacer knows its direction."
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
      "shares", offer: (12, 1), takes: "12×1", ["abccccdddddd"],
      why: "Texts come first; the ten columns left are divided one to two, rounded for the first."
    ) {
      HStack(spacing: 0) {
        Text("ab")
        fill("c").frame(width: .share(), height: 1)
        fill("d").frame(width: .share(2), height: 1)
      }
    },
    LayoutRow(
      "a share beside what grows", offer: (9, 1), takes: "9×1", ["aaabbbbbb"],
      why: "What grows without a limit is one share."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(height: 1)
        fill("b").frame(width: .share(2), height: 1)
      }
    },
    LayoutRow(
      "a share beside a spacer", offer: (9, 1), takes: "9×1", ["a   bbbbb"],
      why: "A spacer has the lowest priority, so it gets what the greatest width leaves."
    ) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        fill("b").frame(idealWidth: .share(), maxWidth: 5, maxHeight: 1)
      }
    },
    LayoutRow(
      "a third of a row", offer: (13, 1), takes: "13×1", ["aaaa bbbbbbbb"],
      why: "A third of the twelve columns without the gap, whatever is beside it."
    ) {
      HStack {
        fill("a").frame(width: .fraction(1 / 3), height: 1).background(.accentColor)
        fill("b").frame(width: .share(), height: 1)
      }
    },
    LayoutRow(
      "two thirds of a column", offer: (1, 6), takes: "1×6", ["a", "a", "a", "a", "b", "b"],
      why: "Heights are divided as widths are."
    ) {
      VStack {
        fill("a").frame(height: .fraction(2 / 3))
        fill("b")
      }
    },
    LayoutRow(
      "shares that don't fit", offer: (4, 1), takes: "4×1", ["aaab"],
      why: "The least width of the first counts, and the second has the rest."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 3, idealWidth: .share(), maxHeight: 1)
        fill("b").frame(idealWidth: .share(), maxHeight: 1)
      }
    },
    LayoutRow(
      "a higher priority is served first", offer: (8, 1), takes: "8×1", ["aa… bbbb"],
      why: "It gets its four columns of what the least sizes of the others leave."
    ) {
      HStack {
        Text("aaaaaaaaa").lineLimit(1)
        Text("bbbb").lineLimit(1).layoutPriority(1)
      }
    },
    LayoutRow(
      "a lower priority waits", offer: (6, 1), takes: "6×1", ["bbbbbb"],
      why: "The other reader takes all; the least size of the first is nothing."
    ) {
      HStack(spacing: 0) {
        fill("a").layoutPriority(-1)
        fill("b")
      }
    },
    LayoutRow(
      "a lower priority keeps its least size", offer: (6, 1), takes: "6×1", ["aabbbb"],
      why: "What later ones need at least is kept for them."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 2, maxWidth: .infinity).layoutPriority(-1)
        fill("b")
      }
    },
    LayoutRow(
      "priority passes through modifiers", offer: (6, 1), takes: "6×1", ["abbbbb"],
      why: "Padding, frames and overlays have the priority of what they modify."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 1)
        fill("b").layoutPriority(1).padding(0).overlay {}
      }
    },
    LayoutRow(
      "equal priorities share", offer: (6, 1), takes: "6×1", ["aaabbb"],
      why: "Within a priority the rules are those of a stack without any."
    ) {
      HStack(spacing: 0) {
        fill("a").layoutPriority(2)
        fill("b").layoutPriority(2)
      }
    },
  ]

  nonisolated static let alignmentRows: [LayoutRow] = [
    LayoutRow(
      "a row's middle", offer: (nil, nil), takes: "3×3", ["a", "a b", "a"],
      why: "HStack centres by default."
    ) {
      HStack {
        box("a", 1, 3)
        Text("b")
      }
    },
    LayoutRow(
      "an odd cell goes beneath", offer: (nil, nil), takes: "3×2", ["a b", "a"],
      why: "There is no half row: the smaller view stands in the upper of the two middle rows."
    ) {
      HStack {
        box("a", 1, 2)
        Text("b")
      }
    },
    LayoutRow(
      "a row's bottom", offer: (nil, nil), takes: "3×2", ["a", "a b"],
      why: "Lower edges stand on one row."
    ) {
      HStack(alignment: .bottom) {
        box("a", 1, 2)
        Text("b")
      }
    },
    LayoutRow(
      "the first lines of text", offer: (nil, nil), takes: "5×3", ["", "x one", "y"],
      why: "Padding moves the second text's first line to row 1; the first text meets it there."
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("x\ny")
        Text("one").padding(.top, 1)
      }
    },
    LayoutRow(
      "the last lines of text", offer: (nil, nil), takes: "3×2", ["a", "b c"],
      why: "The last line of the first text is row 1."
    ) {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb")
        Text("c")
      }
    },
    LayoutRow(
      "the first line beside what has no text", offer: (nil, nil), takes: "3×3", ["│", "│", "│ c"],
      why: "A view without text has its baseline in its last row."
    ) {
      HStack(alignment: .firstTextBaseline) {
        Divider().frame(height: 3)
        Text("c")
      }
    },
    LayoutRow(
      "the first line of a column", offer: (nil, nil), takes: "4×2", ["a bb", "c"],
      why: "The first baseline of a stack is the first of its views'."
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
      "a column's right edge", offer: (nil, nil), takes: "3×2", ["  a", "bbb"],
      why: "Right edges stand in one column."
    ) {
      VStack(alignment: .trailing) {
        Text("a")
        Text("bbb")
      }
    },
  ]

  nonisolated static let layerRows: [LayoutRow] = [
    LayoutRow(
      "layers", offer: (20, 9), takes: "4×2", ["abba", "aaaa"],
      why:
        "A ZStack is as large as its largest view and centres the others; odd cells go right, beneath."
    ) {
      ZStack {
        box("a", 4, 2)
        box("b", 2, 1)
      }
    },
    LayoutRow(
      "layers at a corner", offer: (20, 9), takes: "4×2", ["aaaa", "aabb"],
      why: "Each view's corner stands at the corner."
    ) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 4, 2)
        box("b", 2, 1)
      }
    },
    LayoutRow(
      "layers of which one grows", offer: (6, 2), takes: "6×2", ["aaxaaa", "aaaaaa"],
      why: "Every view is offered what the ZStack is offered."
    ) {
      ZStack {
        fill("a")
        Text("x")
      }
    },
    LayoutRow(
      "neither wide nor high enough alone", offer: (nil, nil), takes: "3×3", [" b", "aba", " b"],
      why: "Width and height are the greatest of each, not those of one view."
    ) {
      ZStack {
        box("a", 3, 1)
        box("b", 1, 3)
      }
    },
    LayoutRow(
      "an order of its own", offer: (nil, nil), takes: "3×1", ["aaa"],
      why: "zIndex draws the first view last; sizes and places stay."
    ) {
      ZStack(alignment: .leading) {
        box("a", 3, 1).zIndex(1)
        box("b", 2, 1)
      }
    },
    LayoutRow(
      "an overlay", offer: (20, 9), takes: "3×1", ["aba"],
      why: "It does not change the size of what it lies over."
    ) { box("a", 3, 1).overlay { box("b", 1, 1) } },
    LayoutRow(
      "an overlay is offered the view's size", offer: (20, 9), takes: "4×2", ["aaaa", "bbbb"],
      why: "Not what the view itself was offered."
    ) { box("a", 4, 2).overlay(alignment: .bottom) { fill("b").frame(height: 1) } },
    LayoutRow(
      "a larger overlay is cut", offer: (20, 9), takes: "3×1", ["bbb"],
      why: "Nothing is painted outside of a view's frame here; SwiftUI would show all five."
    ) { box("a", 3, 1).overlay { box("b", 5, 1) } },
    LayoutRow(
      "a background", offer: (20, 9), takes: "5×1", ["bbxbb"],
      why: "It lies behind: the padded text leaves it to be seen at both sides."
    ) { Text("x").padding(.horizontal, 2).background { fill("b") } },
  ]
}
