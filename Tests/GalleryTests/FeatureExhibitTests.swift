// SPDX-License-Identifier: MIT
// Testing: the exhibits of scrolling, rich text and components without state of their own, in use.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct FeatureExhibitTests: PreviewSuite {
  // MARK: Components whose caller keeps their state

  @Test func `a chip selects a filter, and the services below follow`() throws {
    let harness = try open("Chip", "In use")
    #expect(harness.position(of: "checkout") != nil)
    try harness.click(.button, "Running")
    #expect(harness.find(.button, "Running")?.semantics.isSelected == true)
    #expect(harness.find(.button, "Slow")?.semantics.isSelected == false)
    #expect(harness.position(of: "api-gateway") != nil && harness.position(of: "checkout") == nil)
    harness.expectRest()
  }

  @Test func `on a small screen, the panes of a split view stay wide enough, or one is hidden`()
    throws
  {
    let harness = try open("SplitView", "Panels", width: 33, height: 13)
    #expect(harness.position(of: "│ 14:20 Deployed │") != nil)
    #expect(harness.position(of: "╭─ Services ───┬─ Log ─── live ─╮") != nil)
    harness.resize(width: 32, height: 13)
    #expect(harness.position(of: "api-gateway") != nil && harness.position(of: "Log") == nil)
    harness.expectRest()
  }

  @Test func `a key shows one panel of a split view alone, and its frame says so`() throws {
    let harness = try open("SplitView", "Maximizable")
    harness.press("⇥ F7")
    #expect(harness.position(of: "Queue") != nil && harness.position(of: "maximized") != nil)
    #expect(harness.position(of: "Log") == nil && harness.position(of: "Notes") == nil)
    harness.press("F7")
    #expect(harness.position(of: "Notes") != nil && harness.position(of: "maximized") == nil)
    harness.expectRest()
  }

  @Test(arguments: [
    ("Banner", "With a button", "No connection"), ("DetailPanel", "Default", "swift-nio"),
  ])
  func `a closed component can be shown again`(name: String, preview: String, title: String)
    throws
  {
    let harness = try open(name, preview)
    #expect(harness.position(of: title) != nil)
    try harness.click(.button, "Close")
    #expect(harness.position(of: title) == nil)
    try harness.click(.button, "Show again")
    #expect(harness.position(of: title) != nil)
    harness.expectRest()
  }

  @Test func `a click removes a tag, goes back in a path, selects a row and turns on alerts`()
    throws
  {
    let tags = try open("TagList", "Buttons")
    try tags.click(.button, "terminal")
    #expect(tags.find(.button, "terminal") == nil && tags.find(.button, "linux") != nil)
    tags.expectRest()

    let path = try open("Breadcrumbs", "Default")
    try path.click(.button, "Packages")
    #expect(path.position(of: "Packages") != nil && path.position(of: "swift-nio") == nil)
    #expect(path.find(.button, "Packages") == nil && path.find(.button, "Home") != nil)
    path.expectRest()

    let options = try open("OptionRow", "Options")
    try options.click(.radioButton, "Compact")
    #expect(options.find(.radioButton, "Compact")?.semantics.isSelected == true)
    #expect(options.find(.radioButton, "Comfortable")?.semantics.isSelected == false)
    options.expectRest()

    let alerts = try open("LabeledButton", "Default")
    try alerts.click(.button, "Turn on")
    #expect(alerts.find(.button, "Turn off") != nil)
    alerts.expectRest()
  }

  // MARK: Scrolling

  @Test func `the list of a split screen scrolls in a low window`() throws {
    let harness = try open("SplitTemplate", "Full width", width: 40, height: 10)
    harness.press("⇥ ↓ ↓ ↓")
    // In the list, and above its details.
    #expect(harness.screen.filter { $0.contains("swift-syntax") }.count == 2, "\(harness.screen)")
    harness.expectRest()
  }

  @Test func `keys, the wheel and the scrollbar scroll the services`() throws {
    let harness = try open("ScrollView", "Default")
    #expect(harness.position(of: "accounts") != nil && harness.position(of: "webhooks") == nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "Services")
    harness.press("↓")
    #expect(harness.position(of: "accounts") == nil && harness.position(of: "gateway") != nil)
    harness.press("end")
    #expect(harness.position(of: "webhooks") != nil)
    harness.press("pgup pgup")
    #expect(harness.position(of: "accounts") != nil)
    harness.scroll(y: 1, at: CellPoint(x: 5, y: 3))
    // Half of the five visible rows, rounded down.
    #expect(harness.position(of: "checkout")?.y == 2)
    drag(harness, .primary, from: CellPoint(x: 45, y: 3), to: CellPoint(x: 45, y: 9))
    #expect(harness.position(of: "webhooks") != nil)
    harness.expectRest()
  }

  @Test func `the pager turns pages and shows the position`() throws {
    let harness = try open("ScrollView", "Pager")
    #expect(harness.position(of: "37%") != nil)
    try harness.click(.button, "Next")
    #expect(harness.position(of: "68%") != nil)
    try harness.click(.button, "End")
    #expect(harness.position(of: "100%") != nil && harness.position(of: "2.2.0") != nil)
    try harness.click(.button, "Back")
    #expect(harness.position(of: "100%") == nil)
    harness.press("⇥ ⏎")
    try harness.click(.button, "Top")
    #expect(harness.position(of: "37%") != nil)
    harness.expectRest()
  }

  @Test func `a button scrolls to its version`() async throws {
    let harness = try open("ScrollView", "Scrolling to a view")
    #expect(harness.position(of: "2.3.1 11 February")?.y == 1)
    try harness.click(.button, "2.4.0")
    await harness.advance(by: .seconds(1))
    #expect(harness.position(of: "2.4.0 3 March")?.y == 1)
    harness.expectRest()
  }

  @Test func `long lines scroll in both directions`() throws {
    let harness = try open("ScrollView", "Both directions")
    harness.press("⇥ → → ↓")
    #expect(harness.position(of: "line 2, column 5") != nil)
    #expect(harness.position(of: "14:09") == nil && harness.position(of: ":12 404") != nil)
    harness.scroll(x: 1, y: 0, at: CellPoint(x: 9, y: 3))
    #expect(harness.position(of: "line 2, column 8") != nil)
    harness.expectRest()
  }

  @Test func `a scrollbar on the left follows, and short content doesn't scroll`() throws {
    let harness = try open("ScrollView", "A scrollbar on the left")
    #expect(harness.position(of: "webhooks") != nil)
    harness.click(x: 2, y: 1)
    #expect(harness.position(of: "webhooks") == nil)
    harness.expectRest()
    let short = try open("ScrollView", "Short content")
    let before = short.screen
    short.press("⇥ end pgdn")
    short.scroll(y: 3, at: CellPoint(x: 5, y: 2))
    #expect(short.screen == before)
    short.expectRest()
  }

  // MARK: AttributedText

  @Test func `each attribute is drawn, and a link opens`() async throws {
    let harness = try open("AttributedText", "Attributes")
    func attributes(_ word: String) throws -> CellAttributes {
      let place = try #require(harness.position(of: word), "\(word)")
      return harness.cell(x: place.x, y: place.y).attributes
    }
    let expected: [(String, CellAttributes)] = [
      ("bold", .bold), ("italic", .italic), ("dim", .dim), ("underlined", .underline),
      ("struck", .strikethrough), ("reversed", .reverse), ("blinking", .blink),
    ]
    for (word, attribute) in expected {
      #expect(try attributes(word).contains(attribute), "\(word)")
    }
    let place = try #require(harness.position(of: " link"))
    harness.click(x: place.x + 1, y: place.y)
    await harness.settle()
    #expect(harness.programRequests == [.open(address: "https://www.swift.org")])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `program output is interpreted like in a terminal`() throws {
    let build = try open("AttributedText", "A build with progress and links")
    #expect(build.screen[0] == "   Compiling ripgrep v14.1.1")
    #expect(build.position(of: "build 1204") != nil)
    let diff = try open("AttributedText", "Git diff")
    let removed = try #require(diff.position(of: "-  let limit = 3"))
    let added = try #require(diff.position(of: "+  let limit = 5"))
    for (row, color) in [(removed.y, Color.error), (added.y, Color.success)] {
      let shown = diff.cell(x: 0, y: row).foreground
      #expect(shown.value == color.legible().resolve(in: .dark).color.value)
    }
  }
}
