// SPDX-License-Identifier: MIT
// Testing: less common output of git, as it writes it.

import Curium
import CuriumDiff
import CuriumTesting
import Testing

@MainActor struct GitOutputTests {
  @Test func `colours are left out`() throws {
    let patch = """
      \u{1B}[33mcommit 1\u{1B}[m

      \u{1B}[1mdiff --git i/b/x w/b/x\u{1B}[m
      \u{1B}[1mindex 587be6b..d6d2089 100644\u{1B}[m
      \u{1B}[1m--- i/b/x\u{1B}[m
      \u{1B}[1m+++ w/b/x\u{1B}[m
      \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m
      \u{1B}[31m-y\u{1B}[m
      \u{1B}[32m+\u{1B}[m\u{1B}[32my\u{1B}[m\u{1B}[41m\r\u{1B}[m
       x\u{1B}[m
      \\ No newline at end of file\u{1B}[m
      """
    let diff = Diff(patch: patch)
    let hunk = try #require(diff.hunks.first)
    #expect(hunk.id.path == "b/x" && hunk.lines.map(\.text) == ["y", "y\r", "x"])
    #expect(hunk.lines.map(\.hasNewline) == [true, true, false])
    let harness = Harness(width: 30, height: 12) { DiffView(diff) }
    #expect(harness.content.first == "  commit 1")
  }

  @Test func `escape sequences in the lines of a file stay`() {
    let lines = ["\u{1B}[31mred\u{1B}[m", "\u{1B}[32mgreen\u{1B}[m"]
    let diff = Diff(patch: "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-\(lines[0])\n+\(lines[1])\n")
    #expect(diff.hunks.flatMap(\.lines).map(\.text) == lines)
  }

  @Test func `the changes of a merge are text, whatever they look like`() {
    let patch = """
      diff --cc l.md
      index 9794fe2,58ddf8f..0000000
      --- a/l.md
      +++ b/l.md
      @@@ -1,3 -1,3 +1,3 @@@
      --- foo
      +++ foo2
        - bar
      - End
       -END
      ++ENd
      diff --git a/f b/f
      --- a/f
      +++ b/f
      @@ -1 +1 @@
      -a
      +b
      """
    let diff = Diff(patch: patch)
    #expect(diff.files.map(\.path) == ["l.md", "f"])
    #expect(diff.hunks.map(\.id.path) == ["f"])
    let harness = Harness(width: 30, height: 14) { DiffView(diff) }
    #expect(
      harness.content.dropFirst(2).prefix(4) == [
        "  --- foo", "  +++ foo2", "    - bar", "  - End",
      ])
  }

  @Test func `hunks after a broken one belong to its file`() {
    let start = "diff --git a/f b/g\nrename from f\nrename to g\n--- a/f\n+++ b/g\n"
    let hunk = "@@ -20 +20 @@\n-x\n+y\n"
    let diff = Diff(patch: start + "@@ -1,9 +1,9 @@\n a\n-b\nnot a line\n" + hunk)
    #expect(diff.hunks.map(\.id) == [0, 1].map { DiffHunk.ID(path: "g", number: $0) })
    #expect(diff.files.map(\.oldPath) == ["f", "f"])
    #expect(
      diff.patch(of: Set(diff.hunks.suffix(1).map(\.id))) == "--- a/f\n+++ b/f\n" + hunk)
    // After an empty line, another patch can begin.
    let other = Diff(patch: start + "@@ -1 +1 @@\n-a\n+b\n\nAnd then:\n" + hunk)
    #expect(other.hunks.map(\.id.path) == ["g", ""])
  }

  @Test func `a heading can begin with any character`() {
    let diff = Diff(patch: "--- a/f\n+++ b/f\n@@ -1 +1 @@ \u{301}x\n-a\n+b\n")
    #expect(diff.hunks.map(\.heading) == ["\u{301}x"])
  }

  @Test func `a changed type of a file is a deleted and a new one`() {
    let patch = """
      diff --git a/f b/f
      deleted file mode 100644
      index 587be6b..0000000
      --- a/f
      +++ /dev/null
      @@ -1 +0,0 @@
      -x
      diff --git a/f b/f
      new file mode 120000
      index 0000000..6b86b27
      --- /dev/null
      +++ b/f
      @@ -0,0 +1 @@
      +target
      \\ No newline at end of file
      """
    let diff = Diff(patch: patch)
    #expect(diff.files.map(\.change) == [.deleted, .added])
    #expect(diff.hunks.map(\.id.number) == [0, 1])
    let harness = Harness(width: 44, height: 8) { DiffView(diff) }
    #expect(harness.content[0] == "  ▼ f deleted +0 -1")
    #expect(harness.content[3] == "  ▼ f added +1 -0")
    let link = diff.patch(of: [DiffHunk.ID(path: "f", number: 1)])
    #expect(
      link == """
        diff --git a/f b/f
        new file mode 120000
        --- /dev/null
        +++ b/f
        @@ -0,0 +1 @@
        +target
        \\ No newline at end of file

        """)
    #expect(
      diff.patch(of: Set(diff.hunks.map(\.id)), reversed: true) == """
        --- a/f
        +++ /dev/null
        @@ -1 +0,0 @@
        -target
        \\ No newline at end of file
        diff --git a/f b/f
        new file mode 100644
        --- /dev/null
        +++ b/f
        @@ -0,0 +1 @@
        +x

        """)
  }

  @Test func `a mode is shown beside the changes of the content`() {
    let patch = """
      diff --git a/run.sh b/run.sh
      old mode 100644
      new mode 100755
      index 587be6b..d6d2089
      --- a/run.sh
      +++ b/run.sh
      @@ -1 +1 @@
      -a
      +b
      """
    let harness = Harness(width: 44, height: 6) { DiffView(patch: patch) }
    #expect(harness.content[0] == "  ▼ run.sh mode 100644 to 100755 +1 -1")
  }
}
