// SPDX-License-Identifier: MIT
// Testing: rows of lists, tables and trees whose names the user edits in place.

import Curium
import CuriumTesting
import Observation
import Testing

@MainActor struct RowRenamingTests {
  struct File: Identifiable {
    let id: Int
    var name: String
  }

  private struct NameTaken: Error, CustomStringConvertible {
    let description = "Choose a different name."
  }

  @Observable final class Model {
    var files = [File(id: 1, name: "one"), File(id: 2, name: "two")]
    var selection: Int?
    var canRename = true
    var calls: [String] = []

    func rename(_ id: Int, to name: String) throws {
      if files.contains(where: { $0.name == name }) { throw NameTaken() }
      calls.append("\(id) \(name)")
      for index in files.indices where files[index].id == id { files[index].name = name }
    }
  }

  private struct Files: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(model.files, selection: $model.selection) { RowName($0.name, of: $0.id) }
          .contextMenu(forSelectionType: Int.self) { _ in RenameButton() }
          .onRename(of: Int.self, perform: model.canRename ? rename : nil)
        Button("Other") {}
        KeyHints()
      }
    }

    private func rename(_ id: Int, to name: String) throws { try model.rename(id, to: name) }
  }

  private func files(_ model: Model) -> Harness {
    Harness(width: 60, height: 14) { Files(model: model) }
  }

  private func names(_ model: Model) -> [String] { model.files.map(\.name) }

  // MARK: The field

  @Test func `F2 edits the selected name, and Return renames the row`() {
    let model = Model()
    let harness = files(model)
    harness.press("⇥ ↓")
    #expect(harness.position(of: "F2 rename") != nil)
    harness.press("F2")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "one")
    harness.type("three")
    #expect(names(model) == ["one", "two"])
    harness.press("⏎")
    #expect(model.calls == ["1 three"] && model.selection == 1)
    #expect(harness.screen[0] == "▌ three" && harness.focused?.role == .list)
    harness.press("↓")
    #expect(model.selection == 2 && harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: ["F2 x esc", "F2 ⏎", "F2 ⌫ ⏎", "F2 space ⏎"])
  func `Escape, an empty name and the same name cancel`(keys: String) {
    let model = Model()
    let harness = files(model)
    harness.press("⇥ ↓ \(keys)")
    #expect(model.calls == [] && names(model) == ["one", "two"])
    #expect(harness.screen[0] == "▌ one" && harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `an error is shown, and the field stays until the name is accepted`() {
    let model = Model()
    let harness = files(model)
    harness.press("⇥ ↓ F2")
    harness.type("two")
    harness.press("⏎")
    #expect(harness.position(of: "Choose a different name.") != nil)
    #expect(harness.focused?.role == .textField && harness.focused?.value == "two")
    harness.type("s")
    harness.press("⏎")
    #expect(names(model) == ["twos", "two"] && harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  @Test func `moving to another row renames the row too`() {
    let model = Model()
    let harness = files(model)
    harness.press("⇥ ↓ F2 x ↓")
    #expect(model.calls == ["1 x"] && model.selection == 2)
    #expect(harness.focused?.role == .list)
    harness.press("F2 y ⇥")
    #expect(model.calls == ["1 x", "2 y"] && harness.focused?.label == "Other")
    #expect(harness.repaint() == 0)
  }

  @Test func `the marked row is renamed while nothing is selected, and is then selected`() {
    let model = Model()
    let harness = files(model)
    harness.press("⇥ F2 x ⏎")
    #expect(model.calls == ["1 x"] && model.selection == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `the button in the context menu edits the name`() {
    let model = Model()
    let harness = files(model)
    harness.press("⇥ ↓ ↓ shift+F10")
    #expect(harness.position(of: "Rename") != nil)
    harness.press("⏎")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "two")
    harness.press("x ⏎")
    #expect(model.calls == ["2 x"] && harness.focused?.role == .list)
    #expect(harness.repaint() == 0)
  }

  private struct TwoLists: View {
    @Bindable var model: Model
    @State private var other: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List([File(id: 3, name: "three")], selection: $other) { RowName($0.name, of: $0.id) }
          .frame(height: 1)
        List(model.files, selection: $model.selection) { RowName($0.name, of: $0.id) }
          .contextMenu(forSelectionType: Int.self) { _ in RenameButton() }
      }
      .onRename(of: Int.self) { try model.rename($0, to: $1) }
    }
  }

  @Test func `the button renames in the list that had the focus last`() {
    let model = Model()
    let harness = Harness(width: 30, height: 10) { TwoLists(model: model) }
    harness.press("⇥ ↓ ⇥ ↓ ↓ shift+F10 ⏎")
    #expect(harness.focused?.role == .textField && harness.focused?.value == "two")
    harness.press("x ⏎")
    #expect(model.calls == ["2 x"] && harness.focused?.role == .list)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `without an action, no key is shown, and the button is disabled elsewhere`() {
    let model = Model()
    model.canRename = false
    let harness = files(model)
    harness.press("⇥ ↓ F2")
    #expect(harness.focused?.role == .list && harness.position(of: "F2 rename") == nil)
    let outside = Harness(width: 20, height: 1) { RenameButton() }
    #expect(outside.find(.button, "Rename")?.semantics.isEnabled == false)
  }

  private struct Named: View {
    @Bindable var model: Model
    let title: String?
    let priority: KeyHintPriority

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(model.files, selection: $model.selection) { RowName($0.name, of: $0.id) }
          .onRename(of: Int.self, title: title, hintPriority: priority) {
            try model.rename($0, to: $1)
          }
        KeyHints()
      }
    }
  }

  @Test func `the app can name the command that renames rows, and leave it out of the hints`() {
    func hints(_ title: String?, _ priority: KeyHintPriority) -> Harness {
      let harness = Harness(width: 80, height: 8) {
        Named(model: Model(), title: title, priority: priority)
      }
      harness.press("⇥ ↓")
      return harness
    }
    #expect(hints(nil, .low).position(of: "F2 rename") != nil)
    #expect(hints("rename file", .low).position(of: "F2 rename file") != nil)
    let hidden = hints("rename file", .hidden)
    #expect(hidden.position(of: "rename") == nil)
    hidden.press("F2")
    #expect(hidden.focused?.role == .textField && hidden.repaint() == 0)
  }

  // MARK: Trees and tables

  private struct Tree: View {
    @Bindable var model: Model

    var body: some View {
      TreeView(model.files, children: { _ in [] }, selection: $model.selection) { file in
        RowName(file.name, of: file.id)
      }
      .defaultFocus()
      .onRename(of: Int.self) { try model.rename($0, to: $1) }
    }
  }

  private struct Table: View {
    @Bindable var model: Model

    var body: some View {
      DataTable(
        model.files,
        columns: [
          DataColumn("Name", value: \.name) { RowName($0.name, of: $0.id) }.width(.fixed(12)),
          DataColumn("Number", value: \.id),
        ], selection: $model.selection
      )
      .defaultFocus()
      .onRename(of: Int.self) { try model.rename($0, to: $1) }
    }
  }

  @Test func `F2 renames a row of a tree and of a table`() {
    let (tree, table) = (Model(), Model())
    for harness in [
      Harness(width: 30, height: 8) { Tree(model: tree) },
      Harness(width: 30, height: 8) { Table(model: table) },
    ] {
      harness.press("↓ ↓ F2")
      #expect(harness.focused?.role == .textField && harness.focused?.value == "two")
      harness.press("x ⏎")
      #expect(harness.position(of: "x") != nil && harness.focused?.role == .list)
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
    #expect(tree.calls == ["2 x"] && table.calls == ["2 x"])
  }
}
