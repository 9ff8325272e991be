// SPDX-License-Identifier: MIT
// Testing: changes of an app that the user can undo and redo, and their commands.

import CuriumControls
import CuriumHarness
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import TestModels
import Testing

@MainActor struct UndoHistoryTests {
  /// Numbers whose changes are recorded.
  @MainActor private final class Numbers {
    let history: UndoHistory
    private(set) var values: [Int] = []

    init(limit: Int = 100) { history = UndoHistory(limit: limit) }

    func insert(_ value: Int, at index: Int) {
      values.insert(value, at: index)
      history.record("insert \(value)") { self.remove(at: index) }
    }

    func remove(at index: Int) {
      let value = values.remove(at: index)
      history.record("remove \(value)") { self.insert(value, at: index) }
    }

    /// Makes a random change. Returns its name.
    func change(_ random: inout SeededRandom) -> String {
      if values.isEmpty || random.chance(2, in: 3) {
        let value = Int.random(in: 0..<100, using: &random)
        insert(value, at: Int.random(in: 0...values.count, using: &random))
        return "insert \(value)"
      }
      let index = Int.random(in: values.indices, using: &random)
      let title = "remove \(values[index])"
      remove(at: index)
      return title
    }
  }

  /// The values before a step, or after it if the step was undone, and its name.
  private struct Snapshot {
    let values: [Int]
    let title: String
  }

  @Test(arguments: SeededRandom.seeds(40))
  func `undo and redo restore the same values as a list of snapshots`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let limit = Int.random(in: 1...8, using: &random)
    let numbers = Numbers(limit: limit)
    let history = numbers.history
    var past: [Snapshot] = []
    var future: [Snapshot] = []
    for step in 0..<300 {
      let before = numbers.values
      var title: String?
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: title = numbers.change(&random)
      case 7..<10:
        let count = Int.random(in: 0...3, using: &random)
        history.group("group \(step)") {
          for _ in 0..<count { _ = numbers.change(&random) }
        }
        if count > 0 { title = "group \(step)" }
      case 10..<15:
        history.undo()
        if let last = past.popLast() {
          #expect(numbers.values == last.values)
          future.append(Snapshot(values: before, title: last.title))
        }
      case 15..<19:
        history.redo()
        if let next = future.popLast() {
          #expect(numbers.values == next.values)
          past.append(Snapshot(values: before, title: next.title))
        }
      default:
        if random.chance(1, in: 5) {
          history.clear()
          past = []
          future = []
        }
      }
      if let title {
        past.append(Snapshot(values: before, title: title))
        past.removeFirst(max(0, past.count - limit))
        future = []
      }
      #expect(history.canUndo == !past.isEmpty && history.canRedo == !future.isEmpty)
      #expect(history.undoTitle == past.last?.title && history.redoTitle == future.last?.title)
    }
  }

  @Test func `a change whose closure records nothing can't be redone`() {
    let history = UndoHistory()
    var log: [String] = []
    history.record("send mail") { log.append("undone") }
    history.undo()
    #expect(log == ["undone"] && !history.canUndo && !history.canRedo)
    history.undo()
    history.redo()
    #expect(log == ["undone"])
  }

  @Test func `undo and redo have no effect in a group and in a closure of the history`() {
    let numbers = Numbers()
    let history = numbers.history
    numbers.insert(1, at: 0)
    history.group("two") {
      numbers.insert(2, at: 1)
      history.undo()
      numbers.insert(3, at: 2)
    }
    #expect(numbers.values == [1, 2, 3] && history.undoTitle == "two")
    history.record("nested") {
      history.undo()
      history.redo()
    }
    history.undo()
    #expect(numbers.values == [1, 2, 3] && history.undoTitle == "two")
    history.undo()
    #expect(numbers.values == [1] && history.redoTitle == "two")
  }

  @Test func `a group that throws is a step with the changes before the error`() {
    struct Failure: Error {}
    let numbers = Numbers()
    #expect(throws: Failure.self) {
      try numbers.history.group("import") {
        numbers.insert(1, at: 0)
        throw Failure()
      }
    }
    #expect(numbers.history.undoTitle == "import")
    numbers.history.undo()
    #expect(numbers.values == [] && numbers.history.redoTitle == "import")
  }

  @Test func `clearing the history in one of its closures leaves it empty`() {
    let history = UndoHistory()
    history.record("first") {}
    history.record("open") {
      history.record("close") {}
      history.clear()
    }
    history.undo()
    #expect(!history.canUndo && !history.canRedo)
  }

  // MARK: Commands

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

  // MARK: Messages

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
