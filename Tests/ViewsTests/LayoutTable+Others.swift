// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about grids, geometry readers, insets and guides.

import CuriumTokens
import CuriumControls

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context[.trailing] }
}

extension HorizontalAlignment {
  fileprivate static var colon: HorizontalAlignment { HorizontalAlignment(Colon.self) }
}

extension LayoutTable {
  nonisolated static let fittingRows: [LayoutRow] = [
    LayoutRow(
      "the first that fits", offer: (10, 1), takes: "5×1", ["short"],
      why: "The ideal width of the first is eleven."
    ) {
      ViewThatFits {
        Text("a long text")
        Text("short")
        Text("s")
      }
    },
    LayoutRow(
      "none fits", offer: (3, 1), takes: "3×1", ["ab…"],
      why: "The last one makes do."
    ) {
      ViewThatFits {
        Text("abcdefg")
        Text("abcd")
      }
    },
    LayoutRow(
      "nothing offered", offer: (nil, nil), takes: "11×1", ["a long text"],
      why: "Everything fits where nothing limits."
    ) {
      ViewThatFits {
        Text("a long text")
        Text("short")
      }
    },
    LayoutRow(
      "one direction counts", offer: (5, 1), takes: "1×3", ["a", "a", "a"],
      why: "It is too high, but the width alone was asked for."
    ) {
      ViewThatFits(in: .horizontal) {
        box("a", 1, 3)
        Text("b")
      }
    },
  ]

