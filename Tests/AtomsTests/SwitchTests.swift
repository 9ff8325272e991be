// SPDX-License-Identifier: MIT
// Testing: switches.

import Curium
import CuriumTesting
import Testing

@MainActor struct SwitchTests {
  @Test func `is switched by Return, Space and a click, and its knob moves`() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let harness = Harness(width: 16, height: 1) { Switch(text: "Sounds", isOn: binding) }
    #expect(harness.screen == ["●━━ Sounds"])
    harness.press("⇥ ⏎")
    #expect(isOn)
    harness.press("space")
    #expect(!isOn)
    harness.click(x: 6, y: 0)
    #expect(isOn)
    #expect(screen(Switch(text: "Sounds", isOn: .constant(true)), 16) == ["━━● Sounds"])
    #expect(
      screen(Switch(state: .error, text: "Terms", isOn: .constant(false)), 16) == ["●━━ Terms !"])
  }
}
