// SPDX-License-Identifier: MIT
// Testing: patches of any form, also broken and hostile ones.

import Curium
import CuriumDiff
import CuriumTesting
import TestModels
import Testing

@MainActor struct PatchTests {
  private func file(_ patch: String) throws -> DiffFile {
    let files = Diff(patch: patch).files
    #expect(files.count == 1)
    return try #require(files.first)
  }

  @Test func `hunks have the numbers of their lines`() throws {
    let hunk = try #require(
      Diff(patch: "--- a/f\n+++ b/f\n@@ -3,3 +3,2 @@ func f()\n a\n-b\n-c\n+d\n").hunks.first)
    #expect(hunk.heading == "func f()")
    #expect(hunk.oldRange == 3..<6)
    #expect(hunk.newRange == 3..<5)
    #expect(hunk.lines.map(\.oldNumber) == [3, 4, 5, nil])
    #expect(hunk.lines.map(\.newNumber) == [3, nil, nil, 4])
    #expect(hunk.lines.map(\.text) == ["a", "b", "c", "d"])
  }

  @Test func `a new file and a deleted one have one path`() throws {
    let added = try file("--- /dev/null\n+++ b/f.txt\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(added.change == .added)
    #expect(added.oldPath == "" && added.newPath == "f.txt")
    #expect(added.hunks.first?.newRange == 1..<3)
    #expect(added.addedCount == 2)
    let deleted = try file("--- a/f.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    #expect(deleted.change == .deleted)
    #expect(deleted.path == "f.txt" && deleted.newPath == "")
    #expect(deleted.hunks.first?.text == "@@ -1 +0,0 @@\n-a\n")
  }

  @Test(arguments: [
    ("diff --git a/x y.txt b/x y.txt\nold mode 100644\nnew mode 100755\n", "x y.txt"),
    ("--- a/b/one.txt\t2026-01-01 10:00:00\n+++ b/b/one.txt\t2026-01-02\n", "b/one.txt"),
    ("--- one.txt\n+++ one.txt\n", "one.txt"),
    ("--- one.txt\n+++ b/one.txt\n", "b/one.txt"),
    ("--- /dev/null\n+++ w/new.txt\n", "new.txt"),
    ("--- /dev/null\n+++ new.txt\n", "new.txt"),
    ("diff --git a/one.txt a/one.txt\nold mode 100644\nnew mode 100755\n", "a/one.txt"),
    ("diff --git b/x b/x\nindex 1..2\n--- b/x\n+++ b/x\n", "b/x"),
    ("diff --git w/x w/x\nnew file mode 100644\n--- /dev/null\n+++ w/x\n", "w/x"),
    ("diff --git i/b/x w/b/x\nindex 1..2\n--- i/b/x\n+++ w/b/x\n", "b/x"),
    ("diff --git old/x new/x\nindex 1..2\n--- old/x\n+++ new/x\n", "x"),
    ("diff --git a/x b/x\nrename from a/x\nrename to b/x\n--- a/x\n+++ b/x\n", "b/x"),
    ("diff -ru one/src/x two/src/x\n--- one/src/x\t2026\n+++ two/src/x\t2026\n", "src/x"),
    ("--- a/\u{301}x\n+++ b/\u{301}x\n", "\u{301}x"),
    (#"--- "a/\303\274ber \"x\".txt"\#n+++ "b/\303\274ber \"x\".txt""#, #"über "x".txt"#),
    ("diff --git \"a/t\\tb\" \"b/t\\tb\"\nnew file mode 100644\n", "t\tb"),
    ("diff --cc merged.txt\nindex 1,2..3\n--- a/merged.txt\n+++ b/merged.txt\n", "merged.txt"),
  ])
  func `paths are read as git writes them`(patch: String, path: String) throws {
    #expect(try file(patch).path == path)
  }

  @Test func `copies and binary files are known`() throws {
    let copy = try file("diff --git a/a b/b\nsimilarity index 90%\ncopy from a\ncopy to b\n")
    #expect(copy.change == .copied)
    #expect(copy.oldPath == "a" && copy.newPath == "b")
    let binary = try file(
      "diff --git a/a.png b/a.png\nGIT binary patch\nliteral 9\nQcmZQz\n\nliteral 0\nHcmV\n")
    #expect(binary.isBinary)
    let harness = Harness(width: 30, height: 4) { DiffView(Diff(patch: "GIT binary patch")) }
    #expect(harness.content == ["  GIT binary patch"])
  }

  @Test(arguments: [
    "similarity index 100%\nrename from f\nrename to g\n",
    "GIT binary patch\nliteral 1\nIcmZQz\n\ndelta 2\nJcmV\n",
  ])
  func `the message of a commit after a file without hunks isn't part of the file`(header: String) {
    let file = "diff --git a/f b/g\n" + header
    let diff = Diff(patch: file + "\ncommit 2\n\n    diff of pages\n\n" + file)
    #expect(diff.files.count == 2)
    let harness = Harness(width: 40, height: 8) { DiffView(diff) }
    harness.click(x: 2, y: 0)
    #expect(harness.content.dropFirst().first == "  commit 2")
  }

  @Test func `a message that begins with the word diff is text`() {
    #expect(Diff(patch: "diff of two pages\n").files == [])
    #expect(Diff(patch: "diff -u a b\n--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n").files.count == 1)
  }

  @Test func `the patch of a hunk has the names of files as git writes them`() throws {
    for names in [
      "--- a/x y\t\n+++ b/x y\t\n", #"--- "a/x\015"\#n+++ "b/x\015"\#n"#,
      "--- /dev/null\n+++ b/new\n",
    ] {
      let diff = Diff(patch: names + "@@ -1 +1 @@\n-a\n+b\n")
      let hunk = try #require(diff.hunks.first)
      #expect(diff.patch(of: [hunk.id]) == names + "@@ -1 +1 @@\n-a\n+b\n")
    }
    #expect(try file(#"--- "a/x\ry"\#n+++ "b/x\ry""#).path == "x\ry")
  }

  @Test(arguments: [
    ("@@ -0,3 +0,2 @@\n+a\n", "@@ -0,0 +1 @@"), ("@@ --1 +1 @@\n-a\n", ""),
    ("@@ -1000000000,2 +1 @@\n-a\n", "@@ -1000000000 +0,0 @@"),
    ("@@ -9223372036854775807 +1 @@\n-a\n", ""),
  ])
  func `the numbers of a hunk are those of its lines`(patch: String, position: String) {
    let text = Diff(patch: patch).hunks.first?.text ?? ""
    #expect(text.prefix { $0 != "\n" } == position)
  }

  @Test(arguments: ["@@ -0,0 +0,0 @@", "@@ -1 +1 @@", "@@ -3,2 +3 @@ f()"])
  func `the first line of a hunk without others is text`(line: String) {
    let diff = Diff(patch: "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n\(line)\n")
    #expect(diff.hunks.count == 1)
    let harness = Harness(width: 30, height: 8) { DiffView(diff) }
    #expect(harness.content.last == "  \(line)")
    #expect(Diff(patch: line + "\n").hunks == [])
    #expect(Diff(patch: line + "\nx\n").hunks == [])
  }

  @Test func `a missing line feed at the end is shown and kept`() {
    let patch = "@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n"
    let diff = Diff(patch: patch)
    #expect(diff.hunks.first?.lines.map(\.hasNewline) == [true, false])
    #expect(diff.hunks.first?.text == patch)
    let harness = Harness(width: 44, height: 4) { DiffView(diff) }
    #expect(
      harness.content == [
        "  @@ -1 +1 @@", "  1   - a", "    1 + b  no line feed at the end",
      ])
  }

  @Test func `text that isn't part of a hunk is shown`() {
    let patch = """
      --- a/f
      +++ b/f
      @@ -1,9 +1,9 @@
       a
      -b
      this isn't a line of a patch
      @@ -x +y @@
      @@@ -1 -1 +1 @@@
      """
    let harness = Harness(width: 44, height: 12) { DiffView(patch: patch) }
    #expect(
      harness.content == [
        "  ▼ f +0 -1", "  @@ -1,2 +1 @@", "  1 1   a", "  2   - b",
        "  this isn't a line of a patch", "  @@ -x +y @@", "  @@@ -1 -1 +1 @@@",
      ])
  }

  @Test func `files of a series of patches have distinct hunks`() {
    let one = "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"
    let diff = Diff(patch: "From 1\n\n" + one + "-- \n2.50\n\nFrom 2\n\n" + one)
    #expect(diff.hunks.map(\.id.number) == [0, 1])
    #expect(Set(diff.hunks.map(\.id)).count == 2)
    #expect(
      diff.files.map(\.id) == [
        DiffFile.ID(path: "f", number: 0), DiffFile.ID(path: "f", number: 1),
      ])
  }

  @Test func `lines that end with a carriage return keep it, and only its change is shown`() {
    let patch = "--- a/f\r\n+++ b/f\r\n@@ -1,2 +1,2 @@\r\n a\r\n-b\r\n+b\n"
    let diff = Diff(patch: patch)
    #expect(diff.files.map(\.path) == ["f"])
    #expect(diff.hunks.first?.lines.map(\.text) == ["a\r", "b\r", "b"])
    let harness = Harness(width: 32, height: 6) { DiffView(diff) }
    #expect(harness.content.dropFirst(2) == ["  1 1   a", "  2   - b^M", "    2 + b"])
  }

  @Test func `characters are compared byte by byte`() {
    let diff = Diff(old: "caf\u{E9}\n", new: "cafe\u{301}\n")
    #expect(diff.hunks.count == 1)
    #expect(Diff(old: "a", new: "a\n").hunks.first?.lines.map(\.hasNewline) == [false, true])
    #expect(Diff(old: "", new: "").files == [])
  }

  @Test(arguments: HostileText.allCases, [DiffStyle.unified, .split])
  func `hostile text stays in its row`(text: HostileText, style: DiffStyle) {
    let line = text.text.replacing("\n", with: " ")
    let patch = "--- a/\(line)\n+++ b/\(line)\n@@ -1 +1 @@ \(line)\n-\(line)\n+\(line)\(line)\n"
    let harness = Harness(width: 40, height: 30) {
      VStack(spacing: 0) {
        DiffView(patch: patch).diffStyle(style)
        Text("end")
      }
    }
    #expect(harness.screen[29].contains("end"))
    let scalars = harness.screen.joined(separator: "").unicodeScalars
    #expect(scalars.allSatisfy { $0.value >= 0x20 })
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: SeededRandom.seeds(10))
  func `any text can be read as a patch`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let starts = [
      "diff --git a/a b/b", "--- a/a", "+++ b/b", "@@ -1,2 +3,4 @@", "@@ -0,0 +1 @@", "+", "-",
      " ", "\\ No newline", "rename from a", "rename to \"b", "Binary files a and b differ", "x",
      "@@ -1,99999999999999999999 +1 @@", "GIT binary patch", "", "\u{301}", "\u{1B}[31m", "\r",
    ]
    for _ in 0..<60 {
      let lines = (0..<random.below(12)).map { _ in
        random.pick(starts) + (random.chance(1, in: 3) ? random.pick(starts) : "")
      }
      let diff = Diff(patch: lines.joined(separator: "\n"))
      let harness = Harness(width: 24, height: 20) { DiffView(diff) }
      #expect(harness.warnings == [])
      for file in diff.files {
        for hunk in file.hunks {
          #expect(hunk.lines.filter { $0.kind != .added }.count == hunk.oldRange.count)
          #expect(hunk.lines.filter { $0.kind != .removed }.count == hunk.newRange.count)
        }
      }
    }
  }
}
