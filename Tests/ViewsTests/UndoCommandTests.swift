// SPDX-License-Identifier: MIT
// Testing: undoing and redoing changes of an app with keys, next to texts and messages.

import CuriumControls
import CuriumHarness
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import TestModels
import Testing

@MainActor struct UndoCommandTests {
  @Observable @MainActor final class Model {
    var items = ["Milk", "Tea"]
    var isPaid = false
    var note = ""
    var undone = 0
    var suspensions = 0
    let history = UndoHistory()
  }

  private struct Shopping: View {
    @Bindable var model: Model
    @Environment(\.toast) private var toast
    @Environment(\.keyRegistry) private var registry

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Paid", isOn: $model.isPaid.undoable("change payment", in: model.history))
        TextField("note", text: $model.note)
        Text(model.items.joined(separator: ", "))
        Spacer()
        KeyHints()
      }
      .keyBinding("delete", "ctrl+g") { delete() }
      .keyBinding("tell", "ctrl+t", hintPriority: .hidden) {
        toast("Sent", action: "Undo", key: "z") { model.undone += 1 }
      }
      .keyBinding("call", "ctrl+o", hintPriority: .hidden) { registry.call("undo") }
      .undoCommands(model.history)
    }

    private func delete() {
      guard let item = model.items.last else { return }
      let items = $model.items.undoable("delete \(item)", in: model.history)
      items.wrappedValue.removeLast()
    }
  }

  private func open(_ model: Model, keyMap: KeyMap = KeyMap()) -> Harness {
    let harness = Harness(width: 60, height: 12) { Shopping(model: model).keyMap(keyMap) }
    harness.runtime.onSuspend = { model.suspensions += 1 }
    return harness
  }

  @Test func `keys undo and redo changes, and hints show their names`() {
    let model = Model()
    let harness = open(model)
    #expect(harness.screen[11] == "  ^G delete")
    harness.press("ctrl+g")
    #expect(model.items == ["Milk"])
    #expect(harness.screen[11] == "  ^G delete   ^Z undo delete Tea")
    harness.press("ctrl+g ctrl+z")
    #expect(model.items == ["Milk"])
    #expect(harness.screen[11] == "  ^G delete   ^Z undo delete Tea   ^Y redo delete Milk")
    harness.press("ctrl+z")
    #expect(model.items == ["Milk", "Tea"])
    #expect(harness.screen[11] == "  ^G delete   ^Y redo delete Tea")
    harness.press("ctrl+y ctrl+y ctrl+y")
    #expect(model.items == [])
    #expect(harness.screen[11] == "  ^G delete   ^Z undo delete Milk")
    harness.press("ctrl+o")
    #expect(model.items == ["Milk"])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `a control with an undoable binding records each change`() {
    let model = Model()
    let harness = open(model)
    harness.press("⇥ space")
    #expect(model.isPaid && model.history.undoTitle == "change payment")
    harness.press("ctrl+z")
    #expect(!model.isPaid && model.history.redoTitle == "change payment")
    harness.press("ctrl+y")
    #expect(model.isPaid)
  }

  @Test func `setting an equal value records nothing`() {
    let model = Model()
    let value = Binding(get: { model.note }, set: { model.note = $0 })
      .undoable("write", in: model.history)
    value.wrappedValue = ""
    #expect(!model.history.canUndo)
    value.wrappedValue = "a"
    #expect(model.history.canUndo && value.wrappedValue == "a")
    model.history.undo()
    #expect(model.note == "")
  }

  @Test func `the changes of a binding don't retain the history`() {
    let model = Model()
    weak var released: UndoHistory?
    do {
      let history = UndoHistory()
      released = history
      let value = Binding(get: { model.note }, set: { model.note = $0 })
        .undoable("write", in: history)
      value.wrappedValue = "a"
      history.undo()
      history.redo()
      #expect(model.note == "a" && history.canUndo)
    }
    #expect(released == nil)
  }

  @Test func `in a sheet, the commands work if its content has them`() async {
    struct Page: View {
      let model: Model
      let hasCommands: Bool
      @State private var isOpen = true

      var body: some View {
        Text("page").undoCommands(model.history)
          .sheet(isPresented: $isOpen) {
            if hasCommands {
              Button("Close") {}.undoCommands(model.history)
            } else {
              Button("Close") {}
            }
          }
      }
    }
    for hasCommands in [true, false] {
      let model = Model()
      model.history.record("write") { model.note = "undone" }
      let harness = Harness(width: 40, height: 10) { Page(model: model, hasCommands: hasCommands) }
      harness.runtime.onSuspend = { model.suspensions += 1 }
      await harness.settle()
      harness.press("ctrl+z")
      #expect(model.note == (hasCommands ? "undone" : ""))
      #expect(model.suspensions == (hasCommands ? 0 : 1))
    }
  }

  @Test func `a focused text field undoes its own edits first`() {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+g ⇥ ⇥")
    harness.type("ab")
    harness.press("ctrl+z")
    #expect(model.note == "" && model.items == ["Milk"])
    harness.press("ctrl+z")
    #expect(model.items == ["Milk", "Tea"])
    harness.press("ctrl+y")
    #expect(model.items == ["Milk", "Tea"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Control-Z doesn't suspend the app without a change to undo`() {
    let model = Model()
    open(model).press("⇥ ctrl+g ctrl+z ctrl+z")
    #expect(model.items == ["Milk", "Tea"] && model.suspensions == 0)
  }

  @Test func `a key map changes the keys, and Control-Z then suspends the app`() {
    let model = Model()
    let harness = open(model, keyMap: .vi)
    harness.press("ctrl+g u")
    #expect(model.items == ["Milk", "Tea"])
    harness.press("ctrl+r")
    #expect(model.items == ["Milk"])
    harness.press("ctrl+z")
    #expect(model.items == ["Milk"] && model.suspensions == 1)
  }

  @Test func `the history comes before the key of a message`() {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+g ctrl+t")
    let indent = String(repeating: " ", count: 45)
    #expect(
      harness.screen[8...9] == [
        indent + String(repeating: "▄", count: 15),
        indent + "█ Sent   Undo",
      ])
    harness.press("ctrl+z")
    #expect(model.items == ["Milk", "Tea"] && model.undone == 0)
    #expect(harness.position(of: "Sent   Undo  ^Z") != nil)
    harness.press("ctrl+z")
    #expect(model.undone == 1)
    #expect(harness.repaint() == 0)
  }

  private struct Bin: View {
    @Bindable var model: Model
    @Environment(\.toast) private var toast

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("note", text: $model.note)
        Spacer()
      }
      .keyBinding("remove", "ctrl+g") {
        let item = model.items.removeLast()
        toast("\(item) removed", action: "Undo", key: "z") { model.undone += 1 }
      }
    }
  }

  @Test func `a message that gets its key back doesn't take it from a later edit of a text`() throws
  {
    let model = Model()
    let harness = Harness(width: 50, height: 30) { Bin(model: model) }
    harness.press("⇥ ctrl+g ctrl+g x")
    let newest = try #require(harness.position(of: "Milk removed"))
    harness.click(x: newest.x, y: newest.y)
    #expect(harness.position(of: "Milk removed") == nil)
    #expect(harness.position(of: "Tea removed") != nil)
    harness.press("ctrl+z")
    #expect(model.note == "" && model.undone == 0)
    harness.press("ctrl+z")
    #expect(model.undone == 1)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }
}
