// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about insets and guides.

import CuriumTokens
import CuriumControls

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context[.trailing] }
}

extension HorizontalAlignment {
  static var colon: HorizontalAlignment { HorizontalAlignment(Colon.self) }
}

extension LayoutTable {
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
