// SPDX-License-Identifier: MIT
// Testing: the lines, the indentation and the heights of the rows of a tree.

import Curium
import CuriumTesting
import Testing

@MainActor struct TreeLineTests {
  private typealias Folder = TreeFolder

  private let roots = TreeFolder.samples

  @Test(arguments: [15, 24, 60])
  func `a deep row keeps columns for its chevron and its text, and is one row tall`(width: Int) {
    struct Level: Identifiable { let id: Int }
    let harness = Harness(width: width, height: 40) {
      TreeView(
        [Level(id: 0)], children: { $0.id < 30 ? [Level(id: $0.id + 1)] : [] },
        expanded: .constant(Set(0..<30))
      ) { Text("n\($0.id)") }
    }
    for depth in 0...30 {
      let text = "\(depth < 30 ? "▼" : "►") n\(depth)"
      #expect(harness.screen[depth].hasSuffix(text))
      // The row has a margin of two columns before it and of one after it.
      let indent = min(2 * depth, (width - 3) - min(20, (width - 2) / 2))
      #expect(harness.position(of: text)?.x == 2 + indent)
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `lines continue beside every row of a tall item`() {
    let roots = roots
    let harness = Harness(width: 14, height: 9) {
      TreeView(roots, children: { $0.folders }, expanded: .constant(["a", "b"])) {
        Text($0.id == "a" ? "a" : "\($0.id) 1\n2").lineLimit(2)
      }
    }
    #expect(
      harness.content == [
        "  ▼ a", "  ├ ▼ b 1", "  │   2", "  │ └   c 1", "  │     2", "  └   d 1", "      2",
        "    e 1", "    2",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `a line ends at the last row that is shown`() {
    let roots = [
      Folder(id: "d"), Folder(id: "a", folders: [Folder(id: "b"), Folder(id: "d")]),
    ]
    let harness = Harness(width: 12, height: 4) {
      TreeView(roots, children: { $0.folders }, expanded: .constant(["a"])) { Text($0.id) }
    }
    #expect(harness.content == ["    d", "  ▼ a", "  └   b"])
  }

  @Test func `lines don't overlap a row whose indentation is limited, and end at level 64`() {
    struct Level: Identifiable { let id: Int }
    func rows(width: Int) -> [String] {
      Harness(width: width, height: 140) {
        // Each row has a sibling below its children.
        TreeView(
          [Level(id: 0)],
          children: {
            $0.id < 0 || $0.id >= 68 ? nil : [Level(id: $0.id + 1), Level(id: -$0.id - 1)]
          },
          expanded: .constant(Set(0..<68))
        ) { Text($0.id < 0 ? "last" : "n") }
      }.screen
    }
    // Nine columns of indentation have room for four levels.
    let narrow = rows(width: 21)
    #expect(narrow[1] == "  ├ ▼ n" && narrow[30] == "  │ │ │ │  ▼ n", "\(narrow[30])")
    let wide = rows(width: 200)
    #expect(wide[63].hasSuffix("│ ├ ▼ n"), "\(wide[63])")
    #expect(wide[66].hasSuffix("│ │       ▼ n"), "\(wide[66])")
  }

  @Test func `lines have the colour of the token, also without colours and with ASCII icons`() {
    let roots = roots
    let harness = Harness(width: 12, height: 5) {
      TreeView(roots, children: { $0.folders }, expanded: .constant(["a", "b"])) { Text($0.id) }
    }
    let color = ComponentTokens.Tree.guideColor.resolve(in: .dark).color
    #expect(harness.cell(x: 2, y: 1).foreground.value == color.value)
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.content == ["  v a", "  + v b", "  | +   c", "  +   d", "    e"])
  }
}
