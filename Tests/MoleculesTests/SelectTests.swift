// SPDX-License-Identifier: MIT
// Testing: selection menus.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor @Suite struct SelectTests {
  @Test func `keys select`() {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      Select(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    #expect(harness.find(.menuButton) != nil)
    harness.press("⇥ ⏎ ↓ ⏎")
    #expect(size == "L")
    #expect(harness.repaint() == 0)
  }

  @Test func `a drag from the button to an option selects it`() throws {
    var size = "M"
    let harness = Harness(width: 40, height: 10) {
      Select(
        title: "Size", selection: Binding(get: { size }, set: { size = $0 }),
        options: ["S", "M", "L"])
    }
    let button = try #require(harness.position(of: "M"))
    harness.pointer(PointerEvent(.down, button: .primary, at: button))
    let large = try #require(harness.position(of: "L"))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: large))
    harness.pointer(PointerEvent(.up, button: .primary, at: large))
    #expect(size == "L" && harness.find(.menu) == nil)
    #expect(harness.repaint() == 0)
  }
}
