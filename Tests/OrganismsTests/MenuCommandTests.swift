// SPDX-License-Identifier: MIT
// Testing: menu items and commands with the same keys, and the items of menus in hints and help.

import Curium
import CuriumTesting
import Testing

@MainActor struct MenuCommandTests {
  @Observable @MainActor final class Model {
    var items = ["Milk", "Tea"]
    var saved = 0
    let history = UndoHistory()
  }

  private struct Shopping: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("File") { Button("Save file") { model.saved += 1 }.keyboardShortcut("s") }
          Menu("Edit") {
            Button("Undo \(model.history.undoTitle ?? "")") { model.history.undo() }
              .keyboardShortcut("z").disabled(!model.history.canUndo)
            Button("Redo \(model.history.redoTitle ?? "")") { model.history.redo() }
              .keyboardShortcut("y").disabled(!model.history.canRedo)
          }
        }
        Text(model.items.joined(separator: ", "))
        Spacer()
        KeyHints()
      }
      .keyBinding("save file", "ctrl+s", id: "save") { model.saved += 1 }
      .keyBinding("delete", "d") { delete() }
      .undoCommands(model.history)
      .keyHelp()
      .commandPalette()
    }

    private func delete() {
      guard let item = model.items.last else { return }
      $model.items.undoable("delete \(item)", in: model.history).wrappedValue.removeLast()
    }
  }

  @Test func `a menu item and the command with its key and title are one, whatever the id is`() {
    let model = Model()
    let harness = Harness(width: 80, height: 24) { Shopping(model: model) }
    harness.press("ctrl+s d ctrl+z")
    #expect(model.saved == 1 && model.items == ["Milk", "Tea"])
    harness.press("ctrl+y d ctrl+z")
    #expect(model.items == ["Milk"])
    for (query, item) in [
      ("save", "Save file"), ("undo", "Undo delete Tea"), ("redo", "Redo delete Milk"),
    ] {
      harness.press("ctrl+p")
      harness.type(query)
      #expect(harness.rows == [item])
      harness.press("esc F1")
      #expect(harness.elements.count { $0.role == .text && $0.label == item } == 1)
      harness.press("esc")
    }
    harness.press("F10 →")
    #expect(harness.find(.button, "Undo delete Tea") != nil)
    #expect(harness.position(of: "^Z") != nil && harness.position(of: "^Y") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  private struct Closing: View {
    @State private var closed = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar { Menu("File") { Button("Close Tab") { closed += 1 }.keyboardShortcut("w") } }
        Button("Add Tab") {}.keyboardShortcut("t")
        Text("\(closed) closed")
        Spacer()
        KeyHints()
      }
      .keyBinding("close tab", "ctrl+w", id: "tabs.close", section: "Tabs") { closed += 1 }
      .keyBinding("add tab", "ctrl+t", id: "tabs.add", section: "Tabs") {}
      .keyHelp("F1")
      .commandPalette()
    }
  }

  @Test func `a menu item and its command are listed with the title of the item, in its menu`() {
    let harness = Harness(width: 60, height: 40) { Closing() }
    #expect(harness.position(of: "^W close tab") != nil)
    harness.press("ctrl+p")
    harness.type("tab")
    #expect(Set(harness.rows) == ["Close Tab", "add tab"])
    let row = harness.find(.row, "Close Tab").map { harness.screen[$0.frame.minY] }
    #expect(row?.contains("File") == true && row?.contains("Tabs") == false)
    harness.press("ctrl+u")
    harness.type("close")
    harness.press("⏎")
    #expect(harness.position(of: "1 closed") != nil)
    harness.press("F1")
    #expect(harness.find(.text, "Close Tab") != nil && harness.find(.text, "Close tab") == nil)
    #expect(harness.find(.heading, "File") != nil && harness.find(.heading, "Tabs") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a menu item with another title than the command with its key causes a warning`() {
    let harness = Harness(width: 60, height: 6) {
      VStack(spacing: 0) {
        Menu("File") { Button("Store") {}.keyboardShortcut("s") }
        KeyHints()
      }
      .keyBinding("save file", "ctrl+s", id: "save") {}
    }
    #expect(harness.warnings.count == 1)
    #expect(harness.warnings[0].contains("\"save file\" and \"Store\" both use the key ctrl+s"))
  }

  private struct Documents: View {
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MenuBar {
          Menu("File") {
            Button("Open") { isOpen = true }.keyboardShortcut("o")
            Button("Save") {}.keyboardShortcut("s").disabled(!isOpen)
            Button("Print") {}.keyboardShortcut("p")
            Menu("Share") { Button("Team") {}.keyboardShortcut("t") }
          }
          Menu("Edit") { Button("Cut") {}.keyboardShortcut("x").disabled(true) }
          Menu("View") { Button("Zoom") {}.keyboardShortcut("u") }
        }
        Button("Reload") {}.keyboardShortcut("r")
        Button("Stop") {}.keyboardShortcut("k")
        Spacer()
        KeyHints()
      }
      .keyBinding("inbox", "i", section: "Go to") {}
      .keyHelp("F1")
    }
  }

  @Test func `help lists the items of menus in their order, and dims those that are disabled`() {
    let harness = Harness(width: 60, height: 50) { Documents() }
    let names = [
      "Reload", "Stop", "Go to", "Inbox", "File", "Open", "Save", "Print", "Team", "Edit", "Cut",
      "View", "Zoom",
    ]
    func listed() -> [String] {
      // The titles are listed again, with the keys that open the menus.
      let labels = harness.elements.map(\.label).filter(names.contains)
      return Array(labels.prefix(names.count))
    }
    func dimmed() -> [String] {
      names.filter { harness.find(.text, $0)?.value == "disabled" }
    }
    harness.press("F1")
    #expect(listed() == names && dimmed() == ["Save", "Cut"])
    #expect(harness.find(.heading, "File") != nil && harness.find(.heading, "Edit") != nil)
    harness.press("esc ctrl+o F1")
    #expect(listed() == names && dimmed() == ["Cut"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `hints list buttons in their order, and the keys of an open menu, not its items`() {
    let harness = Harness(width: 60, height: 12) { Documents() }
    #expect(harness.screen[11].hasPrefix("  i inbox   ^R reload   ^K stop  "))
    harness.press("F10")
    #expect(harness.find(.button, "Open") != nil)
    #expect(harness.screen[11] == "  ↑↓ move   enter choose   esc close")
    harness.press("↑ →")
    #expect(harness.find(.button, "Team") != nil)
    #expect(harness.screen[11] == "  ↑↓ move   enter choose   esc close")
    harness.press("esc esc")
    #expect(harness.screen[11].contains("^R reload"))
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
