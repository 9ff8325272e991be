// SPDX-License-Identifier: MIT
// Testing: Control-V in views that paste the user's clipboard.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct PasteSourceTests {
  private struct Form: View {
    var source = PasteSource.clipboard
    var map = KeyMap()
    @State private var name = ""
    @State private var note = ""
    @State private var secret = ""
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name)
        TextEditor(text: $note).frame(height: 2)
        SecureField("Secret", text: $secret)
        Text(log)
          .focusable()
          .onPaste { pasted in
            log += "[\(pasted.replacing("\n", with: "/"))]"
            return .handled
          }
        Button("Done") {}
      }
      .pasteSource(source)
      .keyMap(map)
    }
  }

  /// A form with the focus in the first field.
  private func form(_ clipboard: String?, map: KeyMap = KeyMap()) -> Harness {
    let harness = Harness(width: 40, height: 6) { Form(map: map) }
    harness.clipboard = clipboard
    harness.press("⇥")
    return harness
  }

  @Test(arguments: ["ctrl+v", "cmd+v"])
  func `Control-V inserts the user's clipboard, and Control-Y the text of the app`(key: String) {
    let harness = form("in\nout")
    harness.type("own")
    harness.press("ctrl+w \(key)")
    #expect(harness.focused?.value == "in out")
    harness.press("ctrl+y")
    #expect(harness.focused?.value == "in outown")
    harness.press("⇥ \(key) ctrl+z")
    #expect(harness.focused?.value == "")
    harness.press("\(key)")
    #expect(harness.focused?.value == "in\nout")
    harness.press("⇥ \(key)")
    #expect(harness.focused?.value == "••••••")
    harness.press("⇥ \(key)")
    #expect(harness.screen[4] == "-[in/out]")
    #expect(harness.repaint() == 0)
  }

  @Test func `by default, the clipboard isn't read`() {
    let harness = Harness(width: 40, height: 6) { Form(source: .app) }
    harness.clipboard = "out"
    for _ in 0..<5 { harness.press("⇥ ctrl+v cmd+v ctrl+y") }
    #expect(harness.clipboardReadCount == 0)
    #expect(harness.screen[4] == "-")
  }

  @Test func `nothing is read for a view that takes no pastes`() {
    let harness = form("out")
    harness.press("shift+⇥ ctrl+v")
    #expect(harness.focused?.label == "Done")
    #expect(harness.clipboardReadCount == 0)
  }

  @Test func `if the clipboard can't be read, the text of the app is inserted`() {
    let harness = form(nil)
    harness.type("one two")
    harness.press("ctrl+w ctrl+w ctrl+v")
    #expect(harness.focused?.value == "one two")
    harness.press("⇥ ctrl+v")
    #expect(harness.focused?.value == "one two")
    harness.press("⇥")
    harness.type("pass")
    harness.press("ctrl+u ctrl+v")
    #expect(harness.focused?.value == "••••")
    harness.press("⇥ ctrl+v")
    #expect(harness.screen[4] == "-[one two]")
  }

  @Test func `keys work while the terminal asks the user, and only one question is asked`() {
    let harness = form("X")
    harness.holdsClipboard = true
    harness.type("ab")
    harness.press("ctrl+v ctrl+v")
    harness.type("c")
    harness.press("← cmd+v")
    #expect(harness.focused?.value == "abc")
    #expect(harness.clipboardReadCount == 1)
    harness.holdsClipboard = false
    #expect(harness.focused?.value == "abXc")
    harness.press("ctrl+v")
    #expect(harness.focused?.value == "abXXc")
    #expect(harness.clipboardReadCount == 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `text that arrives after the focus has moved is dropped`() {
    let harness = form("X")
    harness.holdsClipboard = true
    harness.press("ctrl+v ⇥")
    harness.holdsClipboard = false
    #expect(harness.focused?.value == "" && harness.find(.textField, "Name")?.value == "")
    harness.press("ctrl+v")
    #expect(harness.focused?.value == "X")
  }

  @Test(arguments: [(1, "own"), (3, "")])
  func `after a late refusal, nothing is inserted`(seconds: Int, expected: String) async {
    let harness = form(nil)
    harness.type("own")
    harness.holdsClipboard = true
    harness.press("ctrl+w ctrl+v")
    await harness.advance(by: .seconds(seconds))
    harness.holdsClipboard = false
    #expect(harness.focused?.value == expected)
  }

  @Test func `text that arrives after the app has ended does nothing`() {
    let (device, loop) = (MemoryDevice(size: CellSize(width: 40, height: 6)), ManualLoop())
    device.clipboard = "X"
    device.holdsClipboard = true
    let runtime = AppRuntime(Form(), device: device, loop: loop) { $0.appTheme = .dark }
    loop.drain()
    device.send([.key(KeyPress(.tab)), .key(KeyPress("v", modifiers: .control))])
    loop.drain()
    #expect(device.clipboardReadCount == 1)
    runtime.tearDown()
    device.holdsClipboard = false
    loop.drain()
  }

  @Test func `an action of an editor gets the text first`() {
    struct Prompt: View {
      @State private var text = ""
      @State private var pasted = ""

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextEditor(text: $text)
            .onPaste {
              pasted = $0
              return $0.count > 3 ? .handled : .ignored
            }
            .frame(height: 2)
          Text(pasted)
        }
        .pasteSource(.clipboard)
      }
    }
    let harness = Harness(width: 20, height: 3) { Prompt() }
    harness.clipboard = "long text"
    harness.press("⇥ ctrl+v")
    #expect(harness.focused?.value == "" && harness.screen[2] == "long text")
    harness.clipboard = "abc"
    harness.press("ctrl+v")
    #expect(harness.focused?.value == "abc" && harness.screen[2] == "abc")
  }

  @Test func `a key map changes the key`() {
    let harness = form("X", map: KeyMap(["edit.paste": ["f4"]]))
    harness.press("f4 ctrl+v")
    #expect(harness.focused?.value == "X")
  }
}
