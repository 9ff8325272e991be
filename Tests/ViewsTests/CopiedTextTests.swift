// SPDX-License-Identifier: MIT
// Testing: pasting text that was copied in the app into views other than fields.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct CopiedTextTests {
  /// A view of the app's own that takes pastes, and a field. F2 copies text that isn't clean.
  private struct Sheet: View {
    @State private var log = ""
    @State private var name = "one two"
    @Environment(\.terminal) private var terminal

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(log.isEmpty ? "-" : log)
        Text("grid")
          .focusable()
          .copyable(["A1"])
          .onPaste { pasted in
            log += "[\(pasted.replacing("\n", with: "/"))]"
            return .handled
          }
        TextField("Name", text: $name)
      }
      .onKeyPress(.function(2)) {
        terminal.copy("a\r\nb\u{7}")
        return .handled
      }
    }
  }

  private func sheet(_ keys: String) -> Harness {
    let harness = Harness(width: 40, height: 10) { Sheet() }
    harness.press(keys)
    return harness
  }

  @Test(arguments: ["ctrl+v", "cmd+v"])
  func `Control-V pastes text that was copied in a field or in the view`(key: String) {
    #expect(sheet("⇥ ⇥ shift+home ctrl+c shift+⇥ \(key)").screen[0] == "[one two]")
    #expect(sheet("⇥ ⇥ ctrl+w shift+⇥ \(key) \(key)").screen[0] == "[two][two]")
    #expect(sheet("⇥ ctrl+c \(key)").screen[0] == "[A1]")
  }

  @Test func `the text has line feeds and no control characters`() {
    #expect(sheet("⇥ f2 ctrl+v").screen[0] == "[a/b]")
  }

  @Test func `without copied text the key does nothing`() {
    let harness = sheet("⇥ ctrl+v")
    #expect(harness.screen[0] == "-" && !harness.hasQuit)
  }

  @Test func `a field inserts the text itself`() {
    let harness = sheet("⇥ ctrl+c ⇥ end ctrl+v")
    #expect(harness.screen[0] == "-")
    #expect(harness.focused?.value == "one twoA1")
  }

  @Test func `the app's own command has the key, and a key map can change it`() {
    struct Page: View {
      @State private var log = ""
      var map = KeyMap()

      var body: some View {
        Text(log.isEmpty ? "-" : log)
          .copyable(["a"])
          .onPaste { pasted in
            log += pasted
            return .handled
          }
          .keyBinding("Verify", "ctrl+v") { log += "!" }
          .keyMap(map)
      }
    }
    let own = Harness(width: 40, height: 12) { Page() }
    own.press("ctrl+c ctrl+v")
    #expect(own.position(of: "!") != nil && own.position(of: "a!") == nil)
    let mapped = Harness(width: 40, height: 12) { Page(map: KeyMap(["edit.paste": ["p"]])) }
    mapped.press("ctrl+c p ctrl+v p")
    #expect(mapped.position(of: "a!a") != nil)
  }
}
