// SPDX-License-Identifier: MIT
// Testing: finding commands by a few letters.

import Curium
import CuriumTerminal
import CuriumTesting
import Observation
import Testing

@Observable private final class Home {
  var isShown = true
  var color = "red"
}

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

  @Test func `commands of views without the focus are listed without keys`() {
    var zaps = 0
    let harness = Harness(width: 50, height: 16) {
      VStack {
        Button("first") {}.keyBinding("Open", "ctrl+o") {}
        Button("second") {}.keyBinding("Zap", "ctrl+t") { zaps += 1 }
      }
      .commandPalette()
    }
    harness.press("⇥ ctrl+p")
    #expect(harness.rows.map { $0.prefix(4) } == ["Open", "Zap"])
    #expect(harness.position(of: "^O") != nil && harness.position(of: "^T") == nil)
    harness.press("↓ ⏎")
    #expect(zaps == 1)
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

  @Test func `the palette shows the key that hints show, which depends on the focused view`() {
    struct Inbox: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading) {
          Button("Send") {}
          TextField("Subject", text: $text)
          KeyHints()
        }
        .keyBinding("Next theme", "t", "ctrl+t") {}
        .commandPalette()
      }
    }
    let harness = Harness(width: 60, height: 12) { Inbox() }
    func row() -> String? {
      harness.find(.row, "Next theme").map { harness.screen[$0.frame.minY] }
    }
    harness.press("⇥")
    #expect(harness.position(of: "t Next theme") != nil)
    harness.press("ctrl+p")
    #expect(row()?.contains("  t") == true && row()?.contains("^T") == false)
    harness.press("esc ⇥")
    #expect(harness.position(of: "^T Next theme") != nil)
    harness.press("ctrl+p")
    #expect(row()?.contains("  ^T") == true)
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

  @Test func `lists every active command and runs the selected one`() {
    var called: [String] = []
    let harness = Harness(width: 60, height: 20) {
      Button("Send") { called.append("send") }.keyboardShortcut("d")
        .keyBinding("Empty the trash") { called.append("empty") }
        .keyBinding("Save", "ctrl+s", section: "File") { called.append("save") }
        .keyBinding("Off", "o", isEnabled: false) {}
        .keyHint("move", "up")
        .commandPalette()
    }
    harness.press("⇥ ctrl+p")
    #expect(Set(harness.rows) == ["Send", "Empty the trash", "Save"])
    harness.type("trash")
    harness.press("⏎")
    #expect(called == ["empty"])
    #expect(harness.rows == [])
    #expect(harness.focused?.label == "Send")
    harness.press("ctrl+p")
    harness.type("send")
    harness.press("⏎ ctrl+p esc")
    #expect(called == ["empty", "send"])
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }

  /// A screen whose palette has themes to preview and places to open.
  private struct Screen: View {
    @State private var kept = "light"
    @State private var tried: String?
    @State private var place = "home"

    var body: some View {
      Text("\(place) in \(tried ?? kept)")
        .keyBinding("Save", "ctrl+s") { place = "saved" }
        .commandPalette {
          ["light", "dark", "nord"].map { name in
            PaletteCommand(
              "Theme: \(name)", section: "Themes", preview: { tried = name },
              revert: { tried = nil }
            ) {
              kept = name
              tried = nil
            }
          } + [PaletteCommand("Go to settings", section: "Places") { place = "settings" }]
        }
    }
  }

  @Test func `previews a theme while its command is selected, and reverts it on Escape`() {
    let harness = Harness(width: 60, height: 20) { Screen() }
    harness.press("ctrl+p")
    #expect(
      harness.rows == [
        "Save", "Theme: light", "Theme: dark", "Theme: nord", "Go to settings",
      ])
    #expect(harness.screen.contains { $0.contains("home in light") })
    harness.press("↓ ↓")
    #expect(harness.screen.contains { $0.contains("home in dark") })
    harness.press("↓")
    #expect(harness.screen.contains { $0.contains("home in nord") })
    harness.press("esc")
    #expect(harness.content.joined().contains("home in light"))
    harness.press("ctrl+p")
    harness.type("nord")
    #expect(harness.screen.contains { $0.contains("home in nord") })
    harness.press("⏎ ctrl+p")
    harness.type("settings")
    harness.press("⏎")
    #expect(harness.content.joined().contains("settings in nord"))
    #expect(harness.repaint() == 0)
  }

  @Test func `a preview ends with the screen of the palette`() async {
    let model = Home()
    struct Screen: View {
      let model: Home
      var body: some View {
        if model.isShown {
          Text("home").commandPalette {
            [
              PaletteCommand("Red", preview: {}, action: {}),
              PaletteCommand(
                "Blue", preview: { model.color = "blue" }, revert: { model.color = "red" }
              ) {
              },
            ]
          }
        }
      }
    }
    let harness = Harness(width: 60, height: 20) { Screen(model: model) }
    harness.press("ctrl+p ↓")
    #expect(model.color == "blue")
    model.isShown = false
    await harness.settle()
    #expect(harness.content == [] && model.color == "red")
  }

  @Test func `recently used commands come first`() {
    let harness = Harness(width: 60, height: 20) { Screen() }
    for command in ["settings", "dark"] {
      harness.press("ctrl+p")
      harness.type(command)
      harness.press("⏎")
    }
    harness.press("ctrl+p")
    #expect(harness.rows.prefix(3) == ["Theme: dark", "Go to settings", "Save"])
    // No theme is previewed before the selection moves.
    harness.press("esc")
    #expect(harness.content.joined().contains("settings in dark"))
  }

  @Test func `commands with a word come before the values of that kind`() {
    let titles = ["Theme: Dark", "Theme: Nord", "Next theme", "Compare two themes"]
    let harness = Harness(width: 60, height: 8) {
      CommandPalette(commands: titles.map { KeyBinding($0, []) }, query: "theme") { _ in }
    }
    #expect(harness.rows == ["Next theme", "Compare two themes", "Theme: Dark", "Theme: Nord"])
  }

  @Test func `a long list of commands scrolls`() {
    let commands = (0..<60).map { KeyBinding("Command \($0)", []) }
    let harness = Harness(width: 60, height: 24) {
      Text("Inbox").commandPalette {
        commands.map { PaletteCommand($0.title) {} }
      }
    }
    harness.press("ctrl+p " + String(repeating: "↓ ", count: 30))
    #expect(harness.position(of: "Command 30") != nil)
    #expect(harness.position(of: "Command 0 ") == nil)
    #expect(harness.repaint() == 0)
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

  @Test func `is as high as its results, and its top stays in place`() throws {
    let harness = Harness(width: 60, height: 24) { Screen() }
    harness.press("ctrl+p")
    let before = try #require(harness.find(.dialog)).frame
    #expect(before.minY == 3)
    harness.type("theme")
    let after = try #require(harness.find(.dialog)).frame
    #expect(after.minY == 3)
    #expect(after.height == before.height - 2)
    #expect(harness.repaint() == 0)
    harness.resize(width: 60, height: 6)
    #expect(try #require(harness.find(.dialog)).frame.maxY <= 6)
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

  @Test func `commands with the same title in different sections are different rows`() {
    var moves: [String?] = []
    var called: [String] = []
    let commands = ["File", "Window", "Tab"].map { KeyBinding("New", [], section: $0) }
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: commands, onMove: { moves.append($0?.section) }) {
        called.append($0.section)
      }
    }
    harness.press("⇥")
    for _ in commands {
      #expect(harness.elements.count { $0.role == .row && $0.semantics.isSelected == true } == 1)
      harness.press("⏎ ↓")
    }
    #expect(called == ["File", "Window", "Tab"] && moves == ["Window", "Tab"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `no command is missing if another one has its title or its id`() {
    var called: [String] = []
    let harness = Harness(width: 60, height: 20) {
      Button("a") {}
        .keyBinding("New", "n", section: "File") { called.append("view") }
        .commandPalette {
          [
            PaletteCommand("New", section: "Window") { called.append("window") },
            PaletteCommand("New", section: "Tab") { called.append("tab") },
            PaletteCommand("Other", id: "same") { called.append("one") },
            PaletteCommand("Other", id: "same") { called.append("two") },
            PaletteCommand("New") { called.append("new") },
          ]
        }
    }
    for count in 0..<6 {
      harness.press("⇥ ctrl+p")
      #expect(harness.rows.count == 6)
      // The commands of earlier runs come first.
      harness.press(String(repeating: "↓ ", count: count) + "⏎")
    }
    #expect(called == ["view", "window", "tab", "one", "two", "new"])
    harness.press("ctrl+p")
    #expect(harness.rows == ["New", "Other", "Other", "New", "New", "New"])
    harness.press("↓ ⏎")
    #expect(called.last == "two")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
