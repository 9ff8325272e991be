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

  private struct Themes: View {
    static let names = [
      "High contrast dark", "High contrast light", "Colour-blind dark", "Colour-blind light",
    ]
    @State private var theme = "High contrast dark"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("File") { Button("Open") {} }
          Menu("Edit") { Button("Copy") {} }
          Menu("View") {
            Toggle("Sidebar", isOn: .constant(true))
            Picker("Theme", selection: $theme) {
              ForEach(Self.names, id: \.self) { Text($0) }
            }
          }
        }
        Spacer()
        Text("Now: \(theme)")
      }
    }
  }

  @Test func `a submenu that fits on neither side of its row opens below it`() throws {
    let harness = Harness(width: 40, height: 12) { Themes() }
    harness.press("f10 → → ↓ →")
    let row = try #require(harness.position(of: "Theme"))
    for (index, name) in Themes.names.enumerated() {
      let place = try #require(harness.position(of: name))
      #expect(place.y == row.y + 2 + index)
    }
    // A click on its row chooses nothing.
    harness.click(x: row.x, y: row.y)
    #expect(harness.position(of: "Now: High contrast dark") != nil)
    harness.click(try #require(harness.find(.button, "Colour-blind light")))
    #expect(harness.position(of: "Now: Colour-blind light") != nil)
    #expect(harness.find(.menu) == nil && harness.repaint() == 0)
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

  @Test func `the names in a disabled bar are grey`() {
    let harness = Harness(width: 20, height: 2) { MenuBar { Menu("File") { Button("Open") {} } } }
    let before = harness.cell(x: 2, y: 0).foreground
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.cell(x: 2, y: 0).foreground != before)
    #expect(harness.repaint() == 0)
  }
}
