// SPDX-License-Identifier: MIT
// Testing: page navigation.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

/// Page numbers with a page of their own.
private struct Pages: View {
  let count: Int
  @State private var page: Int

  init(_ page: Int, of count: Int) {
    self.count = count
    self.page = page
  }

  var body: some View { Pagination(page: $page, count: count) }
}

@MainActor struct PaginationTests {
  @Test(arguments: [
    (1, 1, "1"), (2, 3, "1 2 3"), (4, 7, "1 2 3 4 5 6 7"), (1, 8, "1 2 3 4 5 … 8"),
    (1, 20, "1 2 3 4 5 … 20"), (4, 20, "1 2 3 4 5 … 20"), (5, 20, "1 … 4 5 6 … 20"),
    (16, 20, "1 … 15 16 17 … 20"), (17, 20, "1 … 16 17 18 19 20"),
    (20, 20, "1 … 16 17 18 19 20"), (-5, 2, "1 2"),
    (.max, .max, "1 … \(Int.max - 2) \(Int.max - 1) \(Int.max)"), (1, .min, "1"),
  ])
  func `shows the first and last pages, nearby pages, and gaps`(
    page: Int, count: Int, shown: String
  ) {
    let harness = Harness(width: 90, height: 1) {
      Pagination(page: .constant(page), count: count)
    }
    let words = harness.screen[0].split(separator: " ").filter { !"‹›".contains($0) }
    #expect(words.joined(separator: " ") == shown)
  }

