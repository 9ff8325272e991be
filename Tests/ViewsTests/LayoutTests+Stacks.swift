// SPDX-License-Identifier: MIT
// Testing: the distribution of space in stacks, cell by cell.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

extension LayoutTests {
  nonisolated static let stackCases = [
    LayoutCase("a stack hugs its views, one column apart", 12, 1, ["a bb c"]) {
      HStack {
        Text("a")
        Text("bb")
        Text("c")
      }
    },
    LayoutCase("a column centres its views without gaps", 6, 3, ["  a", "bbbbb", " cc"]) {
      VStack {
        Text("a")
        Text("bbbbb")
        Text("cc")
      }
    },
    LayoutCase("a column aligns its views at the right", 6, 2, ["    a", "bbbbb"]) {
      VStack(alignment: .trailing) {
        Text("a")
        Text("bbbbb")
      }
    },
    LayoutCase("a row aligns its views at the bottom", 6, 3, ["a", "b", "c x"]) {
      HStack(alignment: .bottom) {
        Text("a\nb\nc")
        Text("x")
      }
    },
    LayoutCase("a spacer takes the remaining space", 8, 1, ["a      b"]) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutCase("two spacers share, and the first gets the odd cell", 8, 1, ["a   b  c"]) {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
        Spacer()
        Text("c")
      }
    },
    LayoutCase("a spacer keeps its minimum length and the text is truncated", 7, 1, ["ab…   x"]) {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Spacer(minLength: 3)
        Text("x")
      }
    },
    LayoutCase("a spacer in a column grows vertically", 3, 4, ["a", "", "", "b"]) {
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutCase("a spacer between several root views takes no columns", 8, 3, ["aaa", "", " b"]) {
      Text("aaa")
      Spacer()
      Text("b")
    },
    LayoutCase("a padded spacer has the axis of its row", 8, 2, ["a      b"]) {
      HStack(spacing: 0) {
        Text("a")
        Spacer().padding(.horizontal, 1)
        Text("b")
      }
    },
    LayoutCase("gaps are subtracted before the space is shared", 10, 1, ["aaaa  bbbb"]) {
      HStack(spacing: 2) {
        fill("a")
        fill("b")
      }
    },
    LayoutCase("of ten cells for three views, the first gets four", 10, 1, ["aaaabbbccc"]) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    LayoutCase("of eleven cells for three views, the first two get four", 11, 1, ["aaaabbbbccc"]) {
      HStack(spacing: 0) {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    LayoutCase("fixed views come first", 10, 1, ["aaafixedbb"]) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 4)
        Text("fixed").fixedSize()
        fill("b")
      }
    },
    LayoutCase("unused space goes to the other views", 12, 1, ["aabbbbbccccc"]) {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 2)
        fill("b")
        fill("c")
      }
    },
    LayoutCase("a higher priority takes as much as it can", 10, 1, ["longer te…"]) {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Text("longer text").lineLimit(1).layoutPriority(1)
      }
    },
    LayoutCase("a lower priority keeps its minimum size", 10, 1, ["aaabbbbbbb"]) {
      HStack(spacing: 0) {
        fill("a").frame(minWidth: 3)
        fill("b").layoutPriority(1)
      }
    },
    LayoutCase("priority passes through padding", 10, 1, ["longer te…"]) {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Text("longer text").lineLimit(1).layoutPriority(1).padding(0)
      }
    },
    LayoutCase("an empty view in a stack has no space and no gap", 8, 1, ["a b"]) {
      HStack {
        Text("a")
        EmptyView()
        if Bool(false) { Text("never") }
        Text("b")
      }
    },
    LayoutCase("a group's views belong to the stack around it", 8, 1, ["a b c"]) {
      HStack {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
      }
    },
    LayoutCase("a divider in a column is horizontal", 4, 3, ["a", "────", "b"]) {
      VStack(alignment: .leading) {
        Text("a")
        Divider()
        Text("b")
      }
    },
    LayoutCase("a divider in a row is vertical", 5, 2, ["a│b", " │"]) {
      HStack(alignment: .top, spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
    },
  ]
}
