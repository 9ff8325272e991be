// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about frames and changed proposals.

import CuriumTokens
import CuriumControls

extension LayoutTable {
  nonisolated static let frameRows: [LayoutRow] = [
    LayoutRow(
      "a fixed width", proposal: (20, 9), size: "5×1", [" ab"],
      why:
        "The frame is five wide, whatever the proposal. The view is centred; the odd cell is right."
    ) { Text("ab").frame(width: 5) },
    LayoutRow(
      "a fixed width, trailing", proposal: (nil, nil), size: "5×1", ["   ab"],
      why: "The right edges line up."
    ) { Text("ab").frame(width: 5, alignment: .trailing) },
    LayoutRow(
      "a fixed width that is too small", proposal: (20, 9), size: "3×1", ["ab…"],
      why: "The view gets a proposal of three columns and fits itself into them."
    ) { Text("abcdef").lineLimit(1).frame(width: 3) },
    LayoutRow(
      "a third of the proposal", proposal: (10, 3), size: "3×1", ["ab"],
      why: "The result is rounded down to cells."
    ) { Text("ab").frame(width: .fraction(1 / 3), alignment: .leading) },
    LayoutRow(
      "a third of no proposal", proposal: (nil, nil), size: "2×1", ["ab"],
      why: "Without a proposal, it is the view's own width."
    ) { Text("ab").frame(width: .fraction(1 / 3)) },
    LayoutRow(
      "a half within limits", proposal: (20, 3), size: "6×1", ["ab"],
      why: "Half of the proposal is ten, and the maximum is six."
    ) {
      Text("ab").frame(
        minWidth: 3, idealWidth: .fraction(1 / 2), maxWidth: 6, alignment: .leading)
    },
    LayoutRow(
      "a half below its limit", proposal: (4, 3), size: "3×1", ["ab"],
      why: "The minimum wins."
    ) { Text("ab").frame(minWidth: 3, idealWidth: .fraction(1 / 2), alignment: .leading) },
    LayoutRow(
      "at most half", proposal: (8, 1), size: "4×1", ["abc…"],
      why: "Limits can be fractions of the proposal too."
    ) { Text("abcdef").lineLimit(1).frame(maxWidth: .fraction(1 / 2)) },
    LayoutRow(
      "a maximum of a third of a row", proposal: (13, 1), size: "13×1", ["abc… bbbbbbbb"],
      why: "A third of the twelve columns without the gap, not of the view's share."
    ) {
      HStack {
        Text("abcdef").lineLimit(1).frame(maxWidth: .fraction(1 / 3))
        fill("b").frame(height: 1)
      }
    },
    LayoutRow(
      "a maximum of a third of a row, below another view", proposal: (13, 1), size: "13×1",
      ["abc+ bbbbbbbb"], why: "An overlay doesn't change the layout."
    ) {
      HStack {
        Text("abcdef").lineLimit(1).frame(maxWidth: .fraction(1 / 3))
          .overlay(alignment: .trailing) { Text("+") }
        fill("b").frame(height: 1)
      }
    },
    LayoutRow(
      "shares of a row, below another view", proposal: (9, 1), size: "9×1", ["+aabbbbbb"],
      why: "An overlay doesn't change the layout."
    ) {
      HStack(spacing: 0) {
        fill("a").frame(width: .share(1)).overlay(alignment: .leading) { Text("+") }
        fill("b").frame(width: .share(2))
      }
      .frame(height: 1)
    },
    LayoutRow(
      "a maximum of half a row, without room", proposal: (9, 1), size: "9×1", ["aaaaaabbb"],
      why: "A maximum, unlike a length, gets less if its neighbours need the space."
    ) {
      HStack(spacing: 0) {
        box("a", 6, 1)
        fill("b").frame(maxWidth: .fraction(1 / 2), maxHeight: 1)
      }
    },
    LayoutRow(
      "a share alone", proposal: (6, 2), size: "6×2", ["aaaaaa", "aaaaaa"],
      why: "No other view shares the proposal."
    ) { fill("a").frame(width: .share(2), height: .share()) },
    LayoutRow(
      "a view that doesn't fit itself", proposal: (20, 9), size: "2×1", ["cd"],
      why:
        "It is centred, four columns too wide, and clipped (SwiftUI wouldn't clip it)."
    ) { Text("abcdef").fixedSize().frame(width: 2) },
    LayoutRow(
      "an infinite maximum width", proposal: (8, 3), size: "8×1", ["   ab"],
      why: "An infinite maximum width fills the proposal. The height is the view's."
    ) { Text("ab").frame(maxWidth: .infinity) },
    LayoutRow(
      "an infinite maximum width, no proposal", proposal: (nil, nil), size: "2×1", ["ab"],
      why: "Without a proposal, the limit has no effect: the view's own width is within it."
    ) { Text("ab").frame(maxWidth: .infinity) },
    LayoutRow(
      "a minimum width, smaller proposal", proposal: (2, 1), size: "4×1", [" ab"],
      why: "The proposal is raised to the limit."
    ) { Text("ab").frame(minWidth: 4) },
    LayoutRow(
      "a minimum width, larger proposal", proposal: (9, 1), size: "4×1", [" ab"],
      why: "A missing limit is the view's own width, two, so the maximum is four too."
    ) { Text("ab").frame(minWidth: 4) },
    LayoutRow(
      "limits, between them", proposal: (3, 1), size: "3×1", ["ab"],
      why: "The frame takes the proposal within its limits."
    ) { Text("ab").frame(minWidth: 2, maxWidth: 5) },
    LayoutRow(
      "computed limits", proposal: (9, 1), size: "6×1", ["  ab"],
      why: "A limit of the type Int is a number of cells, as a literal is."
    ) { Text("ab").frame(minWidth: "abcd".count, maxWidth: "abcdef".count) },
    LayoutRow(
      "limits, above them", proposal: (9, 1), size: "5×1", [" ab"],
      why: "The maximum width wins."
    ) { Text("ab").frame(minWidth: 2, maxWidth: 5) },
    LayoutRow(
      "limits, below them", proposal: (1, 1), size: "2×1", ["ab"],
      why: "The minimum width wins, and is proposed to the view."
    ) { Text("ab").frame(minWidth: 2, maxWidth: 5) },
    LayoutRow(
      "limits, no proposal", proposal: (nil, nil), size: "5×1", [" ab"],
      why: "The ideal width replaces the missing proposal."
    ) { Text("ab").frame(minWidth: 2, idealWidth: 5, maxWidth: 9) },
    LayoutRow(
      "a maximum height, no proposal", proposal: (nil, nil), size: "1×2", ["a", "b"],
      why: "The view is proposed the maximum, so its first row stays visible."
    ) {
      VStack(spacing: 0) {
        Text("a")
        ScrollView { Text("b\nc\nd") }.scrollIndicators(.hidden)
      }
      .frame(maxHeight: 2)
    },
    LayoutRow(
      "a maximum width, no proposal", proposal: (nil, nil), size: "4×2", ["two", "word"],
      why: "The text is proposed the maximum, and wraps."
    ) { Text("two word").frame(maxWidth: 4) },
    LayoutRow(
      "an ideal size alone", proposal: (nil, nil), size: "6×2", ["aaaaaa", "aaaaaa"],
      why: "It is proposed to the view if nothing else is."
    ) { fill("a").frame(idealWidth: 6, idealHeight: 2) },
    LayoutRow(
      "an ideal size and a proposal", proposal: (3, 1), size: "3×1", ["aaa"],
      why: "A proposal wins over an ideal size."
    ) { fill("a").frame(idealWidth: 6, idealHeight: 2) },
    LayoutRow(
      "a fixed ideal size", proposal: (20, 5), size: "6×2", ["aaaaaa", "aaaaaa"],
      why: "fixedSize proposes nothing, so the ideal size is used."
    ) { fill("a").frame(idealWidth: 6, idealHeight: 2).fixedSize() },
    LayoutRow(
      "a text that can't wrap", proposal: (3, 3), size: "9×1", ["two words"],
      why: "Its ideal size is one line, whatever the proposal."
    ) { Text("two words").fixedSize() },
    LayoutRow(
      "a text that wraps", proposal: (4, 3), size: "4×2", ["two", "word"],
      why: "It takes as many rows as it needs in the proposed width."
    ) { Text("two word") },
    LayoutRow(
      "a text without room to wrap", proposal: (4, 1), size: "4×1", ["two…"],
      why: "One row is proposed, so the text is truncated."
    ) { Text("two word") },
    LayoutRow(
      "a text fixed in height", proposal: (4, 1), size: "4×2", ["two", "word"],
      why: "No height is proposed, so it takes all the rows it needs."
    ) { Text("two word").fixedSize(horizontal: false, vertical: true) },
    LayoutRow(
      "a row fixed in height", proposal: (20, 9), size: "2×2", [" b", "ab"],
      why: "The row is as high as its highest view, and the others can fill that height."
    ) {
      HStack(spacing: 0) {
        Text("a").frame(maxHeight: .infinity, alignment: .bottom)
        box("b", 1, 2)
      }
      .fixedSize(horizontal: false, vertical: true)
    },
    LayoutRow(
      "a frame in a frame", proposal: (20, 9), size: "7×1", ["  ab"],
      why: "The inner frame of four is centred in the outer one, and the text in the inner one."
    ) { Text("ab").frame(width: 4).frame(width: 7) },
  ]

