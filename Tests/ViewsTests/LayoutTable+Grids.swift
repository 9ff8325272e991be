// SPDX-License-Identifier: MIT
// Testing: the rows of the layout table about grids.

import CuriumTokens
import CuriumControls

extension LayoutTable {
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
}
