// SPDX-License-Identifier: MIT
// Testing: diffs that become empty, diffs of single files, and notes below lines.

import Curium
import CuriumDiff
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct DiffContentTests {
  private static let patch = """
    --- a/one.txt
    +++ b/one.txt
    @@ -1,2 +1,2 @@
    -a
    +b
     c
    --- a/two.txt
    +++ b/two.txt
    @@ -5,2 +5 @@
     p
    -q
    """

  @Observable @MainActor final class Model {
    var patch = DiffContentTests.patch
    var notes: [DiffLine.ID: String] = [:]
  }

  private struct Panes: View {
    let model: Model
    @State private var name: String?

    var body: some View {
      HStack {
        List(["a", "b"], id: \.self, selection: $name) { Text($0) }.frame(width: 10)
        DiffView(patch: model.patch).defaultFocus()
      }
    }
  }

  private let model = Model()

  private func isInDiff(_ harness: Harness) -> Bool {
    harness.focused.map { $0.role == .list && $0.frame.minX >= 10 } == true
  }

  @Test func `a diff keeps the focus while it has no changes`() async {
    let model = model
    let harness = Harness(width: 60, height: 12) { Panes(model: model) }
    #expect(isInDiff(harness))
    model.patch = ""
    await harness.settle()
    #expect(harness.position(of: "No changes") != nil && isInDiff(harness))
    harness.press("] [ j ⏎")
    #expect(isInDiff(harness) && harness.repaint() == 0)
    model.patch = Self.patch
    await harness.settle()
    harness.press("home")
    #expect(harness.screen[0].contains("▌ ▼ one.txt +1 -1"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a click on the message moves the focus to the diff`() throws {
    model.patch = ""
    let model = model
    let harness = Harness(width: 60, height: 12) { Panes(model: model) }
    harness.click(x: 2, y: 0)
    #expect(!isInDiff(harness))
    let message = try #require(harness.position(of: "No changes"))
    harness.click(x: message.x, y: message.y)
    #expect(isInDiff(harness))
  }

  @Test func `the message has a row if the height is unspecified`() throws {
    let harness = Harness(width: 30, height: 4) {
      VStack(spacing: 0) {
        DiffView(patch: "").fixedSize(horizontal: false, vertical: true)
        Text("below")
      }
    }
    let message = try #require(harness.position(of: "No changes"))
    #expect(harness.position(of: "below")?.y == message.y + 1)
  }

  @Test func `a diff of one file of a patch keeps the ids of its hunks`() throws {
    let diff = Diff(patch: Self.patch)
    let file = try #require(diff.files.last)
    let part = Diff(files: [file])
    #expect(part.files == [file])
    #expect(part.hunks.map(\.id) == [DiffHunk.ID(path: "two.txt", number: 0)])
    let id = file.hunks[0].id
    #expect(part.patch(of: [id]) == diff.patch(of: [id]))
    let harness = Harness(width: 30, height: 8) { DiffView(part) }
    #expect(
      harness.content == ["  ▼ two.txt +0 -1", "  @@ -5,2 +5 @@", "    p", "  - q"])
    #expect(Diff(files: []).hunks.isEmpty)
  }

  private func id(_ number: Int) -> DiffLine.ID {
    DiffLine.ID(hunk: DiffHunk.ID(path: "one.txt", number: 0), number: number)
  }

  /// The column of the text of a line, and the number of rows from the hunk to its last line.
  @Test(arguments: [(DiffStyle.unified, 8, 3), (.split, 6, 2)])
  func `notes are below their lines, and belong to their rows`(
    style: DiffStyle, column: Int, steps: Int
  ) async throws {
    model.notes = [id(1): "Why?", id(2): "Keep this"]
    let model = model
    let harness = Harness(width: 44, height: 12) {
      DiffView(patch: model.patch)
        .lineNotes { line in model.notes[line].map { Text($0) } }
        .diffStyle(style)
    }
    let indent = String(repeating: " ", count: column)
    let place = try #require(harness.content.firstIndex { $0.contains("1 + b") })
    #expect(harness.content[place + 1] == indent + "Why?")
    #expect(harness.content[place + 3] == indent + "Keep this")
    #expect(harness.content[place + 4] == "  ▼ two.txt +0 -1")
    harness.press("⇥ ]")
    await harness.settle()
    for _ in 1...steps { harness.press("↓") }
    #expect(harness.content[place + 2].hasPrefix("▌ 2"))
    model.notes[id(2)] = nil
    await harness.settle()
    #expect(harness.content[place + 3] == "  ▼ two.txt +0 -1")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a screen reader hears a note after its line`() throws {
    let patch = Self.patch
    let text = Transcript {
      DiffView(patch: patch).lineNotes { $0.number == 1 ? Text("Why?") : nil }
    }.text
    let line = try #require(text.firstRange(of: "added line 1: b"))
    let note = try #require(text.firstRange(of: "Why?"))
    #expect(line.upperBound <= note.lowerBound)
  }

  private struct Unwrapped: View {
    let model: Model

    var body: some View { DiffView(patch: model.patch).lineWrapping(.disabled) }
  }

  @Test func `lines that end before the first column of a scrolled diff are shown whole`() async {
    let line = String(repeating: "x", count: 60)
    model.patch = "--- a/one.txt\n+++ b/one.txt\n@@ -1 +1 @@\n-\(line)a\n+\(line)b\n"
    let model = model
    let harness = Harness(width: 44, height: 8) { Unwrapped(model: model) }
    harness.press("⇥ ↓ → → → →")
    #expect(harness.content[2] == "  1   - " + String(repeating: "x", count: 28) + "a")
    model.patch = Self.patch
    await harness.settle()
    #expect(harness.content[2].hasPrefix("  1   - a  "))
    harness.press("→")
    #expect(harness.content[2].hasPrefix("  1   - a  "))
    #expect(harness.repaint() == 0)
  }
}
