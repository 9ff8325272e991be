// SPDX-License-Identifier: MIT
// Testing: the keys of the gallery, and where they work.

import Curium
import CuriumTesting
import CuriumThemeFiles
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct GalleryKeysTests {
  private func theme(_ harness: Harness) -> String {
    harness.screen[0].components(separatedBy: "Theme ").last ?? ""
  }

  @Test func `letters are commands in the list, but not on a page`() async throws {
    let harness = await Harness.gallery(140, 45)
    harness.press("/")
    harness.type("primarybutton")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label != "Exhibits")
    let before = harness.screen
    for key in ["t", "l", "w", "d", "i", "D", "C", "m", "s", "v", "T", "h", "o", "p", "c", "q"] {
      harness.press(key)
      await harness.settle()
      #expect(harness.screen == before, "\(key)")
    }
    #expect(!harness.hasQuit)
    harness.press("esc t")
    #expect(theme(harness) != "Dark")
  }

  @Test func `the search starts with an empty field`() async {
    let harness = await Harness.gallery(140, 45)
    for name in ["slider", "datatable"] {
      harness.press("/")
      harness.type(name)
      harness.press("⏎")
      await harness.settle()
    }
    #expect(harness.find(.heading, "DataTable") != nil)
  }

  @Test func `the page keeps its text and the focus in a narrow and a wide window`() async {
    let harness = await Harness.gallery(100, 40)
    harness.press("/")
    harness.type("texteditor")
    harness.press("⏎")
    await harness.settle()
    harness.press("⇥ ⇥")
    harness.type("kept")
    for (width, height) in [(60, 20), (100, 40), (140, 45), (120, 40), (140, 45), (100, 40)] {
      harness.resize(width: width, height: height)
      await harness.settle()
      #expect(harness.focused?.role == .textField && harness.focused?.value == "kept")
      #expect(harness.position(of: "kept") != nil)
    }
    harness.press("esc")
    await harness.settle()
    harness.resize(width: 60, height: 20)
    await harness.settle()
    #expect(harness.focused?.label == "Exhibits")
  }

  @Test func `a page opened by a search begins at its top`() async {
    let harness = await Harness.gallery(80, 24)
    harness.press("/")
    for letter in "appheader" {
      harness.type(String(letter))
      await harness.settle()
    }
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Preview")
    #expect(harness.position(of: "Okafor & Weber") != nil, "\(harness.screen)")
  }

  @Test func `a screen opened in a window of medium width is alone on it`() async throws {
    let harness = await Harness.gallery(80, 24)
    harness.press("/")
    harness.type("settingstemplate")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.row, "SettingsTemplate") == nil)
    #expect(harness.screen[23].hasPrefix("  ^pgdn next tab   esc back"))
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.row, "SettingsTemplate")?.semantics.isSelected == true)
    #expect(harness.focused?.label == "Exhibits")
    // A click on the page beside the list moves nothing.
    try harness.click(.heading, "Settings")
    #expect(harness.find(.row, "SettingsTemplate") != nil)
    harness.press("⏎")
    harness.resize(width: 110, height: 34)
    await harness.settle()
    #expect(harness.find(.row, "SettingsTemplate") != nil)
    #expect(harness.screen[33].hasPrefix("  ^pgdn next tab   esc back"))
    harness.expectRest()
  }

  @Test func `help calls the parts of a page tabs, and the arrows of the list move`() async {
    let harness = await Harness.gallery()
    harness.press("?")
    for (keys, title) in [("p or ^pgdn", "Next tab"), ("P or ^pgup", "Previous tab")] {
      harness.press("ctrl+a ctrl+k")
      harness.type(title)
      #expect(harness.content.contains { $0.contains(keys) && $0.contains(title) }, "\(title)")
    }
    harness.press("esc")
    #expect(harness.screen[33].contains("↑↓ move"))
    harness.expectRest()
    // The tabs of a page have a hint with the same key.
    harness.press("/")
    harness.type("primarybutton")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[33].contains("^pgdn next tab"))
    harness.press("?")
    harness.type("next tab")
    #expect(harness.content.count { $0.contains("Next tab") } == 1)
    harness.press("esc esc")
    // Spinners on the page go on turning.
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a small window shows the name of the component in the header`() async {
    let harness = await Harness.gallery(40, 12)
    #expect(harness.screen[0].hasPrefix("  Curium"))
    harness.press("/")
    harness.type("datatable")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  ≡  DataTable"))
    #expect(harness.screen[1].hasPrefix("  ▌Preview  Play"))
    #expect(harness.screen[3].contains("Service"))
    #expect(harness.find(.heading, "DataTable") != nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  Curium"))
    harness.expectRest()
  }

  @Test func `in a small window, nothing is cut beside a long name`() async {
    let harness = await Harness.gallery(40, 12)
    harness.press("/")
    harness.type("textinputsuggestions")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  ≡  TextInputSuggestions"))
    #expect(harness.screen[0].hasSuffix("View ▼"))
    harness.expectRest()
  }

  @Test func `the bar shows letters in the list and chords on a page`() async throws {
    let harness = await Harness.gallery(200, 45)
    #expect(harness.screen[44].hasSuffix("? keys   q quit"))
    #expect(harness.screen[44].contains("p next tab") && harness.screen[44].contains("c copy code"))
    harness.press("/")
    harness.type("primarybutton")
    harness.press("⏎")
    await harness.settle()
    #expect(
      harness.screen[44].hasPrefix(
        "  ^pgdn next tab   esc back   / search   ^P commands   alt+c copy code   "))
    #expect(harness.screen[44].hasSuffix("? keys   ^Q quit"))
    for title in ["theme", "light/dark", "tour", "previous"] {
      #expect(!harness.screen[44].contains(title), "\(title)")
    }
    harness.press("ctrl+t")
    #expect(theme(harness) != "Dark")
    harness.press("ctrl+q")
    #expect(harness.hasQuit)
  }

  @Test func `l switches to the other appearance and back to the same theme`() async {
    let harness = await Harness.gallery(140, 45)
    harness.press("t t")
    let dark = theme(harness)
    harness.press("l")
    let light = theme(harness)
    #expect(
      ThemeLibrary.kit.entries.first { $0.displayName == light }?.theme?.colorScheme == .light)
    harness.press("t l")
    #expect(theme(harness) == dark)
    harness.press("l")
    #expect(theme(harness) != light && theme(harness) != dark)
    await harness.advance(by: .seconds(1))
    harness.expectRest()
  }

  @Test(arguments: [
    ("card", ["Card", "CardList", "CardBackground", "StatCard"]),
    ("list", ["Lists", "ListPageTemplate", "TagList", "CardList", "ItemList"]),
  ])
  func `names that start with the query come first, then words in names`(
    query: String, first: [String]
  ) {
    #expect(Array(SidebarContents(matching: query, of: .kit).ids.prefix(first.count)) == first)
  }

  @Test(arguments: [
    ("heatmap", "Chart"), ("Heat Map", "Chart"), ("Picker", "Controls"), ("toggle", "Controls"),
    ("NavigationStack", "Navigation"), ("confirmationDialog", "Overlays"),
  ])
  func `a search also finds the exhibits that use a type or a member`(
    query: String, exhibit: String
  ) {
    #expect(SidebarContents(matching: query, of: .kit).ids.contains(exhibit))
  }

  @Test func `only the beginning of a long query is searched for`() {
    let long = "badge" + String(repeating: " ", count: 300) + "zzz"
    #expect(
      SidebarContents(matching: long, of: .kit).ids
        == SidebarContents(matching: "badge", of: .kit).ids)
  }

  @Test func `exhibits that use a name are below those with the name, under their own heading`()
    async throws
  {
    let harness = await Harness.gallery(140, 45)
    harness.press("/")
    harness.type("picker")
    await harness.settle()
    #expect(harness.find(.row, "DatePicker")?.semantics.isSelected == true)
    let heading = try #require(harness.position(of: "USED IN"))
    #expect(heading.y > (harness.find(.row, "FilePicker")?.frame.minY ?? 99))
    #expect(heading.y < (harness.find(.row, "Controls")?.frame.minY ?? 0))
    // Two letters begin too many names.
    #expect(!SidebarContents(matching: "pi", of: .kit).ids.contains("Controls"))
  }

  @Test func `without results, the page is empty until the search is cleared`() async throws {
    let harness = await Harness.gallery(140, 45)
    harness.press("/")
    harness.type("badge")
    await harness.settle()
    #expect(harness.find(.heading, "Badge") != nil && harness.position(of: "copy code") != nil)
    harness.type("qqqq")
    await harness.settle()
    #expect(harness.position(of: "No results") != nil)
    #expect(harness.find(.heading, "Badge") == nil && harness.position(of: "copy code") == nil)
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.heading, "Badge") != nil)
    // The palette opens an exhibit that the search doesn't find.
    harness.type("qqqq")
    await harness.settle()
    harness.press("ctrl+p")
    harness.type("pagination")
    harness.press("⏎")
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.heading, "Pagination") != nil && harness.position(of: "qqqq") == nil)
    harness.expectRest()
  }

  @Test func `the hints for help and quitting are in the same order everywhere`() async {
    let harness = await Harness.gallery(100, 30, at: .home)
    #expect(harness.screen[29].hasSuffix("? keys   q quit"))
    harness.press("/")
    await harness.settle()
    #expect(harness.screen[29].hasSuffix("F1 keys   ^Q quit"))
    harness.type("slider")
    harness.press("↓")
    await harness.settle()
    #expect(harness.screen[29].hasSuffix("? keys   q quit"))
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[29].hasSuffix("? keys   ^Q quit"))
  }
}
