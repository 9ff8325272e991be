// SPDX-License-Identifier: MIT
// Testing: the primary button.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor @Suite struct PrimaryButtonTests {
  @Test func `stands between half cells and shows arrows with the focus`() {
    let harness = Harness(width: 14, height: 1) { PrimaryButton(title: "Install") {} }
    #expect(harness.screen == ["▐ Install ▌"])
    harness.press("⇥")
    #expect(harness.screen == ["▐►Install◄▌"])
  }

  @Test func `acts on Return, Space and a click`() {
    var count = 0
    let harness = Harness(width: 14, height: 1) { PrimaryButton(title: "Go") { count += 1 } }
    harness.press("⇥ ⏎ space")
    harness.click(x: 2, y: 0)
    #expect(count == 3)
  }

  @Test func `does nothing when the pointer leaves before it is released`() {
    var count = 0
    let harness = Harness(width: 14, height: 2) { PrimaryButton(title: "Go") { count += 1 } }
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 2, y: 1)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 2, y: 1)))
    #expect(count == 0)
  }

  @Test func `refuses presses while it loads`() {
    var count = 0
    let harness = Harness(width: 20, height: 1) {
      PrimaryButton(title: "Install", isLoading: true) { count += 1 }
    }
    harness.press("⇥ ⏎")
    harness.click(x: 4, y: 0)
    #expect(count == 0)
    #expect(harness.find(.button, "Install")?.semantics.isEnabled == false)
    #expect(harness.isAnimating)
  }
}
