// SPDX-License-Identifier: MIT
// Testing: the list of all keys.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct HelpPanelTests {
  @Test func `help lists the available commands by section, and can be searched`() {
    var saved = 0
    let harness = Harness(width: 60, height: 24) {
      VStack {
        Button("a") {}.keyBinding("Elsewhere", "e", section: "Rows") {}
        Button("b") {}.keyBinding("Here", "h", section: "Rows") {}.defaultFocus()
      }
      .keyBinding("Save", "ctrl+x ctrl+s", section: "File") { saved += 1 }
      .keyBinding("Find", "/", section: "File") {}
      .keyHelp()
    }
    harness.press("?")
    let text = harness.screen.joined(separator: "\n")
    for words in ["File", " ^X ^S", "Save", "Rows", "Here", "Everywhere", "Quit"] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
    #expect(!text.contains("Elsewhere"))
    harness.type("sav")
    let found = harness.screen.joined(separator: "\n")
    #expect(found.contains("Save") && !found.contains("Here"), "\(found)")
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(!harness.screen.joined().contains("Save"))
    #expect(harness.focused?.label == "b")
    harness.press("ctrl+x ctrl+s f1")
    #expect(saved == 1)
    #expect(harness.screen.joined().contains("Save"))
  }

  @Test func `keys that work everywhere are listed once`() {
    let harness = Harness(width: 60, height: 24) {
      HelpPanel(bindings: [
        KeyBinding("quit", ["q", "ctrl+q"], section: "App"),
        KeyBinding("move focus", ["tab"], section: "App"),
      ])
    }
    func rows(_ word: String) -> [String] { harness.content.filter { $0.contains(word) } }
    #expect(rows("Quit").map { $0.contains("q or ^Q or ^C") } == [true])
    #expect(rows("tab").count == 2 && rows("Next control").isEmpty)
  }

  @Test func `a hint that repeats a command is listed once`() {
    let harness = Harness(width: 60, height: 24) {
      HelpPanel(bindings: [
        KeyBinding("next tab", ["ctrl+pgdn"], id: "hint"),
        KeyBinding("next tab", ["ctrl+pgdn"], id: "page", section: "Page"),
        KeyBinding("close tab", ["delete"], id: "other"),
      ])
    }
    func rows(_ word: String) -> Int { harness.content.count { $0.contains(word) } }
    #expect(rows("Next tab") == 1 && rows("Close tab") == 1 && rows("Page") == 1)
  }

  @Test func `a hint for Tab with its usual name is beside the key that moves back`() throws {
    let harness = Harness(width: 60, height: 24) {
      HelpPanel(bindings: [
        KeyBinding("next control", ["tab"]), KeyBinding("save", ["ctrl+s"], section: "File"),
      ])
    }
    let rows = try ["Save", "Everywhere", "Next control", "Previous control"].map {
      try #require(harness.position(of: $0), "\($0)").y
    }
    #expect(rows == rows.sorted() && rows[3] == rows[2] + 1)
    #expect(harness.content.filter { $0.contains("Next control") }.count == 1)
  }

  @Test func `alternatives differ from a sequence of keys, and only usable ones are listed`() {
    var capabilities = TerminalCapabilities()
    capabilities.keyboardProtocol = .no
    let harness = Harness(width: 60, height: 24, capabilities: capabilities) {
      HelpPanel(bindings: [
        KeyBinding("save", ["ctrl+x ctrl+s", "ctrl+s"]), KeyBinding("undo", ["ctrl+shift+z", "u"]),
      ])
    }
    func row(_ title: String) -> String? {
      harness.content.first { $0.contains(title) }?.split(separator: " ").joined(separator: " ")
    }
    #expect(row("Save") == "^X ^S or ^S Save" && row("Undo") == "u Undo")
  }

  @Test(
    arguments: [
      ("ctrl+y", ["^Y Redo", "^C or cmd+c Copy", "^X Cut"]),
      ("ctrl+shift+z", ["ctrl+shift+z Redo", "ctrl+c or cmd+c Copy", "ctrl+x Cut"]),
    ] as [(KeySequence, [String])])
  func `all keys write Control in the same way`(redo: KeySequence, expected: [String]) {
    var capabilities = TerminalCapabilities()
    capabilities.keyboardProtocol = .yes
    let harness = Harness(width: 60, height: 24, capabilities: capabilities) {
      HelpPanel(bindings: [
        KeyBinding("redo", [redo]), KeyBinding("copy", ["ctrl+c", "cmd+c"]),
        KeyBinding("cut", ["ctrl+x"]),
      ])
    }
    func row(_ title: String) -> String? {
      harness.content.first { $0.contains(title) }?.split(separator: " ").joined(separator: " ")
    }
    #expect(["Redo", "Copy", "Cut"].compactMap { row($0) } == expected)
    harness.type("cut")
    #expect(row("Cut") == expected[2])
  }

  @Test(
    arguments: [
      (TerminalSupport.no, ["^S Save", "u Undo"]), (.unknown, ["^S Save", "u Undo"]),
      (
        .yes,
        ["ctrl+s Save", "ctrl+shift+z or u Undo", "ctrl+shift+k Delete line", "cmd+d Duplicate"]
      ),
    ] as [(TerminalSupport, [String])])
  func `a command is listed only with keys that the terminal reports`(
    support: TerminalSupport, expected: [String]
  ) {
    var capabilities = TerminalCapabilities()
    capabilities.keyboardProtocol = support
    let harness = Harness(width: 60, height: 24, capabilities: capabilities) {
      Button("a") {}
        .keyBinding("Save", "ctrl+s") {}
        .keyBinding("Undo", "ctrl+shift+z", "u") {}
        .keyBinding("Delete line", "ctrl+shift+k") {}
        .keyBinding("Duplicate", "cmd+d") {}
        .keyHelp()
    }
    let titles = ["Save", "Undo", "Delete line", "Duplicate"]
    func rows() -> [String] {
      harness.content.map { $0.split(separator: " ").joined(separator: " ") }
        .compactMap { row in titles.contains { row.hasSuffix($0) } ? row : nil }
    }
    harness.press("?")
    #expect(rows() == expected)
    // The search finds neither the title nor the keys of a command that isn't listed.
    harness.type("shift+k")
    #expect(rows() == expected.filter { $0.contains("shift+k") })
    #expect((harness.position(of: Strings().noResults) != nil) == (support != .yes))
    #expect(harness.repaint() == 0)
  }

  @Test func `a search without results says so`() {
    let harness = Harness(width: 60, height: 24) {
      Button("a") {}.keyBinding("Save", "ctrl+s") {}.keyHelp()
    }
    harness.press("?")
    harness.type("xyz")
    #expect(harness.position(of: Strings().noResults) != nil)
    harness.press("ctrl+u")
    #expect(harness.position(of: Strings().noResults) == nil)
    #expect(harness.position(of: "Save") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `commands are listed in source order`(hasFocus: Bool) {
    let harness = Harness(width: 60, height: 24) {
      VStack {
        Button("a") {}.keyBinding("One", "1") {}.keyBinding("Two", "2") {}
        Button("b") {}.keyBinding("Three", "3") {}.keyBinding("Four", "4") {}
        Button("c") {}.keyboardShortcut("c", modifiers: .option)
      }
      .keyBinding("Five", "5") {}
      .keyBinding("Six", "6") {}
      .keyHelp()
    }
    if hasFocus { harness.press("⇥ ⇥") }
    harness.press("?")
    let titles = ["One", "Two", "Three", "Four", "Five", "Six", "C"]
    let listed = harness.screen.drop { !$0.contains("▄▄") }.compactMap { row in
      titles.first { row.split { " │".contains($0) }.last.map(String.init) == $0 }
    }
    let expected = ["Three", "Four", "Five", "Six", "C"]
    #expect(listed == (hasFocus ? expected : titles))
  }

  @Test func `help lists a command that overrides an editor, not the editor's own one`() {
    let harness = Harness(width: 60, height: 30) {
      TextEditor(text: .constant(""))
        .keyBinding("message", "ctrl+g", overridesControls: true) {}
        .keyHelp()
    }
    harness.press("⇥ f1")
    #expect(harness.position(of: "Message") != nil && harness.position(of: "Undo") != nil)
    #expect(harness.position(of: "Go to line") == nil)
  }

  @Test func `Escape closes help at once, even during a search`() {
    let harness = Harness(width: 60, height: 24) {
      Button("a") {}.keyBinding("Save", "s") {}.keyHelp()
    }
    harness.press("?")
    harness.type("sav")
    harness.press("esc")
    #expect(harness.find(.textField) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `lists only the bindings it gets`() {
    let bindings = [
      KeyBinding("Save", ["ctrl+s"], section: "File"), KeyBinding("Empty the trash", []),
    ]
    let harness = Harness(width: 40, height: 8) {
      HelpPanel(bindings: bindings, width: 30, height: 8)
    }
    #expect(harness.find(.heading, "File") != nil && harness.position(of: "Save") != nil)
    #expect(harness.position(of: "Quit") == nil && harness.repaint() == 0)
  }

  @Test func `a search in help leaves nothing behind`() {
    let harness = Harness(width: 60, height: 24) {
      Button("a") {}.keyBinding("theme", "t") {}.keyBinding("quit", "q") {}.keyHelp()
    }
    harness.press("?")
    // Sent together, so that only one frame is drawn for three keys.
    harness.send("the".map { .key(KeyPress(KeyEquivalent($0))) })
    let rows = harness.screen.map { $0.split(separator: " ").joined(separator: " ") }
      .drop { !$0.contains("▄") }.dropFirst().prefix { !$0.contains("▀") }
      .filter { !$0.isEmpty }
    let line = String(repeating: "▔", count: 48)
    #expect(
      rows == ["▌/ the ×", line, "t Theme", "Everywhere", "alt+m Select text with the mouse"])
    #expect(harness.repaint() == 0)
  }

  @Test func `commands without a section come first`() {
    let harness = Harness(width: 40, height: 12) {
      HelpPanel(bindings: [
        KeyBinding("Inbox", ["i"], section: "Go to"), KeyBinding("Quit", ["q"]),
      ])
    }
    #expect(
      harness.screen.prefix(7).map { $0.split(separator: " ").joined(separator: " ") }
        == [
          "/ Search keys", String(repeating: "▔", count: 40), "q or ^C Quit", "", "Go to",
          "i Inbox",
          "",
        ])
  }

  @Test(arguments: [true, false])
  func `sections keep their order while all of their commands are disabled`(isEnabled: Bool) {
    let harness = Harness(width: 60, height: 24) {
      Button("a") {}
        .keyBinding("stage", "s", section: "Review", isEnabled: isEnabled) {}
        .keyBinding("wrap", "w", section: "View") {}
        .keyBinding("push", "p", section: "Remote", isEnabled: isEnabled) {}
        .keyHelp()
    }
    harness.press("⇥ ?")
    let headings = harness.elements.filter { $0.role == .heading }.map(\.label)
    #expect(headings.prefix(3) == ["Review", "View", "Remote"])
  }

  @Test func `disabled commands are dimmed, and keep their place`() throws {
    struct Page: View {
      @State private var hasFile = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Files") { hasFile = true }
          KeyHints()
        }
        .keyBinding("copy", "F5", section: "File", isEnabled: hasFile) {}
        .keyBinding("new folder", "F7", section: "File") {}
        .keyBinding("quit", "q", isEnabled: false) {}
        .keyHelp()
      }
    }
    let harness = Harness(width: 60, height: 24) { Page() }
    harness.press("⇥")
    #expect(!harness.screen.joined().contains("copy"))
    harness.press("?")
    let copy = try #require(harness.position(of: "Copy"))
    let folder = try #require(harness.position(of: "New folder"))
    #expect(folder.y == copy.y + 1)
    #expect(
      harness.cell(x: copy.x, y: copy.y).foreground
        != harness.cell(x: folder.x, y: folder.y).foreground)
    #expect(harness.find(.text, "Copy")?.value == "disabled")
    #expect(harness.find(.text, "New folder")?.value == "")
    // Control-C quits, even if a command with the same title is disabled.
    let quit = harness.content.filter { $0.contains("Quit") }
    #expect(quit.map { $0.contains("^C") } == [false, true])
    harness.press("esc ⏎ ?")
    #expect(harness.find(.text, "Copy")?.value == "")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
