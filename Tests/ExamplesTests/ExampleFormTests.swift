// SPDX-License-Identifier: MIT
// Testing: the forms among the example programs, used like a user would.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct ExampleFormTests {
  @Test func `the form suggests a city, formats a date, counts nights and keeps notes`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    #expect(harness.screen[1] == "  Book a room" && harness.screen[6].hasPrefix("  Date"))
    harness.type("ber")
    #expect(harness.screen.contains { $0.contains("Bergen") })
    harness.press("↓ ↓ ↓ ⏎ ⇥")
    harness.type("24122026")
    harness.press("⇥ ↑ ↑ ⇥ ↓ ↓ ⏎ ⇥")
    harness.type("window")
    harness.press("⏎ ↑")
    let values = harness.elements.filter { [.textField, .comboBox].contains($0.role) }.map(\.value)
    #expect(values == ["Berlin", "24.12.2026", "4", "Suite", "window"])
    #expect(harness.screen.contains { $0.contains("• window") })
    harness.press("ctrl+q")
    #expect(harness.hasQuit)
  }

  @Test func `an incomplete date says so when the focus leaves it`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    harness.press("⇥")
    harness.type("12")
    #expect(harness.position(of: "Enter it as") == nil)
    harness.press("⇥")
    #expect(harness.position(of: "Enter it as DD.MM.YYYY.") != nil)
    harness.press("shift+⇥")
    harness.type("122026")
    harness.press("⇥")
    #expect(harness.position(of: "Enter it as") == nil)
    #expect(harness.find(.textField, "Date")?.value == "12.12.2026")
    #expect(harness.repaint() == 0)
  }

  @Test func `the selected city stays visible in the list of all cities`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    harness.press("↓")
    #expect(harness.position(of: "Amsterdam") != nil && harness.position(of: "Dublin") == nil)
    harness.press(Array(repeating: "↓", count: 12).joined(separator: " "))
    #expect(harness.position(of: "Dublin") != nil && harness.position(of: "Amsterdam") == nil)
    harness.press(Array(repeating: "↑", count: 11).joined(separator: " "))
    #expect(harness.position(of: "Amsterdam") != nil)
    harness.press("⏎")
    #expect(harness.elements.first { $0.role == .textField }?.value == "Amsterdam")
    #expect(harness.repaint() == 0)
  }

  @Test func `the digits of a card are grouped while typing`() async {
    let harness = Harness(width: 60, height: 20) { CreditCardForm() }
    await harness.settle()
    harness.type("4505123412341234")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("4505 1234 1234 1234") })
    for (typed, shown, isAccepted) in [
      ("1327", "13/27", false), ("123", "12/3", false), ("1227", "12/27", true),
    ] {
      harness.press("⇥ ctrl+u")
      harness.type(typed)
      harness.press("⇥")
      await harness.settle()
      #expect(harness.screen.contains { $0.contains(shown) })
      let hasError = harness.screen.contains { $0.contains("Enter it as MM/YY.") }
      #expect(hasError != isAccepted, "\(typed)")
      harness.press("shift+⇥ shift+⇥")
    }
  }

  @Test func `the fields of the card stay narrow on a wide screen, the short ones side by side`()
    async throws
  {
    let harness = Harness(width: 100, height: 20) { CreditCardForm() }
    await harness.settle()
    let number = try #require(harness.find(.textField, "Card number")).frame
    let expiry = try #require(harness.find(.textField, "Valid until")).frame
    let code = try #require(harness.find(.secureField, "Security code")).frame
    #expect(number.width <= 44 && expiry.minY == code.minY && expiry.maxX < code.minX)
  }
}
