// SPDX-License-Identifier: MIT
// Testing: selecting in a text field, copying, cutting and replacing.

import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@MainActor struct TextFieldSelectionTests {
  @Test func `a paste replaces the selection and is undone as one step`() {
    let harness = FieldStage.focused("one two")
    harness.press("a b shift+home")
    harness.paste("new")
    #expect(harness.find(.textField)?.value == "new")
    harness.press("ctrl+_")
    #expect(harness.find(.textField)?.value == "one twoab")
  }

  @Test func `the pointer places the caret and selects`() {
    let harness = FieldStage.focused("one 日本")
    harness.click(x: 2, y: 0)
    #expect(harness.cursor?.x == 2)
    harness.click(x: 15, y: 0)
    #expect(harness.cursor?.x == 8)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 0, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 3, y: 0)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 3, y: 0)))
    harness.type("x")
    #expect(harness.find(.textField)?.value == "x 日本")
    harness.pointer(
      PointerEvent(.down, button: .primary, at: CellPoint(x: 6, y: 0), modifiers: .shift))
    harness.press("⌫")
    #expect(harness.find(.textField)?.value == "x")
  }

  @Test func `selected text is copied and cut, and without a selection these keys go outwards`() {
    let harness = FieldStage.focused("one two")
    harness.press("ctrl+shift+← ctrl+c")
    #expect(harness.requests == [.copy("two")])
    harness.press("ctrl+x")
    #expect(harness.requests == [.copy("two"), .copy("two")])
    #expect(harness.find(.textField)?.value == "one ")
    harness.press("ctrl+z")
    #expect(harness.find(.textField)?.value == "one two")
    harness.press("end ctrl+x")
    #expect(!harness.hasQuit)
    harness.press("ctrl+c")
    #expect(harness.hasQuit)
    let secret = FieldStage.focused("password", isSecure: true)
    secret.press("alt+a ctrl+c ctrl+x cmd+c")
    #expect(secret.requests.isEmpty)
    #expect(secret.find(.secureField)?.value == "••••••••")
    #expect(!secret.hasQuit)
  }

  @Test(arguments: ["ctrl+x", "ctrl+c ⌫"])
  func `text that the terminal doesn't copy can be yanked`(keys: String) {
    var capabilities = TerminalCapabilities()
    capabilities.clipboard = .no
    let harness = FieldStage.focused("one two", capabilities: capabilities)
    harness.press("ctrl+shift+← \(keys)")
    #expect(harness.requests.isEmpty)
    #expect(harness.find(.textField)?.value == "one ")
    harness.press("home ctrl+y")
    #expect(harness.find(.textField)?.value == "twoone ")
  }

  @Test func `a double click selects a word, a triple click the line`() async {
    let harness = FieldStage.focused("one two three")
    harness.click(x: 5, y: 0)
    harness.click(x: 5, y: 0)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 5, y: 0)))
    harness.press("ctrl+c")
    // A key ends the sequence of clicks.
    for _ in 1...3 { harness.click(x: 5, y: 0) }
    harness.press("ctrl+c")
    harness.click(x: 5, y: 0)
    await harness.advance(by: .seconds(1))
    harness.click(x: 5, y: 0)
    harness.click(x: 6, y: 0)
    await harness.advance(by: .seconds(1))
    harness.click(x: 6, y: 0)
    harness.type("x")
    #expect(harness.requests == [.copy("two"), .copy("one two three")])
    #expect(harness.find(.textField)?.value == "one twxo three")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: ["ctrl+shift+← x", "home ctrl+shift+→ x", "ctrl+w x", "home alt+d x"])
  func `keys for words take the whole of a hidden text`(keys: String) {
    let harness = FieldStage.focused("one two", isSecure: true)
    harness.press(keys)
    #expect(harness.find(.secureField)?.value == "•")
  }

  @Test func `a double click selects the whole of a hidden text`() {
    let harness = FieldStage.focused("one two three", isSecure: true)
    harness.click(x: 5, y: 0)
    harness.click(x: 5, y: 0)
    harness.type("x")
    #expect(harness.find(.secureField)?.value == "•")
  }
}
