// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about grids, geometry readers, insets and guides.

import CuriumTokens
import CuriumControls

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context[.trailing] }
}

extension HorizontalAlignment {
  static var colon: HorizontalAlignment { HorizontalAlignment(Colon.self) }
}

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

  nonisolated static let gridRows: [LayoutRow] = [
    LayoutRow(
      "columns by weight", proposal: (12, 9), size: "12×2", ["ab ccc ddddd", "e  f   g"],
      why: "The column without a weight comes first. Eight columns are left for one share and two."
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
      "rows by weight", proposal: (1, 7), size: "1×7", ["a", "b", "b", "c", "c", "c", "c"],
      why: "Six rows are left for one share and two."
    ) {
      Grid {
        GridRow { Text("a") }
        GridRow { fill("b").frame(width: 1, height: .share()) }
        GridRow { fill("c").frame(width: 1, height: .share(2)) }
      }
    },
    LayoutRow(
      "a column of a third", proposal: (13, 1), size: "13×1", ["aaaa bbbbbbbb"],
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
      "columns as wide as their widest cell", proposal: (20, 9), size: "6×2", ["a  bbb", "cc  d"],
      why: "Two and three columns, one between. Cells are centred in their columns."
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
      "leading cells", proposal: (nil, nil), size: "6×2", ["a  bbb", "cc d"],
      why: "The grid's alignment applies to every cell."
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
      "one column with its own alignment", proposal: (nil, nil), size: "6×2", [" a bbb", "cc d"],
      why: "One cell sets it for its whole column."
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
      "one cell with its own anchor", proposal: (nil, nil), size: "6×2", ["a  bbb", "cc   d"],
      why: "The anchor of a cell wins over its column's alignment."
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
      "a row with fewer cells", proposal: (nil, nil), size: "5×2", ["a b c", "d"],
      why: "Missing cells leave their columns empty."
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
      "a cell of two columns", proposal: (nil, nil), size: "4×2", ["a bb", "ccc"],
      why:
        "Three fit into two columns and their gap, so nothing grows. The cell is leading in four."
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
      "a cell wider than its columns", proposal: (nil, nil), size: "6×2",
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
      "a divider widens the grid", proposal: (9, 9), size: "9×3",
      ["a b", "─────────", "c d"],
      why:
        "A view outside a row spans all columns, and this one fills the proposal."
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
      "a divider that doesn't", proposal: (9, 9), size: "3×3", ["a b", "───", "c d"],
      why: "Unsized, it is as wide as the cells."
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
      "a flexible column", proposal: (8, 9), size: "8×2", ["a bbbbbb", "c dddddd"],
      why: "The fixed column comes first, and the other gets the rest."
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
      "two flexible columns", proposal: (8, 1), size: "8×1", ["aaaa bbb"],
      why: "Seven cells for two columns: the first gets the odd one."
    ) {
      Grid {
        GridRow {
          fill("a")
          fill("b")
        }
      }
    },
    LayoutRow(
      "flexible rows", proposal: (2, 5), size: "2×5", ["aa", "aa", "aa", "bb", "bb"],
      why: "Rows share the height like the views of a column."
    ) {
      Grid {
        GridRow { fill("a") }
        GridRow { fill("b") }
      }
    },
    LayoutRow(
      "a row with its own alignment", proposal: (nil, nil), size: "3×3", ["a", "a", "a b"],
      why: "A row's alignment is vertical."
    ) {
      Grid {
        GridRow(alignment: .bottom) {
          box("a", 1, 3); Text("b")
        }
      }
    },
    LayoutRow(
      "custom spacing", proposal: (nil, nil), size: "4×3", ["a  b", "", "c  d"],
      why: "Two columns and one row between cells."
    ) {
      Grid(horizontalSpacing: 2, verticalSpacing: 1) {
        ForEach(["ab", "cd"], id: \.self) { pair in
          GridRow { ForEach(Array(pair), id: \.self) { Text(String($0)) } }
        }
      }
    },
    LayoutRow(
      "a row outside a grid", proposal: (nil, nil), size: "3×1", ["a b"],
      why: "Outside a grid, a row is a group. Here its cells are in a stack."
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

  nonisolated static let insetRows: [LayoutRow] = [
    LayoutRow(
      "an inset below", proposal: (3, 3), size: "3×3", ["aaa", "aaa", " b"],
      why: "It takes its ideal height, and the rest is proposed to the view."
    ) { fill("a").safeAreaInset(edge: VerticalEdge.bottom) { Text("b") } },
    LayoutRow(
      "an inset on the left", proposal: (5, 1), size: "5×1", ["b aaa"],
      why: "Spacing is subtracted too."
    ) { fill("a").safeAreaInset(edge: HorizontalEdge.leading, spacing: 1) { Text("b") } },
    LayoutRow(
      "an inset beside a view that hugs", proposal: (nil, nil), size: "2×2", ["c", "ab"],
      why: "The result is as large as both (SwiftUI puts the inset above the view's safe area)."
    ) { Text("ab").safeAreaInset(edge: VerticalEdge.top, alignment: .leading) { Text("c") } },
    LayoutRow(
      "an inset larger than the proposal", proposal: (2, 2), size: "2×2", ["bb", "bb"],
      why: "It gets all the space, and the view none."
    ) { fill("a").safeAreaInset(edge: VerticalEdge.top) { fill("b") } },
  ]

  nonisolated static let guideRows: [LayoutRow] = [
    LayoutRow(
      "a guide moved to the left", proposal: (nil, nil), size: "4×2", ["a", "  bb"],
      why: "The guide is two columns before the left edge, so the view moves two to the right."
    ) {
      VStack(alignment: .leading) {
        Text("a")
        Text("bb").alignmentGuide(.leading) { $0[.leading] - 2 }
      }
    },
    LayoutRow(
      "a guide that is not the stack's", proposal: (nil, nil), size: "2×2", ["a", "bb"],
      why: "Only the guide that the stack aligns by matters."
    ) {
      VStack(alignment: .leading) {
        Text("a")
        Text("bb").alignmentGuide(.trailing) { _ in 7 }
      }
    },
    LayoutRow(
      "a custom guide", proposal: (nil, nil), size: "5×2", ["ab:x", " c:yy"],
      why: "The colons, at 2 and at 1, line up."
    ) {
      VStack(alignment: .colon) {
        Text("ab:x").alignmentGuide(.colon) { _ in 2 }
        Text("c:yy").alignmentGuide(.colon) { _ in 1 }
      }
    },
    LayoutRow(
      "a guide's default", proposal: (nil, nil), size: "4×2", ["ab:x", "cc"],
      why: "A view without the guide has the id's default: the right edge."
    ) {
      VStack(alignment: .colon) {
        Text("ab:x").alignmentGuide(.colon) { _ in 2 }
        Text("cc")
      }
    },
    LayoutRow(
      "a guide in a row", proposal: (nil, nil), size: "6×2", ["long:a", "   s:b"],
      why: "A stack passes on the guides of its views, at their positions."
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
      "a guide inside modifiers", proposal: (nil, nil), size: "4×2", ["  xx", "  y"],
      why: "Padding moves it by two. Backgrounds and overlays pass it on."
    ) {
      VStack(alignment: .colon) {
        Text("xx").alignmentGuide(.colon) { _ in 0 }.padding(.leading, 2).overlay {}
        Text("y").alignmentGuide(.colon) { _ in 0 }
      }
    },
    LayoutRow(
      "a guide in a grid cell", proposal: (nil, nil), size: "7×2", ["aaa  b", "    ccc"],
      why: "Cells are centred, although the view in one sets another guide."
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
      "two guides in one stack", proposal: (nil, nil), size: "5×2", ["a b", "   xy"],
      why:
        "A stack's guide is the mean of its views' guides, 0 and 2 (SwiftUI's default), here 1."
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
      "a guide in a frame", proposal: (nil, nil), size: "4×1", ["b"],
      why:
        "The view's guide, one to the right, meets the frame's left edge, and the rest is clipped."
    ) { Text("ab").alignmentGuide(.leading) { _ in 1 }.frame(width: 4, alignment: .leading) },
    LayoutRow(
      "a guide of layers", proposal: (nil, nil), size: "6×1", ["aabbbb"],
      why: "There are two columns before the guide and four after it."
    ) {
      ZStack(alignment: .leading) {
        box("a", 3, 1).alignmentGuide(.leading) { _ in 2 }
        box("b", 4, 1)
      }
    },
    LayoutRow(
      "a guide of the view below", proposal: (nil, nil), size: "5×1", ["aaaxa"],
      why: "An overlay is aligned with the view's guide."
    ) {
      box("a", 5, 1).alignmentGuide(.leading) { _ in 3 }
        .overlay(alignment: .leading) { Text("x") }
    },
    LayoutRow(
      "a vertical guide", proposal: (nil, nil), size: "3×2", ["a", "  b"],
      why: "The second view's guide is a row above its centre, so the view is a row lower."
    ) {
      HStack(alignment: .center) {
        Text("a")
        Text("b").alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.center] - 1 }
      }
    },
  ]
}
