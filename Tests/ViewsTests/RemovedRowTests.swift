// SPDX-License-Identifier: MIT
// Testing: rows of a list that are deleted by their ids, or removed by the app.

import CuriumControls
import CuriumLists
import CuriumNavigation
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct RemovedRowTests {
  @Observable final class Model {
    var names = ["a", "b", "c", "d", "e"]
    var one: String?
    var many: Set<String> = []
    var canDelete = true
    var calls: [[String]] = []
  }

  // MARK: Deleting by id

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(model.names, id: \.self, selection: $model.many) { Text($0) }
          .onDelete(of: String.self, perform: model.canDelete ? delete : nil)
        KeyHints()
      }
    }

    private func delete(_ ids: Set<String>) {
      model.calls.append(ids.sorted())
      model.names.removeAll { ids.contains($0) }
    }
  }

  private func open(_ model: Model, keys: String) -> Harness {
    let harness = Harness(width: 30, height: 7) { Several(model: model) }
    harness.press(keys)
    return harness
  }

  @Test func `Backspace and Delete delete the selected rows by id and select the next one`() {
    let model = Model()
    let harness = open(model, keys: "⇥ ↓ ↓ shift+↓ ⌫")
    #expect(model.calls == [["b", "c"]] && model.many == ["d"])
    #expect(harness.screen.prefix(3) == ["  a", "▌ d", "  e"])
    #expect(harness.position(of: "backspace delete") != nil)
    harness.press("⌦ ⌦")
    #expect(model.names == ["a"] && model.many == ["a"])
    harness.press("⌦ ⌦")
    #expect(model.names == [] && harness.position(of: "backspace delete") == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  private struct Named: View {
    let title: String?
    let priority: KeyHintPriority
    @State private var names = ["a", "b"]
    @State private var selection: String?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(names, id: \.self, selection: $selection) { Text($0) }
          .onDelete(of: String.self, title: title, hintPriority: priority) { ids in
            names.removeAll { ids.contains($0) }
          }
        KeyHints()
      }
    }
  }

  @Test func `the app can name the command that deletes rows, and leave it out of the hints`() {
    func hints(_ title: String?, _ priority: KeyHintPriority) -> Harness {
      let harness = Harness(width: 40, height: 7) { Named(title: title, priority: priority) }
      harness.press("⇥ ↓")
      return harness
    }
    #expect(hints(nil, .normal).position(of: "backspace delete") != nil)
    #expect(hints("move to trash", .normal).position(of: "backspace move to trash") != nil)
    let hidden = hints("move to trash", .hidden)
    #expect(hidden.position(of: "trash") == nil && hidden.screen[0] == "▌ a")
    hidden.press("⌫")
    #expect(hidden.screen[0] == "▌ b" && hidden.repaint() == 0)
  }

  @Test func `after Space, the row in the place of the first deleted one is selected`() {
    let model = Model()
    let harness = open(model, keys: "⇥ space ↓ ↓ space ⌫")
    #expect(model.calls == [["a", "c"]] && model.many == ["b"])
    #expect(harness.screen.prefix(3) == ["▌ b", "  d", "  e"])
  }

  @Test func `a current row that isn't selected is deleted alone`() {
    let model = Model()
    let harness = open(model, keys: "⇥ space ↓ ↓ ⌫")
    #expect(model.calls == [["c"]] && model.many == ["a"])
    #expect(harness.screen.prefix(4) == ["▌ a", "  b", "› d", "  e"])
  }

  @Test func `selected ids that aren't in the list aren't deleted`() {
    let model = Model()
    model.many = ["b", "hidden"]
    let harness = open(model, keys: "⇥ ⌫")
    #expect(model.calls == [["b"]] && model.many == ["c"])
    #expect(harness.screen.prefix(2) == ["  a", "▌ c"])
  }

  @Test func `without an action, nothing is deleted and no key is shown`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 7) { Several(model: model).controlled(by: user) }
    harness.press("⇥ ↓")
    #expect(harness.position(of: "backspace delete") != nil)
    user.act(in: harness) { model.canDelete = false }
    #expect(harness.position(of: "backspace delete") == nil)
    harness.press("⌫")
    #expect(model.names.count == 5 && model.calls == [])
  }

  @Test func `an action for ids of another type logs a warning`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(model.names, id: \.self, selection: $model.one) { Text($0) }
          .onDelete(of: Int.self) { _ in model.names = [] }
      }
    }
    let model = Model()
    let harness = Harness(width: 30, height: 7) { Rows(model: model) }
    harness.press("⇥ ↓ ⌫ ⌫")
    #expect(model.names.count == 5 && harness.warnings.count == 1)
    #expect(harness.warnings.first?.contains("Rows can't be deleted") == true)
  }

  @Test func `the rows of a ForEach with an action of its own aren't deleted by another one`() {
    struct Parts: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.many) {
          ForEach(["x", "y"], id: \.self) { Text($0) }.onDelete(perform: nil)
          ForEach(model.names, id: \.self) { Text($0) }
        }
        .onDelete(of: String.self) { ids in
          model.calls.append(ids.sorted())
          model.names.removeAll { ids.contains($0) }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 12, height: 7) { Parts(model: model) }
    harness.press("⇥ ↓ ⌫")
    #expect(model.many == ["x"] && model.calls == [])
    harness.press("↓ shift+↓ ⌫")
    #expect(model.calls == [["a"]] && model.names == ["b", "c", "d", "e"] && model.many == ["b"])
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `after a question, the next row is marked, and the key deletes it next`() {
    struct Asking: View {
      @Bindable var model: Model
      @State private var doomed: Set<String> = []
      var body: some View {
        List(model.names, id: \.self, selection: $model.one) { Text($0) }
          .onDelete(of: String.self) { doomed = $0 }
          .confirmationDialog(
            "Delete it?",
            isPresented: Binding(get: { !doomed.isEmpty }, set: { _ in doomed = [] })
          ) {
            Button("Delete", role: .destructive) { [doomed] in
              model.names.removeAll { doomed.contains($0) }
            }
          }
      }
    }
    let model = Model()
    let harness = Harness(width: 50, height: 12) { Asking(model: model) }
    harness.press("⇥ ↓ ↓ ⌫")
    harness.press(.button, "Delete")
    #expect(harness.position(of: "▌ c") != nil && model.one == "b")
    harness.press("⌫")
    harness.press(.button, "Delete")
    #expect(model.names == ["a", "d", "e"])
    #expect(harness.position(of: "▌ d") != nil)
    #expect(harness.repaint() == 0)
  }

  // MARK: Rows that the app removes

  private struct Removing: View {
    @Bindable var model: Model
    let clears: Bool
    var body: some View {
      List(model.names, id: \.self, selection: $model.many) { Text($0) }
        .defaultFocus()
        .keyBinding("remove", "x") {
          model.names.removeAll { model.many.contains($0) }
          if clears { model.many = [] }
        }
    }
  }

  @Test(arguments: [true, false])
  func `the next row is marked after the app has removed the rows that it had selected`(
    clears: Bool
  ) {
    for (selected, rows) in [
      (["b"], ["  a", "▌ c", "  d", "  e"]), (["b", "c"], ["  a", "▌ d", "  e"]),
      (["b", "d"], ["  a", "▌ c", "  e"]), (["e"], ["  a", "  b", "  c", "▌ d"]),
      (["d", "e"], ["  a", "  b", "▌ c"]), (["a", "b", "c", "d"], ["▌ e"]),
    ] {
      let model = Model()
      model.many = Set(selected)
      let harness = Harness(width: 12, height: 6) { Removing(model: model, clears: clears) }
      harness.press("x")
      #expect(harness.content == rows)
      #expect(harness.repaint() == 0)
    }
  }

  @Test(arguments: [true, false])
  func `the next row is marked after the app has removed rows that the user had selected`(
    clears: Bool
  ) {
    for keys in ["↓ ↓ shift+↓ x", "↓ ↓ ↓ shift+↑ x"] {
      let model = Model()
      let harness = Harness(width: 12, height: 6) { Removing(model: model, clears: clears) }
      harness.press(keys)
      #expect(harness.content == ["  a", "▌ d", "  e"])
      harness.press("↓")
      #expect(model.many == ["d"] && harness.repaint() == 0)
    }
  }
}
