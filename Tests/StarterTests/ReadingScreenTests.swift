// SPDX-License-Identifier: MIT
// Testing: the app, used as a person would use it, without a terminal.

import Curium
import CuriumTesting
import Testing

@testable import starter

@MainActor struct ReadingScreenTests {
  private func open(
    _ articles: Article..., width: Int = 60, height: Int = 16, theme: AppTheme = .dark
  ) -> Harness {
    Harness(width: width, height: height, theme: theme) {
      ReadingScreen(model: ReadingList(items: articles))
        .themed(light: .brandLight, dark: .brandDark)
    }
  }

  @Test func `a new article appears at the end of the list`() {
    let harness = open(Article(id: 1, title: "Themes"))
    harness.press("n")
    harness.type("Layout in cells")
    harness.press("⏎")
    #expect(harness.position(of: "□ Layout in cells") != nil)
    #expect(harness.position(of: "2 of 2 to read") != nil)
  }

  @Test func `the button is enabled while the title has a visible character`() {
    let harness = open(Article(id: 1, title: "Themes"))
    harness.press("n")
    harness.type("  ")
    #expect(harness.find(.button, "Add")?.semantics.isEnabled == false)
    harness.type("a")
    #expect(harness.find(.button, "Add")?.semantics.isEnabled == true)
  }

  @Test func `Return marks the selected article as read`() {
    let harness = open(Article(id: 1, title: "Themes"), Article(id: 2, title: "Layout in cells"))
    harness.press("↓ ⏎")
    #expect(harness.position(of: "1 of 2 to read") != nil)
  }

  @Test func `Space marks the selected article too, and the palette lists the command`() {
    let harness = open(Article(id: 1, title: "Themes"), Article(id: 2, title: "Layout in cells"))
    #expect(harness.position(of: "space read") != nil)
    harness.press("↓ space")
    #expect(harness.position(of: "■ Layout in cells") != nil)
    harness.press("space")
    #expect(harness.position(of: "2 of 2 to read") != nil)
    harness.press("ctrl+p")
    harness.type("read")
    harness.press("⏎")
    #expect(harness.position(of: "■ Layout in cells") != nil)
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test func `after Tab and an arrow, only one article looks selected, and Return marks it`() {
    let harness = open(Article(id: 1, title: "Themes"), Article(id: 2, title: "Layout in cells"))
    harness.press("⇥ ↓ ⏎")
    #expect(harness.screen.filter { $0.contains("▌") }.count == 1)
    #expect(harness.screen.contains { $0.contains("▌ ■ Layout in cells") })
    #expect(harness.position(of: "□ Themes") != nil)
  }

  @Test func `without articles, the screen says how to add one`() {
    let harness = open()
    #expect(harness.position(of: "Press n to add an article.") != nil)
  }

  @Test func `the list keeps the focus when its last article is removed`() async {
    let list = ReadingList(items: [Article(id: 1, title: "Themes")])
    let harness = Harness(width: 60, height: 16) { ReadingScreen(model: list) }
    harness.press("⇥ ⇥ ↓ d")
    #expect(harness.position(of: "Nothing to read") != nil)
    list.add("Layout in cells")
    await harness.settle()
    harness.press("↓ ⏎")
    #expect(harness.position(of: "0 of 1 to read") != nil)
  }

  @Test func `removing the last article selects the one before it`() {
    let harness = open(Article(id: 1, title: "Themes"), Article(id: 2, title: "Layout in cells"))
    harness.press("end d")
    #expect(harness.find(.row, "Themes")?.semantics.isSelected == true)
    harness.press("d")
    #expect(harness.position(of: "Press n to add an article.") != nil)
  }

  @Test func `Escape leaves the field, and the bar says so`() {
    let harness = open(Article(id: 1, title: "Themes"))
    harness.press("n")
    #expect(harness.position(of: "enter add") != nil)
    #expect(harness.position(of: "esc go to list") != nil)
    harness.press("esc")
    #expect(harness.focused?.role == .list)
  }

  @Test func `the app has its own colours, unless the user chose a theme`() {
    let plain = Harness(width: 60, height: 16, theme: .nord) {
      ReadingScreen(model: ReadingList())
    }
    #expect(open(theme: .nord).cell(x: 0, y: 0) == plain.cell(x: 0, y: 0))
    #expect(open(theme: .dark).cell(x: 0, y: 0) != open(theme: .light).cell(x: 0, y: 0))
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 60)])
  func `the screen fits in terminals of any size`(width: Int, height: Int) {
    let harness = open(Article(id: 1, title: "Themes"), width: width, height: height)
    #expect(harness.position(of: "Reading list") != nil)
    #expect(harness.warnings == [])
  }
}
