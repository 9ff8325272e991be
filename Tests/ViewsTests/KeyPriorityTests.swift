// SPDX-License-Identifier: MIT
// Testing: keys with precedence over the focused control, and keys that submit a text.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct KeyPriorityTests {
  private struct Editor: View {
    @State var text = ""
    var body: some View { TextEditor(text: $text) }
  }

  private struct Field: View {
    @State var text = ""
    var body: some View { TextField("text", text: $text) }
  }

  private func value(_ harness: Harness) -> String { harness.find(.textField)?.value ?? "" }

  // MARK: onKeyPress

  @Test func `onKeyPress on a control comes before the control`() {
    var log = ""
    let harness = Harness(width: 20, height: 3) {
      Editor()
        .onKeyPress(.return) {
          log += "R"
          return .handled
        }
        .frame(height: 2)
        .padding(.leading, 1)
        .onKeyPress("x") {
          log += "x"
          return .ignored
        }
    }
    harness.press("⇥ a ⏎ x")
    #expect(value(harness) == "ax")
    #expect(log == "Rx")
  }

  @Test func `an ignored key is offered only once`() {
    var log: [String] = []
    func note(_ name: String) -> @MainActor @Sendable (KeyPress) -> KeyPress.Result {
      {
        log.append(name + $0.characters)
        return .ignored
      }
    }
    let harness = Harness(width: 20, height: 2) {
      VStack {
        Field().onKeyPress(action: note("inner")).onKeyPress(action: note("outer"))
        Button("b") {}
      }
      .onKeyPress(action: note("page"))
    }
    harness.press("⇥")
    log = []
    harness.press("a f9")
    #expect(value(harness) == "a")
    // The field types the letter, so the page doesn't get it.
    #expect(log == ["innera", "outera", "inner", "outer", "page"])
  }

  @Test(arguments: [0, 1, 2])
  func `around several views, onKeyPress comes after the control`(way: Int) {
    var log = ""
    func quit() -> KeyPress.Result {
      log += "q"
      return .handled
    }
    let harness = Harness(width: 20, height: 3) {
      switch way {
      case 0: VStack { Field() }.onKeyPress("q") { quit() }
      case 1: ScrollView { Field() }.onKeyPress("q") { quit() }
      default:
        HStack {
          Text("name")
          Field()
        }
        .padding().onKeyPress("q") { quit() }
      }
    }
    harness.press("q")
    #expect(log == "q")
    harness.press("⇥ q")
    #expect(value(harness) == "q")
    #expect(log == "q")
  }

  @Test func `onKeyPress comes before buttons and lists too`() {
    struct Rows: View {
      @State private var chosen: Int?
      let note: (String) -> Void
      var body: some View {
        List(selection: $chosen) { ForEach(0..<9) { Text("row \($0)") } }
          .onKeyPress(.downArrow) {
            note("down")
            return chosen == 1 ? .handled : .ignored
          }
      }
    }
    var log: [String] = []
    let harness = Harness(width: 20, height: 9) {
      VStack {
        Button("b") { log.append("pressed") }
          .onKeyPress(.space) {
            log.append("space")
            return .handled
          }
        Rows { log.append($0) }
      }
    }
    harness.press("⇥ space ⏎ ⇥ ↓ ↓ ↓")
    #expect(log == ["space", "pressed", "down", "down", "down"])
    #expect(harness.elements.first { $0.semantics.isSelected == true }?.label == "row 1")
  }

  // MARK: keyBinding

  @Test(arguments: [false, true]) func `a command can come before controls`(overrides: Bool) {
    var log = ""
    let harness = Harness(width: 40, height: 4) {
      VStack(alignment: .leading) {
        Editor().frame(height: 2)
        KeyHints()
      }
      .keyBinding("Send", "enter", overridesControls: overrides) { log += "S" }
      .keyBinding("Kill", "ctrl+w", "ctrl+x k", overridesControls: overrides) { log += "K" }
    }
    harness.press("⇥ a ⏎ b ctrl+w ctrl+x k")
    #expect(log == (overrides ? "SKK" : "K"))
    #expect(value(harness) == (overrides ? "ab" : "a\n"))
    #expect(harness.screen[2].contains("Send") == overrides)
  }

  @Test func `a disabled command leaves its key to the control`() {
    let harness = Harness(width: 40, height: 4) {
      Editor().keyBinding("Send", "enter", isEnabled: false, overridesControls: true) {}
    }
    harness.press("⇥ a ⏎")
    #expect(value(harness) == "a\n")
  }

  // MARK: Submitting

  @Test(
    arguments: [
      (nil, "a alt+⏎ ⏎", "S", "a\n"), ("return", "a ⏎ alt+⏎ shift+⏎ ctrl+j", "S", "a\n\n\n"),
      ("ctrl+s", "a ctrl+s ⏎ alt+⏎", "S", "a\n\n"), ("none", "a ⏎ alt+⏎", "", "a\n\n"),
    ] as [(String?, String, String, String)])
  func `an editor can submit its text`(
    key: String?, keys: String, log expected: String, text: String
  ) {
    var log = ""
    let harness = Harness(width: 20, height: 5) {
      let editor = Editor().onSubmit { log += "S" }
      switch key {
      case nil: editor
      case "return": editor.submitKey(.return)
      case "none": editor.submitKey(nil)
      default: editor.submitKey("s", modifiers: .control)
      }
    }
    harness.press("⇥ " + keys)
    #expect(log == expected)
    #expect(value(harness) == text)
    #expect(harness.repaint() == 0)
  }

  @Test func `a field can submit with a custom key`() {
    var log = ""
    let harness = Harness(width: 20, height: 1) {
      Field().submitKey("s", modifiers: .control).onSubmit { log += "S" }
    }
    harness.press("⇥ a ⏎ ctrl+s")
    #expect(log == "S")
    #expect(value(harness) == "a")
  }

  // MARK: Text commands in key maps

  @Test(arguments: [
    ("edit.delete-word = alt+w", "ctrl+w", "one two|", "W"),
    ("edit.delete-word = alt+w", "alt+w", "one |", ""),
    ("edit.delete-word = none", "ctrl+w alt+w", "one two|", "W"),
    ("edit.delete-to-start = ctrl+w", "ctrl+w", "|", ""),
    ("edit.word-left = ctrl+o", "ctrl+shift+o x", "one x|", ""),
    ("edit.word-left = ctrl+o", "ctrl+o x", "one x|two", ""),
    ("edit.undo = ctrl+o", "x ctrl+z", "one twox|", "Z"),
    ("edit.undo = ctrl+o\nedit.redo = ctrl+shift+o", "x ctrl+o ctrl+shift+o", "one twox|", ""),
    // Letters are typed, and only single keys perform text commands.
    ("edit.undo = u, ctrl+x u", "u", "one twou|", ""),
    ("edit.line-start = none", "home x", "x|one two", ""),
    ("save = ctrl+s", "ctrl+w", "one |", ""),
  ])
  func `a key map moves and removes the text commands of a field`(
    map: String, keys: String, expected: String, passed: String
  ) throws {
    var log = ""
    let map = try KeyMap(parsing: map)
    let harness = Harness(width: 20, height: 1) {
      VStack { Field(text: "one two") }
        .onKeyPress { press in
          if press.modifiers == .control { log += press.key.character.uppercased() }
          return .ignored
        }
        .keyMap(map)
    }
    harness.press("⇥ " + keys)
    #expect(value(harness) == expected.filter { $0 != "|" })
    #expect(harness.cursor?.x == expected.prefix { $0 != "|" }.count)
    #expect(log == passed)
  }

  @Test func `a key map can assign an editor's own keys to other commands`() throws {
    var log = ""
    let harness = Harness(width: 30, height: 4) {
      VStack(alignment: .leading) {
        Editor(text: "one\ntwo").frame(height: 2)
        KeyHints()
      }
      .keyBinding("Palette", "ctrl+p") { log += "P" }
      .keyMap(KeyMap(["edit.up": ["alt+p"]]))
    }
    harness.press("⇥ ctrl+end ctrl+p alt+p")
    harness.type("x")
    #expect(log == "P")
    #expect(value(harness) == "onex\ntwo")
    #expect(harness.screen[2].contains("Palette"))
  }

  @Test func `a disabled view gets no keys, even while nothing has the focus`() {
    struct Page: View {
      let note: @MainActor (String) -> Void
      @State private var isBusy = false
      var body: some View {
        VStack {
          NavigationStack { Button("Save") { isBusy = true } }
            .onKeyPress("d") {
              note("d")
              return .handled
            }
            .refreshable { note("refresh") }
            .disabled(isBusy)
        }
        .onKeyPress("e") {
          note("e")
          return .handled
        }
      }
    }
    var log = ""
    let harness = Harness(width: 20, height: 3) { Page { log += $0 } }
    harness.press("d ⇥ d ⏎")
    #expect(harness.focused == nil)
    harness.press("d f5 e")
    #expect(log == "dde")
  }

  @Test func `a sequence that overrides controls comes before one of an inner view`() {
    var log = ""
    let harness = Harness(width: 20, height: 2) {
      VStack {
        Button("one") {}.keyBinding("inner", "g g") { log += "i" }
        Button("two") {}
      }
      .keyBinding("outer", "g g", overridesControls: true) { log += "o" }
    }
    harness.press("⇥ g g")
    #expect(log == "o")
  }
}
