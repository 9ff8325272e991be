// SPDX-License-Identifier: MIT
// Testing: commands that a search of the app finds for the command palette.

import Curium
import CuriumTesting
import Testing

@MainActor struct PaletteSearchTests {
  private struct OfflineError: Error {}

  /// Files that a search finds by their names, at once or after `answer()`.
  @MainActor private final class Files {
    var asked: [String] = []
    var run: [String] = []
    var answersAtOnce = true
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The commands that the palette knows when it opens.
    var known: [PaletteCommand] { ["Reload", "Rename"].map { command($0) } }

    private func command(_ title: String) -> PaletteCommand {
      PaletteCommand(title, section: title.contains(".") ? "Files" : "") { [self] in
        run.append(title)
      }
    }

    func find(_ query: String) async throws -> [PaletteCommand] {
      asked.append(query)
      if !answersAtOnce { await withCheckedContinuation { waiting.append($0) } }
      if query == "fail" { throw OfflineError() }
      return ["readme.md", "reader.swift", "main.swift"].filter { $0.contains(query) }
        .map { command($0) }
    }

    func answer() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private let files = Files()

  /// Opens a palette, and types `query`.
  private func open(_ query: String) async -> Harness {
    let files = files
    let harness = Harness(width: 60, height: 16) {
      Text("Inbox").commandPalette(includesStandardCommands: false) {
        files.known
      } searching: {
        try await files.find($0)
      }
    }
    harness.press("ctrl+p")
    harness.type(query)
    await harness.settle()
    return harness
  }

  private func isSelected(_ title: String, in harness: Harness) -> Bool {
    harness.find(.row, title)?.semantics.isSelected == true
  }

  @Test func `found commands follow the others and show their section`() async {
    let harness = await open("re")
    #expect(files.asked.last == "re")
    #expect(harness.rows == ["Reload", "Rename", "readme.md", "reader.swift"])
    #expect(harness.screen.contains { $0.contains("Readme.md") && $0.contains("Files") })
    harness.press("↓ ↓ ↓ ⏎")
    #expect(files.run == ["reader.swift"] && harness.rows == [])
    // The command is known as a recent one, but it is only listed when it is found.
    harness.press("ctrl+p")
    #expect(harness.rows == ["Reload", "Rename"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a blank query starts no search and hides the found commands`() async {
    let harness = await open(" ")
    #expect(files.asked == [] && harness.rows == ["Reload", "Rename"])
    harness.type("ma")
    await harness.settle()
    #expect(files.asked.last == " ma")
    harness.press("ctrl+u")
    await harness.settle()
    #expect(harness.rows == ["Reload", "Rename"] && files.asked.last == " ma")
    #expect(harness.repaint() == 0)
  }

  @Test func `the same command stays selected when an answer arrives`() async {
    files.answersAtOnce = false
    let harness = await open("re")
    harness.press("↓")
    #expect(harness.rows == ["Reload", "Rename"] && isSelected("Rename", in: harness))
    files.answer()
    await harness.settle()
    #expect(harness.rows.count == 4 && isSelected("Rename", in: harness))
    harness.press("⏎")
    #expect(files.run == ["Rename"])
  }

  @Test func `an answer to an earlier query is ignored`() async {
    files.answersAtOnce = false
    let harness = await open("re")
    harness.type("x")
    await harness.settle()
    #expect(files.asked.suffix(2) == ["re", "rex"])
    // Until the answer arrives, there may be results.
    #expect(harness.rows == [] && harness.position(of: Strings().noResults) == nil)
    files.answer()
    await harness.settle()
    #expect(harness.rows == [] && harness.position(of: Strings().noResults) != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `until the answer arrives, matching commands of the last answer are shown`() async {
    let harness = await open("re")
    files.answersAtOnce = false
    harness.type("adm")
    await harness.settle()
    #expect(harness.rows == ["readme.md"])
    harness.press("⏎")
    #expect(files.run == ["readme.md"])
    files.answer()
    await harness.settle()
    #expect(harness.rows == [] && harness.repaint() == 0)
  }

  @Test func `a spinner appears only if the answer takes a long time`() async {
    files.answersAtOnce = false
    let harness = await open("re")
    let words = Strings().searching
    await harness.advance(by: .milliseconds(100))
    #expect(harness.find(.progress) == nil)
    await harness.advance(by: .milliseconds(150))
    #expect(harness.find(.progress, words) != nil && harness.rows == ["Reload", "Rename"])
    harness.resize(width: 20, height: 6)
    #expect(harness.repaint() == 0)
    harness.resize(width: 60, height: 16)
    files.answer()
    await harness.settle()
    #expect(harness.find(.progress) == nil && harness.rows.contains("readme.md"))
    harness.press("esc")
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `an error is logged, and no commands are shown`() async {
    let harness = await open("fail")
    #expect(harness.rows == [] && harness.position(of: Strings().noResults) != nil)
    let errors = harness.log.entries.filter { $0.level == .error }
    #expect(errors.map(\.message) == ["OfflineError()"])
    #expect(harness.repaint() == 0)
  }

  // MARK: The selection

  @Test func `the Page keys move the selection, and Return runs the command shown as selected`() {
    var called: [String] = []
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: (0..<60).map { KeyBinding("Command \($0)", []) }) {
        called.append($0.title)
      }
    }
    harness.press("⇥")
    // One of the ten visible rows stays.
    for (key, title) in [
      ("pgdn", "Command 9"), ("pgdn", "Command 18"), ("pgup", "Command 9"), ("pgup", "Command 0"),
    ] {
      harness.press(key)
      #expect(isSelected(title, in: harness))
    }
    harness.press("pgdn pgdn ↓ ⏎")
    #expect(called == ["Command 19"] && isSelected("Command 19", in: harness))
    #expect(harness.repaint() == 0)
  }

  @Test func `the same command stays selected when the app changes the commands`() {
    struct Palette: View {
      let call: @MainActor (String) -> Void
      @State private var titles = ["Open", "Save"]
      var body: some View {
        CommandPalette(commands: titles.map { KeyBinding($0, []) }) { call($0.title) }
          .onKeyPress(.function(2)) {
            titles = ["New", "Open", "Save"]
            return .handled
          }
      }
    }
    var called: [String] = []
    let harness = Harness(width: 50, height: 12) { Palette { called.append($0) } }
    harness.press("⇥ ↓ f2 ⏎")
    #expect(called == ["Save"] && harness.rows == ["New", "Open", "Save"])
    #expect(harness.repaint() == 0)
  }
}
