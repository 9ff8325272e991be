// SPDX-License-Identifier: MIT
// Testing: the parts of the gallery: places, list, search, palette, keys and pointer.

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

  @Test(arguments: [(18, "High contrast dark"), (13, "High dark"), (8, "High")])
  func `a long name of a theme keeps its first and last word`(width: Int, shown: String) throws {
    let theme = try #require(AppTheme.builtIn.first { $0.displayName == "High contrast dark" })
    let harness = Harness(width: width, height: 1, theme: theme) { ThemeName(isShort: true) }
    #expect(harness.screen == [shown])
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
