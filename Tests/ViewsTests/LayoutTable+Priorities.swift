// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about layout priorities.

import CuriumTokens
import CuriumControls

extension LayoutTable {
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
}
