// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about frames and changed proposals.

import CuriumTokens
import CuriumControls

extension LayoutTable {
  nonisolated static let frameRows: [LayoutRow] = [
    LayoutRow(
      "a fixed width", offer: (20, 9), takes: "5×1", [" ab"],
      why:
        "The frame is five whatever is offered; the view stands in its middle, the odd cell right."
    ) { Text("ab").frame(width: 5) },
    LayoutRow(
      "a fixed width, right", offer: (nil, nil), takes: "5×1", ["   ab"],
      why: "Right edges meet."
    ) { Text("ab").frame(width: 5, alignment: .trailing) },
    LayoutRow(
      "a fixed width that is too little", offer: (20, 9), takes: "3×1", ["ab…"],
      why: "The view is offered three columns and makes do."
    ) { Text("abcdef").lineLimit(1).frame(width: 3) },
    LayoutRow(
      "a third of the offer", offer: (10, 3), takes: "3×1", ["ab"],
      why: "Cells are rounded down."
    ) { Text("ab").frame(width: .fraction(1 / 3), alignment: .leading) },
    LayoutRow(
      "a third of nothing", offer: (nil, nil), takes: "2×1", ["ab"],
      why: "Without an offer it is the view's own width."
    ) { Text("ab").frame(width: .fraction(1 / 3)) },
    LayoutRow(
      "a half within limits", offer: (20, 3), takes: "6×1", ["ab"],
      why: "Half of the offer is ten, and the most is six."
    ) {
      Text("ab").frame(
        minWidth: 3, idealWidth: .fraction(1 / 2), maxWidth: 6, alignment: .leading)
    },
    LayoutRow(
      "a half beneath its limit", offer: (4, 3), takes: "3×1", ["ab"],
      why: "The least counts."
    ) { Text("ab").frame(minWidth: 3, idealWidth: .fraction(1 / 2), alignment: .leading) },
    LayoutRow(
      "at most half", offer: (8, 1), takes: "4×1", ["abc…"],
      why: "Limits may be parts of the offer too."
    ) { Text("abcdef").lineLimit(1).frame(maxWidth: .fraction(1 / 2)) },
    LayoutRow(
      "a share alone", offer: (6, 2), takes: "6×2", ["aaaaaa", "aaaaaa"],
      why: "Nothing else wants any of the offer."
    ) { fill("a").frame(width: .share(2), height: .share()) },
    LayoutRow(
      "a view that does not make do", offer: (20, 9), takes: "2×1", ["cd"],
      why:
        "It stands in the middle of the frame, four columns too wide, and is cut (SwiftUI would not)."
    ) { Text("abcdef").fixedSize().frame(width: 2) },
    LayoutRow(
      "as wide as can be", offer: (8, 3), takes: "8×1", ["   ab"],
      why: "An infinite greatest width takes what is offered; the height is the view's."
    ) { Text("ab").frame(maxWidth: .infinity) },
    LayoutRow(
      "as wide as can be, nothing offered", offer: (nil, nil), takes: "2×1", ["ab"],
      why: "Without an offer a limit changes nothing: the view's own width lies within it."
    ) { Text("ab").frame(maxWidth: .infinity) },
    LayoutRow(
      "a least width, less offered", offer: (2, 1), takes: "4×1", [" ab"],
      why: "The offer is raised to the limit."
    ) { Text("ab").frame(minWidth: 4) },
    LayoutRow(
      "a least width, more offered", offer: (9, 1), takes: "4×1", [" ab"],
      why: "A missing limit is the view's own width, two, so four is the most as well."
    ) { Text("ab").frame(minWidth: 4) },
    LayoutRow(
      "limits, between them", offer: (3, 1), takes: "3×1", ["ab"],
      why: "The frame takes the offer within its limits."
    ) { Text("ab").frame(minWidth: 2, maxWidth: 5) },
    LayoutRow(
      "limits, above them", offer: (9, 1), takes: "5×1", [" ab"],
      why: "The greatest width counts."
    ) { Text("ab").frame(minWidth: 2, maxWidth: 5) },
    LayoutRow(
      "limits, beneath them", offer: (1, 1), takes: "2×1", ["ab"],
      why: "The least width counts, and the view is offered that."
    ) { Text("ab").frame(minWidth: 2, maxWidth: 5) },
    LayoutRow(
      "limits, nothing offered", offer: (nil, nil), takes: "5×1", [" ab"],
      why: "The ideal width stands in for the offer."
    ) { Text("ab").frame(minWidth: 2, idealWidth: 5, maxWidth: 9) },
    LayoutRow(
      "an ideal size alone", offer: (nil, nil), takes: "6×2", ["aaaaaa", "aaaaaa"],
      why: "It is what the view is offered where nothing else is."
    ) { fill("a").frame(idealWidth: 6, idealHeight: 2) },
    LayoutRow(
      "an ideal size and an offer", offer: (3, 1), takes: "3×1", ["aaa"],
      why: "An offer counts more than an ideal."
    ) { fill("a").frame(idealWidth: 6, idealHeight: 2) },
    LayoutRow(
      "a fixed size of an ideal", offer: (20, 5), takes: "6×2", ["aaaaaa", "aaaaaa"],
      why: "fixedSize offers nothing, so the ideal counts again."
    ) { fill("a").frame(idealWidth: 6, idealHeight: 2).fixedSize() },
    LayoutRow(
      "a text that must not wrap", offer: (3, 3), takes: "9×1", ["two words"],
      why: "Its ideal is one line, whatever is offered."
    ) { Text("two words").fixedSize() },
    LayoutRow(
      "a text that wraps", offer: (4, 3), takes: "4×2", ["two", "word"],
      why: "It takes as many rows as it needs in the width offered."
    ) { Text("two word") },
    LayoutRow(
      "a text without room to wrap", offer: (4, 1), takes: "4×1", ["two…"],
      why: "One row is offered, so the rest is cut."
    ) { Text("two word") },
    LayoutRow(
      "a text fixed in height", offer: (4, 1), takes: "4×2", ["two", "word"],
      why: "Vertically nothing is offered, so it wraps into all the rows it needs."
    ) { Text("two word").fixedSize(horizontal: false, vertical: true) },
    LayoutRow(
      "a frame in a frame", offer: (20, 9), takes: "7×1", ["  ab"],
      why: "The inner frame of four stands in the middle of the outer, the text in the inner's."
    ) { Text("ab").frame(width: 4).frame(width: 7) },
  ]

