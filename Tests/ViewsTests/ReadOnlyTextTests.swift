// SPDX-License-Identifier: MIT
// Testing: text that can be read, selected and searched, but not edited.

import CuriumControls
import CuriumLines
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct ReadOnlyTextTests {
  private final class Log {
    var commands: [String] = []
  }

  private struct Viewer: View {
    @State var text = "let a = 1\nlet b = 2"
    @State private var note = "note"
    @State private var history = ["earlier"]
    var isReadOnly = true
    var log = Log()

    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).textInputHistory($history)
        TextField("Note", text: $note).textInputHistory($history)
      }
      .readOnly(isReadOnly)
      .keyBinding("close", "q") { log.commands.append("close") }
      .keyBinding("cut", "ctrl+x") { log.commands.append("cut") }
    }
  }

  private func viewer(_ log: Log = Log(), isReadOnly: Bool = true) -> Harness {
    let harness = Harness(width: 20, height: 4) { Viewer(isReadOnly: isReadOnly, log: log) }
    harness.press("⇥")
    return harness
  }

  @Test(arguments: [
    "x", "⌫", "⌦", "⏎", "ctrl+k", "ctrl+k ctrl+y", "ctrl+w", "ctrl+u", "ctrl+j", "alt+}", "alt+d",
    "ctrl+z", "ctrl+_", "ctrl+v", "alt+i", "shift+end ctrl+x", "alt+r", "↑", "ctrl+↓ ↓",
  ])
  func `no key changes read-only text`(keys: String) {
    let harness = viewer()
    harness.press(keys)
    harness.paste("pasted")
    #expect(harness.screen == ["let a = 1", "let b = 2", "", "note"])
    #expect(harness.focused?.role == .textField)
    harness.press("⇥")
    harness.press(keys)
    harness.paste("pasted")
    #expect(harness.screen == ["let a = 1", "let b = 2", "", "note"])
  }

  @Test func `read-only text can be selected and copied`() {
    let harness = viewer()
    harness.press("↓ → shift+→ shift+→ ctrl+c")
    #expect(harness.requests.contains(.copy("et")))
    #expect(harness.cursor == CellPoint(x: 3, y: 1))
    harness.click(x: 5, y: 0)
    harness.click(x: 5, y: 0)
    harness.press("ctrl+c")
    #expect(harness.requests.contains(.copy(" = ")))
  }

  @Test func `letters and unused keys are commands of the views around read-only text`() {
    let log = Log()
    let harness = viewer(log)
    harness.press("q ctrl+x ⇥ q")
    #expect(log.commands == ["close", "cut", "close"])
    let edited = viewer(log, isReadOnly: false)
    edited.press("q")
    #expect(log.commands.count == 3)
    #expect(edited.screen[0] == "qlet a = 1")
  }

  @Test func `read-only text can be searched, but nothing is replaced`() async {
    let harness = Harness(width: 40, height: 5) { Viewer() }
    harness.press("⇥ ctrl+f")
    await harness.settle()
    harness.type("let")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("1 of 2") })
    harness.press("alt+r")
    await harness.settle()
    #expect(!harness.screen.contains { $0.contains("Replace") })
    harness.press("esc")
    #expect(harness.screen[0] == "let a = 1")
  }

  @Test func `a read-only number doesn't step`() {
    let harness = Harness(width: 20, height: 1) {
      NumberField("Port", value: .constant(8)).readOnly()
    }
    harness.press("⇥ ↑ shift+↓ 9")
    harness.scroll(y: 1)
    #expect(harness.screen == ["▌8"])
  }

  @Test func `line by line, read-only text is described, and no number opens it`() {
    let transcript = Transcript { Viewer() }
    #expect(transcript.text.contains("Note, text field: note, read-only"))
    #expect(!transcript.text.contains("1."))
  }

  @Test(arguments: [true, false])
  func `Return is a command of the views around a read-only editor`(isReadOnly: Bool) {
    struct Page: View {
      let isReadOnly: Bool
      @State private var text = "a"
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextEditor(text: $text).readOnly(isReadOnly)
          Text("opened \(count)")
          KeyHints()
        }
        .keyBinding("open", "enter") { count += 1 }
      }
    }
    let harness = Harness(width: 40, height: 4) { Page(isReadOnly: isReadOnly) }
    harness.press("⇥")
    #expect(harness.screen[3].contains("open") == isReadOnly)
    harness.press("⏎")
    #expect(harness.position(of: "opened \(isReadOnly ? 1 : 0)") != nil)
  }

  @Test func `hints follow a field that becomes read-only, and then editable again`() {
    struct Page: View {
      @State private var text = "a"
      @State private var isReadOnly = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Name", text: $text).readOnly(isReadOnly)
          KeyHints()
        }
        .keyBinding("open", "o") {}
        .keyBinding("lock", "F5") { isReadOnly.toggle() }
      }
    }
    let harness = Harness(width: 40, height: 4) { Page() }
    harness.press("⇥")
    for isShown in [false, true, false] {
      #expect(harness.screen.contains { $0.contains("open") } == isShown)
      harness.press("F5")
    }
  }
}
