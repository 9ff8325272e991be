// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about stacks.

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
}
