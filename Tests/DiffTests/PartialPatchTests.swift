// SPDX-License-Identifier: MIT
// Testing: patches of some hunks and lines of a diff.

import CuriumDiff
import TestModels
import Testing

struct PartialPatchTests {
  private static let names = "--- a/f\n+++ b/f\n"

  /// The ids of some lines of the first hunk, by their places.
  private func ids(_ diff: Diff, _ numbers: [Int]) -> Set<DiffLine.ID> {
    Set(
      diff.hunks.prefix(1).flatMap { hunk in
        numbers.map { DiffLine.ID(hunk: hunk.id, number: $0) }
      })
  }

  /// The lines of a text with their line feeds.
  private func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines[lines.count - 1]
    return lines.dropLast().map { $0 + "\n" } + (last.isEmpty ? [] : [last])
  }

  // MARK: A model

  /// Applies a patch exactly where its hunks say.
  private func applied(_ patch: String, to text: String) -> String {
    var rest = lines(of: text)[...]
    var result: [String] = []
    var patch = lines(of: patch)[...]
    var position = 0
    func part(_ word: Substring) -> (place: Int, count: Int) {
      let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      let count = numbers.count > 1 ? numbers[1] : 1
      return (count == 0 ? numbers[0] : numbers[0] - 1, count)
    }
    while let line = patch.popFirst() {
      guard line.hasPrefix("@@ ") else { continue }
      let words = line.split(separator: " ")
      var (old, new) = (part(words[1]), part(words[2]))
      while position < old.place, let next = rest.popFirst() {
        result.append(next)
        position += 1
      }
      #expect(position == old.place && result.count == new.place)
      while old.count > 0 || new.count > 0, let line = patch.popFirst() {
        var content = String(line.dropFirst())
        if patch.first?.hasPrefix("\\") == true {
          patch.removeFirst()
          content.removeLast()
        }
        if line.first != "+" {
          let next = rest.popFirst()
          #expect(next == content)
          position += 1
          old.count -= 1
        }
        if line.first != "-" {
          result.append(content)
          new.count -= 1
        }
      }
    }
    result += rest
    // Only the last line of a text can lack a line feed.
    #expect(result.dropLast().allSatisfy { $0.hasSuffix("\n") })
    return result.joined()
  }

  /// The lines of a hunk after some of its changes.
  private func changed(_ hunk: DiffHunk, _ chosen: Set<Int>, reversed: Bool) -> [String] {
    var result: [String] = []
    var rest = Array(hunk.lines.enumerated())[...]
    func add(_ line: DiffLine) { result.append(line.text + (line.hasNewline ? "\n" : "")) }
    while !rest.isEmpty {
      let block = rest.prefix { $0.element.kind != .unchanged }
      rest = rest.dropFirst(block.count)
      func places(_ kind: DiffLine.Kind) -> [Int] {
        block.filter { $0.element.kind == kind }.map { $0.offset }
      }
      let gone = places(reversed ? .added : .removed)
      let come = places(reversed ? .removed : .added)
      // A new line is in the place of the line that it, or the next chosen one, replaces.
      func slot(_ number: Int) -> Int {
        (number..<max(number, min(gone.count, come.count)))
          .first { chosen.contains(gone[$0]) && chosen.contains(come[$0]) } ?? Int.max
      }
      let kept = gone.indices.filter { !chosen.contains(gone[$0]) }.map { ($0, 0, gone[$0]) }
      let new = come.indices.filter { chosen.contains(come[$0]) }.map { (slot($0), 1, come[$0]) }
      for (_, _, line) in (kept + new).sorted(by: { $0 < $1 }) { add(hunk.lines[line]) }
      if let next = rest.popFirst() { add(next.element) }
    }
    return result
  }

  @Test(arguments: SeededRandom.seeds(20), [false, true])
  func `a patch of some lines changes only these`(seed: UInt64, reversed: Bool) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let texts = RandomTexts.pair(&random)
      let base = reversed ? texts.new : texts.old
      let diff = Diff(old: texts.old, new: texts.new, contextLines: random.below(4))
      let share = 1 + random.below(4)
      var ids: Set<DiffLine.ID> = []
      var rest = lines(of: base)[...]
      var expected: [String] = []
      var place = 1
      for hunk in diff.hunks {
        let all = hunk.lines.indices.filter { hunk.lines[$0].kind != .unchanged }
        let chosen = Set(all.filter { _ in random.chance(share, in: 4) })
        ids.formUnion(chosen.map { DiffLine.ID(hunk: hunk.id, number: $0) })
        let range = reversed ? hunk.newRange : hunk.oldRange
        expected += rest.prefix(range.lowerBound - place)
        expected += changed(hunk, chosen, reversed: reversed)
        rest = rest.dropFirst(range.upperBound - place)
        place = range.upperBound
      }
      expected += rest
      for index in expected.indices.dropLast() where !expected[index].hasSuffix("\n") {
        expected[index] += "\n"
      }
      let patch = diff.patch(of: ids, reversed: reversed)
      #expect((patch == nil) == ids.isEmpty)
      let result = applied(patch ?? "", to: base)
      #expect(result == expected.joined(), "\(texts) \(ids)")
    }
  }

  // MARK: Hunks

  @Test func `hunks can be applied and undone without the others`() {
    let diff = Diff(
      patch: Self.names + "@@ -1 +1,3 @@\n x\n+a\n+b\n@@ -20,2 +22,2 @@ f()\n-c\n+d\n e\n")
    let ids = diff.hunks.map(\.id)
    #expect(diff.patch(of: [ids[1]]) == Self.names + "@@ -20,2 +20,2 @@\n-c\n+d\n e\n")
    #expect(
      diff.patch(of: [ids[1]], reversed: true)
        == Self.names + "@@ -22,2 +22,2 @@\n-d\n+c\n e\n")
    #expect(
      diff.patch(of: Set(ids), reversed: true)
        == Self.names + "@@ -1,3 +1 @@\n x\n-a\n-b\n@@ -22,2 +20,2 @@\n-d\n+c\n e\n")
    #expect(diff.patch(of: [DiffHunk.ID(path: "f", number: 2)]) == nil)
  }

  @Test func `hunks of several files are one patch`() {
    let one = "@@ -1 +1 @@\n-a\n+b\n"
    let patch = Self.names + one + "--- a/g\n+++ b/g\n" + one
    let diff = Diff(patch: "commit 1\n\n" + patch)
    #expect(diff.patch(of: Set(diff.hunks.map(\.id))) == patch)
  }

  // MARK: Lines

  @Test(arguments: [
    ([0, 2], "-a\n+c\n b\n"), ([1, 3], " a\n-b\n+d\n"), ([2], " a\n b\n+c\n"),
    ([0], "-a\n b\n"), ([0, 1, 2, 3], "-a\n-b\n+c\n+d\n"),
  ])
  func `a line takes the place of the one that it replaces`(numbers: [Int], lines: String) {
    let diff = Diff(old: "a\nb\n", new: "c\nd\n")
    let patch = diff.patch(of: ids(diff, numbers)) ?? ""
    #expect(patch.drop { $0 != "\n" }.dropFirst() == lines)
  }

  @Test func `a line that another one follows gets a line feed`() {
    let diff = Diff(old: "x", new: "x\ny\n")
    #expect(
      diff.patch(of: ids(diff, [2]))
        == "@@ -1 +1,2 @@\n-x\n\\ No newline at end of file\n+x\n+y\n")
  }

  @Test func `unchanged lines alone are no patch`() {
    let diff = Diff(patch: "@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
    #expect(diff.patch(of: ids(diff, [0])) == nil)
    #expect(diff.patch(of: ids(diff, [])) == nil)
  }

  @Test(arguments: [
    "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+\u{FFFD}\n",
    "--- a/\u{FFFD}\n+++ b/\u{FFFD}\n@@ -1 +1 @@\n-a\n+b\n",
  ])
  func `a patch in which bytes are lost is refused`(patch: String) {
    let diff = Diff(patch: patch)
    #expect(diff.patch(of: Set(diff.hunks.map(\.id))) == nil)
    let other = Diff(patch: "--- a/f\n+++ b/f\n@@ -1 +1 @@ \u{FFFD}\n-a\n+b\n")
    #expect(other.patch(of: Set(other.hunks.map(\.id))) != nil)
  }

  // MARK: Files

  /// A patch, and its parts: one that contains its first changed line, one that undoes this line,
  /// and one that undoes all.
  private struct Sample {
    let patch: String
    let first: String
    let undoing: String
    let undoingAll: String
  }

  @Test func `a new file has its mode, and is removed only as a whole`() {
    let added = "diff --git a/f b/f\nnew file mode 100755\n--- /dev/null\n+++ b/f\n"
    check(
      Sample(
        patch: added + "@@ -0,0 +1,2 @@\n+a\n+b\n", first: added + "@@ -0,0 +1 @@\n+a\n",
        undoing: Self.names + "@@ -1,2 +1 @@\n-a\n b\n",
        undoingAll: "--- a/f\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n"))
    let deleted = "diff --git a/f b/f\ndeleted file mode 100755\n--- a/f\n+++ /dev/null\n"
    check(
      Sample(
        patch: deleted + "@@ -1,2 +0,0 @@\n-a\n-b\n",
        first: Self.names + "@@ -1,2 +1 @@\n-a\n b\n",
        undoing: added + "@@ -0,0 +1 @@\n+a\n",
        undoingAll: added + "@@ -0,0 +1,2 @@\n+a\n+b\n"))
  }

  @Test func `the names of a patch are those of the file that it changes`() {
    let moved = "diff --git a/f b/g\nrename from f\nrename to g\n--- a/f\n+++ b/g\n"
    check(
      Sample(
        patch: moved + "@@ -1 +1 @@\n-a\n+b\n", first: Self.names + "@@ -1 +0,0 @@\n-a\n",
        undoing: "--- a/g\n+++ b/g\n@@ -1 +1,2 @@\n b\n+a\n",
        undoingAll: "--- a/g\n+++ b/g\n@@ -1 +1 @@\n-b\n+a\n"))
    let copied = "diff --git a/f b/x y\ncopy from f\ncopy to x y\n--- a/f\n+++ b/x y\t\n"
    check(
      Sample(
        patch: copied + "@@ -1 +1 @@\n-a\n+b\n", first: copied + "@@ -1 +0,0 @@\n-a\n",
        undoing: "--- a/x y\t\n+++ b/x y\t\n@@ -1 +1,2 @@\n b\n+a\n",
        undoingAll: "--- a/x y\t\n+++ b/x y\t\n@@ -1 +1 @@\n-b\n+a\n"))
  }

  private func check(_ sample: Sample) {
    let diff = Diff(patch: sample.patch)
    #expect(diff.patch(of: ids(diff, [0])) == sample.first)
    #expect(diff.patch(of: ids(diff, [0]), reversed: true) == sample.undoing)
    #expect(diff.patch(of: Set(diff.hunks.map(\.id)), reversed: true) == sample.undoingAll)
  }
}
