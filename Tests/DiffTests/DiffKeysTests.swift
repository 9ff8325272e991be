// SPDX-License-Identifier: MIT
// Testing: moving between hunks, selecting, activating and copying them.

import Curium
import CuriumDiff
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DiffKeysTests {
  private static let patch = """
    --- a/one.txt
    +++ b/one.txt
    @@ -1,2 +1,2 @@
    -a
    +b
     c
    @@ -20 +20,2 @@
     x
    +y
    --- a/two.txt
    +++ b/two.txt
    @@ -5,2 +5 @@
     p
    -q
    """

  @Observable @MainActor final class Model {
    var patch = DiffKeysTests.patch
    var hunk: DiffHunk.ID?
    var lines: Set<DiffLine.ID> = []
    var activated: [DiffHunk.ID] = []
  }

  private struct Review: View {
    @Bindable var model: Model

    var body: some View {
      DiffView(patch: model.patch, selection: $model.hunk, lines: $model.lines)
        .onActivate(of: DiffHunk.ID.self) { model.activated += $0 }
    }
  }

  private let model = Model()

  private func open(height: Int = 16) -> Harness {
    let model = model
    return Harness(width: 30, height: height) { Review(model: model) }
  }

  private func id(_ path: String, _ number: Int) -> DiffHunk.ID {
    DiffHunk.ID(path: path, number: number)
  }

  /// The row with the marker.
  private func current(_ harness: Harness) -> String? {
    harness.screen.first { $0.hasPrefix("▌") }
  }

  @Test func `brackets select the next and the previous hunk`() async {
    let harness = open()
    harness.press("⇥")
    for (keys, hunk, row) in [
      ("]", id("one.txt", 0), "▌ @@ -1,2 +1,2 @@"), ("]", id("one.txt", 1), "▌ @@ -20 +20,2 @@"),
      ("]", id("two.txt", 0), "▌ @@ -5,2 +5 @@"), ("]", id("two.txt", 0), "▌ @@ -5,2 +5 @@"),
      ("[", id("one.txt", 1), "▌ @@ -20 +20,2 @@"),
      // Inside a hunk, its own first row comes first.
      ("j j [", id("one.txt", 1), "▌ @@ -20 +20,2 @@"),
    ] {
      harness.press(keys)
      await harness.settle()
      #expect(model.hunk == hunk)
      #expect(current(harness) == row)
    }
    harness.press("home")
    #expect(model.hunk == nil)
    #expect(current(harness) == "▌ ▼ one.txt +2 -1")
    #expect(harness.repaint() == 0)
  }

  @Test func `a key that moves to a hunk shows it at the top, below the name of its file`() async {
    let harness = open(height: 4)
    harness.press("⇥ ] ]")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("▌ @@ -20 +20,2 @@"))
    harness.press("]")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  ▼ two.txt +0 -1"))
    #expect(harness.screen[1].hasPrefix("▌ @@ -5,2 +5 @@"))
  }

  @Test func `the hunk follows the current row, and the row follows the app`() async {
    let harness = open()
    harness.press("⇥ ↓ ↓ ↓")
    #expect(model.hunk == id("one.txt", 0))
    model.hunk = id("two.txt", 0)
    await harness.settle()
    #expect(current(harness) == "▌ @@ -5,2 +5 @@")
    model.hunk = nil
    await harness.settle()
    #expect(harness.elements.allSatisfy { !$0.semantics.isSelected })
  }

  @Test(arguments: [(DiffStyle.unified, [[0], [1], [2]]), (.split, [[0, 1], [2]])])
  func `the app gets the lines in the current row`(
    style: DiffStyle, rows: [[Int]]
  ) async {
    let model = model
    let harness = Harness(width: 60, height: 16) { Review(model: model).diffStyle(style) }
    harness.press("⇥ ]")
    await harness.settle()
    #expect(model.lines == [])
    for numbers in rows {
      harness.press("↓")
      await harness.settle()
      #expect(model.lines == Set(numbers.map { DiffLine.ID(hunk: id("one.txt", 0), number: $0) }))
    }
    harness.press("↓")
    await harness.settle()
    #expect(model.lines == [])
    harness.press("end")
    await harness.settle()
    #expect(model.lines == [DiffLine.ID(hunk: id("two.txt", 0), number: 1)])
    model.patch = ""
    await harness.settle()
    #expect(model.lines == [])
  }

  @Test func `Return and a double click activate the hunk around a row, and no other row`() {
    let harness = open()
    harness.press("⇥ ↓ ⏎")
    #expect(model.activated == [])
    #expect(harness.content.first == "▌ ► one.txt +2 -1")
    harness.press("⏎ ] ↓ ⏎")
    #expect(model.activated == [id("one.txt", 0)])
    harness.doubleClick(x: 12, y: 7)
    #expect(model.activated == [id("one.txt", 0), id("one.txt", 1)])
    #expect(harness.warnings == [])
  }

  @Test func `the patch of a hunk can be applied alone`() {
    let diff = Diff(patch: model.patch)
    #expect(
      diff.patch(of: [id("one.txt", 1)]) == """
        --- a/one.txt
        +++ b/one.txt
        @@ -20 +20,2 @@
         x
        +y

        """)
    #expect(diff.patch(of: [id("one.txt", 2)]) == nil)
    #expect(diff[id("two.txt", 0)]?.lines.map(\.text) == ["p", "q"])
  }

  @Test func `Control-C copies the hunk`() {
    let harness = open()
    harness.press("⇥ ] ctrl+c")
    let copied = harness.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied == ["@@ -1,2 +1,2 @@\n-a\n+b\n c\n"])
    #expect(!harness.hasQuit)
  }

  @Test func `a file stays collapsed when another one disappears`() async throws {
    let harness = open()
    harness.press("⇥ end ↑ ↑ ↑ ⏎")
    #expect(harness.content.last == "▌ ► two.txt +0 -1")
    let start = try #require(model.patch.firstRange(of: "--- a/two.txt")).lowerBound
    model.patch = String(model.patch[start...])
    await harness.settle()
    #expect(harness.content.map { $0.dropFirst(2) } == ["► two.txt +0 -1"])
  }

  @Test func `a screen reader hears numbers and kinds of lines, and can expand rows`() {
    let transcript = Transcript {
      DiffView(old: "1\n2\n3\n4\n5\n", new: "1\n2\n3\n4\nfive\n")
    }
    #expect(transcript.text.contains("Changes"))
    #expect(transcript.text.contains("1 unchanged line, collapsed"))
    #expect(transcript.text.contains("removed line 5: 5"))
    #expect(transcript.text.contains("added line 5: five"))
    let harness = Harness(width: 30, height: 8) {
      DiffView(old: "1\n2\n3\n4\n5\n", new: "1\n2\n3\n4\nfive\n")
    }
    #expect(harness.perform("Expand", on: .row, "1 unchanged line"))
    #expect(harness.find(.row, "1 unchanged line")?.semantics.isExpanded == true)
  }

  @Test func `the current row stays when the versions move side by side`() async {
    model.patch = "--- a/one.txt\n+++ b/one.txt\n@@ -1,2 +1,2 @@\n-a\n-b\n+c\n+d\n"
    let model = model
    let harness = Harness(width: 100, height: 16) { Review(model: model) }
    func lines(_ numbers: Int...) -> Set<DiffLine.ID> {
      Set(numbers.map { DiffLine.ID(hunk: id("one.txt", 0), number: $0) })
    }
    harness.press("⇥ ]")
    await harness.settle()
    harness.press("↓ ↓ ↓ ↓")
    await harness.settle()
    #expect(current(harness) == "▌   2 + d" && model.lines == lines(3))
    harness.resize(width: 140, height: 16)
    await harness.settle()
    #expect(current(harness)?.hasSuffix("2 + d") == true && model.lines == lines(1, 3))
    harness.resize(width: 100, height: 16)
    await harness.settle()
    #expect(current(harness) == "▌   2 + d" && model.lines == lines(3))
    #expect(harness.repaint() == 0)
  }
}
