// SPDX-License-Identifier: MIT
// Testing: hints, help and the command palette show only commands that work now.

import Curium
import CuriumTesting
import Testing

@MainActor struct ReachableCommandTests {
  @Observable final class Model {
    var text = ""
    var calls: [String] = []
    var commands: [String] = []
    var help: [String] = []
  }

  private struct Page<Content: View>: View {
    let model: Model
    let content: Content
    @Environment(\.keyRegistry) private var registry

    init(_ model: Model, @ViewBuilder content: () -> Content) {
      self.model = model
      self.content = content()
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content
        Spacer(minLength: 0)
        KeyHints()
      }
      .keyBinding("List", "f5") {
        model.commands = registry.commands.map(\.title)
        model.help = registry.all.map(\.title)
      }
    }
  }

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

  // MARK: Hints

  @Test func `hints leave out the keys that a text field takes`() {
    let model = Model()
    let harness = harness(model) {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: Bindable(model).text)
        Button("Save") {}.buttonStyle(.plain)
      }
      .keyBinding("Remove", "delete") { model.calls.append("remove") }
      .keyBinding("Erase", "backspace") { model.calls.append("erase") }
      .keyBinding("Top", "home") { model.calls.append("top") }
      .keyBinding("Back", "left") { model.calls.append("back") }
      .keyBinding("Close", "esc") { model.calls.append("close") }
    }
    func hints() -> [String] {
      ["Remove", "Erase", "Top", "Back", "Close"].filter { harness.screen[5].contains($0) }
    }
    harness.press("⇥")
    #expect(hints() == ["Back", "Close"])
    harness.press("delete backspace home left")
    #expect(model.calls == ["back"])
    harness.type("a")
    #expect(hints() == ["Close"])
    harness.press("backspace")
    #expect(hints() == ["Back", "Close"])
    harness.press("⇥")
    #expect(hints() == ["Remove", "Erase", "Top", "Back", "Close"])
    harness.press("delete")
    #expect(model.calls == ["back", "remove"])
    #expect(harness.repaint() == 0)
  }

  @Test func `hints leave out the keys that a slider and an editor take`() {
    let model = Model()
    model.text = "one"
    let harness = harness(model) {
      VStack(alignment: .leading, spacing: 0) {
        Slider(value: .constant(0.5), in: 0...1)
        TextEditor(text: Bindable(model).text).frame(height: 2)
      }
      .keyBinding("Back", "left") {}
      .keyBinding("Scroll", "pgdn") {}
    }
    harness.press("⇥")
    #expect(!harness.screen[5].contains("Back") && harness.screen[5].contains("Scroll"))
    harness.press("⇥")
    #expect(!harness.screen[5].contains("Back") && !harness.screen[5].contains("Scroll"))
  }

  // MARK: Help and the palette

  @Test func `help lists the keys of a text field only while it has the focus`() {
    let model = Model()
    let harness = harness(model) {
      Button("first") {}
      TextField("Query", text: Bindable(model).text)
        .keyHint("Run", "enter")
        .keyBinding("Zap", "ctrl+t") { model.calls.append("zap") }
        .keyBinding("Slash", "/") {}
    }
    harness.press("f5")
    #expect(model.help.contains("Zap"))
    harness.press("⇥ ctrl+t f5")
    #expect(model.calls == [])
    #expect(model.help == ["List"])
    #expect(model.commands.contains("Zap"))
    harness.press("⇥ ctrl+t f5")
    #expect(model.calls == ["zap"])
    #expect(Set(model.help) == ["Run", "Zap", "Slash", "List"])
  }

  @Test(arguments: [true, false])
  func `a hidden view's commands are neither listed nor called`(isHidden: Bool) {
    let model = Model()
    let harness = harness(model) {
      VStack {
        Text("Trash").keyBinding("Empty", "e") { model.calls.append("empty") }
        Button("Print") { model.calls.append("print") }.keyboardShortcut("p")
      }
      .hidden(isHidden)
    }
    harness.press("e ctrl+p f5")
    #expect(model.calls == (isHidden ? [] : ["empty", "print"]))
    #expect(model.commands.contains("Empty") == !isHidden)
    #expect(model.commands.contains("Print") == !isHidden)
    #expect(model.help.contains("Empty") == !isHidden)
    #expect(harness.screen[5].contains("Empty") == !isHidden)
  }

  @Test func `the commands of a page under another one and of a hidden tab aren't listed`() {
    struct Tabs: View {
      let model: Model
      @State private var tab = 0
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").focusable().keyBinding("Root", "r") { path = [1] }
            .navigationDestination(for: Int.self) { _ in
              Text("page").focusable().keyBinding("Page", "x") {}
            }
        }
      }
    }
    let model = Model()
    let harness = harness(model) { Tabs(model: model) }
    harness.press("f5")
    #expect(model.commands.contains("Root") && !model.commands.contains("Page"))
    harness.press("r f5")
    #expect(!model.commands.contains("Root") && model.commands.contains("Page"))
    #expect(!model.help.contains("Root") && model.help.contains("Page"))
  }

  @Test func `the commands of a view that doesn't fit aren't listed`() {
    let model = Model()
    let harness = harness(model) {
      ViewThatFits(in: .horizontal) {
        Text(String(repeating: "wide ", count: 20)).keyBinding("Wide", "w") {}
        Text("narrow").keyBinding("Narrow", "n") {}
      }
    }
    harness.press("f5")
    #expect(model.commands.contains("Narrow") && !model.commands.contains("Wide"))
    #expect(model.help.contains("Narrow") && !model.help.contains("Wide"))
  }

  @Test func `a disabled view's commands aren't listed`() {
    let model = Model()
    let harness = harness(model) {
      Text("a").keyBinding("Send", "s") {}.disabled(true)
      Text("b").keyBinding("Stop", "t", isEnabled: false) {}
    }
    harness.press("f5")
    #expect(model.commands == ["List"] && model.help == ["List"])
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

  @Test func `the command of a disabled button can't be called`() {
    let model = Model()
    struct Document: View {
      let model: Model
      @Environment(\.keyRegistry) private var registry
      var body: some View {
        Button("Save") {}.keyboardShortcut("a").disabled(true)
          .keyBinding("Run", "f6") { model.calls.append("\(registry.call("save"))") }
      }
    }
    harness(model) { Document(model: model) }.press("f6")
    #expect(model.calls == ["false"])
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
