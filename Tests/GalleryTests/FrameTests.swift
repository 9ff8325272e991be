// SPDX-License-Identifier: MIT
// Testing: the parts of the gallery: home, list, search, palette, keys and pointer.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumControls
import CuriumThemeFiles
import CuriumTokens
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct FrameTests {
  /// The heading of the exhibit on the page.
  private func title(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .heading && $0.frame.minX > 26 }?.label
  }

  private func rows(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row && $0.frame.minX < 20 }.map(\.label)
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

  // MARK: Home

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

  // MARK: The places

  @Test
  func `the tabs in the header open the places, and a line marks the visible one`()
    async throws
  {
    let harness = await Harness.gallery(140, 45, at: .home)
    for place in GalleryPlace.allCases + [.home] {
      try harness.click(.button, place.title)
      await harness.settle()
      let tab = try #require(
        harness.elements.last {
          $0.role == .button && $0.label == place.title && $0.semantics.isSelected
        })
      #expect(harness.screen[1].dropFirst(tab.frame.minX).hasPrefix("▔▔"), "\(place)")
      // Places with several exhibits have a list, with the headings of that place.
      let hasList = harness.elements.contains { $0.label == "Exhibits" }
      #expect(hasList == place.hasList, "\(place)")
      let heading = place.hasList ? place.sections.first?.title : nil
      #expect(heading == nil || harness.find(.heading, heading) != nil, "\(place)")
      #expect(harness.repaint() == 0, "\(place)")
    }
    #expect(harness.position(of: "Terminal apps in Swift") != nil)
  }

  @Test func `a place shows its last selected exhibit, and a slash searches all places`()
    async throws
  {
    let harness = await Harness.gallery(140, 45, at: .views)
    harness.press("↓ ↓")
    await harness.settle()
    let chosen = Exhibit.views[2].name
    #expect(harness.find(.row, chosen)?.semantics.isSelected == true)
    try harness.click(.button, "Apps")
    try harness.click(.button, "Views")
    #expect(harness.find(.row, chosen)?.semantics.isSelected == true)
    try harness.click(.button, "Home")
    harness.press("/")
    harness.type("loginpage")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.button, "Apps")?.semantics.isSelected == true)
    harness.expectRest()
  }

  // MARK: The list

  @Test func `several keys in one burst build only the last page`() async throws {
    let harness = await Harness.gallery()
    harness.recording.reset()
    let down = TerminalEvent.key(KeyPress(.downArrow))
    harness.send(Array(repeating: down, count: 9))
    await harness.settle()
    let ids = SidebarContents(matching: "", in: .components, of: .kit).ids
    #expect(title(harness) == ids[9])
    #expect(harness.recording.bodies.count { $0 == "ExhibitView" } == 1)
    #expect(harness.find(.row, ids[9])?.semantics.isSelected == true)
    harness.expectRest()
  }

  @Test func `rows out of view aren't built`() async {
    let harness = await Harness.gallery()
    let made = harness.elements.filter { $0.role == .row && $0.frame.minX == 0 }
    #expect(made.count < 60)
    harness.press("end")
    let last = SidebarContents(matching: "", in: .components, of: .kit).ids.last
    #expect(harness.find(.row, last)?.semantics.isSelected == true)
    harness.scroll(y: -500, at: CellPoint(x: 3, y: 10))
    #expect(harness.position(of: "ActionBadge") != nil)
    harness.expectRest()
  }

  @Test func `a slash searches names and summaries, and Escape shows all again`() async throws {
    let harness = await Harness.gallery()
    harness.press("/")
    harness.type("srchbr")
    await harness.settle()
    #expect(rows(harness) == ["SearchBar"])
    #expect(title(harness) == "SearchBar")
    for _ in 0..<6 { harness.press("⌫") }
    // No name contains it.
    harness.type("magnifying")
    #expect(rows(harness).first == "SearchBar")
    #expect(harness.position(of: "FOUND") != nil)
    harness.press("esc")
    #expect(rows(harness).count > 10)
    harness.type("button")
    let found = rows(harness)
    #expect(found.count > 4)
    harness.press("↓")
    #expect(harness.focused?.label == "Exhibits")
    #expect(harness.find(.row, found[1])?.semantics.isSelected == true)
    harness.press("⏎")
    await harness.settle()
    #expect(title(harness) == found[1])
    #expect(harness.focused?.label != "Exhibits")
    harness.press("esc esc")
    #expect(rows(harness).count > found.count)
    harness.press("/")
    harness.type("qqqq")
    #expect(harness.position(of: "No results") != nil)
    harness.press("⏎ esc esc")
    await harness.settle()
    #expect(harness.focused?.label == "Exhibits")
    harness.expectRest()
  }

  @Test func `the row under the pointer is highlighted`() async throws {
    let harness = await Harness.gallery()
    let row = try #require(harness.find(.row, "Badge")).frame
    let before = harness.cell(x: 2, y: row.minY).background
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: row.minY)))
    #expect(harness.cell(x: 2, y: row.minY).background != before)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 60, y: row.minY)))
    #expect(harness.cell(x: 2, y: row.minY).background == before)
    harness.expectRest()
  }

  // MARK: The palette

  @Test func `the palette leads to exhibits and previews themes`() async throws {
    let harness = await Harness.gallery()
    harness.press("ctrl+p")
    harness.type("datatable")
    harness.press("⏎")
    await harness.settle()
    #expect(title(harness) == "DataTable")
    harness.press("ctrl+p")
    harness.type("theme: dracula")
    #expect(harness.screen[0].hasSuffix("Theme Dracula"))
    harness.press("esc")
    #expect(!harness.screen[0].hasSuffix("Theme Dracula"))
    harness.press("esc")
    #expect(harness.screen[0].hasSuffix("Theme Dark"))
    harness.press("ctrl+p")
    harness.type("theme: dracula")
    harness.press("⏎")
    #expect(harness.screen[0].hasSuffix("Theme Dracula"))
    harness.press("ctrl+p")
    harness.type("compare nord")
    harness.press("⏎")
    #expect(harness.screen[2].contains("Dracula") && harness.screen[2].contains("Nord"))
    await harness.advance(by: .milliseconds(400))
    harness.expectRest()
  }

  @Test func `a search for themes finds the commands before the themes`() async throws {
    let harness = await Harness.gallery()
    harness.press("ctrl+p")
    harness.type("theme")
    let theme = try #require(
      harness.elements.first { $0.role == .row && $0.label.hasPrefix("Theme: ") })
    for command in ["Themes", "next theme", "show all themes", "compare two themes"] {
      let row = try #require(harness.find(.row, command), "\(command)").frame
      #expect(row.minY < theme.frame.minY, "\(command)")
      #expect(command != "Themes" || !harness.screen[row.minY].contains("Tokens"))
    }
    harness.press("esc esc")
    harness.expectRest()
  }

  // MARK: Keys and pointer

  @Test func `help lists all commands`() async {
    let harness = await Harness.gallery(110, 90, at: .views)
    harness.press("?")
    for title in [
      "search", "next theme", "view options", "keys", "quit", "two themes",
      "all themes", "home", "page width", "colour depth", "icon set", "spacing",
      "move", "open",
    ] {
      // Help capitalizes the titles of commands.
      #expect(harness.screen.contains { $0.lowercased().contains(title) }, "\(title)")
    }
    // The list is longer than the sheet; a search finds the rest.
    for (text, title) in [
      ("contrast", "Turn high contrast on or off"), ("reduced", "Turn reduced motion on or off"),
      ("comman", "Commands"),
    ] {
      harness.press("ctrl+a ctrl+k")
      harness.type(text)
      #expect(harness.position(of: title) != nil, "\(title)")
    }
    harness.expectRest()
  }

  @Test func `on a narrow screen the pointer alone reaches everything`() async throws {
    let harness = await Harness.gallery(40, 16, at: .home)
    try harness.click(.button, "List")
    try harness.click(.row, "ActionBadge")
    #expect(harness.position(of: "Update") != nil)
    try harness.click(.button, "Curium")
    #expect(harness.position(of: "Terminal apps") != nil)
    try harness.click(.button, "Theme")
    await harness.settle()
    #expect(harness.position(of: "Find a theme") != nil)
    let back = try #require(harness.position(of: "esc back"))
    harness.click(x: back.x, y: back.y)
    #expect(harness.focused?.label == "Exhibits")
    let search = try #require(harness.position(of: "Search"))
    harness.click(x: search.x, y: search.y)
    #expect(harness.focused?.role == .textField)
    harness.expectRest()
  }
}
