// SPDX-License-Identifier: MIT
// Testing: rows of a list that the user deletes with a key.

import CuriumControls
import CuriumLists
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct RowDeleteTests {
  @Observable final class Model {
    var names = ["a", "b", "c", "d"]
    var others = ["x", "y"]
    var one: String?
    var many: Set<String> = []
    var isLocked = false
    var canDelete = true
    var calls: [String] = []
  }

  private struct Single: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete(perform: model.canDelete ? delete : nil)
            .onMove { model.names.moveSubranges($0, to: $1) }
            .disabled(model.isLocked)
        }
        KeyHints()
      }
    }

    private func delete(_ offsets: RangeSet<Int>) { model.names.removeSubranges(offsets) }
  }

  private struct Sections: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.many) {
        Section("One") {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete {
              model.calls.append("\($0.ranges.map { Array($0) })")
              model.names.removeSubranges($0)
            }
        }
        Section("Two") { ForEach(["fixed"], id: \.self) { Text($0) } }
        Section("Three") {
          ForEach(model.others, id: \.self) { Text($0) }
            .onMove { model.others.moveSubranges($0, to: $1) }
            .onDelete { model.others.removeSubranges($0) }
        }
      }
    }
  }

  private static let hints = "  alt+↑ move up   alt+↓ move down   backspace delete"

  @Test func `Backspace and Delete delete the selected row and select the one in its place`() {
    let model = Model()
    let harness = Harness(width: 60, height: 6) { Single(model: model) }
    #expect(harness.screen[5] == "")
    harness.press("⇥ ↓ ↓")
    #expect(harness.screen[5] == Self.hints)
    harness.press("⌫")
    #expect(harness.screen == ["  a", "▌ c", "  d", "", "", Self.hints])
    #expect(model.one == "c" && harness.focused?.role == .list)
    harness.press("⌦ ⌦")
    #expect(model.names == ["a"] && model.one == "a")
    harness.press("⌫")
    #expect(model.names == [] && harness.screen[5] == "")
    harness.press("⌫ ⌦")
    #expect(harness.repaint() == 0)
  }

  @Test func `a row can be moved and then deleted`() {
    let model = Model()
    let harness = Harness(width: 60, height: 6) { Single(model: model) }
    harness.press("⇥ ↓ alt+↓ alt+↓ ⌫")
    #expect(model.names == ["b", "c", "d"] && model.one == "d")
    harness.drag(from: CellPoint(x: 2, y: 2), to: CellPoint(x: 2, y: 0))
    harness.press("⌫")
    #expect(model.names == ["b", "c"] && model.one == "b")
  }

  @Test func `the marked row is deleted while nothing is selected`() {
    let model = Model()
    let harness = Harness(width: 60, height: 6) { Single(model: model) }
    harness.press("⇥")
    #expect(harness.screen[0] == "▌ a" && harness.screen[5] == Self.hints)
    harness.press("⌫")
    #expect(model.names == ["b", "c", "d"] && model.one == "b")
    let other = Model()
    other.one = "gone"
    let stale = Harness(width: 60, height: 6) { Single(model: other) }
    stale.press("⇥ ⌫")
    #expect(other.names == ["b", "c", "d"] && other.one == "b")
  }

  @Test func `without an action, or disabled, nothing is deleted and no key is shown`() {
    let model = Model()
    model.one = "b"
    let user = SimulatedUser()
    let harness = Harness(width: 60, height: 6) { Single(model: model).controlled(by: user) }
    harness.press("⇥")
    user.act(in: harness) { model.canDelete = false }
    #expect(harness.screen[5] == "  alt+↑ move up   alt+↓ move down")
    harness.press("⌫")
    user.act(in: harness) { (model.canDelete, model.isLocked) = (true, true) }
    #expect(harness.screen[5] == "")
    harness.press("⌦")
    #expect(model.names == ["a", "b", "c", "d"])
    user.act(in: harness) { model.isLocked = false }
    #expect(harness.screen[5] == Self.hints)
    harness.press("⌦")
    #expect(model.names == ["a", "c", "d"] && model.one == "c")
  }

  @Test func `several rows are deleted in all sections that allow it`() {
    let model = Model()
    let harness = Harness(width: 50, height: 12) { Sections(model: model) }
    harness.press("⇥ ↓ ctrl+a ⌫")
    #expect(model.names == [] && model.others == [])
    #expect(harness.screen.contains { $0.contains("fixed") } && model.calls == ["[[0, 1, 2, 3]]"])
    #expect(harness.repaint() == 0)
  }

  @Test func `rows that are apart are deleted together`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 50, height: 12) { Sections(model: model).controlled(by: user) }
    harness.press("⇥ ↓ ↓")
    user.act(in: harness) { model.many = ["b", "d", "y"] }
    harness.press("⌫")
    #expect(model.names == ["a", "c"] && model.others == ["x"])
    #expect(model.calls == ["[[1], [3]]"])
  }

  @Test(arguments: ["d", nil] as [String?]) func `a selection that the action changes stays`(
    next: String?
  ) {
    struct Page: View {
      @Bindable var model: Model
      let next: String?
      var body: some View {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete {
              model.names.removeSubranges($0)
              model.one = next
            }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 60, height: 6) { Page(model: model, next: next) }
    harness.press("⇥ ↓ ⌫")
    #expect(model.names == ["b", "c", "d"] && model.one == next)
    if next == "d" { #expect(harness.screen.prefix(3) == ["  b", "  c", "▌ d"]) }
  }

  @Test func `an action can ask first`() {
    struct Page: View {
      @Bindable var model: Model
      @State private var doomed: RangeSet<Int>?
      var body: some View {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { Text($0) }.onDelete { doomed = $0 }
        }
        .confirmationDialog(
          "Delete it?", isPresented: Binding(get: { doomed != nil }, set: { _ in doomed = nil })
        ) {
          Button("Delete", role: .destructive) { [doomed] in
            if let doomed { model.names.removeSubranges(doomed) }
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 50, height: 12) { Page(model: model) }
    harness.press("⇥ ↓ ↓ ⌫")
    #expect(harness.screen.contains { $0.contains("Delete it?") } && model.names.count == 4)
    harness.press("esc")
    #expect(model.names.count == 4 && model.one == "b")
    harness.press("⌫")
    harness.press(.button, "Delete")
    #expect(model.names == ["a", "c", "d"])
    harness.press("↓")
    #expect(model.one == "c")
  }

  @Test func `after a question, the app selects the next row, and at the end the last one`() {
    struct Drafts: View {
      @Bindable var model: Model
      @State private var isAsking = false

      var body: some View {
        List(model.names, id: \.self, selection: $model.one) { Text($0) }
          .keyBinding("delete", "backspace", "delete", isEnabled: model.one != nil) {
            isAsking = true
          }
          .confirmationDialog("Delete it?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) { deleteSelected() }
          }
      }

      private func deleteSelected() {
        guard let index = model.names.firstIndex(where: { $0 == model.one }) else { return }
        model.names.remove(at: index)
        model.one = model.names.isEmpty ? nil : model.names[min(index, model.names.count - 1)]
      }
    }
    let model = Model()
    let harness = Harness(width: 50, height: 12) { Drafts(model: model) }
    harness.press("⇥ ↓ ↓ ⌫")
    harness.press(.button, "Delete")
    #expect(model.names == ["a", "c", "d"] && model.one == "c")
    #expect(harness.focused?.role == .list)
    harness.press("↓ ⌦")
    harness.press(.button, "Delete")
    #expect(model.names == ["a", "c"] && model.one == "c")
    #expect(harness.repaint() == 0)
  }

  @Test func `a row out of view is scrolled into view and deleted`() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete { model.names.removeSubranges($0) }
        }
      }
    }
    let model = Model()
    model.names = (0..<200).map { "row \($0)" }
    let harness = Harness(width: 30, height: 6) { Page(model: model) }
    harness.press("⇥ ↓")
    harness.scroll(y: 40)
    #expect(!harness.screen.contains { $0.contains("row 0 ") })
    harness.press("⌫")
    #expect(model.names.first == "row 1" && model.one == "row 1")
    #expect(harness.screen[0].hasPrefix("▌ row 1 "))
    harness.press("end ⌫")
    #expect(model.names.last == "row 198" && model.one == "row 198")
    #expect(harness.repaint() == 0)
  }

  @Test func `a text field in a row keeps its Backspace`() {
    struct Page: View {
      @Bindable var model: Model
      @State private var text = "ab"
      var body: some View {
        List(selection: $model.one) {
          ForEach(model.names, id: \.self) { name in
            HStack {
              Text(name)
              TextField("Text", text: $text)
            }
          }
          .onDelete { model.names.removeSubranges($0) }
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 60, height: 6) { Page(model: model) }
    harness.press("⇥ ↓ ⇥ ⌫ ⌫ ⌫ ⌦")
    #expect(model.names.count == 4 && harness.focused?.role == .textField)
    harness.press("esc ⌫")
    #expect(model.names == ["b", "c", "d"])
  }

  @Test func `after the app selects several rows, Backspace deletes those`() async {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(selection: $model.many) {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete { model.names.removeSubranges($0) }
        }
        .keyBinding("select last", "x") { model.many = ["c", "d"] }
      }
    }
    let model = Model()
    let harness = Harness(width: 20, height: 5) { Rows(model: model) }
    harness.press("⇥ ↓ x ⌫")
    await harness.settle()
    #expect(model.names == ["a", "b"])
    #expect(harness.repaint() == 0)
  }
}
