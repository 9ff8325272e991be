// SPDX-License-Identifier: MIT
// Testing: radio buttons.

import Curium
import CuriumTesting
import Testing

@MainActor struct RadioButtonTests {
  @Test func `is selected by a press, and stays selected on another`() {
    var isSelected = false
    let binding = Binding(get: { isSelected }, set: { isSelected = $0 })
    let harness = Harness(width: 12, height: 1) { RadioButton(text: "High", isSelected: binding) }
    #expect(harness.screen == ["○ High"])
    harness.press("⇥ ⏎ ⏎")
    #expect(isSelected)
    #expect(screen(RadioButton(text: "High", isSelected: .constant(true)), 12) == ["● High"])
  }
}
