// SPDX-License-Identifier: MIT
// Testing: the forms among the example programs in low windows.

import Curium
import CuriumTesting
import Testing

@testable import examples

@MainActor struct LowWindowTests {
  @Test func `every field of the booking scrolls into view with its name`() async {
    let harness = Harness(width: 60, height: 8) { Autocomplete() }
    await harness.settle()
    #expect(harness.screen[1].hasPrefix("  Book a room"))
    for name in ["City", "Date", "Nights", "Room", "Note"] {
      #expect(harness.position(of: name) != nil && harness.cursor != nil, "\(name)")
      if name != "Note" { harness.press("⇥") }
    }
    harness.type("hello")
    #expect(harness.position(of: "hello") != nil && harness.screen[7].contains("^Q quit"))
    #expect(harness.repaint() == 0)
  }

  @Test func `every field of the card scrolls into view, and so does the button`() async {
    let harness = Harness(width: 60, height: 8) { CreditCardForm() }
    await harness.settle()
    for name in ["Card number", "Valid until", "Security code"] {
      #expect(harness.focused?.label == name)
      #expect(harness.position(of: name) != nil && harness.cursor != nil, "\(name)")
      harness.press("⇥")
      await harness.settle()
    }
    for _ in 0..<3 where harness.focused?.label != "Pay" { harness.press("⇥") }
    #expect(harness.focused?.label == "Pay" && harness.position(of: "Pay") != nil)
    #expect(harness.screen[7].contains("^Q quit"))
    #expect(harness.repaint() == 0)
  }
}