  nonisolated static let paddingRows: [LayoutRow] = [
    LayoutRow(
      "padding", offer: (20, 9), takes: "4×3", ["", " ab"],
      why: "Room at each edge is added to the view's size."
    ) { Text("ab").padding(1) },
    LayoutRow(
      "padding around what grows", offer: (8, 1), takes: "8×1", ["  aaaa"],
      why: "It is taken off the offer first."
    ) { fill("a").padding(.horizontal, 2) },
    LayoutRow(
      "more padding than room", offer: (4, 1), takes: "6×1", [],
      why: "The view is offered nothing, and the padding stays."
    ) { fill("a").padding(.horizontal, 3) },
    LayoutRow(
      "padding at one edge", offer: (nil, nil), takes: "4×1", ["  ab"],
      why: "The other edges get nothing."
    ) { Text("ab").padding(.leading, 2) },
    LayoutRow(
      "a border", offer: (20, 9), takes: "4×3", ["┌──┐", "│ab│", "└──┘"],
      why: "It takes a cell at each edge (SwiftUI draws over the view)."
    ) { Text("ab").border(.accentColor) },
  ]

  nonisolated static let ratioRows: [LayoutRow] = [
    LayoutRow(
      "a square that fits", offer: (20, 2), takes: "4×2", ["aaaa", "aaaa"],
      why: "A cell is twice as high as wide: two rows are as high as four columns are wide."
    ) { fill("a").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "a square in a narrow room", offer: (6, 9), takes: "6×3", ["aaaaaa", "aaaaaa", "aaaaaa"],
      why: "The width is what is short."
    ) { fill("a").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "a square that fills", offer: (6, 2), takes: "6×3", ["aaaaaa", "aaaaaa", "aaaaaa"],
      why: "It is as small as leaves nothing free, and so higher than the room."
    ) { fill("a").aspectRatio(1, contentMode: .fill) },
    LayoutRow(
      "twice as wide as high", offer: (8, 8), takes: "8×2", ["aaaaaaaa", "aaaaaaaa"],
      why: "Four columns to a row."
    ) { fill("a").aspectRatio(2, contentMode: .fit) },
    LayoutRow(
      "a square of a width", offer: (4, nil), takes: "4×2", ["aaaa", "aaaa"],
      why: "One side follows from the other where one is offered."
    ) { fill("a").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "a ratio where nothing is offered", offer: (nil, nil), takes: "2×1", ["ab"],
      why: "There is nothing to keep the ratio in: the view takes its ideal size."
    ) { Text("ab").aspectRatio(1, contentMode: .fit) },
    LayoutRow(
      "scaled to fit", offer: (12, 9), takes: "12×3",
      ["aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"],
      why: "The ratio is that of the ideal size, four cells to one."
    ) { fill("a").frame(idealWidth: 4, idealHeight: 1).scaledToFit() },
    LayoutRow(
      "scaled to fill", offer: (4, 2), takes: "8×2", ["aaaaaaaa", "aaaaaaaa"],
      why: "As high as the room, and wider."
    ) { fill("a").frame(idealWidth: 4, idealHeight: 1).scaledToFill() },
  ]

  nonisolated static let movedRows: [LayoutRow] = [
    LayoutRow(
      "an offset", offer: (nil, nil), takes: "3×1", ["b a"],
      why: "The view is drawn elsewhere, its room stays: what comes next stands where it would."
    ) {
      HStack {
        Text("a").offset(x: 2)
        Text("b").offset(x: -2)
      }
    },
    LayoutRow(
      "an offset leaves its frame", offer: (nil, nil), takes: "1×1", ["", "   a"],
      why: "Frames around do not cut it off, as in SwiftUI."
    ) { Text("a").offset(x: 3, y: 1).frame(width: 1).padding(0) },
    LayoutRow(
      "an offset, clipped", offer: (nil, nil), takes: "2×1", [" a"],
      why: "Of two letters moved by one, one is within the frame."
    ) { Text("ab").offset(x: 1).clipped() },
    LayoutRow(
      "a position", offer: (8, 3), takes: "8×3", ["", "   abc"],
      why: "The view's middle stands at column 4, row 1; position takes all that is offered."
    ) { Text("abc").position(x: 4, y: 1) },
  ]
}