  nonisolated static let gridRows: [LayoutRow] = [
    LayoutRow(
      "columns by weight", offer: (12, 9), takes: "12×2", ["ab ccc ddddd", "e  f   g"],
      why: "The columns without a weight come first; eight columns are left for one share and two."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          fill("c").frame(width: .share(), height: 1)
          fill("d").frame(width: .share(2), height: 1)
        }
        GridRow {
          Text("e")
          Text("f")
          Text("g")
        }
      }
    },
    LayoutRow(
      "rows by weight", offer: (1, 7), takes: "1×7", ["a", "b", "b", "c", "c", "c", "c"],
      why: "Six rows are left for one share and two."
    ) {
      Grid {
        GridRow { Text("a") }
        GridRow { fill("b").frame(width: 1, height: .share()) }
        GridRow { fill("c").frame(width: 1, height: .share(2)) }
      }
    },
    LayoutRow(
      "a column of a third", offer: (13, 1), takes: "13×1", ["aaaa bbbbbbbb"],
      why: "A third of the twelve columns without the gap."
    ) {
      Grid {
        GridRow {
          fill("a").frame(width: .fraction(1 / 3), height: 1)
          fill("b").frame(width: .share(), height: 1)
        }
      }
    },
    LayoutRow(
      "columns as wide as their widest cell", offer: (20, 9), takes: "6×2", ["a  bbb", "cc  d"],
      why: "Two and three columns, one between; cells stand in the middle of theirs."
    ) {
      Grid {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    },
    LayoutRow(
      "cells at the left", offer: (nil, nil), takes: "6×2", ["a  bbb", "cc d"],
      why: "The grid's alignment is that of every cell."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    },
    LayoutRow(
      "one column aligned otherwise", offer: (nil, nil), takes: "6×2", [" a bbb", "cc d"],
      why: "One cell says so for its whole column."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a").gridColumnAlignment(.trailing)
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    },
    LayoutRow(
      "one cell anchored otherwise", offer: (nil, nil), takes: "6×2", ["a  bbb", "cc   d"],
      why: "The anchor of a cell counts more than its column's alignment."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d").gridCellAnchor(.trailing)
        }
      }
    },
    LayoutRow(
      "a row shorter than others", offer: (nil, nil), takes: "5×2", ["a b c", "d"],
      why: "Cells that are not there leave their columns empty."
    ) {
      Grid {
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        GridRow { Text("d") }
      }
    },
    LayoutRow(
      "a cell of two columns", offer: (nil, nil), takes: "4×2", ["a bb", "ccc"],
      why: "Three fit into two columns and their gap, so nothing grows; it stands left in four."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("bb")
        }
        GridRow { Text("ccc").gridCellColumns(2) }
      }
    },
    LayoutRow(
      "a cell that is wider than its columns", offer: (nil, nil), takes: "6×2",
      ["a b c", "dddddd"],
      why: "The last of its columns grows."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        GridRow { Text("dddddd").gridCellColumns(3) }
      }
    },
    LayoutRow(
      "a divider widens the grid", offer: (9, 9), takes: "9×3",
      ["a b", "─────────", "c d"],
      why:
        "A view beside the rows takes a row across all columns, and this one all that is offered."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
        GridRow {
          Text("c")
          Text("d")
        }
      }
    },
    LayoutRow(
      "a divider that does not", offer: (9, 9), takes: "3×3", ["a b", "───", "c d"],
      why: "Unsized, it takes the width that the cells give."
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("c")
          Text("d")
        }
      }
    },
    LayoutRow(
      "a column that grows", offer: (8, 9), takes: "8×2", ["a bbbbbb", "c dddddd"],
      why: "The rigid column is served first, the other gets the rest."
    ) {
      Grid {
        GridRow {
          Text("a")
          fill("b").frame(height: 1)
        }
        GridRow {
          Text("c")
          fill("d").frame(height: 1)
        }
      }
    },
    LayoutRow(
      "two columns that grow", offer: (8, 1), takes: "8×1", ["aaaa bbb"],
      why: "Seven cells for two columns: the earlier gets the odd one."
    ) {
      Grid {
        GridRow {
          fill("a")
          fill("b")
        }
      }
    },
    LayoutRow(
      "rows that grow", offer: (2, 5), takes: "2×5", ["aa", "aa", "aa", "bb", "bb"],
      why: "Rows share the height as the views of a column do."
    ) {
      Grid {
        GridRow { fill("a") }
        GridRow { fill("b") }
      }
    },
    LayoutRow(
      "a row aligned otherwise", offer: (nil, nil), takes: "3×3", ["a", "a", "a b"],
      why: "A row's alignment is along the height."
    ) {
      Grid {
        GridRow(alignment: .bottom) {
          box("a", 1, 3); Text("b")
        }
      }
    },
    LayoutRow(
      "gaps of its own", offer: (nil, nil), takes: "4×3", ["a  b", "", "c  d"],
      why: "Two columns and one row between cells."
    ) {
      Grid(horizontalSpacing: 2, verticalSpacing: 1) {
        ForEach(["ab", "cd"], id: \.self) { pair in
          GridRow { ForEach(Array(pair), id: \.self) { Text(String($0)) } }
        }
      }
    },
    LayoutRow(
      "a row beside a grid", offer: (nil, nil), takes: "3×1", ["a b"],
      why: "Outside of a grid a row is a group: here its cells stand in a stack."
    ) {
      HStack {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    },
  ]

  nonisolated static let readerRows: [LayoutRow] = [
    LayoutRow(
      "a reader takes all", offer: (7, 2), takes: "7×2", ["7x2"],
      why: "Its content stands in the upper left corner."
    ) { GeometryReader { Text("\($0.size.width)x\($0.size.height)") } },
    LayoutRow(
      "a reader offered nothing", offer: (nil, nil), takes: "10×10", ["10x10"],
      why: "Its ideal size is ten by ten, as in SwiftUI, in cells."
    ) { GeometryReader { Text("\($0.size.width)x\($0.size.height)") } },
    LayoutRow(
      "scrolled content", offer: (8, 2), takes: "3×2", ["aaa", "aaa"],
      why: "Along the way it takes the offer, across it hugs its content."
    ) { ScrollView(showsIndicators: false) { box("a", 3, 5) } },
    LayoutRow(
      "a scrollbar", offer: (8, 4), takes: "4×4", ["aaa▐", "aaa▐", "aaa", "aaa"],
      why: "It stands in a column of its own, which the content does not lose."
    ) { ScrollView { box("a", 3, 8) } },
    LayoutRow(
      "content scrolled sideways", offer: (4, 3), takes: "4×1", ["aaaa"],
      why: "Columns are left open to the content, rows are not."
    ) { ScrollView(.horizontal, showsIndicators: false) { box("a", 6, 1) } },
    LayoutRow(
      "a scrollbar beneath", offer: (4, 3), takes: "4×2", ["aaaa", "▄▄▄"],
      why: "It stands in a row of its own."
    ) { ScrollView(.horizontal) { box("a", 6, 1) } },
    LayoutRow(
      "content scrolled both ways", offer: (4, 3), takes: "4×3", ["aaa▐", "aaa", "▄▄"],
      why: "Both are taken as offered; each scrollbar takes its cells, the corner stays empty."
    ) { ScrollView([.horizontal, .vertical]) { box("a", 6, 6) } },
    LayoutRow(
      "one scrollbar leads to the other", offer: (4, 3), takes: "4×3", ["aaa▐", "aaa▐", "▄▄"],
      why: "Three rows would fit, but not beside the scrollbar that five columns need."
    ) { ScrollView([.horizontal, .vertical]) { box("a", 5, 3) } },
    LayoutRow(
      "scrolled content, nothing offered", offer: (nil, nil), takes: "3×5",
      ["aaa", "aaa", "aaa", "aaa", "aaa"],
      why: "Without an offer it is as large as its content."
    ) { ScrollView { box("a", 3, 5) } },
  ]

  nonisolated static let insetRows: [LayoutRow] = [
    LayoutRow(
      "an inset beneath", offer: (3, 3), takes: "3×3", ["aaa", "aaa", " b"],
      why: "It takes its ideal height; the view is offered the rest."
    ) { fill("a").safeAreaInset(edge: VerticalEdge.bottom) { Text("b") } },
    LayoutRow(
      "an inset at the left", offer: (5, 1), takes: "5×1", ["b aaa"],
      why: "Spacing is taken off as well."
    ) { fill("a").safeAreaInset(edge: HorizontalEdge.leading, spacing: 1) { Text("b") } },
    LayoutRow(
      "an inset around what hugs", offer: (nil, nil), takes: "2×2", ["c", "ab"],
      why: "The whole is as large as both (SwiftUI lays the inset over the view's safe area)."
    ) { Text("ab").safeAreaInset(edge: VerticalEdge.top, alignment: .leading) { Text("c") } },
    LayoutRow(
      "an inset larger than the room", offer: (2, 2), takes: "2×2", ["bb", "bb"],
      why: "It gets all the room there is, the view none."
    ) { fill("a").safeAreaInset(edge: VerticalEdge.top) { fill("b") } },
  ]

  nonisolated static let guideRows: [LayoutRow] = [
    LayoutRow(
      "a guide moved to the left", offer: (nil, nil), takes: "4×2", ["a", "  bb"],
      why: "Its left edge counts as two columns before it, so the view stands two to the right."
    ) {
      VStack(alignment: .leading) {
        Text("a")
        Text("bb").alignmentGuide(.leading) { $0[.leading] - 2 }
      }
    },
    LayoutRow(
      "a guide that is not the stack's", offer: (nil, nil), takes: "2×2", ["a", "bb"],
      why: "Only the guide by which a stack aligns matters."
    ) {
      VStack(alignment: .leading) {
        Text("a")
        Text("bb").alignmentGuide(.trailing) { _ in 7 }
      }
    },
    LayoutRow(
      "a guide of the app's own", offer: (nil, nil), takes: "5×2", ["ab:x", " c:yy"],
      why: "The colons stand in one column: at 2 and at 1."
    ) {
      VStack(alignment: .colon) {
        Text("ab:x").alignmentGuide(.colon) { _ in 2 }
        Text("c:yy").alignmentGuide(.colon) { _ in 1 }
      }
    },
    LayoutRow(
      "a guide's default", offer: (nil, nil), takes: "4×2", ["ab:x", "cc"],
      why: "Who does not set it has it where its id says: at the right edge."
    ) {
      VStack(alignment: .colon) {
        Text("ab:x").alignmentGuide(.colon) { _ in 2 }
        Text("cc")
      }
    },
    LayoutRow(
      "a guide in a row", offer: (nil, nil), takes: "6×2", ["long:a", "   s:b"],
      why: "A stack passes on the guides of its views, from where these stand."
    ) {
      VStack(alignment: .colon) {
        HStack(spacing: 0) {
          Text("long")
          Text(":a").alignmentGuide(.colon) { _ in 0 }
        }
        HStack(spacing: 0) {
          Text("s")
          Text(":b").alignmentGuide(.colon) { _ in 0 }
        }
      }
    },
    LayoutRow(
      "a guide behind modifiers", offer: (nil, nil), takes: "4×2", ["  xx", "  y"],
      why: "Padding moves it by two; background and overlay pass it on."
    ) {
      VStack(alignment: .colon) {
        Text("xx").alignmentGuide(.colon) { _ in 0 }.padding(.leading, 2).overlay {}
        Text("y").alignmentGuide(.colon) { _ in 0 }
      }
    },
    LayoutRow(
      "a guide in a cell of a grid", offer: (nil, nil), takes: "7×2", ["aaa  b", "    ccc"],
      why: "The cell's own middle counts, not the grid's, though the view in it sets a guide."
    ) {
      Grid {
        GridRow {
          Text("aaa")
          Text("b").alignmentGuide(.colon) { _ in 0 }
        }
        GridRow {
          Text("")
          Text("ccc")
        }
      }
    },
    LayoutRow(
      "two guides in one view", offer: (nil, nil), takes: "5×2", ["a b", "   xy"],
      why:
        "The guide of a stack is the mean of its views' guides, 0 and 2 (SwiftUI's default), here 1."
    ) {
      VStack(alignment: .colon) {
        HStack {
          Text("a").alignmentGuide(.colon) { _ in 0 }
          Text("b").alignmentGuide(.colon) { _ in 0 }
        }
        Text("xy").alignmentGuide(.colon) { _ in -2 }
      }
    },
    LayoutRow(
      "a guide in a frame", offer: (nil, nil), takes: "4×1", ["b"],
      why:
        "The view's guide, one to the right, meets the frame's left edge; what sticks out is cut."
    ) { Text("ab").alignmentGuide(.leading) { _ in 1 }.frame(width: 4, alignment: .leading) },
    LayoutRow(
      "a guide of layers", offer: (nil, nil), takes: "6×1", ["aabbbb"],
      why: "Two columns lie before the guide and four behind it."
    ) {
      ZStack(alignment: .leading) {
        box("a", 3, 1).alignmentGuide(.leading) { _ in 2 }
        box("b", 4, 1)
      }
    },
    LayoutRow(
      "a guide of what lies beneath", offer: (nil, nil), takes: "5×1", ["aaaxa"],
      why: "An overlay stands at the guide that the view sets."
    ) {
      box("a", 5, 1).alignmentGuide(.leading) { _ in 3 }
        .overlay(alignment: .leading) { Text("x") }
    },
    LayoutRow(
      "a vertical guide", offer: (nil, nil), takes: "3×2", ["a", "  b"],
      why: "The second view's middle counts as a row above it, so the view stands a row lower."
    ) {
      HStack(alignment: .center) {
        Text("a")
        Text("b").alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] - 1 }
      }
    },
  ]
}
