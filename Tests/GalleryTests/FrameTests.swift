// SPDX-License-Identifier: MIT
// Testing: the frame of the gallery: home, list, search, palette, view options, two themes.

import Curium
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumViews
import Testing

@testable import gallery

@MainActor @Suite(.timeLimit(.minutes(10))) struct FrameTests {
  private func open(_ width: Int = 110, _ height: Int = 34) async -> Harness {
    let harness = Harness(width: width, height: height) { GalleryApp(themes: .kit) }
    await harness.settle()
    return harness
  }

  private func expectRest(_ harness: Harness, _ comment: Comment? = nil) {
    #expect(harness.repaint() == 0, comment)
    #expect(harness.warnings == [], comment)
    #expect(!harness.isAnimating, comment)
  }

  private func click(_ harness: Harness, _ role: AccessibilityRole, _ label: String) throws {
    harness.click(try #require(harness.find(role, label), "\(label)"))
  }

  /// The heading of the exhibit on the page.
  private func title(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .heading && $0.frame.minX > 26 }?.label
  }

  private func rows(_ harness: Harness) -> [String] {
    harness.elements.filter { $0.role == .row && $0.frame.minX < 20 }.map(\.label)
  }

  /// The words of elements that stand on the screen neither whole nor with a sign that they were cut.
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
  func `home is good at every size, and still`(width: Int, height: Int) async {
    let harness = await open(width, height)
    #expect(harness.position(of: "Terminal interfaces in Swift") != nil)
    #expect(harness.position(of: "atoms") != nil)
    if height >= 34 {
      #expect(harness.find(.heading, "Try") != nil)
      #expect(harness.position(of: "Let it run") != nil)
    }
    if height >= 60 {
      for heading in ["Themes", "Keys"] { #expect(harness.find(.heading, heading) != nil) }
    }
    // These say what they lead to, not what stands there.
    let others: Set<String> = ["Home", "List", "View options", "Themes", "Second theme"]
    let cut = cutWords(harness).filter { word in !others.contains { word.hasPrefix($0) } }
    #expect(cut == [])
    expectRest(harness)
  }

  @Test func `home leads to the levels, to exhibits and to themes`() async throws {
    let harness = await open(200, 60)
    let molecules = try #require(SidebarContents.sections.first { $0.title == "Molecules" })
    try click(harness, .button, "\(molecules.exhibits.count) molecules")
    #expect(title(harness) == molecules.exhibits[0].name)
    #expect(harness.focused?.label == "Exhibits")
    harness.press("h")
    try click(harness, .button, "DataTable")
    #expect(title(harness) == "DataTable")
    harness.press("esc h")
    try click(harness, .button, "Nord")
    #expect(harness.screen[0].hasSuffix("theme Nord ▾"))
    // By keys as well: Tab leads into the page.
    harness.press("⏎")
    #expect(harness.focused.map { $0.frame.minX > 26 } == true)
    expectRest(harness)
  }

  @Test(arguments: [false, true])
  func `the dashboard runs when it is asked to, and stops`(isStill: Bool) async throws {
    let harness = await open(200, 60)
    if isStill { harness.press("m") }
    let before = harness.screen
    try click(harness, .button, "Let it run")
    await harness.settle()
    #expect(harness.isAnimating == !isStill)
    await harness.advance(by: .seconds(8))
    #expect(harness.screen != before)
    expectRest(harness)
  }

  // MARK: The list

  @Test func `keys that come together make the page of the last alone`() async throws {
    let harness = await open()
    harness.recording.reset()
    let down = TerminalEvent.key(KeyPress(.downArrow))
    harness.send(Array(repeating: down, count: 9))
    await harness.settle()
    let ids = SidebarContents.all.ids
    #expect(title(harness) == ids[9])
    #expect(harness.recording.bodies.count { $0 == "ExhibitView" } == 1)
    #expect(harness.find(.row, ids[9])?.semantics.isSelected == true)
    expectRest(harness)
  }

  @Test func `rows that cannot be seen are not made`() async {
    let harness = await open()
    let made = harness.elements.filter { $0.role == .row && $0.frame.minX == 0 }
    #expect(made.count < 60)
    harness.press("end")
    #expect(harness.find(.row, Exhibit.views.last?.name)?.semantics.isSelected == true)
    harness.scroll(y: -500, at: CellPoint(x: 3, y: 10))
    #expect(harness.position(of: "Home") != nil)
    expectRest(harness)
  }

  @Test func `a slash searches names and summaries, Escape shows all again`() async throws {
    let harness = await open()
    harness.press("/")
    harness.type("srchb")
    await harness.settle()
    #expect(rows(harness) == ["SearchBar"])
    #expect(title(harness) == "SearchBar")
    for _ in 0..<5 { harness.press("⌫") }
    // No name holds it.
    harness.type("to search in")
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
    #expect(harness.focused?.label == "Exhibits")
    expectRest(harness)
  }

  @Test func `the row beneath the pointer is lit`() async throws {
    let harness = await open()
    let row = try #require(harness.find(.row, "Badge")).frame
    let before = harness.cell(x: 2, y: row.minY).background
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 6, y: row.minY)))
    #expect(harness.cell(x: 2, y: row.minY).background != before)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 60, y: row.minY)))
    #expect(harness.cell(x: 2, y: row.minY).background == before)
    expectRest(harness)
  }

  // MARK: The palette

  @Test func `the palette leads to exhibits and tries themes`() async throws {
    let harness = await open()
    harness.press("ctrl+p")
    harness.type("goto datatable")
    harness.press("⏎")
    await harness.settle()
    #expect(title(harness) == "DataTable")
    harness.press("ctrl+p")
    harness.type("theme: dracula")
    #expect(harness.screen[0].hasSuffix("theme Dracula ▾"))
    harness.press("esc")
    #expect(!harness.screen[0].hasSuffix("theme Dracula ▾"))
    harness.press("esc")
    #expect(harness.screen[0].hasSuffix("theme Dark ▾"))
    harness.press("ctrl+p")
    harness.type("theme: dracula")
    harness.press("⏎")
    #expect(harness.screen[0].hasSuffix("theme Dracula ▾"))
    harness.press("ctrl+p")
    harness.type("compare nord")
    harness.press("⏎")
    #expect(harness.screen[1].contains("Dracula") && harness.screen[1].contains("Nord"))
    expectRest(harness)
  }

  // MARK: View options

  @Test func `each option changes the page, is told in the first row, and can be reset`() async {
    let harness = await open(120, 30)
    harness.press("/")
    harness.type("badge")
    harness.press("⏎")
    await harness.settle()
    let before = harness.ansi
    for (key, words) in [
      ("w", "40 columns"), ("d", "256 colours"), ("i", "ASCII icons"), ("D", "compact"),
      ("C", "high contrast"), ("m", "still"), ("s", "two themes"),
    ] {
      harness.press(key)
      #expect(harness.screen[0].contains(words), "\(key)")
      if key != "m" { #expect(harness.ansi != before, "\(key)") }
      expectRest(harness, "\(key)")
      harness.press("ctrl+p")
      harness.type("reset the view")
      harness.press("⏎")
      #expect(!harness.screen[0].contains(words), "\(key)")
    }
    #expect(harness.screen[0].contains("view"))
    expectRest(harness)
  }

  @Test func `fewer colours are those of the page alone`() async throws {
    let harness = await open()
    harness.press("d d")
    #expect(harness.screen[0].contains("16 colours"))
    func kinds(_ columns: Range<Int>) -> Set<CellColor.Kind> {
      Set((1..<33).flatMap { y in columns.map { harness.cell(x: $0, y: y).background.kind } })
    }
    #expect(kinds(28..<110) == [.palette])
    #expect(kinds(0..<27) == [.rgb])
    harness.press("d")
    #expect(harness.cell(x: 60, y: 20).background == .terminal)
    expectRest(harness)
  }

  @Test(arguments: [(110, 34), (40, 12)])
  func `the panel of view options is worked by the pointer and by keys`(width: Int, height: Int)
    async throws
  {
    let harness = await open(width, height)
    try click(harness, .button, "View options")
    #expect(harness.find(.dialog) != nil)
    let place = try #require(harness.position(of: " 256 "))
    harness.click(x: place.x + 2, y: place.y)
    harness.press("esc")
    #expect(harness.screen[0].contains(width > 100 ? "256 colours" : "1 changed"))
    harness.press("v ⇥ → → ⏎ esc")
    #expect(harness.screen[0].contains(width > 100 ? "60 columns, 256 colours" : "2 changed"))
    expectRest(harness)
  }

  // MARK: Two themes

  @Test(arguments: [(110, 34), (60, 20)])
  func `two themes stand side by side, or one above the other`(width: Int, height: Int)
    async throws
  {
    let harness = await open(width, height)
    harness.press("/")
    harness.type("badge")
    harness.press("⏎ s")
    await harness.settle()
    /// Where the name of a theme stands beneath the first row.
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
    expectRest(harness)
    // The second one is of the other appearance until it is chosen.
    harness.press("ctrl+p")
    harness.type("theme: light")
    harness.press("⏎")
    #expect(harness.screen[0].hasSuffix("theme Light ▾"))
    #expect(place("Dark") != nil)
    expectRest(harness)
    harness.press("s")
    #expect(place("Dark") == nil)
    expectRest(harness)
  }

  // MARK: Keys and pointer

  @Test func `all commands are in the help`() async {
    let harness = await open(110, 60)
    harness.press("?")
    for title in [
      "search", "next theme", "view options", "commands", "keys", "quit", "two themes",
      "all themes", "home", "page width", "colour depth", "icon set", "spacing",
      "high contrast", "reduced motion", "choose", "open",
    ] {
      #expect(harness.position(of: title) != nil, "\(title)")
    }
    expectRest(harness)
  }

  @Test func `the pointer alone leads everywhere on a narrow screen`() async throws {
    let harness = await open(40, 16)
    try click(harness, .button, "List")
    try click(harness, .row, "ActionBadge")
    #expect(harness.position(of: "Update") != nil)
    try click(harness, .button, "Home")
    #expect(harness.position(of: "Terminal interfaces") != nil)
    try click(harness, .button, "Themes")
    await harness.settle()
    #expect(harness.position(of: "Find a theme") != nil)
    let back = try #require(harness.position(of: "back"))
    harness.click(x: back.x, y: back.y)
    #expect(harness.focused?.label == "Exhibits")
    let search = try #require(harness.position(of: "Search"))
    harness.click(x: search.x, y: search.y)
    #expect(harness.focused?.role == .textField)
    expectRest(harness)
  }
}
