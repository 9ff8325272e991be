// SPDX-License-Identifier: MIT
// Testing: the texts that a field accepts: keyboard types, limits, filters and bindings.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct TextFieldRuleTests {
  @Test(arguments: [
    (KeyboardType.default, "a1 é-@", "a1 é-@"), (.numberPad, "a1 2-³", "12"),
    (.decimalPad, "-1,5e.x", "-1,5."), (.phonePad, "+49 (0)a", "+49 (0)"),
    (.emailAddress, "a b@c d", "ab@cd"), (.url, "ht tp:", "http:"),
  ])
  func `the keyboard type filters typed and pasted text`(
    type: KeyboardType, text: String, expected: String
  ) {
    for pastes in [false, true] {
      let harness = Harness(width: 20, height: 1) { FieldStage(text: "").keyboardType(type) }
      harness.press("⇥")
      if pastes { harness.paste(text) } else { harness.type(text) }
      #expect(harness.find(.textField)?.value == expected)
    }
  }

  @Test func `a binding can reject or change typed text`() {
    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField(
          "upper",
          text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(4)) }))
      }
    }
    let harness = Harness(width: 10, height: 1) { Upper() }
    harness.press("⇥")
    harness.type("abcdef")
    #expect(harness.screen == ["ABCD"])
    #expect(harness.cursor?.x == 4)
    let constant = Harness(width: 10, height: 1) { TextField("c", text: .constant("fixed")) }
    constant.press("⇥ x y")
    #expect(constant.screen == ["fixed"])
    #expect(constant.find(.textField)?.value == "fixed")
  }

  @Test func `a limit and a filter apply to typing, pastes and selections`() {
    let harness = Harness(width: 20, height: 1) {
      FieldStage(text: "").textInputLimit(4).textInputFilter { $0.isHexDigit }.keyboardType(.url)
    }
    harness.press("⇥")
    harness.type("g1 x2")
    harness.paste("3-45")
    #expect(harness.find(.textField)?.value == "1234")
    harness.press("5 shift+← a b")
    #expect(harness.find(.textField)?.value == "123a")
    #expect(harness.repaint() == 0)
  }

  @Test func `a limit and a filter apply to whole characters that arrive in parts`() {
    let limited = Harness(width: 20, height: 1) { FieldStage(text: "abc").textInputLimit(4) }
    limited.press("⇥ end")
    for part in ["\u{1F44D}", "\u{1F3FD}", "d"] { limited.paste(part) }
    #expect(limited.find(.textField)?.value == "abc\u{1F44D}\u{1F3FD}")
    let letters = Harness(width: 20, height: 1) {
      FieldStage(text: "").textInputFilter { $0.isLetter }
    }
    letters.press("⇥")
    for part in ["\u{301}", "e", "\u{301}", "\u{302}1x"] { letters.paste(part) }
    #expect(letters.find(.textField)?.value == "e\u{301}\u{302}x")
  }

  @Test func `a limit applies to yanked text`() {
    let harness = Harness(width: 20, height: 1) { FieldStage(text: "abcde").textInputLimit(7) }
    harness.press("⇥ ctrl+w ctrl+y ctrl+y")
    #expect(harness.find(.textField)?.value == "abcdeab")
    harness.press("ctrl+y home ctrl+k x ctrl+w ctrl+y alt+y")
    #expect(harness.find(.textField)?.value == "abcdeab")
  }

  @Test func `a negative limit is zero`() {
    let harness = Harness(width: 20, height: 1) { FieldStage(text: "").textInputLimit(-3) }
    harness.press("⇥")
    harness.type("a")
    harness.paste("bc")
    #expect(harness.find(.textField)?.value == "")
  }
}
