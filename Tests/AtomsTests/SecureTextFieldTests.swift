// SPDX-License-Identifier: MIT
// Testing: password fields.

import Curium
import CuriumTesting
import Testing

@MainActor struct SecureTextFieldTests {
  @Test func `hides the password until its button is pressed`() {
    var password = ""
    let binding = Binding(get: { password }, set: { password = $0 })
    let harness = Harness(width: 16, height: 1) {
      SecureTextField(placeholder: "Password", text: binding)
    }
    harness.press("⇥")
    harness.type("sesame")
    #expect(password == "sesame")
    #expect(harness.screen[0].contains("••••••") && !harness.screen[0].contains("sesame"))
    #expect(harness.find(.secureField, "Password")?.value == "••••••")
    harness.press("⇥ ⏎")
    #expect(harness.screen[0].contains("sesame"))
    #expect(harness.find(.button, "Hide") != nil)
    harness.press("⏎")
    #expect(!harness.screen[0].contains("sesame"))
    #expect(harness.repaint() == 0)
  }
}
