// SPDX-License-Identifier: MIT
// Testing: a text field with a label above it.

import Curium
import CuriumPreviews
import CuriumTesting
import Testing

@MainActor struct LabeledInputFieldTests {
  @Test(arguments: [false, true]) func `accepts typed text, and hides a password`(isSecure: Bool) {
    let harness = Harness(width: 16, height: 3) {
      StatefulPreview("") { LabeledInputField(label: "Key", text: $0, isSecure: isSecure) }
    }
    harness.press("⇥")
    harness.type("a1")
    let line = String(repeating: "▔", count: 16)
    #expect(harness.content == ["Key", isSecure ? "▌••        Show" : "▌a1", line])
    #expect(harness.focused?.role == (isSecure ? .secureField : .textField))
    #expect(harness.focused?.label == "Key")
    // The button that reveals the password has its own label.
    #expect((harness.find(.button, "Show") != nil) == isSecure)
    #expect(harness.repaint() == 0)
  }
}
