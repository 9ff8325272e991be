// SPDX-License-Identifier: MIT
// Testing: the page of a component, used like a user would.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct ExhibitPageTests: ExhibitSuite {
  private func copies(_ harness: Harness) -> [String] {
    harness.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  @Test func `keys, tabs and the pointer open the parts of an exhibit`() async throws {
    let harness = try await open("Badge")
    var parts: [String?] = []
    for _ in 0..<5 {
      parts.append(shownPart(harness))
      #expect(harness.repaint() == 0)
      harness.press("p")
      await harness.settle()
    }
    #expect(parts == ["Preview", "Playground", "Code", "Documentation", "Tokens"])
    #expect(shownPart(harness) == "Preview")
    harness.press("P")
    #expect(shownPart(harness) == "Tokens")
    try await show("Code", harness)
    #expect(shownPart(harness) == "Code")
    harness.press("→")
    #expect(shownPart(harness) == "Documentation")
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
    #expect(!harness.isAnimating)
  }

  @Test func `an exhibit opened by its name is in the middle of the list`() async throws {
    let harness = await Harness.gallery(80, 24)
    harness.press("ctrl+p")
    harness.type("CustomNavigationBar")
    harness.press("⏎")
    await harness.settle()
    let row = try #require(harness.find(.row, "CustomNavigationBar")).frame
    #expect((8...16).contains(row.minY))
    #expect(harness.screen[row.minY].hasPrefix("▌ CustomNavigationBar"))
    harness.expectRest()
  }

  @Test func `a knob changes the component and its code, and updates nothing else`()
    async throws
  {
    let harness = try await open("Badge")
    try await show("Playground", harness)
    #expect(harness.position(of: #"Badge(text: "New", color: .brandPrimary)"#) != nil)
    harness.recording.reset()
    harness.enter("Beta", into: .textField, "text")
    #expect(harness.find(.status, "Beta") != nil)
    #expect(harness.position(of: #"Badge(text: "Beta", color: .brandPrimary)"#) != nil)
    let bodies = Set(harness.recording.bodies.map { $0.prefix { $0 != "<" } })
    #expect(bodies.contains("KnobbedContent"))
    #expect(bodies.contains("LiveCode"))
    #expect(!bodies.contains("PlaygroundPart") && !bodies.contains("GalleryScreen"))
    #expect(harness.repaint() == 0)
    harness.click(try #require(harness.find(.button, "Reset")))
    #expect(harness.find(.status, "New") != nil)
  }

  @Test func `c copies the code with the knobs' values, and a toast confirms it`() async throws {
    let harness = try await open("Badge")
    try await show("Playground", harness)
    harness.enter("Be\"ta", into: .textField, "text")
    harness.press("esc")
    harness.click(try #require(harness.find(.row, "Badge")))
    harness.press("c")
    await harness.settle()
    #expect(copies(harness) == [#"Badge(text: "Be\"ta", color: .brandPrimary)"#])
    #expect(harness.position(of: "Code copied") != nil)
    try await show("Code", harness)
    harness.click(try #require(harness.find(.button, "Copy Long text")))
    #expect(copies(harness).last == #"Badge(text: "Waiting for approval").frame(width: 14)"#)
    harness.press("alt+c")
    #expect(copies(harness).last?.contains("// Long text\nBadge(") == true)
    await harness.advance(by: .seconds(9))
    #expect(harness.position(of: "Code copied") == nil)
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `another exhibit opens at its first tab, and the previous one keeps its knobs`()
    async throws
  {
    let harness = try await open("Badge", height: 150)
    try await show("Playground", harness)
    harness.enter("Beta", into: .textField, "text")
    harness.click(try #require(harness.find(.row, "Chip")))
    await harness.settle()
    #expect(shownPart(harness) == "Preview")
    harness.click(try #require(harness.find(.row, "Badge")))
    await harness.settle()
    #expect(shownPart(harness) == "Preview")
    try await show("Playground", harness)
    #expect(harness.find(.status, "Beta") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `in 80 × 30 cells, no summary is cut off`() async throws {
    let harness = try await open("Skeleton", width: 80, height: 30)
    let title = try #require(harness.find(.heading, "Skeleton")?.frame.origin)
    let tab = try #require(harness.find(.tab, "Preview")?.frame.origin)
    // The title starts two columns and one row inside the page, which ends at the key hints.
    let (width, height) = (80 - (title.x - 2), 30 - (title.y - 1) - 1)
    for exhibit in Exhibit.all where exhibit.level != .page {
      let page = Harness(width: width, height: height) { ExhibitView(exhibit: exhibit) }
      let head = page.screen.prefix(tab.y - (title.y - 1))
      #expect(
        !head.contains { $0.contains("…") }, "\(exhibit.name)\n\(head.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [(24, 2, 4), (30, 3, 7)])
  func `all pages have the same header, which has one row on a low page`(
    height: Int, row: Int, tabs: Int
  ) async throws {
    let harness = try await open("Chart", width: 80, height: height)
    let title = try #require(harness.find(.heading, "Chart")).frame
    #expect(title.minY == row)
    #expect(harness.find(.tab, "Preview")?.frame.minY == tabs)
    #expect(harness.screen[row].contains("Chart · organism") == (height == 24))
    try harness.click(.button, "Views")
    try harness.click(.row, "Controls")
    await harness.settle()
    let page = try #require(harness.find(.heading, "Controls")).frame
    #expect(page.origin == title.origin)
    let line = "Choices, numbers and groups."
    #expect(harness.screen[row].contains("Controls · \(line)") == (height == 24))
    #expect(harness.screen[row + 1].contains(line) == (height == 30))
    harness.expectRest()
  }

  @Test func `the documentation comes from the source, with its example`() async throws {
    let harness = try await open("Badge")
    try await show("Documentation", harness)
    for text in ["Sizing", "badge.padding", #"Badge(text: "Failed", color: .error)"#] {
      #expect(harness.position(of: text) != nil, "\(text)")
    }
  }

  @Test func `the tokens used are listed, and link to the theme page`() async throws {
    let badge = try #require(Exhibit.named("Badge")).readTokens().map(\.path)
    #expect(
      badge == [
        "badge.font", "badge.padding", "badge.tint", "color.brand.primary",
        "color.intent.dangerMuted", "color.intent.infoMuted", "color.intent.onDangerMuted",
        "color.intent.onInfoMuted", "color.intent.onSuccessMuted", "color.intent.onWarningMuted",
        "color.intent.successMuted", "color.intent.warningMuted", "color.text.disabled",
        "color.text.primary", "color.text.secondary", "opacity.badge", "typography.body.regular",
      ])
    let harness = try await open("Badge")
    try await show("Tokens", harness)
    let row = try #require(harness.find(.row, "color.intent.onDangerMuted"))
    #expect(row.value == TokenValue.danger)
    harness.click(try #require(harness.find(.tab, "Tokens")))
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(harness.find(.row, "badge.font")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
  }

  private enum TokenValue {
    @MainActor static var danger: String {
      TokenCatalog.entry("color.intent.danger")?.valueDescription(in: .dark) ?? ""
    }
  }

  @Test func `a full-page component has the same parts, and a menu of its variants`()
    async throws
  {
    let harness = try await open("ListPageTemplate")
    #expect(harness.find(.textField, "Search")?.value == "")
    #expect(harness.find(.menuButton)?.value.contains("Loaded") == true)
    harness.click(try #require(harness.find(.menuButton)))
    harness.press("↓ ⏎")
    await harness.settle()
    #expect(harness.find(.progress) != nil)
    harness.press("ctrl+pgdn")
    await harness.settle()
    #expect(shownPart(harness) == "Playground")
    #expect(harness.find(.textField, "title")?.value == "Packages")
    harness.enter("Crates", into: .textField, "title")
    #expect(harness.find(.heading, "Crates") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 24), (200, 60), (1, 1), (57, 3)])
  func `every part fits every size, and comes to rest`(width: Int, height: Int) async {
    for name in ["Badge", "CalendarView", "ListPageTemplate", "LoginPage"] {
      let desk = ExhibitDesk()
      let harness = Harness(
        width: width, height: height, environment: { $0.accessibilityReduceMotion = true }
      ) {
        if let exhibit = Exhibit.named(name) {
          ExhibitView(exhibit: exhibit).environment(desk)
        }
      }
      for _ in ExhibitDesk.Part.allCases {
        await harness.settle()
        #expect(harness.repaint() == 0, "\(name)")
        #expect(harness.warnings == [])
        #expect(harness.controls.filter(\.label.isEmpty) == [], "\(name)")
        harness.press("⇥")
        harness.press("ctrl+pgdn")
      }
    }
  }

  @Test func `an exhibit's keys work while its page is open`() throws {
    let desk = ExhibitDesk()
    let badge = try #require(Exhibit.named("Badge"))
    desk.show(badge)
    desk.show(badge)
    desk.hide("Badge")
    #expect(desk.shown?.id == "Badge")
    desk.hide("Badge")
    desk.hide("Badge")
    #expect(desk.shown == nil)
  }

  @Test func `on a small screen, keys alone reach each part`() async throws {
    let harness = Harness(width: 40, height: 12) { GalleryContent(.kit, themes: .kit) }
    await harness.settle()
    harness.press("esc ↓ ↓ ↓ ↓ ↓")
    await harness.settle()
    harness.press("⏎")
    await harness.settle()
    #expect(shownPart(harness) == "Preview")
    harness.press("ctrl+pgdn")
    await harness.settle()
    #expect(shownPart(harness) == "Play")
    #expect(harness.find(.status, "New") != nil)
    for _ in 0..<4 where harness.focused?.label != "text" { harness.press("⇥") }
    #expect(harness.focused?.label == "text")
    harness.type("er")
    #expect(harness.find(.status, "Newer") != nil)
    #expect(harness.repaint() == 0)
    harness.press("esc")
    #expect(harness.focused?.label == "Exhibits")
    #expect(harness.find(.row, "Badge")?.semantics.isSelected == true)
  }

  @Test(arguments: [("TextEditor", 49), ("TextEditor", 20), ("LoginForm", 60), ("NumberField", 45)])
  func `typed text and the focus survive a smaller window`(
    name: String, width: Int
  ) async throws {
    let harness = try await open(name)
    let field = try #require(
      harness.elements.first { $0.role == .textField && $0.frame.minX > 30 })
    harness.click(field)
    let focused = harness.focused?.label
    harness.type("42")
    for size in [(width, 30), (120, 40), (width, 12), (120, 40)] {
      harness.resize(width: size.0, height: size.1)
      await harness.settle()
      #expect(harness.focused?.label == focused, "\(size)")
      #expect(harness.focused?.value.contains("42") == true, "\(size)")
    }
    harness.expectRest()
  }
}
