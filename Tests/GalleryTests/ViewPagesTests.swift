// SPDX-License-Identifier: MIT
// Testing: the pages about families of views, used like a user would.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct ViewPagesTests {
  private static let names: [String] = Exhibit.views.map(\.name)

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

  /// The titles of the first samples.
  private static let firstSamples = [
    "Text": "Links", "Layout": "The first view that fits", "Drawing": "A canvas of dots",
    "Motion": "Offset, width", "Overlays": "Sheets and dialogs",
  ]

  @Test func `keys alone reach each page, even on a small screen`() async {
    let harness = Harness(width: 40, height: 12) { GalleryContent(.kit, themes: .kit) }
    await harness.settle()
    harness.press("esc end")
    for page in Exhibit.views.reversed() {
      #expect(harness.find(.row, page.name)?.semantics.isSelected == true)
      harness.press("⏎")
      #expect(harness.find(.heading, page.name)?.frame.minY == 1)
      #expect(harness.focused != nil, "\(page.name)")
      if let first = Self.firstSamples[page.name] {
        #expect(harness.position(of: first)?.y == 4, "\(page.name) opens at its top.")
      }
      expectRest(harness)
      harness.press("esc")
      #expect(harness.focused?.label == "Exhibits")
      harness.press("↑")
    }
    harness.press("home")
    #expect(harness.find(.row, "Home")?.semantics.isSelected == true)
  }

  @Test(arguments: await names)
  func `each page fits every size and theme, and comes to rest`(name: String) async throws {
    let harness = try await open(name)
    #expect(harness.find(.heading, name) != nil)
    #expect(harness.controls.filter(\.label.isEmpty) == [])
    for theme in AppTheme.builtIn {
      harness.setTheme(theme)
      expectRest(harness)
    }
    for (width, height) in [(1, 1), (30, 5), (56, 3), (40, 12), (80, 24), (200, 60)] {
      harness.resize(width: width, height: height)
      expectRest(harness)
    }
    // The colours of a picture come from its pixels.
    if name != "Drawing" { #expect(harness.recording.literalColors == 0) }
    #expect(!harness.isAnimating)
  }

  @Test func `a large window shows the code of a page beside it`() async throws {
    let harness = await Harness.gallery(200, 60, at: .views)
    try harness.click(.row, "Text")
    await harness.settle()
    let code = try #require(harness.position(of: "struct TextPage: ShowcasePage {"))
    #expect(code.x > 130)
    #expect(harness.position(of: "─ Links ─")?.y == harness.position(of: "Copy")?.y)
    try harness.click(.button, "Copy Live")
    await harness.settle()
    #expect(
      harness.requests.contains {
        guard case .copy(let text) = $0 else { return false }
        return text.hasPrefix("/// Text in several styles") && text.hasSuffix("}")
      })
    harness.resize(width: 140, height: 45)
    await harness.settle()
    #expect(harness.position(of: "struct TextPage") == nil)
    #expect(harness.position(of: "─ Links ─") != nil)
    expectRest(harness)
  }

  @Test func `a link opens, and words can be selected and copied`() async throws {
    let harness = try await open("Text")
    try harness.click(.link, "Swift")
    await harness.settle()
    #expect(harness.programRequests == [.open(address: "https://www.swift.org")])
    let place = try #require(harness.position(of: "Joined, each part"))
    harness.pointer(PointerEvent(.down, button: .primary, at: place))
    let end = CellPoint(x: place.x + 5, y: place.y)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
    harness.pointer(PointerEvent(.up, button: .primary, at: end))
    harness.press("ctrl+c")
    #expect(harness.requests.contains(.copy("Joined")))
    #expect(!harness.hasQuit)
    expectRest(harness)
  }

  @Test func `with less space, a view is replaced and a stack changes its axis`() async throws {
    let harness = try await open("Layout")
    #expect(harness.position(of: "↓ Downloads") != nil)
    for _ in 0..<2 { harness.adjust(.increment, .stepper) }
    #expect(harness.position(of: "Downloads and software updates") != nil)
    for _ in 0..<28 { harness.adjust(.decrement, .stepper) }
    #expect(harness.position(of: "Downloads") == nil)
    let row = try #require(harness.position(of: "Slow")).y
    try harness.click(.toggle, "Vertical")
    #expect(try #require(harness.position(of: "Slow")).y == row + 1)
    expectRest(harness)
  }

  @Test func `the slider draws more waves`() async throws {
    let harness = try await open("Drawing")
    let before = harness.screen
    harness.adjust(.increment, .slider, "Waves")
    #expect(harness.screen != before)
    expectRest(harness)
  }

  @Test func `animations come to rest, and leave nothing running`() async throws {
    let harness = try await open("Motion")
    let start = try #require(harness.position(of: "moves")).x
    try harness.click(.button, "Move")
    #expect(harness.isAnimating)
    await harness.advance(by: .seconds(3))
    #expect(!harness.isAnimating)
    #expect(try #require(harness.position(of: "moves")).x == start + 24)
    try harness.click(.button, "Hide")
    await harness.advance(by: .seconds(3))
    #expect(harness.position(of: "is revealed") == nil)
    try harness.click(.button, "Show")
    await harness.advance(by: .seconds(3))
    #expect(harness.position(of: "is revealed") != nil)
    #expect(harness.position(of: "webhooks") == nil)
    for _ in 0..<4 { try harness.click(.button, "Add") }
    await harness.advance(by: .seconds(3))
    #expect(harness.position(of: "webhooks") != nil)
    try harness.click(.button, "Next day")
    await harness.advance(by: .seconds(3))
    expectRest(harness)
    try harness.click(.toggle, "Working")
    #expect(harness.isAnimating)
    try harness.click(.row, "Text")
    await harness.settle()
    #expect(!harness.isAnimating)
    expectRest(harness)
  }

  @Test func `with reduced motion everything appears at once`() async throws {
    let harness = Harness(
      width: 60, height: 30, environment: { $0.accessibilityReduceMotion = true }
    ) { Showcase<MotionPage>() }
    #expect(harness.position(of: "Motion is reduced") != nil)
    let start = try #require(harness.position(of: "moves")).x
    try harness.click(.button, "Move")
    #expect(try #require(harness.position(of: "moves")).x == start + 24)
    #expect(!harness.isAnimating)
  }

  @Test func `an order can be placed with each kind of control`() async throws {
    let harness = try await open("Controls")
    #expect(harness.position(of: "2 in Europe, 60%") != nil)
    harness.adjust(.increment, .stepper)
    harness.adjust(.decrement, .slider, "Traffic")
    harness.click(try #require(harness.elements.first { $0.label == "Asia" }))
    #expect(harness.position(of: "3 in Asia, 55%") != nil)
    // 3 replicas, the traffic and the storage.
    #expect(harness.position(of: "$319") != nil)
    try harness.click(.disclosure, "Advanced")
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.toggle, "Skip health checks") != nil)
    harness.enter("oslo", into: .textField, "Find a service")
    #expect(harness.position(of: "No results for “oslo”") != nil)
    expectRest(harness)
  }

  @Test func `typing finds a row in a million, and a button goes to the middle`() async throws {
    let harness = try await open("Lists")
    harness.press("⇥")
    harness.press("↓ shift+↓")
    harness.type("47")
    await harness.advance(by: .seconds(2))
    #expect(harness.position(of: "Order 47 selected") != nil)
    #expect(harness.position(of: "$360.00") != nil)
    // The details of the order add up to the same amount.
    #expect(harness.position(of: "Order 47 ─") != nil)
    #expect(harness.position(of: "$360") != nil)
    harness.press("shift+↓ shift+↓")
    #expect(harness.position(of: "3 of 1,000,000 selected") != nil)
    harness.press("⇥ ⏎")
    await harness.advance(by: .seconds(1))
    #expect(harness.position(of: "Order 500000 selected") != nil)
    #expect(harness.position(of: "$219.00") != nil)
    expectRest(harness)
  }

  @Test func `the number of the millionth row isn't cut off`() async throws {
    let harness = try await open("Lists")
    harness.press("⇥ end")
    await harness.advance(by: .seconds(1))
    #expect(harness.screen.contains { $0.contains(" 1000000 ") && $0.contains("$96.00") })
    expectRest(harness)
  }

  @Test func `sequences, sections and a box respond to keys and the pointer`() async throws {
    let harness = try await open("Keys")
    harness.press("⇥")
    #expect(harness.focused?.label == "Deploy")
    harness.press("g e")
    #expect(harness.position(of: "Last command: end") != nil)
    harness.press("ctrl+x ctrl+s")
    #expect(harness.position(of: "Last command: save") != nil)
    harness.press("↓ ⇥")
    #expect(harness.focused?.label == "Logs")
    harness.press("⇥ ↓ →")
    let board = try #require(harness.elements.first { $0.label == "Board" })
    #expect(board.value == "3, 2")
    let box = CellPoint(x: board.frame.minX + 5, y: board.frame.minY + 3)
    harness.pointer(PointerEvent(.down, button: .primary, at: box))
    let near = CellPoint(x: box.x + 4, y: box.y)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: near))
    #expect(harness.elements.first { $0.label == "Board" }?.value == "7, 2")
    harness.press("esc")
    harness.pointer(PointerEvent(.up, button: .primary, at: near))
    #expect(harness.elements.first { $0.label == "Board" }?.value == "3, 2")
    harness.pointer(PointerEvent(.down, button: .primary, at: box))
    let far = CellPoint(x: box.x + 4, y: box.y + 90)
    harness.pointer(PointerEvent(.dragged, button: .primary, at: far))
    harness.pointer(PointerEvent(.up, button: .primary, at: far))
    #expect(harness.elements.first { $0.label == "Board" }?.value == "7, 12")
    harness.press("?")
    #expect(harness.position(of: "Go") != nil)
    harness.press("esc")
    expectRest(harness)
  }

  @Test func `in a low window, the page scrolls to the log`() async {
    let harness = Harness(width: 40, height: 11) { Showcase<SystemPage>() }
    await harness.settle()
    #expect(harness.position(of: "Ask before quitting") != nil)
    #expect(harness.position(of: "+0.640") == nil)
    harness.scroll(y: 20, at: CellPoint(x: 5, y: 6))
    #expect(harness.position(of: "+0.640") != nil)
    #expect(harness.screen[0].contains("System"))
    expectRest(harness)
  }

  @Test func `the log is written, a note is edited, and quitting asks first`() async throws {
    let harness = try await open("System")
    let last = try #require(
      harness.screen.lastIndex { $0.contains("All services are healthy") })
    try harness.click(.button, "Log a message")
    #expect(harness.position(of: "Health checks passed")?.y == last + 1)
    harness.onProgramRequest = { _ in .success("Deploy at noon.") }
    try harness.click(.button, "Edit")
    await harness.settle()
    #expect(harness.position(of: "Deploy at noon.") != nil)
    harness.onProgramRequest = { _ in .failure(.notFound(program: "vi")) }
    try harness.click(.button, "Page")
    await harness.settle()
    #expect(harness.position(of: "The program \"vi\" isn't installed.") != nil)
    try harness.click(.button, "Copy")
    #expect(harness.requests.contains(.copy("Deploy at noon.")))
    try harness.click(.toggle, "Ask before quitting")
    harness.press("q")
    #expect(!harness.hasQuit)
    harness.press("ctrl+q")
    #expect(!harness.hasQuit)
    expectRest(harness)
    try harness.click(.button, "Discard changes")
    #expect(harness.hasQuit)
  }
}
