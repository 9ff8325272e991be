// SPDX-License-Identifier: MIT
// Testing: copying the value of the focused view with a key.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor @Suite struct CopyableTests {
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

  @Test func `a text that is too long isn't copied, and a message says so`() {
    let harness = Harness(width: 44, height: 12) {
      Hosts(names: [String(repeating: "x", count: 100_001)])
    }
    harness.press("⇥ ↓ ctrl+c")
    #expect(copied(harness) == [])
    #expect(harness.position(of: "Couldn't copy.") != nil)
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
