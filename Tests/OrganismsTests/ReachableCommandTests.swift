// SPDX-License-Identifier: MIT
// Testing: hints, help and the command palette show only commands that work now.

import Curium
import CuriumTesting
import Testing

@MainActor struct ReachableCommandTests {
  private typealias Model = CommandsModel
  private typealias Page = CommandsPage

  private func harness(_ model: Model, @ViewBuilder _ content: () -> some View) -> Harness {
    Harness(width: 70, height: 6) { Page(model, content: content) }
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
}
