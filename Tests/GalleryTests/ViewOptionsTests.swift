// SPDX-License-Identifier: MIT
// Testing: the view options of the gallery, and two themes side by side.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct ViewOptionsTests {
  @Test func `each option changes the page, is shown in the first row, and can be reset`() async {
    let harness = await Harness.gallery(120, 30)
    harness.press("/")
    harness.type("badge")
    harness.press("⏎ esc")
    await harness.settle()
    let before = harness.ansi
    for (key, words) in [
      ("w", "40 columns"), ("d", "256 colours"), ("i", "ASCII icons"), ("D", "compact"),
      ("C", "high contrast"), ("m", "still"), ("s", "two themes"),
    ] {
      harness.press(key)
      #expect(harness.screen[0].contains(words), "\(key)")
      if key != "m" { #expect(harness.ansi != before, "\(key)") }
      harness.expectRest("\(key)")
      harness.press("ctrl+p")
      harness.type("reset the view")
      harness.press("⏎")
      #expect(!harness.screen[0].contains(words), "\(key)")
    }
    #expect(harness.screen[0].contains("View"))
    harness.expectRest()
  }

  @Test func `fewer colours apply only to the page`() async throws {
    let harness = await Harness.gallery()
    harness.press("d d")
    #expect(harness.screen[0].contains("16 colours"))
    func kinds(_ columns: Range<Int>) -> Set<CellColor.Kind> {
      Set((2..<33).flatMap { y in columns.map { harness.cell(x: $0, y: y).background.kind } })
    }
    #expect(kinds(28..<110) == [.palette])
    #expect(kinds(0..<27) == [.rgb])
    harness.press("d")
    #expect(harness.cell(x: 60, y: 20).background == .terminal)
    harness.expectRest()
  }

  @Test(arguments: [(110, 34), (40, 12)])
  func `the pointer and keys work in the view options`(width: Int, height: Int)
    async throws
  {
    let harness = await Harness.gallery(width, height)
    try harness.click(.button, "View options")
    #expect(harness.find(.dialog) != nil)
    let place = try #require(harness.position(of: " 256 "))
    harness.click(x: place.x + 2, y: place.y)
    harness.press("esc")
    #expect(harness.screen[0].contains("256 colours"))
    harness.press("F4 ⇥ → → ⏎ esc")
    #expect(harness.screen[0].contains(width > 100 ? "60 columns, 256 colours" : "2 changed"))
    harness.expectRest()
  }

  @Test(arguments: [AppTheme.highContrastLight, .highContrastDark, .colorBlindDark])
  func `the name of the theme tells light from dark at 80 columns`(theme: AppTheme) async {
    let harness = await Harness.gallery(80, 24)
    harness.press("ctrl+p")
    harness.type("theme: \(theme.displayName)")
    harness.press("⏎")
    await harness.settle()
    let end = theme.colorScheme == .dark ? " dark" : " light"
    #expect(harness.screen[0].hasSuffix(end), "\(harness.screen[0])")
  }

  @Test func `both panes scroll together, whichever the pointer is over`() async throws {
    let harness = await Harness.gallery(110, 21)
    harness.press("/")
    harness.type("primarybutton")
    harness.press("⏎ esc s")
    await harness.settle()
    /// The row in which both panes show the same title.
    func row() -> Int? {
      (2..<20).first { harness.screen[$0].ranges(of: "Large ").count == 2 }
    }
    var place = try #require(row())
    for x in [40, 100] {
      harness.scroll(y: 1, at: CellPoint(x: x, y: 15))
      await harness.settle()
      let next = try #require(row(), "\(harness.screen)")
      #expect(next < place)
      place = next
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: [(110, 34), (72, 20)])
  func `two themes are side by side, or one above the other`(width: Int, height: Int)
    async throws
  {
    let harness = await Harness.gallery(width, height)
    harness.press("/")
    harness.type("badge")
    harness.press("⏎ esc s")
    await harness.settle()
    /// The position of a theme's name below the first row.
    func place(_ name: String) -> CellPoint? {
      for y in 1..<height {
        let row = harness.screen[y]
        guard let range = row.ranges(of: name).last else { continue }
        return CellPoint(x: row.distance(from: row.startIndex, to: range.lowerBound), y: y)
      }
      return nil
    }
    let first = try #require(place("Dark"))
    let second = try #require(place("Light"))
    #expect(width > 100 ? first.y == second.y : first.y < second.y)
    #expect(
      harness.cell(x: second.x, y: second.y).background
        != harness.cell(x: first.x, y: first.y).background)
    // Both panes have the same width, so they show the same.
    let columns = width - second.x
    func text(_ x: Int, _ y: Int) -> String {
      (x..<x + columns).map { harness.text(x: $0, y: y) }.joined()
    }
    for y in first.y + 1..<height - 1 where width > 100 {
      #expect(text(first.x, y) == text(second.x, y), "row \(y)")
    }
    harness.expectRest()
    // The second theme has the other appearance until one is selected.
    harness.press("ctrl+p")
    harness.type("theme: light")
    harness.press("⏎")
    #expect(harness.screen[0].hasSuffix("Light"))
    #expect(place("Dark") != nil)
    await harness.advance(by: .milliseconds(400))
    harness.expectRest()
    harness.press("s")
    #expect(place("Dark") == nil)
    harness.expectRest()
  }
}
