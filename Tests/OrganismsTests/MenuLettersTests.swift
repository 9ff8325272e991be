// SPDX-License-Identifier: MIT
// Testing: the letters of the menus in a menu bar.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct MenuLettersTests {
  private struct Notes: View {
    var choose: @MainActor (String) -> Void = { _ in }
    var isEnabled = true
    var usesE = false
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("File") {
            Menu("Share") { Button("Team") { choose("team") } }
            Button("Open") { choose("open") }
          }
          Menu("Find") { Button("Word") { choose("word") } }
          Menu("Edit") { Button("Copy") { choose("copy") } }
        }
        .disabled(!isEnabled)
        TextField("text", text: $text)
          .keyBinding("Run", usesE ? "alt+e" : "F9") { choose("run") }
        Spacer()
      }
      .keyHelp("F1")
    }
  }

  /// The first row, with the underlined letters in brackets.
  private func bar(_ harness: Harness) -> String {
    harness.screen[0].enumerated().map { x, text in
      harness.cell(x: x, y: 0).attributes.contains(.underline) ? "[\(text)]" : "\(text)"
    }.joined()
  }

  @Test func `Option with the underlined letter of a title opens its menu`() {
    var chosen: [String] = []
    let harness = Harness(width: 40, height: 10) { Notes(choose: { chosen.append($0) }) }
    #expect(bar(harness) == " [F]ile  F[i]nd  [E]dit")
    harness.press("alt+i")
    #expect(harness.focused?.label == "Word")
    harness.press("⏎")
    #expect(chosen == ["word"] && harness.find(.menu) == nil)
    harness.press("alt+f esc alt+x")
    #expect(harness.find(.menu) == nil && harness.focused == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a letter opens another menu while a menu or a submenu is open`() {
    var chosen: [String] = []
    let harness = Harness(width: 40, height: 10) { Notes(choose: { chosen.append($0) }) }
    harness.press("⇥ ⇥ a alt+e alt+f")
    #expect(harness.focused?.label == "Share" && harness.position(of: "Copy") == nil)
    harness.press("→")
    #expect(harness.position(of: "Team") != nil)
    harness.press("alt+e")
    #expect(harness.focused?.label == "Copy")
    #expect(harness.position(of: "Team") == nil && harness.position(of: "Share") == nil)
    harness.press("alt+e")
    #expect(harness.focused?.label == "Copy")
    harness.press("⏎ b")
    #expect(chosen == ["copy"] && harness.focused?.value == "ab")
    #expect(harness.repaint() == 0)
  }

  @Test func `a text field and a command around it keep their keys`() {
    var chosen: [String] = []
    let harness = Harness(width: 40, height: 10) {
      Notes(choose: { chosen.append($0) }, usesE: true)
    }
    harness.press("⇥")
    #expect(bar(harness).contains("[F]ile"))
    harness.press("⇥ a home alt+f b alt+e")
    #expect(harness.focused?.value == "ab" && chosen == ["run"] && harness.find(.menu) == nil)
    #expect(bar(harness) == " File  F[i]nd  Edit")
    harness.press("alt+i")
    #expect(harness.focused?.label == "Word")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a disabled bar has no letters`() {
    let harness = Harness(width: 40, height: 10) { Notes(isEnabled: false) }
    #expect(bar(harness) == " File  Find  Edit")
    harness.press("alt+e")
    #expect(harness.find(.menu) == nil)
  }

  @Test func `a menu can set its own letter, and M is reserved for the mouse`() {
    let harness = Harness(width: 40, height: 10) {
      MenuBar {
        Menu("Mail") { Button("Send") {} }
        Menu("Layout") { Button("Wide") {} }
          .keyboardShortcut("a", modifiers: .option)
        Menu("12") { Button("Twelve") {} }
      }
    }
    #expect(bar(harness) == " Ma[i]l  L[a]yout  12")
    harness.press("alt+a")
    #expect(harness.focused?.label == "Wide")
    harness.press("esc alt+i")
    #expect(harness.focused?.label == "Send")
    #expect(harness.warnings == [])
  }

  @Test func `a title keeps its first letter, although an earlier title contains it`() {
    let harness = Harness(width: 40, height: 10) {
      MenuBar {
        Menu("File") { Button("Open") {} }
        Menu("Find") { Button("Word") {} }
        Menu("Insert") { Button("Table") {} }
      }
    }
    #expect(bar(harness) == " [F]ile  Fi[n]d  [I]nsert")
    harness.press("alt+i")
    #expect(harness.focused?.label == "Table")
  }

  private struct Renaming: View {
    @State private var title = "File"

    var body: some View {
      MenuBar {
        Menu(title) { Button("Rename") { title = "Document" } }
        Menu("Draw") { Button("Line") {} }
      }
    }
  }

  @Test func `the letters follow the titles`() {
    let harness = Harness(width: 40, height: 10) { Renaming() }
    #expect(bar(harness) == " [F]ile  [D]raw")
    harness.press("alt+f ⏎")
    #expect(bar(harness) == " [D]ocument  D[r]aw")
    harness.press("alt+r")
    #expect(harness.focused?.label == "Line")
    #expect(harness.repaint() == 0)
  }

  private struct Formatting: View {
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        MenuBar {
          Menu("File") { Button("Format…") { isShown = true } }
        }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        MenuBar {
          Menu("Format") { Button("Bold") {} }
        }
      }
    }
  }

  @Test func `a letter opens a menu of the sheet, not of the bar below it`() {
    let harness = Harness(width: 40, height: 12) { Formatting() }
    harness.press("alt+f ⏎ alt+f")
    #expect(harness.focused?.label == "Bold")
    harness.press("alt+f")
    #expect(harness.focused?.label == "Bold" && harness.position(of: "Format…") == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `key help lists the menus with their keys`() {
    let harness = Harness(width: 60, height: 24) { Notes() }
    harness.press("F1")
    #expect(harness.position(of: "Menus") != nil)
    for (key, title) in [("alt+f", "File"), ("alt+i", "Find"), ("alt+e", "Edit")] {
      #expect(harness.screen.contains { $0.contains(key) && $0.contains(title) })
    }
  }
}
