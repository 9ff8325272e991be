// SPDX-License-Identifier: MIT
// Testing: commands and buttons with the same title or the same id.

import Curium
import CuriumTesting
import Testing

@MainActor struct SameCommandTests {
  private typealias Model = CommandsModel
  private typealias Page = CommandsPage

  private func harness(_ model: Model, @ViewBuilder _ content: () -> some View) -> Harness {
    Harness(width: 70, height: 6) { Page(model, content: content) }
  }

  private func click(_ text: String, on harness: Harness) {
    guard let place = harness.position(of: text) else {
      Issue.record("\(text) isn't on the screen.")
      return
    }
    harness.click(x: place.x, y: place.y)
  }

  @Test func `a command of two buttons with the same title presses the enabled one`() {
    struct Documents: View {
      let model: Model
      @Environment(\.keyRegistry) private var registry
      var body: some View {
        VStack {
          Button("Save") { model.calls.append("first") }.keyboardShortcut("a").disabled(true)
          Button("Save") { model.calls.append("second") }.keyboardShortcut("b")
        }
        .keyBinding("Run", "f6") {
          if !registry.call("save") { model.calls.append("none") }
        }
      }
    }
    let model = Model()
    let harness = harness(model) { Documents(model: model) }
    harness.press("f5 f6")
    #expect(model.commands.contains("Save") && model.calls == ["second"])
  }

  @Test func `buttons with the same title are different commands`() {
    let model = Model()
    let harness = harness(model) {
      Button("Delete") { model.calls.append("one") }.keyboardShortcut("d")
      Button("Delete") { model.calls.append("all") }.keyboardShortcut("d", modifiers: .option)
      RunsCommands(prefix: "delete")
    }
    harness.press("f5")
    #expect(model.commands.filter { $0 == "Delete" }.count == 2)
    #expect(model.help.filter { $0 == "Delete" }.count == 2)
    harness.press("f6")
    #expect(model.calls.sorted() == ["all", "one"])
    #expect(harness.warnings == [])
  }

  /// Runs all commands whose ids begin with a word.
  private struct RunsCommands: View {
    let prefix: String
    @Environment(\.keyRegistry) private var registry

    var body: some View {
      Text("").keyBinding("Run", "f6") {
        for command in registry.commands where command.id.hasPrefix(prefix) {
          registry.call(command.id)
        }
      }
    }
  }

  @Test func `a layer can begin with a view that reads the commands`() {
    struct Count: View {
      @Environment(\.keyRegistry) private var registry
      var body: some View { Text("\(registry.all.count) commands") }
    }
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        Text("page")
          .keyBinding("Open", "o") { isPresented = true }
          .sheet(isPresented: $isPresented, edge: .trailing) { Count() }
      }
    }
    let harness = Harness(width: 40, height: 6) { Page() }
    harness.press("o")
    #expect(harness.position(of: "1 commands") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `of commands with the same id, hints and the palette run the focused one`() async {
    struct Part: View {
      let name: String
      let model: Model
      var body: some View {
        Button(name) {}.keyBinding("Remove", "x") { model.calls.append(name) }
      }
    }
    let model = Model()
    let harness = harness(model) {
      Part(name: "one", model: model)
      Part(name: "two", model: model)
    }
    harness.press("⇥ ⇥ x")
    click("Remove", on: harness)
    harness.press("shift+⇥")
    click("Remove", on: harness)
    #expect(model.calls == ["two", "two", "one"])
    let palette = Harness(width: 60, height: 12) {
      Page(model) {
        Part(name: "one", model: model)
        Part(name: "two", model: model)
      }
      .commandPalette()
    }
    model.calls = []
    palette.press("⇥ ⇥ ctrl+p")
    await palette.settle()
    palette.type("remove")
    palette.press("⏎")
    await palette.settle()
    #expect(model.calls == ["two"])
    #expect(palette.repaint() == 0)
  }

  @Test func `of buttons with the same title and shortcut, a hint presses the one the key presses`()
  {
    let model = Model()
    let harness = harness(model) {
      ForEach(0..<2) { index in
        Button("Save") { model.calls.append("\(index)") }.keyboardShortcut("s", modifiers: .control)
      }
    }
    harness.press("ctrl+s")
    click("save", on: harness)
    #expect(model.calls == ["1", "1"])
  }
}