  nonisolated static let paddingRows: [LayoutRow] = [
    LayoutRow(
      "padding", proposal: (20, 9), size: "4×3", ["", " ab"],
      why: "Space at each edge is added to the view's size."
    ) { Text("ab").padding(1) },
    LayoutRow(
      "padding around a flexible view", proposal: (8, 1), size: "8×1", ["  aaaa"],
      why: "It is subtracted from the proposal first."
    ) { fill("a").padding(.horizontal, 2) },
    LayoutRow(
      "more padding than space", proposal: (4, 1), size: "6×1", [],
      why: "The proposal to the view is zero, and the padding stays."
    ) { fill("a").padding(.horizontal, 3) },
    LayoutRow(
      "padding at one edge", proposal: (nil, nil), size: "4×1", ["  ab"],
      why: "The other edges get nothing."
    ) { Text("ab").padding(.leading, 2) },
    LayoutRow(
      "a border", proposal: (20, 9), size: "4×3", ["┌──┐", "│ab│", "└──┘"],
      why: "It takes a cell at each edge (SwiftUI draws over the view)."
    ) { Text("ab").border(.accentColor) },
  ]

  nonisolated static let ratioRows: [LayoutRow] = [
    LayoutRow(
      "a square that fits", proposal: (20, 2), size: "4×2", ["aaaa", "aaaa"],
      why: "A cell is twice as high as wide: two rows are as high as four columns are wide."
    ) { fill("a").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "a square in a narrow space", proposal: (6, 9), size: "6×3", ["aaaaaa", "aaaaaa", "aaaaaa"],
      why: "The width is the limit."
    ) { fill("a").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "a square that fills", proposal: (6, 2), size: "6×3", ["aaaaaa", "aaaaaa", "aaaaaa"],
      why: "It is the smallest square without empty space, so it is higher than the proposal."
    ) { fill("a").aspectRatio(1, contentMode: .fill) },
    LayoutRow(
      "twice as wide as high", proposal: (8, 8), size: "8×2", ["aaaaaaaa", "aaaaaaaa"],
      why: "Four columns for each row."
    ) { fill("a").aspectRatio(2, contentMode: .fit) },
    LayoutRow(
      "a square from its width", proposal: (4, nil), size: "4×2", ["aaaa", "aaaa"],
      why: "If only one side is proposed, it determines the other."
    ) { fill("a").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "a ratio without a proposal", proposal: (nil, nil), size: "2×1", ["ab"],
      why: "There is no space to fit into, so the view takes its ideal size."
    ) { Text("ab").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "scaled to fit", proposal: (12, 9), size: "12×3",
      ["aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"],
      why: "The ratio is that of the ideal size, four cells to one."
    ) { fill("a").frame(idealWidth: 4, idealHeight: 1).scaledToFit() },
    LayoutRow(
      "scaled to fill", proposal: (4, 2), size: "8×2", ["aaaaaaaa", "aaaaaaaa"],
      why: "As high as the proposal, and wider."
    ) { fill("a").frame(idealWidth: 4, idealHeight: 1).scaledToFill() },
  ]

  nonisolated static let movedRows: [LayoutRow] = [
    LayoutRow(
      "an offset", proposal: (nil, nil), size: "3×1", ["b a"],
      why: "The view is drawn elsewhere but keeps its space, so the next view doesn't move."
    ) {
      HStack {
        Text("a").offset(x: 2)
        Text("b").offset(x: -2)
      }
    },
    LayoutRow(
      "an offset leaves its frame", proposal: (nil, nil), size: "1×1", ["", "   a"],
      why: "Outer frames don't clip it, as in SwiftUI."
    ) { Text("a").offset(x: 3, y: 1).frame(width: 1).padding(0) },
    LayoutRow(
      "an offset, clipped", proposal: (nil, nil), size: "2×1", [" a"],
      why: "One of the two letters is still inside the frame."
    ) { Text("ab").offset(x: 1).clipped() },
    LayoutRow(
      "a position", proposal: (8, 3), size: "8×3", ["", "   abc"],
      why: "The view's centre is at column 4, row 1. position fills the proposal."
    ) { Text("abc").position(x: 4, y: 1) },
  ]
}
