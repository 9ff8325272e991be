// SPDX-License-Identifier: MIT
// Testing: keys of a list beside the commands around it.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ListKeyTests {
  @Observable final class Model {
    var one: String?
    var many: Set<String> = []
    var calls: [String] = []
  }

  private static let names = ["apple", "bdd", "beetroot", "kale", "jam jar"]

  private struct Single: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $model.one) { ForEach(names, id: \.self) { Text($0) } }
        KeyHints()
      }
    }
  }

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $model.many) { ForEach(names, id: \.self) { Text($0) } }
        KeyHints()
      }
    }
  }

  private func harness(_ content: some View) -> Harness {
    Harness(width: 30, height: 7) { content }
  }

  // MARK: Space

  @Test func `Space runs a command where the list wouldn't change its selection`() {
    let model = Model()
    let harness = harness(
      Single(model: model).keyBinding("Stage", "space") { model.calls.append("stage") })
    harness.press("⇥")
    #expect(!harness.screen[6].contains("Stage"))
    harness.press("space")
    #expect(model.one == "apple" && model.calls == [])
    #expect(harness.screen[6].contains("Stage"))
    harness.press("space ↓ space")
    #expect(model.one == "bdd" && model.calls == ["stage", "stage"])
    #expect(harness.repaint() == 0)
  }

  @Test func `Space toggles the row in a multiple selection, and no hint says otherwise`() {
    let model = Model()
    let harness = harness(
      Several(model: model).keyBinding("Stage", "space") { model.calls.append("stage") })
    harness.press("⇥ ↓ ↓ space")
    #expect(model.many == [] && model.calls == [])
    #expect(!harness.screen[6].contains("Stage"))
    #expect(harness.repaint() == 0)
  }

  @Test func `keys that move the selection aren't shown as a hint of an outer command`() {
    let model = Model()
    let harness = harness(
      Single(model: model)
        .keyBinding("Top", "home", "t") { model.calls.append("top") }
        .keyBinding("Ends", "end") { model.calls.append("end") })
    #expect(harness.screen[6].contains("Ends"))
    harness.press("⇥ end")
    #expect(model.one == "jam jar" && model.calls == [])
    #expect(harness.screen[6] == "  t Top")
  }

  @Test func `Return isn't shown as a hint where it presses a control in the row`() {
    let model = Model()
    let harness = harness(
      VStack(alignment: .leading, spacing: 0) {
        List(selection: Binding(get: { model.one }, set: { model.one = $0 })) {
          Button("Ring") { model.calls.append("ring") }.tag("bell")
          Text("Silence").tag("none")
        }
        KeyHints()
      }
      .keyBinding("Open", "enter") { model.calls.append("open") })
    harness.press("⇥ ↓ ⏎")
    #expect(!harness.screen[6].contains("Open"))
    harness.press("↓ ⏎")
    #expect(harness.screen[6].contains("Open"))
    #expect(model.calls == ["ring", "open"])
  }

  // MARK: Type to find

  @Test func `a letter with a command is never part of a typed search`() {
    let model = Model()
    let harness = harness(
      Single(model: model)
        .keyBinding("Delete", "d") { model.calls.append("delete") }
        .keyBinding("Stage", "space") { model.calls.append("stage") })
    harness.press("⇥ b d")
    #expect(model.one == "bdd" && model.calls == ["delete"])
    harness.press("b e")
    #expect(model.one == "beetroot")
    harness.press("space")
    #expect(model.calls == ["delete", "stage"])
    harness.press("a")
    #expect(model.one == "apple")
    #expect(harness.repaint() == 0)
  }

  @Test func `a letter shown in a hint goes to the view that handles it`() {
    let model = Model()
    let harness = harness(
      Single(model: model)
        .onKeyPress(keys: ["b", "e"]) {
          model.calls.append($0.characters)
          return .handled
        }
        .keyHint("sort", "b", "e"))
    harness.press("⇥ b e")
    #expect(model.one == nil && model.calls == ["b", "e"])
  }

  @Test func `without type select, letters go to the outer views`() {
    let model = Model()
    let harness = harness(
      VStack(spacing: 0) {
        Single(model: model)
        Button("Beat") { model.calls.append("beat") }.keyboardShortcut("b", modifiers: [])
      }
      .typeSelect(.disabled)
      .onKeyPress(keys: ["e", "j", "k"]) { press in
        model.calls.append(press.characters)
        return .handled
      })
    harness.press("⇥ ↓ e j k b")
    #expect(model.one == "apple" && model.calls == ["e", "j", "k", "beat"])
  }

  @Test(arguments: [false, true])
  func `a one-letter shortcut and type select agree with the hints`(
    isDisabled: Bool
  ) {
    let model = Model()
    let harness = harness(
      VStack(spacing: 0) {
        Single(model: model)
        Button("Beat") { model.calls.append("beat") }.keyboardShortcut("b", modifiers: [])
      }
      .typeSelect(isDisabled ? .disabled : .automatic))
    harness.press("⇥ ↓")
    #expect(harness.screen.contains { $0.contains("b beat") } == isDisabled)
    harness.press("b")
    #expect(model.calls == (isDisabled ? ["beat"] : []))
    #expect(model.one == (isDisabled ? "apple" : "bdd"))
  }

  @Test func `typing finds a row that doesn't exist yet by the first of the views that may fit`() {
    struct Rows: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach((0..<99).map { "row \($0)" } + ["yak", "zebra"], id: \.self) { name in
            ViewThatFits(in: .horizontal) {
              Text("\(name) with a long description")
              Text(name)
            }
          }
        }
      }
    }
    let harness = harness(Rows())
    harness.press("⇥ z")
    #expect(harness.position(of: "▌ zebra") != nil)
    #expect(harness.position(of: "▌ row 0") == nil)
  }

  // MARK: j and k

  @Test func `j and k move the selection, and are letters within a word`() async {
    let model = Model()
    let harness = harness(Single(model: model))
    harness.press("⇥ j j")
    #expect(model.one == "bdd")
    harness.press("k")
    #expect(model.one == "apple")
    harness.press("J")
    #expect(model.one == "jam jar")
    harness.type("am j")
    #expect(model.one == "jam jar")
    await harness.advance(by: .seconds(2))
    harness.press("k")
    #expect(model.one == "kale")
    #expect(harness.repaint() == 0)
  }

  @Test func `a command on j or k comes before moving the selection`() {
    let model = Model()
    let harness = harness(
      Single(model: model).keyBinding("Join", "j") { model.calls.append("join") })
    harness.press("⇥ ↓ ↓ j k")
    #expect(model.one == "apple" && model.calls == ["join"])
    #expect(harness.screen[6].contains("j Join"))
  }

  @Test func `letters find the last row if the first section is empty`() {
    struct Sections: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach([String](), id: \.self) { Text($0) }
          ForEach(["ant", "bee", "cat"], id: \.self) { Text($0) }
          ForEach([String](), id: \.self) { Text($0) }
        }
      }
    }
    let harness = Harness(width: 20, height: 4) { Sections() }
    harness.press("⇥ c")
    #expect(harness.screen == ["  ant", "  bee", "▌ cat", ""])
    harness.press("a")
    #expect(harness.screen[2] == "▌ cat")
  }

  @Test func `a hint around a list doesn't show a key that a field in a row handles`() {
    struct Page: View {
      @State private var selection: Int?
      @State private var name = "a.txt"

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          List(selection: $selection) {
            ForEach([1], id: \.self) { _ in TextField("Name", text: $name).onSubmit {} }
          }
          .keyHint("open", "enter")
          KeyHints()
        }
      }
    }
    let harness = harness(Page())
    harness.press("⇥ ↓")
    #expect(harness.screen[6].contains("enter open"))
    harness.press("⇥")
    #expect(harness.focused?.role == .textField && !harness.screen[6].contains("open"))
    harness.press("esc")
    #expect(harness.focused?.role == .list && harness.screen[6].contains("enter open"))
    #expect(harness.repaint() == 0)
  }
}
