// SPDX-License-Identifier: MIT
// Testing: choosing a theme on the theme page, used like a theme author would.

import Curium
import CuriumTesting
import CuriumThemeFiles
import CuriumTokens
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct ThemesPageTests: ThemesPageSuite {
  let folder = ThemeFolder()

  @Test func `moving through the list previews a theme, Escape reverts, and Return keeps it`()
    async throws
  {
    let (harness, library) = await open()
    #expect(harness.focused?.role == .textField)
    for theme in AppTheme.builtIn { #expect(harness.find(.row, theme.displayName) != nil) }
    #expect(harness.find(.row, "Dark")?.semantics.isSelected == true)
    harness.press("↓")
    #expect(name(harness) == AppTheme.highContrastLight.displayName)
    #expect(library.choice == AppTheme.highContrastLight.name)
    expectRest(harness)
    harness.press("esc")
    #expect(name(harness) == "Dark")
    harness.press("↑ ⏎ ↓ ↓")
    #expect(name(harness) == AppTheme.highContrastLight.displayName)
    harness.press("esc")
    #expect(name(harness) == "Light")
    harness.press("pgdn")
    #expect(
      harness.find(.row, AppTheme.builtIn.prefix(11).last?.displayName)?.semantics.isSelected
        == true)
    harness.press("pgup")
    #expect(name(harness) == "Light")
    expectRest(harness)
  }

  @Test func `the pointer alone previews, keeps and reverts`() async throws {
    let (harness, library) = await open()
    try harness.click(.row, "Light")
    #expect(name(harness) == "Light")
    try harness.click(.button, "Go back")
    #expect(name(harness) == "Dark")
    try harness.click(.row, "Light")
    try harness.click(.button, "Keep")
    #expect(harness.find(.button, "Keep") == nil)
    #expect(library.choice == "light")
    try harness.click(.row, "color.text.link")
    #expect(harness.find(.heading, "color.text.link") != nil)
    expectRest(harness)
  }

  @Test func `typing filters the themes and the tokens`() async throws {
    let (harness, library) = await open()
    harness.type("contrast d")
    #expect(harness.find(.row, "Light") == nil)
    harness.press("↓")
    #expect(library.choice == AppTheme.highContrastDark.name)
    harness.press("esc esc")
    #expect(harness.find(.row, "Light") != nil)
    #expect(library.choice == nil)
    harness.type("qqq")
    #expect(harness.position(of: "No results") != nil)
    #expect(!harness.hasQuit)
    harness.press("⇥ ⇥")
    harness.type("button hover")
    #expect(harness.find(.row, "button.primary.backgroundHover") != nil)
    #expect(harness.find(.row, "color.background") == nil)
    expectRest(harness)
  }

  @Test func `Return opens the first match unless another one is selected`() async throws {
    let (harness, library) = await open()
    harness.send("nord".map { .key(KeyPress(KeyEquivalent($0))) } + [.key(KeyPress(.return))])
    #expect(library.choice == "nord")
    #expect(harness.find(.button, "Keep") == nil)
    harness.type("qqq")
    harness.press("⏎")
    #expect(library.choice == "nord")
    harness.press("⇥ ⇥")
    harness.type("shadow")
    let first = try #require(harness.elements.first { $0.label.contains("shadow") })
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.heading, first.label) != nil)
    expectRest(harness)
  }

  @Test func `other pages can link to a token`() async throws {
    let studio = ThemeStudio(library: ThemeLibrary(folder: folder.path))
    let navigator = GalleryNavigator(catalog: .kit, studio: studio)
    navigator.showThemes(token: "color.intent.danger")
    let harness = Harness(width: 60, height: 20) {
      ThemesPage().environment(studio)
    }
    await harness.settle()
    #expect(navigator.selection == "Themes")
    #expect(harness.find(.heading, "color.intent.danger") != nil)
    #expect(harness.focused?.label == "Lightness")
    navigator.showThemes(token: "spacing.md")
    await harness.settle()
    #expect(harness.position(of: "2 columns, 1 row") != nil)
    expectRest(harness)
  }

  @Test(arguments: [(120, 40), (90, 30)])
  func `moving the focus doesn't leave the page`(width: Int, height: Int) async throws {
    let (harness, _) = await open(width, height)
    for _ in 0..<12 {
      harness.press("⇥")
      #expect(harness.position(of: "Catppuccin Latte") != nil)
    }
    #expect(harness.find(.button, "Themes")?.semantics.isSelected == true)
    try harness.click(.button, "Components")
    try harness.click(.row, "Badge")
    #expect(harness.find(.row, "Badge")?.semantics.isSelected == true)
    harness.press("↓")
    let next = try #require(Exhibit.all.firstIndex { $0.name == "Badge" }) + 1
    #expect(harness.find(.row, Exhibit.all[next].name)?.semantics.isSelected == true)
    expectRest(harness)
  }

  @Test func `keys alone work on a small screen`() async throws {
    let (harness, library) = await open(40, 12)
    harness.press("↓ ⏎ ctrl+pgdn")
    #expect(library.choice == AppTheme.highContrastLight.name)
    harness.press("⇥ ⇥ ⇥")
    harness.press("shift+⇥")
    while harness.focused?.role != .textField { harness.press("⇥") }
    harness.type("danger")
    harness.press("↓ ⏎")
    await harness.settle()
    #expect(harness.focused?.label == "Lightness")
    harness.press("shift+←")
    #expect(library.theme.map { $0 == .highContrastLight } == false)
    expectRest(harness)
    harness.press("esc")
    await harness.settle()
    #expect(harness.focused?.role == .textField)
    harness.press("esc esc")
    #expect(harness.find(.row, "Themes")?.semantics.isSelected == true)
    #expect(harness.find(.row, "ActionBadge") != nil)
    expectRest(harness)
  }

  @Test(arguments: [AppTheme.light, .dark, .highContrastLight, .highContrastDark])
  func `every size is drawn completely`(theme: AppTheme) async {
    let (harness, _) = await open(theme: theme)
    for (width, height) in [
      (1, 1), (2, 40), (300, 1), (40, 12), (56, 3), (60, 20), (120, 40),
    ] {
      harness.resize(width: width, height: height)
      // Returns from wherever the keys led at the previous size.
      if let row = harness.find(.row, "Themes") { harness.click(row) }
      for keys in ["⇥", "ctrl+pgdn", "↓ ⏎", "⇥ →", "esc"] {
        harness.press(keys)
        await harness.settle()
        expectRest(harness, "\(width)×\(height) \(keys)")
      }
    }
    #expect(harness.controls.filter(\.label.isEmpty).map(\.role) == [])
    await harness.advance(by: .seconds(10))
    #expect(!harness.isAnimating, "\(harness.screen)")
  }
}
