// SPDX-License-Identifier: MIT
// Testing: copying the value of the focused view with a key.

import CuriumControls
import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct CopyableTests {
  private struct Hosts: View {
    var names = ["dawn", "noon", "dusk"]
    @State private var selected: Set<String> = []
    @State private var query = "query"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(names, id: \.self, selection: $selected) { Text($0) }
          .copyable(names.filter { selected.contains($0) })
        TextField("Find", text: $query)
        KeyHints()
      }
    }
  }

  private func copied(_ harness: Harness) -> [String] {
    harness.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  @Test(arguments: [
    ("⇥ ↓ ctrl+c", ["dawn"], "Copied dawn"),
    ("⇥ ↓ shift+↓ ctrl+c", ["dawn\nnoon"], "Copied 2 items"),
    ("⇥ ↓ shift+↓ cmd+c", ["dawn\nnoon"], "Copied 2 items"),
  ])
  func `Control-C copies the selected rows`(keys: String, texts: [String], message: String) {
    let harness = Harness(width: 44, height: 12) { Hosts() }
    harness.press(keys)
    #expect(copied(harness) == texts)
    #expect(harness.position(of: message) != nil)
    #expect(!harness.hasQuit)
  }

  @Test func `the app can name the command, and leave it out of the hints`() {
    func hints(_ title: String?, _ priority: KeyHintPriority) -> Harness {
      let harness = Harness(width: 44, height: 12) {
        VStack {
          Button("a") {}
          KeyHints()
        }
        .copyable(["a"], title: title, hintPriority: priority)
      }
      harness.press("⇥")
      return harness
    }
    #expect(hints(nil, .low).position(of: "^C copy") != nil)
    #expect(hints("copy path", .low).position(of: "^C copy path") != nil)
    let hidden = hints("copy path", .hidden)
    #expect(hidden.position(of: "copy path") == nil)
    hidden.press("ctrl+c")
    #expect(copied(hidden) == ["a"])
  }

  @Test func `without items, Control-C neither copies nor quits`() {
    let harness = Harness(width: 44, height: 12) { Hosts(names: []) }
    harness.press("ctrl+c")
    #expect(copied(harness) == [] && !harness.hasQuit)
  }

  @Test func `outside the view, Control-C quits`() {
    let harness = Harness(width: 44, height: 12) { Hosts() }
    harness.press("⇥ ⇥ ctrl+c")
    #expect(copied(harness) == [] && harness.hasQuit)
  }

  @Test(arguments: [
    (TerminalSupport.unknown, 100_001, "The text is too long for the terminal's clipboard."),
    (TerminalSupport.no, 100_001, "The terminal doesn't allow it."),
    (TerminalSupport.no, 3, "The terminal doesn't allow it."),
  ])
  func `a message says why a text isn't copied`(
    support: TerminalSupport, length: Int, reason: String
  ) {
    var capabilities = TerminalCapabilities()
    capabilities.clipboard = support
    let harness = Harness(width: 44, height: 12, capabilities: capabilities) {
      Hosts(names: [String(repeating: "x", count: length)])
    }
    harness.press("⇥ ↓ ctrl+c")
    #expect(copied(harness) == [])
    #expect(harness.find(.status, "Couldn't copy. " + reason) != nil)
  }

  @Test(arguments: [
    ("{\n  \"total\": 12\n}", "Copied {…"),
    (String(repeating: "word ", count: 30), "Copied word word word"),
    (String(repeating: "日本", count: 60), "Copied 日本日本"), ("\n\n two\n", "Copied two"),
  ])
  func `a message shows the beginning of a long text in one row`(text: String, shown: String) {
    let harness = Harness(width: 44, height: 12) { Text("page").copyable([text]) }
    harness.press("ctrl+c")
    #expect(copied(harness) == [text])
    #expect(harness.find(.status)?.frame.height == 3)
    #expect(harness.position(of: shown) != nil)
    #expect(harness.position(of: "Show all") == nil && harness.repaint() == 0)
    harness.resize(width: 8, height: 4)
    #expect(harness.repaint() == 0)
  }

  @Test func `hints name the key, and a key map can change it`() {
    let harness = Harness(width: 44, height: 12) {
      Hosts().keyMap(KeyMap(["edit.copy": ["y"]]))
    }
    harness.press("⇥ ↓")
    #expect(harness.screen[11].contains("y copy"))
    harness.press("y")
    #expect(copied(harness) == ["dawn"])
  }
}