  @Test func `places are equally wide if there is room`() {
    let harness = Harness(width: 42, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Pages(1, of: 20)
        Pages(7, of: 20)
      }
    }
    #expect(
      harness.screen == [
        " ‹   1    2    3    4    5    …    20   ›",
        " ‹   1    …    6    7    8    …    20   ›",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test func `in a narrow view, a place is as wide as its widest number`() {
    let harness = Harness(width: 40, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Pages(1, of: 20)
        Pages(7, of: 20)
      }
    }
    #expect(
      harness.screen == [
        " ‹   1   2   3    4    5    …    20   ›",
        " ‹   1   …   6    7    8    …    20   ›",
      ])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [1, 7, 20, 104], [80, 40, 30, 14])
  func `the previous and next buttons stay in their columns on every page`(
    count: Int, width: Int
  ) throws {
    let harness = Harness(width: width, height: 1) { Pages(1, of: count) }
    let buttons = { ["Previous", "Next"].map { harness.find(.button, $0)?.frame } }
    let places = buttons()
    let previous = try #require(harness.find(.button, "Previous"))
    let next = try #require(harness.find(.button, "Next"))
    func expect(page: Int) {
      #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == ["\(page)"])
      #expect(harness.screen[0].split(separator: " ").contains("\(page)"), "\(harness.screen)")
      #expect(buttons() == places, "\(harness.screen)")
    }
    expect(page: 1)
    for page in 1..<count {
      harness.click(next)
      expect(page: page + 1)
    }
    for page in (1..<count).reversed() {
      harness.click(previous)
      expect(page: page)
    }
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test(arguments: ["1", "74", "76", "150"])
  func `a click on any column of a place goes to its page`(number: String) throws {
    let harness = Harness(width: 60, height: 1) { Pages(75, of: 150) }
    let place = try #require(harness.find(.button, number)?.frame)
    for x in place.minX..<place.maxX {
      let harness = Harness(width: 60, height: 1) { Pages(75, of: 150) }
      harness.click(x: x, y: 0)
      #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == [number], "\(x)")
    }
  }

  @Test func `there is no column between two numbers`() {
    let harness = Harness(width: 60, height: 1) { Pages(75, of: 150) }
    let places = ["74", "75", "76"].map { harness.find(.button, $0)?.frame }
    #expect(places[0] != nil && places[0]?.maxX == places[1]?.minX)
    #expect(places[1] != nil && places[1]?.maxX == places[2]?.minX)
  }

  @Test func `goes to the previous page, and to a page by number`() {
    var page = 7
    let harness = Harness(width: 60, height: 1) {
      Pagination(page: Binding(get: { page }, set: { page = $0 }), count: 20)
    }
    harness.press("⇥ home ← ⏎")
    #expect(page == 6)
    if let last = harness.find(.button, "20") { harness.click(last) }
    #expect(page == 20)
  }

  /// In 30 columns, there is room for five numbers.
  @Test(arguments: [60, 30]) func `a pressed number keeps the focus`(width: Int) {
    let harness = Harness(width: width, height: 1) { Pages(2, of: 20) }
    harness.press("⇥ →")
    #expect(harness.focused?.label == "3")
    harness.press("⏎")
    #expect(harness.focused?.label == "3")
    #expect(harness.focused?.semantics.isSelected == true)
    #expect(harness.screen[0].contains("►3"))
    harness.press("⏎ space")
    #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == ["3"])
    harness.press("← ⏎")
    #expect(harness.focused?.label == "2")
    #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == ["2"])
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a number keeps the focus when the view becomes narrow or wide`() {
    let harness = Harness(width: 60, height: 1) { Pages(7, of: 20) }
    harness.press("⇥")
    #expect(harness.focused?.label == "7")
    for width in [30, 12, 60] {
      harness.resize(width: width, height: 1)
      #expect(harness.focused?.label == "7", "\(width) \(harness.screen)")
    }
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `Tab enters at the current page and leaves, and arrows stay between the ends`() {
    let harness = Harness(width: 60, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Button("before") {}
        Pages(7, of: 20)
        Button("after") {}
      }
    }
    for (keys, label) in [
      ("⇥ ⇥", "7"), ("⇥", "after"), ("shift+⇥", "7"), ("→ →", "20"), ("→", "Next"), ("→", "Next"),
      ("← ← ← ← ←", "1"), ("← ←", "Previous"), ("⇥", "after"), ("shift+⇥ shift+⇥", "before"),
    ] {
      harness.press(keys)
      #expect(harness.focused?.label == label, "\(keys)")
    }
    #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == ["7"])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `on a number, Home and End move to the ends without scrolling the page`() {
    let harness = Harness(width: 60, height: 4) {
      ScrollView {
        Pages(7, of: 20)
        ForEach(0..<20) { Text("Line \($0)") }
      }
    }
    harness.press("⇥ end")
    #expect(harness.focused?.label == "20")
    harness.press("home")
    #expect(harness.focused?.label == "1")
    #expect(harness.screen[1].hasPrefix("Line 0"))
    #expect(harness.warnings == [] && harness.repaint() == 0)
  }

  @Test(arguments: [("⇥ → →", "Next", "3"), ("⇥ ← ←", "Previous", "1")])
  func `the button that leads to the last or first page keeps the focus`(
    keys: String, name: String, page: String
  ) {
    let harness = Harness(width: 30, height: 1) { Pages(2, of: 3) }
    harness.press(keys)
    harness.press("⏎ ⏎")
    #expect(harness.focused?.label == name)
    #expect(harness.focused?.semantics.isEnabled == false)
    #expect(harness.elements.filter(\.semantics.isSelected).map(\.label) == [page])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(40, "1 … 6 7 8 … 20"), (30, "1 … 7 … 20"), (12, "7")])
  func `drops nearby pages in a narrow view, and never cuts a number`(
    width: Int, shown: String
  ) {
    let harness = Harness(width: width, height: 1) { Pagination(page: .constant(7), count: 20) }
    let words = harness.screen[0].split(separator: " ").filter { !"‹›".contains($0) }
    #expect(words.joined(separator: " ") == shown)
    #expect(harness.screen[0].contains("‹") && harness.screen[0].contains("›"))
  }

  @Test(arguments: AppTheme.builtIn.filter { $0 != .terminal })
  func `arrows in the colour of its number mark the focused current page`(
    theme: AppTheme
  ) throws {
    let harness = Harness(width: 30, height: 1, theme: theme) { Pages(2, of: 3) }
    harness.press("⇥")
    let place = try #require(harness.position(of: "►2◄"))
    let ink = harness.cell(x: place.x + 1, y: 0).foreground
    for x in [place.x, place.x + 2] {
      let cell = harness.cell(x: x, y: 0)
      #expect(cell.foreground == ink && cell.background != ink)
    }
  }

  @Test func `the current page is grey when disabled, and stays bold`() throws {
    let harness = Harness(width: 30, height: 1) { Pagination(page: .constant(2), count: 3) }
    let place = try #require(harness.position(of: "2"))
    let before = harness.cell(x: place.x, y: 0).background
    harness.setEnvironment { $0.isEnabled = false }
    #expect(harness.cell(x: place.x, y: 0).background != before)
    #expect(harness.cell(x: place.x, y: 0).attributes == .bold)
    #expect(harness.repaint() == 0)
  }
}
