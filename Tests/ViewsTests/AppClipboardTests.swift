// SPDX-License-Identifier: MIT
// Testing: text that is cut, copied or killed in one field and yanked into another.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct AppClipboardTests {
  private struct Form: View {
    @State private var name = "one two"
    @State private var note = ""
    @State private var secret = "pass"
    @Environment(\.terminal) private var terminal

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name)
        TextEditor(text: $note).frame(height: 2)
        SecureField("Secret", text: $secret)
        Text("shown").textSelection(.enabled)
      }
      .onKeyPress(.function(2)) {
        terminal.copy("sent")
        return .handled
      }
    }
  }

  /// A form in a terminal without a clipboard, with the focus in the first field.
  private func form() -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.clipboard = .no
    let harness = Harness(width: 20, height: 5, capabilities: capabilities) { Form() }
    harness.press("⇥")
    return harness
  }

  @Test(arguments: [
    ("ctrl+w", "two"), ("home ctrl+k", "one two"), ("shift+home ctrl+x", "one two"),
    ("shift+← shift+← ctrl+c", "wo"), ("ctrl+w ctrl+w", "one two"), ("ctrl+w ← ctrl+w", "one"),
    ("f2", "sent"), ("ctrl+w f2", "sent"),
  ])
  func `text from a field can be inserted in an editor`(keys: String, expected: String) {
    for paste in ["ctrl+v", "ctrl+y", "cmd+v"] {
      let harness = form()
      harness.press("\(keys) ⇥ \(paste)")
      #expect(harness.focused?.value == expected)
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `text from an editor can be inserted in a field, also earlier text`() {
    let harness = form()
    harness.press("⇥ a ctrl+j b ctrl+u ctrl+a ctrl+p ctrl+k shift+⇥ ctrl+u ctrl+v")
    #expect(harness.focused?.value == "one two")
    harness.press("alt+y")
    #expect(harness.focused?.value == "a")
    harness.press("alt+y")
    #expect(harness.focused?.value == "b")
  }

  @Test func `a field inserts lines as one, and no control characters`() {
    let harness = form()
    harness.press("⇥ a ctrl+j b shift+↑ shift+home ctrl+x shift+⇥ end ctrl+v")
    #expect(harness.focused?.value == "one twoa b")
    struct Sender: View {
      @State private var name = ""
      @Environment(\.terminal) private var terminal

      var body: some View {
        TextField("Name", text: $name).onKeyPress(.function(2)) {
          terminal.copy("a\u{1B}[31m\u{7}\tb")
          return .handled
        }
      }
    }
    let sender = Harness(width: 20, height: 1) { Sender() }
    sender.press("⇥ f2 ctrl+v")
    let value = sender.focused?.value ?? ""
    #expect(value.hasPrefix("a") && value.hasSuffix("b"))
    #expect(!value.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func `kills in two fields are two pieces`() {
    let harness = form()
    harness.press("ctrl+w ⇥ x ctrl+w shift+⇥ ctrl+w ctrl+y")
    #expect(harness.focused?.value == "one ")
    harness.press("alt+y")
    #expect(harness.focused?.value == "x")
    harness.press("alt+y")
    #expect(harness.focused?.value == "two")
  }

  @Test func `a secret can be inserted only in its field, which takes text from the others`() {
    let harness = form()
    harness.press("ctrl+w ⇥ ⇥ ctrl+u")
    #expect(harness.find(.secureField)?.value == "")
    harness.press("ctrl+v")
    #expect(harness.find(.secureField)?.value == "••••")
    harness.press("alt+y")
    #expect(harness.find(.secureField)?.value == "•••")
    harness.press("shift+⇥ ctrl+v")
    #expect(harness.focused?.value == "two")
  }

  @Test func `a killed part of a secret doesn't join text from another field`() {
    let harness = form()
    harness.press("⇥ ⇥ ← ← ctrl+k shift+⇥ x ctrl+w ⇥ ctrl+u ctrl+v")
    #expect(harness.find(.secureField)?.value == "••")
    harness.press("alt+y")
    #expect(harness.find(.secureField)?.value == "•")
  }

  @Test func `selected text on the screen can be inserted in a field`() {
    let harness = form()
    harness.doubleClick(x: 1, y: 4)
    harness.press("ctrl+c ⇥ ctrl+v")
    #expect(harness.focused?.value.hasSuffix("shown") == true)
  }
}
