// SPDX-License-Identifier: MIT
// Testing: the commands that the palette lists, and their order.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct PaletteListTests {
  @Test func `commands of views without the focus are listed without keys`() {
    var zaps = 0
    let harness = Harness(width: 50, height: 16) {
      VStack {
        Button("first") {}.keyBinding("Open", "ctrl+o") {}
        Button("second") {}.keyBinding("Zap", "ctrl+t") { zaps += 1 }
      }
      .commandPalette(includesStandardCommands: false)
    }
    harness.press("⇥ ctrl+p")
    #expect(harness.rows.map { $0.prefix(4) } == ["Open", "Zap"])
    #expect(harness.position(of: "^O") != nil && harness.position(of: "^T") == nil)
    harness.press("↓ ⏎")
    #expect(zaps == 1)
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

  @Test func `lists every active command and runs the selected one`() {
    var called: [String] = []
    let harness = Harness(width: 60, height: 20) {
      Button("Send") { called.append("send") }.keyboardShortcut("d")
        .keyBinding("Empty the trash") { called.append("empty") }
        .keyBinding("Save", "ctrl+s", section: "File") { called.append("save") }
        .keyBinding("Off", "o", isEnabled: false) {}
        .keyHint("move", "up")
        .commandPalette(includesStandardCommands: false)
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
    #expect(called == ["File", "Window", "Tab"] && moves == ["Window", "Tab", "File"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `no command is missing if another one has its title or its id`() {
    var called: [String] = []
    let harness = Harness(width: 60, height: 20) {
      Button("a") {}
        .keyBinding("New", "n", section: "File") { called.append("view") }
        .commandPalette(includesStandardCommands: false) {
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

  @Test func `the arrows go from one end of the list to the other, but a held key stops there`() {
    var called: [String] = []
    let commands = ["Open", "Save", "Quit"].map { KeyBinding($0, []) }
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: commands) { called.append($0.title) }
    }
    func hold(_ key: KeyEquivalent) { harness.send(.key(KeyPress(key, phase: .repeat))) }
    harness.press("⇥ ↑ ⏎ ↓ ⏎")
    #expect(called == ["Quit", "Open"])
    hold(.upArrow)
    harness.press("⏎")
    for _ in 0..<5 { hold(.downArrow) }
    harness.press("⏎ pgdn ⏎ ↓ pgup ⏎")
    #expect(called.dropFirst(2) == ["Open", "Quit", "Quit", "Open"])
    harness.type("xyz")
    harness.press("↑ ↓ ⏎ ctrl+u ⏎")
    #expect(called.count == 7 && called.last == "Open")
    #expect(harness.repaint() == 0)
  }
}
