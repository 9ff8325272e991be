// SPDX-License-Identifier: MIT
// Testing: the exhibits of scrolling, rich text, the pointer and the terminal, in use.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct FeatureExhibitTests {
  private func open(_ exhibit: String, _ preview: String, width: Int = 60, height: Int = 16) throws
    -> Harness
  {
    let provider = try #require(Exhibit.named(exhibit)).provider
    let found = provider.previews.first { $0.name == preview }
    let content = try #require(found).content
    return Harness(width: width, height: height) { content() }
  }

  /// Presses a button of the pointer at one cell and releases it at another.
  private func drag(
    _ harness: Harness, _ button: PointerEvent.Button, from start: CellPoint, to end: CellPoint
  ) {
    harness.pointer(PointerEvent(.down, button: button, at: start))
    harness.pointer(PointerEvent(.dragged, button: button, at: end))
    harness.pointer(PointerEvent(.up, button: button, at: end))
  }

  private func click(_ harness: Harness, _ button: PointerEvent.Button, at place: CellPoint) {
    drag(harness, button, from: place, to: place)
  }

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

  // MARK: Forms

  @Test func `the form of an account is validated, and says when it is saved`() async throws {
    let harness = try open("FormTemplate", "Default", height: 30)
    harness.press("⇥ ctrl+u")
    try harness.click(.button, "Save")
    await harness.settle()
    #expect(harness.find(.status, "Enter your name.") != nil)
    #expect(harness.focused?.label == "Name" && harness.position(of: "Saved") == nil)
    harness.type("Jonas")
    try harness.click(.button, "Save")
    await harness.settle()
    #expect(harness.find(.status, "Enter your name.") == nil)
    #expect(harness.position(of: "Saved the account of Jonas") != nil)
    await harness.advance(by: .seconds(10))
    harness.expectRest()
  }

  @Test func `a wizard without a name can't go on, and says when it has finished`() async throws {
    let harness = try open("WizardTemplate", "First step", width: 80, height: 20)
    harness.press("⇥ ctrl+u")
    #expect(harness.find(.status, "Enter a name.") != nil)
    #expect(harness.find(.button, "Next")?.semantics.isEnabled == false)
    harness.type("billing")
    try harness.click(.button, "Next")
    try harness.click(.button, "Next")
    try harness.click(.button, "Finish")
    #expect(harness.position(of: "Created billing") != nil)
    await harness.advance(by: .seconds(10))
    harness.expectRest()
  }

  @Test func `the wizard of the playground shows what it has created`() throws {
    let harness = try open("WizardTemplate", "Playground", width: 80, height: 24)
    for name in ["Next", "Next", "Finish"] { try harness.click(.button, name) }
    #expect(harness.position(of: "Created checkout") != nil)
    harness.expectRest()
  }

  @Test(arguments: [("LoginForm", "Signed in"), ("LoginPage", "Welcome, ada@example.org")])
  func `a sign-in form rejects text that is no address, and says who signed in`(
    name: String, welcome: String
  ) async throws {
    let harness = try open(name, "Default", height: 24)
    harness.press("⇥")
    harness.type("ada")
    harness.press("⏎")
    harness.type("1815")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.status, "Enter it as you@example.org.") != nil)
    #expect(harness.position(of: welcome) == nil)
    harness.type("@example.org")
    harness.press("⏎ ⏎")
    await harness.settle()
    #expect(harness.position(of: welcome) != nil)
    harness.expectRest()
  }

  @Test func `the list of a split screen scrolls in a low window`() throws {
    let harness = try open("SplitTemplate", "Full width", width: 40, height: 10)
    harness.press("⇥ ↓ ↓ ↓")
    // In the list, and above its details.
    #expect(harness.screen.filter { $0.contains("swift-syntax") }.count == 2, "\(harness.screen)")
    harness.expectRest()
  }

  // MARK: ScrollView

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
    #expect(harness.position(of: "checkout")?.y == 1)
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
    harness.click(x: 0, y: 0)
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

  // MARK: PointerEvents

  @Test func `a target names the last event and its position`() throws {
    let local = try open("PointerEvents", "Default")
    click(local, .secondary, at: CellPoint(x: 4, y: 1))
    #expect(local.position(of: "released the right button") != nil)
    #expect(local.position(of: "column 4, row 1") != nil)
    local.scroll(y: -1, at: CellPoint(x: 9, y: 2))
    #expect(local.position(of: "scrolled up") != nil)
    local.pointer(PointerEvent(.down, button: .other(8), at: CellPoint(x: 2, y: 2)))
    #expect(local.position(of: "pressed button 8") != nil)
    local.expectRest()
    let provider = try #require(Exhibit.named("PointerEvents")).provider
    let found = provider.previews.first { $0.name == "Positions on the screen" }
    let content = try #require(found).content
    let global = Harness(width: 60, height: 10) { content().padding(.leading, 10) }
    global.click(x: 14, y: 1)
    #expect(global.position(of: "column 14, row 1") != nil)
  }

  @Test func `each button has its action`() async throws {
    let harness = try open("PointerEvents", "Other buttons")
    let place = CellPoint(x: 20, y: 0)
    click(harness, .middle, at: place)
    #expect(harness.position(of: "Opened in a new tab") != nil)
    click(harness, .secondary, at: place)
    #expect(harness.position(of: "Opened its menu") != nil)
    click(harness, .primary, at: place)
    await harness.advance(by: .seconds(1))
    #expect(harness.position(of: "Selected") != nil)
    click(harness, .primary, at: place)
    click(harness, .primary, at: place)
    #expect(harness.screen[1] == "Opened")
    harness.expectRest()
  }

  @Test func `the pointer and keys draw, and the right button erases`() throws {
    let harness = try open("PointerEvents", "Drawing")
    let empty = harness.cell(x: 0, y: 0).background
    func isDrawn(_ x: Int, _ y: Int) -> Bool { harness.cell(x: x, y: y).background != empty }
    drag(harness, .primary, from: CellPoint(x: 2, y: 0), to: CellPoint(x: 8, y: 0))
    #expect((2...8).allSatisfy { isDrawn($0, 0) } && !isDrawn(9, 0))
    drag(harness, .secondary, from: CellPoint(x: 4, y: 0), to: CellPoint(x: 4, y: 0))
    #expect([2, 6].allSatisfy { isDrawn($0, 0) } && ![3, 4, 5].contains { isDrawn($0, 0) })
    #expect(harness.focused?.label == "Drawing board")
    let pen = try #require(harness.position(of: "+"))
    harness.press("→ ↑ space")
    #expect(isDrawn(pen.x + 1, pen.y - 1))
    harness.press("space")
    #expect(!isDrawn(pen.x + 1, pen.y - 1))
    harness.expectRest()
  }

  @Test func `a click in the corner of a disc misses it`() throws {
    let harness = try open("PointerEvents", "A round target")
    harness.click(x: 6, y: 3)
    #expect(harness.position(of: "Hits: 1, misses: 0") != nil)
    harness.click(x: 0, y: 0)
    #expect(harness.position(of: "Hits: 1, misses: 1") != nil)
  }

  // MARK: Terminal

  @Test func `the terminal answers requests, or doesn't`() async throws {
    let harness = try open("Terminal", "Queries")
    harness.reports = [
      .version("kitty 0.39"), .backgroundColor(0x0A1E2E),
      .cellPixels(PixelSize(width: 9, height: 18)),
    ]
    harness.press("⇥ ⏎")
    await harness.wait { harness.position(of: "kitty 0.39") != nil }
    try harness.click(.button, "Background")
    await harness.wait { harness.position(of: "#0a1e2e") != nil }
    try harness.click(.button, "Cell size")
    await harness.wait { harness.position(of: "9 × 18 pixels") != nil }
    harness.reports = []
    try harness.click(.button, "Name")
    await harness.wait { harness.position(of: "No answer") != nil }
    harness.expectRest()
  }

  @Test func `a focused field sets the shape of the cursor`() throws {
    let harness = try open("Terminal", "Cursor")
    #expect(harness.requests == [])
    harness.press("⇥")
    #expect(harness.requests == [.cursorShape(.bar)])
  }

  @Test func `the window's focus is shown`() throws {
    let harness = try open("Terminal", "Focus")
    #expect(harness.position(of: "This window is active.") != nil)
    harness.send(.focus(false))
    #expect(harness.position(of: "Another window is active.") != nil)
    #expect(harness.position(of: "Times inactive: 1") != nil)
    harness.send(.focus(true))
    #expect(harness.position(of: "This window is active.") != nil)
    harness.expectRest()
  }

  @Test func `the app moves below the prompt and back`() throws {
    let harness = try open("Terminal", "Screen")
    let ground = harness.cell(x: 59, y: 0).background
    harness.press("⇥ ⏎")
    #expect(harness.cell(x: 59, y: 0).background != ground)
    harness.press("⇥ ⏎")
    #expect(harness.cell(x: 59, y: 0).background == ground)
    harness.expectRest()
  }

  @Test func `a program runs and its exit status is shown`() async throws {
    let harness = try open("Terminal", "Programs")
    harness.press("⇥ ⏎")
    await harness.wait { harness.position(of: "There's no terminal to run") != nil }
    harness.onProgramRequest = { _ in .success("") }
    harness.press("⏎")
    await harness.wait { harness.position(of: "Ended with status 0") != nil }
    #expect(harness.programRequests.last == .run(program: "git", arguments: ["log", "--oneline"]))
    harness.expectRest()
  }
}
