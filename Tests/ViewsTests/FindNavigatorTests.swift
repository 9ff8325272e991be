// SPDX-License-Identifier: MIT
// Testing: finding text in a view.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct FindNavigatorTests {
  /// Lines in a scroll view. F5 adds the line "needle more" at the end, F6 removes the first line,
  /// F7 opens or closes the bar, and F8 removes the first two lines.
  private struct Lines: View {
    @State var lines: [String]
    @State private var isFinding = false

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(lines, id: \.self) { Text($0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .findNavigator(isPresented: $isFinding)
      .keyBinding("Add", "f5") { lines.append("needle more") }
      .keyBinding("Remove", "f6") { lines.removeFirst() }
      .keyBinding("Open", "f7") { isFinding.toggle() }
      .keyBinding("Remove two", "f8") { lines.removeFirst(2) }
    }
  }

  private static let rows = (1...40).map { $0 % 10 == 0 ? "row \($0) needle" : "row \($0)" }

  /// Opens the bar, and enters a text.
  private func find(_ text: String, in harness: Harness) async {
    harness.press("ctrl+f")
    await harness.settle()
    harness.type(text)
    await harness.settle()
  }

  /// The columns of a row that look different from its last cell.
  private func marked(_ harness: Harness, row: Int, width: Int = 30) -> [Int] {
    let plain = harness.cell(x: width, y: row).background
    return (0..<width).filter { harness.cell(x: $0, y: row).background != plain }
  }

  private func status(_ harness: Harness) -> String {
    harness.screen.last { $0.contains(" of ") || $0.contains("No matches") } ?? ""
  }

  @Test func `Control-F finds text in a scroll view, and scrolls to the matches`() async throws {
    let harness = Harness(width: 40, height: 12) { Lines(lines: Self.rows) }
    await find("NEEDLE", in: harness)
    #expect(harness.focused?.label == "Find")
    #expect(harness.screen[11].contains("/ NEEDLE") && harness.screen[11].contains("1 of 4"))
    #expect(harness.screen[0].hasPrefix("row 1") && marked(harness, row: 9) == Array(7..<13))
    harness.press("⏎")
    await harness.settle()
    let place = try #require(harness.position(of: "row 20 needle"))
    #expect(marked(harness, row: place.y) == Array(7..<13))
    #expect(status(harness).contains("2 of 4"))
    for (keys, match, row) in [
      ("⏎ ⏎", "4 of 4", "row 40"), ("⏎", "1 of 4", "row 10"), ("shift+⏎", "4 of 4", "row 40"),
      ("↑", "3 of 4", "row 30"), ("↓", "4 of 4", "row 40"), ("f3", "1 of 4", "row 10"),
    ] {
      harness.press(keys)
      await harness.settle()
      #expect(status(harness).contains(match))
      #expect(harness.position(of: "\(row) needle") != nil)
      #expect(harness.repaint() == 0)
    }
    harness.press("esc")
    await harness.settle()
    #expect(harness.find(.textField, "Find") == nil)
    let row = try #require(harness.position(of: "row 10 needle")).y
    #expect(marked(harness, row: row) == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `the current match looks different from the others`() async {
    let harness = Harness(width: 40, height: 12) { Lines(lines: ["one two", "two", "three"]) }
    await find("two", in: harness)
    let current = harness.cell(x: 4, y: 0)
    let other = harness.cell(x: 0, y: 1)
    #expect(current.background != other.background)
    #expect(marked(harness, row: 0) == [4, 5, 6] && marked(harness, row: 1) == [0, 1, 2])
    harness.press("⏎")
    await harness.settle()
    #expect(harness.cell(x: 0, y: 1).background == current.background)
    #expect(harness.cell(x: 4, y: 0).background == other.background)
    #expect(harness.repaint() == 0)
  }

  @Test func `the search begins with the visible rows`() async {
    let harness = Harness(width: 40, height: 12) { Lines(lines: Self.rows) }
    harness.pointer(PointerEvent(.scrolled(x: 0, y: 4), at: CellPoint(x: 1, y: 1)))
    await find("needle", in: harness)
    #expect(status(harness).contains("2 of 4"))
    #expect(harness.position(of: "row 13") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a match can be wrapped, wide, or in several styles`() async {
    let harness = Harness(width: 40, height: 7) {
      VStack(alignment: .leading, spacing: 0) {
        Text("alpha beta gamma").frame(width: 12, alignment: .leading)
        Text("日本語テキスト")
        Text("the ") + Text("sp").bold() + Text("lit").foregroundStyle(.success) + Text(" word")
        Text("beta")
        Text("gamma")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .findNavigator(isPresented: .constant(true))
    }
    await find("beta gamma", in: harness)
    #expect(harness.screen[0] == "alpha beta" && harness.screen[1] == "gamma")
    #expect(marked(harness, row: 0) == Array(6..<10) && marked(harness, row: 1) == Array(0..<5))
    // A match doesn't extend from one text to the next.
    #expect(status(harness).contains("1 of 1"))
    harness.press("end ctrl+u")
    harness.type("語")
    await harness.settle()
    #expect(marked(harness, row: 2) == [4, 5])
    harness.press("end ctrl+u")
    harness.type("split")
    await harness.settle()
    #expect(marked(harness, row: 3) == Array(4..<9))
    #expect(harness.cell(x: 4, y: 3).style.attributes.contains(.bold))
    #expect(!harness.cell(x: 6, y: 3).style.attributes.contains(.bold))
    #expect(harness.repaint() == 0)
  }

  @Test func `the number of matches follows the content, and the current one stays`() async {
    let harness = Harness(width: 40, height: 12) {
      Lines(lines: ["needle one", "a", "a needle", "b"])
    }
    await find("needle", in: harness)
    harness.press("⏎")
    await harness.settle()
    #expect(status(harness).contains("2 of 2"))
    let current = harness.cell(x: 2, y: 2).background
    for (key, expected, row) in [
      ("f5", "2 of 3", 2), ("f6", "1 of 2", 1), ("f6", "1 of 2", 0), ("f6", "– of 1", nil),
    ] {
      harness.press(key)
      await harness.settle()
      #expect(status(harness).contains(expected))
      if let row { #expect(harness.cell(x: 2, y: row).background == current) }
      #expect(harness.repaint() == 0)
    }
    #expect(harness.content.first == "b" && marked(harness, row: 1) == Array(0..<6))
    harness.press("⏎")
    await harness.settle()
    #expect(status(harness).contains("1 of 1"))
    #expect(harness.cell(x: 0, y: 1).background == current)
    harness.press("f6 f6")
    await harness.settle()
    #expect(status(harness).contains("No matches"))
    #expect(harness.repaint() == 0)
  }

  @Test func `if the current match is removed, the next one after it follows`() async {
    let harness = Harness(width: 40, height: 12) { Lines(lines: (1...4).map { "needle \($0)" }) }
    await find("needle", in: harness)
    harness.press("⏎")
    await harness.settle()
    #expect(status(harness).contains("2 of 4"))
    harness.press("f8")
    await harness.settle()
    #expect(harness.content.first == "needle 3" && status(harness).contains("– of 2"))
    harness.press("⏎")
    await harness.settle()
    #expect(status(harness).contains("1 of 2"))
    #expect(harness.repaint() == 0)
  }

  @Test func `an expression can match an empty line, which is scrolled into view`() async {
    let text = (1...40).map { $0 == 30 ? "" : "row \($0)" }.joined(separator: "\n")
    let harness = Harness(width: 40, height: 12) { Lines(lines: [text]) }
    harness.press("ctrl+f")
    await harness.settle()
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.click(harness.find(.textField, "Find")!)
    harness.type("^$")
    await harness.settle()
    #expect(status(harness).contains("1 of 1"))
    #expect(harness.position(of: "row 29") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the visible matches in a long row are highlighted`() async throws {
    let text = String(repeating: "ab ", count: 2_000) + "ab"
    let harness = Harness(width: 40, height: 12) {
      ScrollView(.horizontal) { Text(text) }.findNavigator(isPresented: .constant(true))
    }
    await find("b", in: harness)
    #expect(status(harness).contains("1 of 2001"))
    var row = try #require(harness.position(of: "ab ab")).y
    #expect(marked(harness, row: row) == (0..<30).filter { $0 % 3 == 1 })
    harness.press("shift+⏎")
    await harness.settle()
    #expect(status(harness).contains("2001 of 2001"))
    row = try #require(harness.position(of: "ab ab")).y
    // The last of 6,002 columns is at the right edge.
    #expect(marked(harness, row: row, width: 38) == (0..<38).filter { $0 % 3 == 0 })
    #expect(harness.repaint() == 0)
  }

  @Test func `the matches follow the width of the window`() async throws {
    let text = (1...30).map { "word \($0)" }.joined(separator: " ") + " needle end"
    let harness = Harness(width: 60, height: 12) { Lines(lines: [text]) }
    await find("needle", in: harness)
    var place = try #require(harness.position(of: "needle"))
    let ground = harness.cell(x: place.x, y: place.y).background
    for (width, height) in [(40, 12), (28, 12), (80, 24), (40, 12)] {
      harness.resize(width: width, height: height)
      await harness.settle()
      place = try #require(harness.position(of: "needle"))
      #expect(place.y < height - 1)
      for x in place.x..<place.x + 6 {
        #expect(harness.cell(x: x, y: place.y).background == ground)
      }
      #expect(harness.screen[height - 1].contains("1 of 1"))
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `the previous match is known only after the texts before are searched`() async {
    let texts = [
      "needle a", String(repeating: "n ", count: 300_000), "needle b",
      String(repeating: "x\n", count: 12) + "needle c",
    ]
    let harness = Harness(width: 40, height: 8) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<4) { Text(texts[$0]) } }
      }
      .defaultScrollAnchor(.bottom)
      .findNavigator(isPresented: .constant(true))
    }
    await find("needle", in: harness)
    harness.press("shift+f3")
    await harness.wait { status(harness).contains(" of 3") && !status(harness).contains("+") }
    #expect(status(harness).contains("3 of 3"))
    harness.press("shift+f3")
    await harness.settle()
    #expect(status(harness).contains("2 of 3") && harness.position(of: "needle b") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `an app can open the bar, and an invalid expression shows an error`() async {
    let harness = Harness(width: 40, height: 12) { Lines(lines: ["one (two"]) }
    harness.press("f7")
    await harness.settle()
    #expect(harness.focused?.label == "Find")
    harness.click(harness.find(.toggle, "Regular expression")!)
    harness.click(harness.find(.textField, "Find")!)
    harness.type("(")
    await harness.settle()
    #expect(harness.position(of: "Unmatched bracket.") != nil)
    harness.press("f7")
    await harness.settle()
    #expect(harness.content == ["one (two"])
    #expect(harness.repaint() == 0)
  }
}
