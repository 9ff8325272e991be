// SPDX-License-Identifier: MIT
// Testing: a switch in a row.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct ToggleRowTests {
  @Test func `turns and tells what it is`() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let harness = Harness(width: 20, height: 1) { ToggleRow(title: "Sounds", isOn: binding) }
    #expect(harness.screen[0].hasSuffix("●━━"))
    harness.press("⇥ ⏎")
    #expect(isOn)
    #expect(harness.find(.toggle, "Sounds") != nil)
  }
}
