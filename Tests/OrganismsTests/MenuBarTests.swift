// SPDX-License-Identifier: MIT
// Testing: the menu bar of an app.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct MenuBarTests {
  private func bar(_ choose: @escaping @MainActor (String) -> Void) -> some View {
    MenuBar {
      Menu("File") { Button("Open") { choose("open") } }
      Menu("Edit") { Button("Copy") { choose("copy") } }
    }
  }

  @Test func `arrow keys go from menu to menu, and Return opens a menu and runs a command`() {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    #expect(harness.content == [" File  Edit"])
    harness.press("⇥")
    #expect(harness.focused?.label == "File")
    harness.press("→")
    #expect(harness.screen[0] == " File ▌Edit")
    harness.press("⏎")
    #expect(harness.position(of: "Copy") != nil)
    harness.press("⏎")
    #expect(chosen == ["copy"])
    #expect(harness.position(of: "Copy") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a click opens a menu`() throws {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    harness.click(try #require(harness.find(.menuButton, "File")))
    harness.click(try #require(harness.find(.button, "Open")))
    #expect(chosen == ["open"])
  }

  @Test func `arrow keys in an open menu open the next one, and wrap around`() {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "Open") != nil)
    for (key, shown, hidden) in [
      ("→", "Copy", "Open"), ("→", "Open", "Copy"), ("←", "Copy", "Open"),
    ] {
      harness.press(key)
      #expect(harness.position(of: shown) != nil && harness.position(of: hidden) == nil)
      #expect(harness.repaint() == 0)
    }
    harness.press("⏎")
    #expect(chosen == ["copy"])
    harness.press("⏎ esc")
    #expect(harness.focused?.label == "Edit")
    #expect(!harness.isAnimating)
  }

  @Test func `an arrow key opens a submenu, and the opposite one closes it`() {
    let harness = Harness(width: 40, height: 8) {
      MenuBar {
        Menu("File") {
          Menu("Share") { Button("Team") {} }
          Button("Open") {}
        }
        Menu("Edit") { Button("Copy") {} }
      }
    }
    harness.press("⇥ ⏎ →")
    #expect(harness.position(of: "Team") != nil)
    harness.press("←")
    #expect(harness.position(of: "Team") == nil && harness.position(of: "Open") != nil)
    harness.press("↓")
    #expect(harness.focused?.label == "Open")
    harness.press("→")
    #expect(harness.position(of: "Copy") != nil && harness.position(of: "Open") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test
  func `with an open menu, a click on another title opens its menu, and one on its own closes it`()
    throws
  {
    let harness = Harness(width: 30, height: 6) { bar { _ in } }
    let (file, edit) = (CellPoint(x: 2, y: 0), CellPoint(x: 8, y: 0))
    harness.click(x: file.x, y: file.y)
    #expect(harness.position(of: "Open") != nil)
    harness.click(x: edit.x, y: edit.y)
    #expect(harness.position(of: "Copy") != nil && harness.position(of: "Open") == nil)
    #expect(harness.screen[0] == " File ▌Edit")
    harness.click(x: edit.x, y: edit.y)
    #expect(harness.find(.menu) == nil && harness.focused?.label == "Edit")
    harness.click(x: file.x, y: file.y)
    harness.click(x: 25, y: 5)
    #expect(harness.find(.menu) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `with an open menu, the pointer over another title opens its menu`() {
    let harness = Harness(width: 30, height: 6) { bar { _ in } }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 8, y: 0)))
    #expect(harness.find(.menu) == nil)
    harness.click(x: 2, y: 0)
    for (x, shown, hidden) in [(8, "Copy", "Open"), (2, "Open", "Copy"), (20, "Open", "Copy")] {
      harness.pointer(PointerEvent(.moved, at: CellPoint(x: x, y: 0)))
      #expect(harness.position(of: shown) != nil && harness.position(of: hidden) == nil)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `a drag from one title over another to an item chooses the item`() throws {
    var chosen: [String] = []
    let harness = Harness(width: 30, height: 6) { bar { chosen.append($0) } }
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 0)))
    #expect(harness.position(of: "Open") != nil)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 8, y: 0)))
    let copy = try #require(harness.position(of: "Copy"))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: copy))
    #expect(harness.focused?.label == "Copy")
    harness.pointer(PointerEvent(.up, button: .primary, at: copy))
    #expect(chosen == ["copy"] && harness.find(.menu) == nil)
    #expect(harness.focused?.label == "Edit")
    #expect(harness.repaint() == 0)
  }

  @Test func `with an open submenu, the pointer over another title opens its menu`() {
    let harness = Harness(width: 40, height: 8) {
      MenuBar {
        Menu("File") { Menu("Share") { Button("Team") {} } }
        Menu("Edit") { Button("Copy") {} }
      }
    }
    harness.press("⇥ ⏎ →")
    #expect(harness.position(of: "Team") != nil)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 8, y: 0)))
    #expect(harness.position(of: "Copy") != nil)
    #expect(harness.position(of: "Team") == nil && harness.position(of: "Share") == nil)
    #expect(harness.repaint() == 0)
  }

  private struct Editor: View {
    let choose: @MainActor (String) -> Void
    var isEnabled = true
    var usesF10 = false
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("File") {
            Button("Open") { choose("open") }.keyboardShortcut("o")
            Button("Print") { choose("print") }.keyboardShortcut("p").disabled(true)
            Menu("Share") { Button("Team") { choose("team") }.keyboardShortcut("t") }
          }
          .keyboardShortcut(.function(8), modifiers: [])
          Menu("Edit") { Button("Copy") { choose("copy") } }
        }
        .disabled(!isEnabled)
        TextField("text", text: $text)
          .keyBinding("Run", usesF10 ? "F10" : "F9") { choose("run") }
        Spacer()
        KeyHints()
      }
      .keyHelp("F1")
    }
  }

  @Test func `the shortcuts of the items of closed menus work wherever the focus is`() {
    var chosen: [String] = []
    let harness = Harness(width: 60, height: 12) { Editor(choose: { chosen.append($0) }) }
    harness.press("⇥ ⇥")
    harness.type("x")
    #expect(harness.focused?.value == "x")
    harness.press("ctrl+o ctrl+p ctrl+t")
    #expect(chosen == ["open", "team"])
    #expect(harness.find(.menu) == nil && harness.focused?.role == .textField)
    #expect(harness.find(.button, "Open") == nil)
    // Only the menu shows the keys, not the hints.
    #expect(harness.screen[11].contains("Run") && !harness.screen[11].contains("Open"))
    harness.press("F8")
    #expect(harness.find(.button, "Open") != nil)
    harness.press("ctrl+o")
    #expect(chosen == ["open", "team", "open"] && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  private struct Mailbox: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("Mailbox") { Button("Refresh") { count += 1 }.keyboardShortcut("r") }
        }
        Text("Refreshed \(count) times")
        Spacer()
        KeyHints()
      }
      .keyHelp()
      .commandPalette()
    }
  }

  @Test func `an item with a shortcut also is a key, and is in the help and the palette`() {
    let harness = Harness(width: 60, height: 20) { Mailbox() }
    harness.press("ctrl+r")
    #expect(harness.position(of: "Refreshed 1 times") != nil)
    #expect(!harness.screen[19].contains("refresh") && !harness.screen[19].contains("Refresh"))
    harness.press("ctrl+p")
    harness.type("refr")
    #expect(harness.rows == ["Refresh"])
    harness.press("⏎")
    #expect(harness.rows == [] && harness.position(of: "Refreshed 2 times") != nil)
    harness.press("F1")
    #expect(harness.screen.contains { $0.hasSuffix("Refresh") || $0.contains("Refresh ") })
    harness.press("esc F10")
    #expect(harness.find(.button, "Refresh") != nil && harness.position(of: "^R") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the shortcuts of a disabled bar and of menus in rows don't work`() {
    var chosen: [String] = []
    let harness = Harness(width: 60, height: 12) {
      Editor(choose: { chosen.append($0) }, isEnabled: false)
    }
    harness.press("ctrl+o ctrl+t")
    let rows = Harness(width: 30, height: 6) {
      List(["a", "b"], id: \.self) { row in
        Menu(row) { Button("Open") { chosen.append(row) }.keyboardShortcut("o") }
      }
    }
    rows.press("ctrl+o")
    #expect(chosen == [])
    rows.press("⇥ ⏎ ctrl+o")
    #expect(chosen == ["a"])
  }

  @Test func `F10 opens the first menu, and the help lists it`() {
    var chosen: [String] = []
    let harness = Harness(width: 60, height: 24) { Editor(choose: { chosen.append($0) }) }
    harness.press("⇥ ⇥ F10")
    #expect(harness.focused?.label == "Open")
    harness.press("→ ⏎")
    #expect(chosen == ["copy"])
    harness.press("F1")
    #expect(harness.position(of: "Open the menu bar") != nil)
    #expect(harness.position(of: "Team") != nil)
    harness.press("F10")
    #expect(harness.find(.menu) == nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    ("F10 esc", []), ("F10 ⏎", ["open"]), ("F10 → esc", []), ("F10 ← → ⏎", ["open"]),
    ("F10 ↓ → esc esc", []), ("F10 ↓ → ⏎", ["team"]),
  ])
  func `when the menu that F10 opened closes, the focus is in the field again`(
    keys: String, expected: [String]
  ) {
    var chosen: [String] = []
    let harness = Harness(width: 60, height: 12) { Editor(choose: { chosen.append($0) }) }
    harness.press("⇥ ⇥ a \(keys) b")
    #expect(harness.find(.menu) == nil)
    #expect(harness.focused?.value == "ab")
    #expect(chosen == expected)
    #expect(harness.repaint() == 0)
  }

  @Test func `the focus is in the field again after F10 if the pointer changes the menu`() throws {
    let harness = Harness(width: 60, height: 12) { Editor(choose: { _ in }) }
    harness.press("⇥ ⇥ a F10")
    let edit = try #require(harness.position(of: "Edit"))
    harness.pointer(PointerEvent(.moved, at: edit))
    #expect(harness.find(.button, "Copy") != nil)
    harness.press("esc b")
    #expect(harness.focused?.value == "ab")
    #expect(harness.repaint() == 0)
  }

  @Test func `F10 returns the focus to a title, and to nothing if nothing had it`() {
    let harness = Harness(width: 60, height: 12) { Editor(choose: { _ in }) }
    harness.press("F10 esc")
    #expect(harness.find(.menu) == nil && harness.focused == nil)
    harness.press("⇥ → F10 esc")
    #expect(harness.focused?.label == "Edit")
  }

  @Test func `an app can use F10 itself`() {
    var chosen: [String] = []
    let harness = Harness(width: 60, height: 24) {
      Editor(choose: { chosen.append($0) }, usesF10: true)
    }
    harness.press("⇥ ⇥ F10")
    #expect(chosen == ["run"] && harness.find(.menu) == nil)
    #expect(harness.warnings == [])
    harness.press("F1")
    #expect(harness.position(of: "Open the menu bar") == nil)
  }

  @Test func `the names in a disabled bar are grey`() {
    let harness = Harness(width: 20, height: 2) { MenuBar { Menu("File") { Button("Open") {} } } }
    let before = harness.cell(x: 2, y: 0).foreground
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.cell(x: 2, y: 0).foreground != before)
    #expect(harness.repaint() == 0)
  }
}
