// SPDX-License-Identifier: MIT
// Testing: commands found by a few letters.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor @Suite struct CommandPaletteTests {
  private nonisolated static let names = [
    "Open file", "Save as", "Find in files", "Next theme", "Quit",
  ]
  private static let commands = names.map { KeyBinding($0, []) }

  private func rows(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row }.map(\.label)
  }

  @Test(arguments: [
    ("", names), ("f", ["Find in files", "Open file"]), ("fif", ["Find in files"]),
    ("nt", ["Next theme"]), ("QUIT", ["Quit"]), ("of", ["Open file"]), ("xyz", []),
  ])
  func `finds what holds the letters in order, the best first`(query: String, found: [String]) {
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { _ in }
    }
    harness.press("⇥")
    harness.type(query)
    #expect(rows(harness) == found)
    #expect(harness.repaint() == 0)
  }

  @Test func `arrows and Return, or a click, choose a command`() throws {
    var called: [String] = []
    let harness = Harness(width: 50, height: 12) {
      CommandPalette(commands: Self.commands) { called.append($0.title) }
    }
    harness.press("⇥ ↓ ↓ ↑ ⏎")
    harness.click(try #require(harness.find(.row, "Quit")))
    #expect(called == ["Save as", "Quit"])
    #expect(harness.find(.row, "Save as")?.semantics.isSelected == true)
  }

  @Test func `marks the letters that were typed`() {
    let harness = Harness(width: 50, height: 6) {
      CommandPalette(commands: Self.commands) { _ in }
    }
    harness.press("⇥")
    harness.type("fif")
    let row = (0..<20).map { harness.cell(x: $0, y: 1) }
    let marked = row.indices.filter { row[$0].style.attributes.underlineStyle != 0 }
    #expect(marked == [1, 6, 9])
  }

  @Test func `lists every command that is alive and calls the one that is chosen`() {
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
    #expect(Set(rows(harness)) == ["Send", "Empty the trash", "Save"])
    harness.type("trash")
    harness.press("⏎")
    #expect(called == ["empty"])
    #expect(rows(harness) == [])
    #expect(harness.focused?.label == "Send")
    harness.press("ctrl+p")
    harness.type("send")
    harness.press("⏎ ctrl+p esc")
    #expect(called == ["empty", "send"])
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }
}
