// SPDX-License-Identifier: MIT
// Testing: the settings page in windows of different widths.

import Curium
import CuriumTesting
import Testing

@testable import gallery

@MainActor struct SettingsPageTests {
  @Test func `a narrower window keeps the text of the sample and the focus`() throws {
    let harness = Harness(width: 140, height: 60, theme: .dark) { SettingsPage() }
    try harness.click(.textField, "Name")
    harness.press("end")
    harness.type("-2")
    for width in [80, 140, 60] {
      harness.resize(width: width, height: 60)
      #expect(harness.focused?.semantics.value == "swift-nio-2", "\(width) columns")
      #expect(harness.repaint() == 0)
    }
    harness.type("3")
    #expect(harness.focused?.semantics.value == "swift-nio-23")
  }

  @Test func `the settings are the same after a look at another section`() throws {
    let harness = Harness(width: 140, height: 60, theme: .dark) { SettingsPage() }
    try harness.click(.textField, "Name")
    harness.press("end")
    harness.type("-2")
    try harness.click(.row, "Notifications")
    try harness.click(.toggle, "Invoices")
    try harness.click(.row, "Appearance")
    #expect(harness.find(.textField, "Name")?.value == "swift-nio-2")
    try harness.click(.row, "Notifications")
    #expect(harness.find(.toggle, "Invoices")?.value == "on")
    harness.expectRest()
  }
}
