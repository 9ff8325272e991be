// SPDX-License-Identifier: MIT
// Testing: the tour of the gallery.

import Curium
import CuriumTesting
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct TourTests {
  @Test(arguments: [(140, 45), (80, 24), (40, 12)])
  func `Next goes through all steps and ends the tour`(width: Int, height: Int) async {
    let harness = await Harness.gallery(width, height)
    harness.press("F2")
    await harness.settle()
    for step in TourStep.allCases {
      #expect(harness.find(.heading, step.title) != nil, "\(step)")
      #expect(harness.focused?.label == (step == .end ? "Done" : "Next"), "\(step)")
      harness.expectRest("\(step)")
      harness.press("⏎")
      await harness.settle()
    }
    #expect(harness.find(.button, "End tour") == nil)
    #expect(harness.warnings == [])
  }

  @Test func `in a small window, the text of each step is whole`() async {
    let harness = await Harness.gallery(40, 12)
    harness.press("F2")
    await harness.settle()
    for step in TourStep.allCases {
      let words = harness.screen.joined(separator: " ").split(separator: " ")
      let end = step.text.split(separator: " ").suffix(3)
      #expect(words.indices.contains { words[$0...].starts(with: end) }, "\(step)")
      harness.press("pgdn")
      await harness.settle()
    }
  }

  @Test func `it goes back, ends with Escape, and leaves the gallery unchanged`() async {
    let harness = await Harness.gallery(140, 45, at: .home)
    harness.press("F2 pgdn pgdn pgup")
    await harness.settle()
    #expect(harness.find(.heading, TourStep.themes.title) != nil)
    harness.press("pgup pgup")
    await harness.settle()
    #expect(harness.find(.heading, TourStep.welcome.title) != nil)
    harness.press("→ →")
    await harness.settle()
    #expect(harness.find(.heading, TourStep.allCases[2].title) != nil)
    harness.press("← ←")
    await harness.settle()
    #expect(harness.find(.heading, TourStep.welcome.title) != nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.button, "Take the tour") != nil)
    harness.expectRest()
  }

  @Test func `it never blocks, and the palette can leave it`() async {
    let harness = await Harness.gallery(140, 45)
    harness.press("F2")
    await harness.settle()
    #expect(!harness.screen[44].contains("take the tour"))
    harness.press("ctrl+p")
    harness.type("datatable")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.heading, "DataTable") != nil)
    #expect(harness.find(.button, "End tour") == nil)
  }

  @Test func `each sample works`() async throws {
    let harness = await Harness.gallery(140, 45)
    harness.press("F2 pgdn")
    await harness.settle()
    harness.click(try #require(harness.find(.button, "Nord")))
    #expect(harness.screen[0].contains("Theme Nord"))
    harness.press("pgdn pgdn")
    await harness.settle()
    harness.click(try #require(harness.find(.button, "Stop checkout…")))
    harness.click(try #require(harness.find(.button, "Stop")))
    #expect(harness.position(of: "checkout is stopped.") != nil)
    harness.press("pgdn pgdn pgdn")
    await harness.settle()
    harness.click(try #require(harness.find(.button, "Create account")))
    #expect(harness.position(of: "Enter your name.") != nil)
  }

  @Test(arguments: [(100, 30), (110, 34), (80, 24), (140, 45)])
  func `the table shows its titles and all services`(width: Int, height: Int) async {
    let harness = await Harness.gallery(width, height)
    harness.press("F2 pgdn pgdn pgdn pgdn pgdn")
    await harness.settle()
    #expect(harness.position(of: "Service") != nil)
    #expect(harness.find(.button, "Owner") != nil)
    if height >= 30 { #expect(harness.position(of: "reports") != nil) }
  }

  @Test func `the commands of the gallery in the palette's sample run`() async throws {
    let harness = await Harness.gallery(140, 45)
    harness.press("F2 pgdn pgdn")
    await harness.settle()
    func run(_ command: String) throws {
      let place = try #require(harness.position(of: command))
      harness.click(x: place.x, y: place.y)
    }
    try run("Switch light/dark")
    #expect(harness.screen[0].contains("Theme Light"))
    try run("Next theme")
    #expect(!harness.screen[0].contains("Theme Light"))
    try run("Turn high contrast on or off")
    #expect(harness.screen[0].contains("high contrast"))
    #expect(harness.position(of: "done") == nil)
  }

  @Test func `the hints name only steps that exist`() async {
    let harness = await Harness.gallery(140, 45)
    harness.press("F2")
    await harness.settle()
    #expect(harness.screen[44].hasPrefix("  pgdn next   esc end tour"))
    harness.press("pgdn")
    await harness.settle()
    #expect(harness.screen[44].hasPrefix("  pgdn next   pgup back   esc end tour"))
    for _ in TourStep.allCases.dropFirst(2) {
      harness.press("pgdn")
      await harness.settle()
    }
    #expect(harness.screen[44].hasPrefix("  pgdn done   pgup back   esc end tour"))
  }
}
