// SPDX-License-Identifier: MIT
// Testing: the start page of the gallery, at every size and colour depth.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumControls
import CuriumThemeFiles
import CuriumTokens
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct HomePageTests {
  /// The heading of the exhibit on the page.
  private func title(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .heading && $0.frame.minX > 26 }?.label
  }

  /// The labels of elements that are truncated on the screen without an ellipsis.
  private func cutWords(_ harness: Harness) -> [String] {
    let screen = harness.screen.map { $0.map { $0 } }
    return harness.elements.compactMap { element in
      let frame = element.frame
      guard [.row, .heading, .button, .text].contains(element.role), frame.height == 1,
        frame.minY >= 0, frame.minY < screen.count, frame.width > 0
      else { return nil }
      let row = screen[frame.minY]
      let shown = String(row[min(row.count, max(0, frame.minX))..<min(row.count, frame.maxX)])
      let isWhole = shown.lowercased().contains(element.label.lowercased())
      return isWhole || shown.contains("…") || !shown.contains { $0.isLetter }
        ? nil : "\(element.label): \(shown)"
    }
  }

  @Test(arguments: [(40, 12), (60, 20), (110, 34), (120, 40), (200, 60), (300, 100)])
  func `the start page is correct and still at every size`(width: Int, height: Int) async {
    let harness = await Harness.gallery(width, height, at: .home)
    #expect(harness.position(of: "Terminal apps in Swift") != nil)
    if height >= 34 {
      #expect(harness.position(of: "Requests") != nil)
      #expect(harness.position(of: "Send traffic") != nil)
    }
    if height >= 60 {
      for heading in ["Sign in", "Themes"] { #expect(harness.find(.heading, heading) != nil) }
    }
    // These labels describe a destination, not the visible text.
    let others: Set<String> = ["List", "View options", "Theme", "Second theme"]
    // Rows of the table have several texts.
    let rows = PreviewService.all.map(\.name)
    let cut = cutWords(harness).filter { word in
      !others.contains { word.hasPrefix($0) } && !rows.contains { word.hasPrefix($0) }
    }
    #expect(cut == [])
    harness.expectRest()
  }

  @Test(arguments: 28..<45)
  func `the start page has no empty rows only if everything fits then`(height: Int) {
    let harness = Harness(width: 120, height: height) { HomePage() }
    let before = harness.screen
    harness.scroll(y: 3)
    #expect(!HomePage.isTight(width: 114, height: height) || harness.screen == before)
  }

  @Test(arguments: [(120, 38), (120, 39), (120, 40), (120, 44), (140, 45), (200, 60)])
  func `the name begins in the row of the first line on the card beside it`(
    width: Int, height: Int
  ) async throws {
    let harness = await Harness.gallery(width, height, at: .home)
    let line = try #require(harness.position(of: "Requests"))
    // The rows of the header are above it.
    let name = (2..<height).first { y in
      (0..<line.x - 3).contains { harness.cell(x: $0, y: y).glyph != .space }
    }
    #expect(name == line.y)
  }

  @Test func `a large screen has narrow margins, a code sample and a button`()
    async throws
  {
    let harness = await Harness.gallery(200, 60, at: .home)
    let words = try #require(harness.position(of: "Terminal apps in Swift"))
    #expect(words.x == 3)
    let code = try #require(harness.position(of: "@State private var count = 0"))
    #expect(code.x == 3 && code.y > words.y)
    #expect(harness.screen[code.y + 3].contains(#"Button("Add \(count)") { count += 1 }"#))
    let toggle = try #require(harness.position(of: "Keep me signed in"))
    let button = try #require(harness.find(.button, "Sign in")).frame
    #expect(button.minY == toggle.y + 2)
    for hint in ["t next theme", "o take the tour"] { #expect(harness.screen[59].contains(hint)) }
  }

  @Test(arguments: [(80, 24), (120, 38), (120, 40), (140, 45), (200, 60)])
  func `the axis of the requests has a gap above it`(width: Int, height: Int) async throws {
    let harness = await Harness.gallery(width, height, at: .home)
    let line = try #require(harness.position(of: "Requests"))
    #expect(harness.position(of: "3,185 /s") == CellPoint(x: line.x, y: line.y + 1))
    #expect((0..<20).allSatisfy { harness.text(x: line.x + $0, y: line.y + 2) == " " })
    let labels = harness.screen[line.y + 3...line.y + 5].map { $0.dropFirst(line.x).prefix(4) }
    #expect(labels.contains { $0.contains("k") })
  }

  @Test func `the theme on the screen is marked before the user has chosen one`() async throws {
    let harness = await Harness.gallery(120, 40, at: .home)
    func marked() -> [String] {
      let names = Set(AppTheme.builtIn.map(\.displayName))
      return harness.elements.filter { names.contains($0.label) && $0.semantics.isSelected }
        .map(\.label)
    }
    #expect(marked() == ["Dark"])
    // The strip has no room for it unless it is the current theme.
    #expect(harness.find(.button, "Light") == nil)
    harness.setTheme(.light)
    await harness.settle()
    #expect(marked() == ["Light"])
    try harness.click(.button, "Nord")
    await harness.advance(by: .milliseconds(400))
    #expect(marked() == ["Nord"])
    harness.expectRest()
  }

  @Test(arguments: [(200, 60), (300, 100)])
  func `the tiles of all themes are in the same columns`(width: Int, height: Int) async throws {
    let harness = await Harness.gallery(width, height, at: .home)
    let names = Set(AppTheme.builtIn.map(\.displayName))
    let tiles = harness.elements.filter { $0.role == .button && names.contains($0.label) }
      .map(\.frame)
    let top = try #require(tiles.first).minY
    let first = tiles.filter { $0.minY == top }
    #expect(tiles.count == 16 && first.count == min(16, (width - 4) / 18))
    for (tile, above) in zip(tiles.dropFirst(first.count), first) {
      #expect(tile.minX == above.minX && tile.width == above.width)
    }
  }

  @Test func `the start page leads to the components, the tour and the themes`() async throws {
    let harness = await Harness.gallery(200, 60, at: .home)
    #expect(harness.focused?.label == "Take the tour")
    try harness.click(.button, "Components")
    #expect(title(harness) == Exhibit.named("ActionBadge")?.name)
    #expect(harness.focused?.label == "Exhibits")
    harness.press("h")
    try harness.click(.button, "Take the tour")
    await harness.settle()
    #expect(harness.find(.button, "Next") != nil)
    harness.press("esc h")
    await harness.settle()
    try harness.click(.button, "Nord")
    #expect(harness.screen[0].hasSuffix("Theme Nord"))
    await harness.advance(by: .milliseconds(400))
    harness.expectRest()
  }

  @Test(arguments: [ColorDepth.ansi256, .ansi16])
  func `each letter of the name has one colour with few colours`(depth: ColorDepth) {
    let harness = Harness(
      width: 60, height: 5, capabilities: TerminalCapabilities(colorDepth: depth)
    ) { HomeName(font: .displayLarge) }
    let isInked = (0..<60).map { x in (0..<5).contains { harness.cell(x: x, y: $0).glyph != .space }
    }
    let letters = (0..<60).split { !isInked[$0] }
    #expect(letters.count == 6, "\(harness.screen)")
    for letter in letters {
      let cells = letter.flatMap { x in (0..<5).map { harness.cell(x: x, y: $0) } }
      #expect(Set(cells.filter { $0.glyph != .space }.map(\.foreground)).count == 1)
    }
  }

  @Test(arguments: [ColorDepth.ansi256, .ansi16], ["dark", "nord", "light"])
  func `tiles of themes have a background other than the page with few colours`(
    depth: ColorDepth, theme: String
  ) async throws {
    let themes = ThemeLibrary.kit
    themes.choose(theme)
    let harness = Harness(
      width: 140, height: 45, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      GalleryContent(.kit, themes: themes, isThemeNamed: true, place: .home)
    }
    await harness.settle()
    let renditions = ColorRenditions()
    let quantizer = ColorQuantizer()
    func shown(_ x: Int, _ y: Int) -> UInt8 {
      let color = harness.cell(x: x, y: y).background
      return depth == .ansi16 ? renditions.slot(of: color) : quantizer.palette256(color.value)
    }
    for name in ["Dark", "Catppuccin Mocha", "Nord", "Gruvbox dark", "Dracula", "Light"] {
      let tile = try #require(harness.find(.button, name)).frame
      let ground = shown(tile.minX + 1, tile.minY + 1)
      #expect(ground != shown(tile.minX - 1, tile.minY + 1), "\(name)")
      #expect(shown(tile.minX, tile.minY + 1) == ground, "\(name)")
      // With 16 colours, the row between the heading and the tile is empty.
      let page = shown(tile.minX - 1, tile.minY)
      #expect(depth == .ansi256 || shown(tile.minX, tile.minY) == page, "\(name)")
    }
  }

  @Test(arguments: [false, true])
  func `the dashboard starts on request, and stops`(isStill: Bool) async throws {
    let harness = await Harness.gallery(200, 60, at: .home)
    if isStill { harness.press("m") }
    let before = harness.screen
    try harness.click(.button, "Send traffic")
    await harness.settle()
    #expect(harness.isAnimating == !isStill)
    await harness.advance(by: .seconds(8))
    #expect(harness.screen != before)
    harness.expectRest()
  }
}
