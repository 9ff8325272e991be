// SPDX-License-Identifier: MIT
// Testing: finding commands by a few letters.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct CommandPaletteTests {
  private nonisolated static let names = [
    "Open file", "Save as", "Find in files", "Next theme", "Quit",
  ]
  private static let commands = names.map { KeyBinding($0, []) }

  @Test(arguments: [
    ("", names), ("f", ["Find in files", "Open file"]), ("fif", ["Find in files"]),
    ("nt", ["Next theme"]), ("QUIT", ["Quit"]), ("of", ["Open file"]), ("xyz", []),
  ])
  func `finds names that contain the letters in order, the best match first`(
    query: String, found: [String]
  ) {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { _ in }
    }
    harness.press("⇥")
    harness.type(query)
    #expect(harness.rows == found)
    #expect(harness.repaint() == 0)
  }

  @Test func `the selection fades to the next command, but not while someone types`() async {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { _ in }
    }
    harness.fadesChanges = true
    harness.press("⇥")
    await harness.advance(by: .seconds(1))
    harness.press("down")
    #expect(harness.isAnimating)
    await harness.advance(by: .milliseconds(300))
    #expect(!harness.isAnimating)
    harness.press("down down")
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a command that scrolls into view doesn't fade in`() async {
    let many = (0..<40).map { KeyBinding("Command \($0)", []) }
    let harness = Harness(width: 50, height: 12) { CommandPalette(commands: many) { _ in } }
    harness.fadesChanges = true
    harness.press("⇥")
    var fades: [Bool] = []
    for _ in 0..<20 {
      await harness.advance(by: .seconds(1))
      harness.press("down")
      fades.append(harness.isAnimating)
    }
    #expect(fades.first == true && fades.last == false)
    #expect(harness.position(of: "Command 20") != nil)
  }

  @Test func `linear mode shows the palette and the keys as dialogs`() {
    struct Inbox: View {
      @State private var done: [String] = []
      var body: some View {
        Text("Done: \(done.joined(separator: ", "))")
          .keyBinding("Save", "s") { done.append("Save") }
          .commandPalette { [PaletteCommand("Archive") { done.append("Archive") }] }
          .keyHelp()
      }
    }
    let transcript = Transcript { Inbox() }
    transcript.enter("k")
    #expect(transcript.text.hasSuffix("k 1. Save\nk 2. commands\nk 3. keys\n> "))
    transcript.enter("k commands")
    #expect(
      transcript.text.hasSuffix(
        """

        Dialog
        1. Search commands, text field: empty
        2. Save, selected
        3. keys
        4. Archive
        Search commands:\u{20}
        """))
    transcript.enter("arch")
    #expect(transcript.text.hasSuffix("Dialog closed.\nDone: Archive\n> "))
    transcript.enter("k commands")
    transcript.enter(":3")
    #expect(transcript.text.hasSuffix("Dialog closed.\nDone: Archive, Save\n> "))
    transcript.enter("k keys")
    #expect(transcript.text.contains("\ns\nSave\n"))
    transcript.enter(":c")
    #expect(transcript.text.hasSuffix("Dialog closed.\n> "))
  }

  @Test func `Escape closes the palette at once, even during a search`() {
    let harness = Harness(width: 60, height: 12) {
      Button("a") {}.keyBinding("Save", "s") {}.commandPalette()
    }
    harness.press("ctrl+p")
    harness.type("sav")
    #expect(harness.rows == ["Save"])
    harness.press("esc")
    #expect(harness.find(.textField) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `sections and keys are in columns, and the first key of a command is shown`() {
    let commands = [
      KeyBinding("Next theme", ["t", "ctrl+t"], section: "View"),
      KeyBinding("Quit", ["q"], section: "Application"), KeyBinding("Copy", ["alt+c"]),
      KeyBinding("A very long name of a command", ["x"], section: "View"),
    ]
    let harness = Harness(width: 44, height: 6) { CommandPalette(commands: commands) { _ in } }
    #expect(
      harness.screen.dropFirst() == [
        String(repeating: "▔", count: 44), "▌Next theme                               t",
        " Quit                                     q",
        " Copy                                 alt+c",
        " A very long name of a command            x",
      ])
    harness.press("⇥")
    harness.type("t")
    #expect(harness.screen[2] == "▌Next theme              View             t")
    harness.press("⌫ q")
    #expect(harness.screen[2] == "▌Quit                    Application      q")
    #expect(harness.repaint() == 0)
  }

  @Test func `the screen behind the palette is dimmed`() {
    let harness = Harness(width: 60, height: 12) {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity).commandPalette()
    }
    let before = harness.cell(x: 0, y: 0).background
    harness.press("ctrl+p")
    #expect(harness.cell(x: 0, y: 0).background != before)
    harness.press("esc")
    #expect(harness.cell(x: 0, y: 0).background == before)
  }

  @Test func `without commands it is empty, and a search has no results`() {
    let harness = Harness(width: 50, height: 12) { CommandPalette(commands: []) { _ in } }
    #expect(harness.position(of: Strings().empty) != nil)
    #expect(harness.position(of: Strings().noResults) == nil)
    harness.press("⇥")
    harness.type("xyz")
    #expect(harness.position(of: Strings().noResults) != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `without a match, no keys are offered to select or run a command`() {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { _ in }
      KeyHints()
    }
    func offers() -> Bool { harness.screen.contains { $0.contains(Strings().runHint) } }
    harness.press("⇥")
    #expect(offers())
    harness.type("xyz")
    #expect(!offers())
    harness.press("ctrl+u")
    #expect(offers() && harness.repaint() == 0)
  }

  @Test func `arrow keys and Return, or a click, select a command`() throws {
    var called: [String] = []
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { called.append($0.title) }
    }
    harness.press("⇥ ↓ ↓ ↑ ⏎")
    harness.click(try #require(harness.find(.row, "Quit")))
    #expect(called == ["Save as", "Quit"])
    #expect(harness.find(.row, "Save as")?.semantics.isSelected == true)
  }

  @Test(arguments: [("fi", [1, 2]), ("fif", [1, 2, 9]), ("ff", [1, 9])])
  func `highlights the matching letters, preferring consecutive ones`(
    query: String, places: [Int]
  ) {
    for depth in [ColorDepth.trueColor, .none] {
      var capabilities = TerminalCapabilities()
      capabilities.colorDepth = depth
      let harness = Harness(width: 50, height: 6, capabilities: capabilities) {
        CommandPalette(commands: Self.commands) { _ in }
      }
      harness.press("⇥")
      harness.type(query)
      let row = (1..<14).map { harness.cell(x: $0, y: 2).style }
      // They have a colour. Without colours, they are underlined.
      let marked = row.indices.filter {
        depth == .none
          ? row[$0].attributes.underlineStyle != 0 : row[$0].foreground != row[2].foreground
      }
      #expect(marked.map { $0 + 1 } == places)
    }
  }

  @Test func `a burst of keys is one search, and Return in it runs its result`() {
    var moves: [String?] = []
    var called: [String] = []
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands, onMove: { moves.append($0?.title) }) {
        called.append($0.title)
      }
    }
    harness.press("⇥ ↓ ↓")
    moves = []
    let keys = "quit".map { TerminalEvent.key(KeyPress(KeyEquivalent($0))) }
    harness.send(keys + [.key(KeyPress(.return))])
    #expect(called == ["Quit"] && moves == ["Quit"] && harness.rows == ["Quit"])
    harness.send([.key(KeyPress("u", modifiers: .control))])
    moves = []
    harness.send("save".map { .key(KeyPress(KeyEquivalent($0))) } + [.key(KeyPress(.downArrow))])
    #expect(moves == ["Save as"] && harness.rows == ["Save as"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a megabyte of text in the field finds nothing and is shown in part`() {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { _ in }
    }
    harness.press("⇥")
    harness.paste(String(repeating: "quit ", count: 200_000))
    #expect(harness.rows == [])
    _ = harness.takeStatistics()
    harness.press("ctrl+u")
    #expect(harness.rows == Self.names && harness.takeStatistics().bodies < 60)
  }

  @Test func `typing shows the first match, even after the list was scrolled`() {
    let commands = (0..<60).map { KeyBinding("Command \($0)", []) }
    let harness = Harness(width: 50, height: 12) { CommandPalette(commands: commands) { _ in } }
    harness.press("⇥")
    harness.scroll(y: 5, at: CellPoint(x: 5, y: 5))
    #expect(harness.find(.row, "Command 0") == nil)
    harness.type("c")
    #expect(harness.find(.row, "Command 0")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `the marks are at the letters of the listed title`() {
    let harness = Harness(width: 30, height: 4) {
      CommandPalette(commands: [KeyBinding("ßab", [])]) { _ in }
    }
    harness.press("⇥")
    harness.type("ab")
    let place = harness.position(of: "SSab") ?? .zero
    let looks = (0..<4).map { harness.cell(x: place.x + $0, y: place.y).foreground }
    #expect(
      looks[0] == looks[1] && looks[2] == looks[3] && looks[0] != looks[2], "\(harness.screen)")
  }
}
