// SPDX-License-Identifier: MIT
// Testing: the pages about navigation and layers, used like a user would.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct NavigationPageTests {
  /// Opens the gallery and selects a page in the list.
  private func open(_ name: String) async throws -> Harness {
    let harness = await Harness.gallery(120, 150, at: .views)
    try harness.click(.row, name)
    await harness.settle()
    return harness
  }

  private func expectRest(_ harness: Harness) {
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `screens open and go back, and a tab keeps its screen`() async throws {
    let harness = try await open("Navigation")
    #expect(harness.position(of: "$57,770") != nil)
    let data = try #require(harness.find(.link, "Data")).frame.minY
    #expect(harness.screen[data].contains("Lucía Ferrer"))
    func choose(_ name: String) throws {
      let link = try #require(harness.find(.link, name))
      harness.click(x: link.frame.minX + 8, y: link.frame.minY)
    }
    try choose("Payments")
    // The people and the costs of the team are next to its services.
    #expect(harness.position(of: "Operations") != nil)
    #expect(harness.position(of: "$7,900") != nil)
    try choose("checkout")
    #expect(harness.position(of: "Payments › checkout") != nil)
    harness.press("ctrl+pgdn")
    #expect(harness.position(of: "checkout 1.18.0 is live") != nil)
    // The message that is shown counts as read.
    await harness.settle()
    #expect(harness.position(of: "Messages 2") != nil)
    harness.press("↓ ↓")
    await harness.settle()
    #expect(harness.position(of: "Messages") != nil && harness.position(of: "Messages 1") == nil)
    #expect(harness.position(of: "●") == nil)
    harness.press("ctrl+pgup esc")
    #expect(harness.find(.link, "invoices") != nil)
    harness.press("esc")
    #expect(harness.find(.link, "Platform") != nil)
    expectRest(harness)
  }

  @Test func `on a narrow screen, subjects are cut at the same place, and nothing else is`()
    async throws
  {
    let harness = try await open("Navigation")
    harness.resize(width: 100, height: 60)
    #expect(harness.position(of: "On call this week") != nil)
    #expect(!harness.screen.contains { $0.contains("…") })
    let link = try #require(harness.find(.link, "Payments"))
    harness.click(x: link.frame.minX + 8, y: link.frame.minY)
    #expect(harness.position(of: "Operations") != nil)
    #expect(!harness.screen.contains { $0.contains("…") })
    harness.press("ctrl+pgdn ↓ ↓")
    await harness.settle()
    // The same subject is cut at the same place, whatever the length of the time.
    let cut = harness.screen.filter { $0.contains("checkout 1") && $0.contains("…") }
    #expect(cut.contains { $0.contains("18:57") } && cut.contains { $0.contains("Mon") })
    #expect(Set(cut.map { $0.prefix { $0 != "…" }.count }).count == 1)
    // The end of the subject, in the message beside the list.
    #expect(harness.position(of: "resolved") != nil)
    expectRest(harness)
  }

  @Test func `layers open, answer and close`() async throws {
    let harness = try await open("Overlays")
    try harness.click(.button, "Sheet…")
    await harness.advance(by: .seconds(1))
    harness.press("space ⏎")
    #expect(harness.find(.button, "Save")?.semantics.isEnabled == false)
    #expect(harness.position(of: "is on call.") == nil)
    harness.press("⌫")
    harness.enter("Ada", into: .textField)
    await harness.advance(by: .seconds(1))
    #expect(harness.position(of: "Ada is on call.") != nil)
    try harness.click(.button, "Alert…")
    try harness.click(.button, "Delete")
    #expect(harness.position(of: "Deleted.") != nil)
    try harness.click(.button, "Confirmation…")
    harness.press("esc")
    try harness.click(.button, "Popover…")
    #expect(harness.position(of: "Deployed at") != nil)
    harness.press("esc")
    #expect(harness.position(of: "Deployed at") == nil)
    try harness.click(.menuButton, "Menu")
    harness.press("⏎")
    #expect(harness.position(of: "Copied.") != nil)
    try harness.click(.button, "Message")
    #expect(harness.position(of: "Deployed checkout 1.18.0") != nil)
    await harness.advance(by: .seconds(10))
    #expect(!harness.isAnimating)
    expectRest(harness)
  }
}
