// SPDX-License-Identifier: MIT
// Testing: text fields.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct StandardTextFieldTests {
  private func harness(_ text: String = "", _ type: KeyboardType = .default) -> Harness {
    let harness = Harness(width: 12, height: 1) {
      StatefulPreview(text) {
        StandardTextField(placeholder: "Your name", text: $0, keyboardType: type)
      }
    }
    harness.press("⇥")
    return harness
  }

  @Test func `its edge grows when focused, and the cursor is at the caret`() {
    #expect(screen(StandardTextField(placeholder: "Name", text: .constant("")), 12) == [" Name"])
    let harness = harness()
    #expect(harness.screen == ["▌Your name"])
    #expect(harness.cursor == CellPoint(x: 1, y: 0))
    harness.type("Ada")
    #expect(harness.screen == ["▌Ada"])
    #expect(harness.cursor == CellPoint(x: 4, y: 0))
  }

  @Test(arguments: [
    ("Ada", "⌫", "Ad"), ("Ada", "← ← ⌦", "Aa"), ("Ada L", "ctrl+w", "Ada "),
    ("Ada", "home L", "LAda"), ("Ada", "ctrl+u", ""), ("Ada", "shift+home x", "x"),
    ("👩‍👩‍👧‍👦e\u{301}", "⌫ ⌫", ""), ("Ada", "ctrl+u ctrl+y ctrl+y", "AdaAda"),
  ])
  func `keys edit by graphemes and words`(text: String, keys: String, result: String) {
    let harness = harness(text)
    harness.press("end \(keys)")
    #expect(harness.find(.textField)?.value == result)
  }

  @Test(arguments: [
    (KeyboardType.numberPad, "8a0 8.0", "8080"), (.decimalPad, "-1x.5", "-1.5"),
    (.emailAddress, "a b@c.d", "ab@c.d"), (.default, "a b", "a b"),
  ])
  func `accepts only characters of its keyboard type`(
    type: KeyboardType, typed: String, result: String
  ) {
    let harness = harness("", type)
    harness.type(typed)
    #expect(harness.find(.textField)?.value == result)
  }

  @Test func `scrolls to keep the caret visible`() {
    let harness = harness()
    harness.type("abcdefghijklmnop")
    #expect(harness.screen == ["▌ghijklmnop"])
    harness.press("home")
    #expect(harness.screen == ["▌abcdefghijk"])
    #expect(harness.repaint() == 0)
  }

  @Test func `without a type of its own, the field accepts what the type around it allows`() {
    let harness = Harness(width: 30, height: 2) {
      StatefulPreview("") { text in
        VStack(spacing: 0) {
          StandardTextField(placeholder: "Port", text: text)
          StandardTextField(placeholder: "Address", text: text, keyboardType: .url)
        }
        .keyboardType(.numberPad)
      }
    }
    harness.press("⇥ a 8")
    #expect(harness.find(.textField, "Port")?.value == "8")
    harness.press("⇥ a")
    #expect(harness.find(.textField, "Address")?.value == "8a")
  }
}
