// SPDX-License-Identifier: MIT
// Testing: the rows of diffs on the screen, and how they are arranged.

import Curium
import CuriumDiff
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DiffViewTests {
  static let patch = """
    commit 5f2c1aa

    Listen on the public port

    diff --git a/Server.swift b/Server.swift
    index 1f1e3a2..9c0d4b1 100644
    --- a/Server.swift
    +++ b/Server.swift
    @@ -4,3 +4,4 @@ import HTTP
     let host = name
    -let port = 80
    +let port = 8080
    +let limit = 16
     let log = 1
    """

  @Test func `a patch shows its text, its files and the lines of each hunk`() {
    let harness = Harness(width: 44, height: 12) { DiffView(patch: Self.patch) }
    #expect(
      harness.content == [
        "  commit 5f2c1aa",
        "",
        "  Listen on the public port",
        "  ▼ Server.swift +2 -1",
        "  @@ -4,3 +4,4 @@ import HTTP",
        "  4 4   let host = name",
        "  5   - let port = 80",
        "    5 + let port = 8080",
        "    6 + let limit = 16",
        "  6 7   let log = 1",
      ])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `two versions are side by side`() {
    let harness = Harness(width: 44, height: 12) {
      DiffView(patch: Self.patch).diffStyle(.split)
    }
    let rows = harness.content.dropFirst(5).map { row in
      row.split(separator: "│", omittingEmptySubsequences: false).map { half in
        let text = half.reversed().drop { $0 == " " }
        return String(text.reversed())
      }
    }
    #expect(
      rows == [
        ["  4   let host = name", "4   let host = name"],
        ["  5 - let port = 80", "5 + let port = 8080"],
        ["", "6 + let limit = 16"],
        ["  6   let log = 1", "7   let log = 1"],
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `a wide view shows the versions side by side, and a narrow one no numbers`() {
    let harness = Harness(width: 140, height: 12) { DiffView(patch: Self.patch) }
    #expect(harness.content[6].contains("5 - let port = 80"))
    #expect(harness.content[6].contains("│5 + let port = 8080"))
    harness.resize(width: 139, height: 12)
    #expect(harness.content[6] == "  5   - let port = 80")
    harness.resize(width: 31, height: 12)
    #expect(harness.content[6] == "  - let port = 80")
    #expect(harness.repaint() == 0)
  }

  @Test func `unchanged lines of two texts can be shown and hidden`() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 6\n", with: "line six\n")
    let harness = Harness(width: 32, height: 16) { DiffView(old: old, new: new) }
    let folded = [
      "  ► 2 unchanged lines",
      "   3  3   line 3",
      "   4  4   line 4",
      "   5  5   line 5",
      "   6    - line 6",
      "      6 + line six",
      "   7  7   line 7",
      "   8  8   line 8",
      "   9  9   line 9",
      "  ► 3 unchanged lines",
    ]
    #expect(harness.content == folded)
    harness.press("⇥ ↓ ⏎")
    #expect(
      harness.content.prefix(3) == [
        "▌ ▼ 2 unchanged lines", "   1  1   line 1", "   2  2   line 2",
      ])
    harness.press("⏎ end ⏎")
    #expect(
      harness.content.dropFirst(9) == [
        "▌ ▼ 3 unchanged lines", "  10 10   line 10", "  11 11   line 11", "  12 12   line 12",
      ])
    harness.click(x: 6, y: 9)
    #expect(harness.content.last == "▌ ► 3 unchanged lines")
    #expect(harness.repaint() == 0)
  }

  @Test func `a file can be collapsed`() {
    let harness = Harness(width: 44, height: 12) { DiffView(patch: Self.patch) }
    harness.click(x: 2, y: 3)
    #expect(harness.content.dropFirst(3) == ["▌ ► Server.swift +2 -1"])
    harness.press("⏎")
    #expect(harness.content.count == 10)
    #expect(harness.content[3] == "▌ ▼ Server.swift +2 -1")
  }

  @Test func `a file of one commit is collapsed, and the same file of another one isn't`() {
    let file = "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"
    let harness = Harness(width: 44, height: 12) {
      DiffView(patch: "commit 2\n\n" + file + "\ncommit 1\n\n" + file)
    }
    harness.click(x: 2, y: 1)
    #expect(
      harness.content == [
        "  commit 2", "▌ ► f +1 -1", "  commit 1", "  ▼ f +1 -1", "  @@ -1 +1 @@", "  1   - a",
        "    1 + b",
      ])
  }

  @Test func `equal texts have no changes`() {
    let harness = Harness(width: 20, height: 3) { DiffView(old: "same\n", new: "same\n") }
    #expect(harness.position(of: "No changes") != nil)
  }

  @Test func `the notes of a file are beside its name`() {
    let patch = """
      diff --git a/new.sh b/new.sh
      new file mode 100755
      diff --git a/gone.txt b/gone.txt
      deleted file mode 100644
      diff --git a/one.txt b/two.txt
      rename from one.txt
      rename to two.txt
      diff --git a/run.sh b/run.sh
      old mode 100644
      new mode 100755
      diff --git a/logo.png b/logo.png
      Binary files a/logo.png and b/logo.png differ
      """
    let harness = Harness(width: 44, height: 8) { DiffView(patch: patch) }
    #expect(
      harness.content == [
        "  ▼ new.sh added",
        "  ▼ gone.txt deleted",
        "  ▼ two.txt renamed from one.txt",
        "  ▼ run.sh mode 100644 to 100755",
        "  ▼ logo.png binary",
      ])
  }

  @Test func `long lines wrap, or scroll sideways beside their numbers`() {
    let old = "one two three four five six seven\n"
    let texts = (old, old.replacing("six", with: "6"))
    let wrapped = Harness(width: 32, height: 8) { DiffView(old: texts.0, new: texts.1) }
    #expect(
      wrapped.content == [
        "  1   - one two three four five",
        "        six seven",
        "    1 + one two three four five",
        "        6 seven",
      ])
    let harness = Harness(width: 32, height: 8) {
      DiffView(old: texts.0, new: texts.1).lineWrapping(.disabled)
    }
    #expect(harness.content[0].hasPrefix("  1   - one two three four"))
    #expect(harness.content[0].hasSuffix("…"))
    #expect(harness.content.count == 2)
    harness.press("⇥ ↓ →")
    #expect(harness.content[0] == "▌ 1   - three four five six se…")
    harness.press("→")
    #expect(harness.content[0] == "▌ 1   - ur five six seven")
    #expect(harness.content[1] == "    1 + ur five 6 seven")
    harness.scroll(x: -16, y: 0, at: CellPoint(x: 10, y: 0))
    #expect(harness.content[0].hasPrefix("▌ 1   - one two three"))
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [DiffStyle.unified, .split])
  func `expanded lines scroll to their ends, and other lines don't`(style: DiffStyle) {
    let old = String(repeating: "x", count: 60) + "end\n1\n2\n3\n"
    let harness = Harness(width: 44, height: 8) {
      DiffView(old: old + "a\n", new: old + "b\n").diffStyle(style).lineWrapping(.disabled)
    }
    harness.press("⇥ ↓ →")
    #expect(harness.content[1].hasSuffix(" 1"))
    harness.press("⏎ → → → → → → →")
    #expect(harness.content[1].hasSuffix("  xxxxend"))
    #expect(harness.repaint() == 0)
  }

  @Test func `tabs and wide characters keep their columns while lines scroll`() {
    let harness = Harness(width: 32, height: 4) {
      DiffView(old: "\ta\n", new: "\t汉字x tail\n").lineWrapping(.disabled)
    }
    #expect(harness.content[0] == "  1   -         a")
    #expect(harness.content[1] == "    1 +         汉字x tail")
    harness.press("⇥ ↓ →")
    #expect(harness.content == ["▌ 1   - a", "    1 + 汉字x tail"])
  }
}
