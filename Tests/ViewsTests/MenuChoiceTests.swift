// SPDX-License-Identifier: MIT
// Testing: toggles and pickers in menus.

import CuriumLists
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct MenuChoiceTests {
  @Observable final class Model {
    var showsHidden = false
    var order = "Name"
    var refreshes = 0
  }

  private struct ViewMenu: View {
    @Bindable var model: Model
    let style: PickerStyle

    var body: some View {
      Menu("View") {
        Button("Refresh") { model.refreshes += 1 }
        Toggle("Hidden files", isOn: $model.showsHidden).keyboardShortcut("o")
        Picker("Sort", selection: $model.order) {
          ForEach(["Name", "Size"], id: \.self) { Text($0) }
        }
        .pickerStyle(style)
      }
    }
  }

  private func open(_ model: Model, _ style: PickerStyle) -> Harness {
    let harness = Harness(width: 30, height: 9) { ViewMenu(model: model, style: style) }
    harness.press("⇥ ⏎")
    return harness
  }

  @Test func `a toggle is an item with a checkmark while it is on`() {
    let model = Model()
    let harness = open(model, .automatic)
    // The titles of all items start after the checkmarks.
    #expect(harness.screen[2] == " ▌  Refresh")
    #expect(harness.screen[3].hasPrefix("    Hidden files"))
    #expect(harness.screen[3].hasSuffix("^O"))
    #expect(harness.screen[4].hasPrefix("    Sort ") && harness.screen[4].hasSuffix("›"))
    #expect(harness.find(.toggle, "Hidden files")?.semantics.isChecked == false)
    harness.press("↓ ⏎")
    #expect(model.showsHidden && harness.find(.menu) == nil)
    #expect(harness.focused?.role == .menuButton)
    harness.press("⏎ h")
    #expect(harness.focused?.label == "Hidden files")
    #expect(harness.screen[3].hasPrefix(" ▌√ Hidden files"))
    #expect(harness.find(.toggle, "Hidden files")?.semantics.isChecked == true)
    #expect(harness.repaint() == 0)
    harness.find(.toggle, "Hidden files").map { harness.click($0) }
    #expect(!model.showsHidden && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the shortcut of a toggle works while the menu is closed`() {
    let model = Model()
    let harness = open(model, .automatic)
    harness.press("esc ctrl+o")
    #expect(model.showsHidden && harness.find(.menu) == nil)
    harness.press("⏎")
    #expect(harness.screen[3].contains("√ Hidden files"))
    harness.press("ctrl+o")
    #expect(!model.showsHidden && harness.find(.menu) == nil)
  }

  @Test func `a picker is a submenu that opens at the selected choice`() {
    let model = Model()
    model.order = "Size"
    let harness = open(model, .automatic)
    harness.press("s →")
    #expect(harness.focused?.label == "Size")
    #expect(harness.position(of: "√ Size") != nil)
    harness.press("↑ ⏎")
    #expect(model.order == "Name" && harness.find(.menu) == nil)
    #expect(harness.focused?.label == "View")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `an inline picker is a section of the menu`() {
    let model = Model()
    let harness = open(model, .inline)
    #expect(harness.focused?.label == "Refresh")
    #expect(harness.find(.heading) != nil)
    #expect(harness.screen[4].lowercased() == "  sort")
    #expect(harness.screen[5...6].map { String($0.prefix(8)) } == ["  √ Name", "    Size"])
    #expect(harness.find(.button, "Name")?.semantics.isSelected == true)
    harness.press("↓ ↓ ↓ ⏎")
    #expect(model.order == "Size" && harness.find(.menu) == nil)
    harness.press("⏎")
    #expect(harness.screen[5...6].map { String($0.prefix(8)) } == ["    Name", "  √ Size"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a menu without choices has no room for checkmarks`() {
    struct Plain: View {
      var body: some View {
        Menu("File") {
          Button("Open") {}
          Menu("Show") { Toggle("Hidden files", isOn: .constant(true)) }
        }
      }
    }
    let harness = Harness(width: 40, height: 9) { Plain() }
    harness.press("⇥ ⏎")
    #expect(harness.screen[2] == " ▌Open")
    harness.press("↓ →")
    #expect(harness.position(of: "▌√ Hidden files") != nil)
    #expect(harness.screen[2].hasPrefix("  Open"))
    #expect(harness.repaint() == 0)
  }

  @Test func `the heading of a section of a menu is above the titles of its items`() {
    let harness = Harness(width: 20, height: 6) {
      Menu("File") { Section("Recent") { Button("notes.txt") {} } }
    }
    harness.press("⇥ ⏎")
    #expect(harness.screen[2].lowercased() == "  recent")
    #expect(harness.screen[3] == " ▌notes.txt")
  }
}
