// SPDX-License-Identifier: MIT
// Testing: the keys of a menu bar: F10, and the shortcuts of its items.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct MenuBarKeyTests {
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

  @Test(arguments: ["F10 esc", "F10 → esc"])
  func `a number keeps its caret when a menu of the bar closes`(keys: String) {
    struct Page: View {
      @State private var count = 12

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          MenuBar {
            Menu("File") { Button("Open") {} }
            Menu("Edit") { Button("Copy") {} }
          }
          NumberField("Count", value: $count)
          Spacer()
        }
      }
    }
    let harness = Harness(width: 40, height: 12) { Page() }
    harness.press("⇥ ⇥ →")
    #expect(harness.focused?.value == "12")
    harness.press(keys)
    #expect(harness.find(.menu) == nil && harness.focused?.role == .textField)
    harness.type("3")
    #expect(harness.focused?.value == "123")
    #expect(harness.repaint() == 0)
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
}
