// SPDX-License-Identifier: MIT
// Testing: drawing into a grid, with screens as text.

import CuriumTerminal
import Testing

/// A grid of `.` to draw on.
func paper(_ width: Int, _ height: Int = 1, _ cell: Cell = Cell(Glyph("."))) -> CellGrid {
  let grid = CellGrid(size: CellSize(width: width, height: height), pool: GlyphPool())
  grid.fill(grid.bounds, with: cell)
  return grid
}

struct CellGridTests {
  struct Line: CustomTestStringConvertible {
    var text: String
    var x: Int
    var clip: ClosedRange<Int>
    var shows: String
    var columns: Int
    var testDescription: String { "\(text) at \(x) in \(clip)" }

    init(
      _ text: String, at x: Int = 0, in clip: ClosedRange<Int> = 0...7, shows: String, columns: Int
    ) {
      self.text = text
      self.x = x
      self.clip = clip
      self.shows = shows
      self.columns = columns
    }
  }

  @Test(arguments: [
    Line("", shows: "........", columns: 0),
    Line("ab", shows: "ab......", columns: 2),
    Line("ab", at: 7, shows: ".......a", columns: 2),
    Line("ab", at: -1, shows: "b.......", columns: 2),
    Line("ab", at: -5, shows: "........", columns: 2),
    Line("abcdefghijk", at: 2, in: 3...5, shows: "...bcd..", columns: 11),
    Line("漢字", shows: "漢字....", columns: 4),
    Line("漢字", at: 5, shows: ".....漢 ", columns: 4),
    Line("漢字", at: -1, shows: " 字.....", columns: 4),
    Line("漢字", at: 1, in: 2...3, shows: ".. " + " ....", columns: 4),
    Line("é!e\u{301}!", shows: "é!e\u{301}!....", columns: 4),
    Line("a\u{1B}[1m\u{7}", shows: "a␛[1m␇..", columns: 6),
    Line("a\r\nb\u{7F}", at: 1, shows: ".a␊b␡...", columns: 4),
    Line("👩\u{200D}👧x", at: 1, shows: ".👩\u{200D}👧x....", columns: 3),
    Line(String(repeating: "é", count: 30), shows: "éééééééé", columns: 30),
    Line("👩👩👩\u{200D}👩x", shows: "👩👩👩\u{200D}👩x.", columns: 7),
  ])
  func `draws text in one row, clipped by column`(line: Line) {
    let grid = paper(8)
    let clip = CellRect(x: line.clip.lowerBound, y: 0, width: line.clip.count, height: 1)
    // Drawn twice, because text drawn before isn't segmented into clusters again.
    for _ in 0..<2 {
      grid.fill(grid.bounds, with: Cell(Glyph(".")))
      let columns = grid.draw(line.text, x: line.x, y: 0, style: CellStyle(), clip: clip)
      var shown = grid.text()[0]
      let missing = 8 - shown.reduce(0) { $0 + grid.pool.columns(of: grid.pool.glyph(for: $1)) }
      shown += String(repeating: " ", count: missing)
      #expect(shown == line.shows)
      #expect(columns == line.columns)
    }
  }

  @Test(arguments: [-3, -1, 0, 1, 3, 5, 9], [-1, 0, 1])
  func `a line known to be ASCII is drawn like other text`(x: Int, y: Int) {
    let grids = [paper(7), paper(7)]
    for grid in grids {
      grid.draw(
        "漢字漢", x: 0, y: 0, style: CellStyle(background: .palette(4), attributes: .italic),
        clip: grid.bounds)
    }
    let style = CellStyle(foreground: .palette(9), background: .keep, attributes: .bold)
    grids[0].draw("abc", x: x, y: y, style: style, clip: grids[0].bounds)
    grids[1].write(plain: "abc", x: x, y: y, style.foreground, style.attributes)
    for column in 0..<7 { #expect(grids[0][column, 0] == grids[1][column, 0]) }
  }

  @Test(arguments: [UInt8(255), 128])
  func `text and fills keep the background they are drawn on`(alpha: UInt8) {
    let grid = paper(3)
    grid.fillBackground(grid.bounds, with: .rgb(0x204060))
    let style = CellStyle(foreground: .palette(9), background: .keep, attributes: .bold)
    grid.draw("é", x: 0, y: 0, style: style, clip: grid.bounds, foregroundAlpha: alpha)
    grid.drawHorizontal(
      Glyph("#"), x: 1, y: 0, count: 1, style: style, clip: grid.bounds, foregroundAlpha: alpha)
    grid.fill(CellRect(x: 2, y: 0, width: 1, height: 1), with: Cell(.space, style))
    for column in 0..<3 { #expect(grid[column, 0].background == .rgb(0x204060)) }
  }

  @Test func `text drawn after its clusters were forgotten is the same`() {
    let grid = paper(4)
    for cluster in ["o\u{308}", "u\u{308}"] {
      grid.draw("e\u{301}xy漢", x: 0, y: 0, style: CellStyle(), clip: grid.bounds)
      #expect(grid.text() == ["e\u{301}xy"])
      grid.pool.retainOnly(used: [])
      _ = grid.pool.glyph(for: Character(cluster))
    }
  }

  @Test func `a row outside the clip is measured and not drawn`() {
    let grid = paper(4, 2)
    let clip = CellRect(x: 0, y: 1, width: 4, height: 1)
    #expect(grid.draw("漢a", x: 0, y: 0, style: CellStyle(), clip: clip) == 3)
    #expect(grid.draw("漢a", x: 0, y: 9, style: CellStyle(), clip: clip) == 3)
    #expect(grid.text() == ["....", "...."])
  }

  @Test(arguments: [(0, "x 字."), (1, " x字."), (2, "漢x ."), (3, "漢 x."), (4, "漢字x")])
  func `overwriting half of a wide grapheme leaves a space`(x: Int, shows: String) {
    let grid = paper(5)
    grid.draw("漢字", x: 0, y: 0, style: CellStyle(), clip: grid.bounds)
    grid.draw("x", x: x, y: 0, style: CellStyle(), clip: grid.bounds)
    #expect(grid.text() == [shows])
  }

  @Test func `borders are drawn with lines`() {
    let grid = paper(6, 4)
    let style = CellStyle()
    let clip = CellRect(x: 0, y: 0, width: 5, height: 4)
    grid.drawHorizontal(Glyph("─"), x: 1, y: 0, count: 9, style: style, clip: clip)
    grid.drawVertical(Glyph("│"), x: 1, y: 1, count: 2, style: style, clip: clip)
    grid.drawHorizontal(
      grid.pool.glyph(for: "漢"), x: 0, y: 3, count: 5, style: style, clip: grid.bounds)
    grid.draw(Glyph("┌"), x: 1, y: 0, style: style, clip: clip)
    #expect(grid.text() == [".┌───.", ".│....", ".│....", "漢漢 ."])
  }

  @Test func `two adjacent clips draw the same wide pattern as one`() {
    let whole = paper(9)
    let wide = Glyph("漢")
    whole.drawHorizontal(wide, x: 0, y: 0, count: 9, style: CellStyle(), clip: whole.bounds)
    let parts = paper(9)
    for clip in [
      CellRect(x: 0, y: 0, width: 4, height: 1), CellRect(x: 4, y: 0, width: 5, height: 1),
    ] {
      parts.drawHorizontal(wide, x: 0, y: 0, count: 9, style: CellStyle(), clip: clip)
    }
    #expect(parts.text() == whole.text())
    #expect(whole.text() == ["漢漢漢漢"])
  }

  @Test func `lines that end before the grid draw nothing, however far away they begin`() {
    let grid = paper(2, 2)
    let style = CellStyle()
    let clip = CellRect(x: 1, y: 1, width: 1, height: 1)
    for glyph in [Glyph("─"), Glyph("漢")] {
      grid.drawHorizontal(glyph, x: .min, y: 1, count: .max, style: style, clip: clip)
      grid.drawVertical(glyph, x: 1, y: .min, count: .max, style: style, clip: clip)
      grid.drawVertical(glyph, x: 1, y: .min, count: -1, style: style, clip: clip)
    }
    #expect(grid.text() == ["..", ".."])
  }

  @Test(arguments: ["é", "aé漢", "👩\u{200D}👧x", "e\u{301}漢"])
  func `text that begins far outside of the grid draws nothing`(text: String) {
    let grid = paper(4)
    for x in [Int.min, .max - 2, .max - 1, .max] {
      // Drawn twice, because text drawn before isn't segmented into clusters again.
      for _ in 0..<2 {
        let columns = grid.draw(text, x: x, y: 0, style: CellStyle(), clip: grid.bounds)
        #expect(columns == GraphemeWidth.columns(of: text))
      }
    }
    #expect(grid.text() == ["...."])
  }

  @Test func `resizing keeps the top left corner and splits no grapheme`() {
    let grid = paper(6, 2)
    grid.draw("ab漢cd", x: 0, y: 0, style: CellStyle(), clip: grid.bounds)
    grid.resize(to: CellSize(width: 3, height: 1))
    #expect(grid.text() == ["ab"])
    grid.resize(to: CellSize(width: 4, height: 2))
    #expect(grid.text() == ["ab", ""])
    #expect(grid.size == CellSize(width: 4, height: 2))
    #expect(grid[9, 9] == .blank)
  }

  @Test(arguments: [
    (CellRect(x: 0, y: 0, width: 3, height: 4), 1, ["漢b", "漢c", "漢d", "---"]),
    (CellRect(x: 0, y: 0, width: 3, height: 4), -3, ["---", "---", "---", "漢a"]),
    (CellRect(x: 0, y: 1, width: 3, height: 2), 1, ["漢a", "漢c", "---", "漢d"]),
    (CellRect(x: 0, y: 1, width: 3, height: 2), 7, ["漢a", "---", "---", "漢d"]),
    (CellRect(x: 1, y: 0, width: 2, height: 2), 1, ["  b", " --", "漢c", "漢d"]),
    (CellRect(x: 0, y: 0, width: 1, height: 4), -1, ["- a", "  b", "  c", "  d"]),
  ])
  func `scrolling moves the rows of a rectangle`(rect: CellRect, count: Int, shows: [String]) {
    let grid = paper(3, 4)
    for (y, letter) in ["a", "b", "c", "d"].enumerated() {
      grid.draw("漢" + letter, x: 0, y: y, style: CellStyle(), clip: grid.bounds)
    }
    grid.scroll(rect, by: count, exposing: Cell(Glyph("-")))
    #expect(grid.text() == shows)
  }

  @Test func `an empty grid accepts every call`() {
    let grid = CellGrid(size: .zero, pool: GlyphPool())
    let everywhere = CellRect(x: -5, y: -5, width: 50, height: 50)
    grid.fill(everywhere, with: .blank)
    grid.scroll(everywhere, by: 1)
    grid.shade(everywhere, with: .rgb(1), alpha: 9)
    #expect(grid.draw("漢", x: 0, y: 0, style: CellStyle(), clip: everywhere) == 2)
    #expect(grid.text() == [])
  }

  @Test func `a cut row shows half graphemes as spaces`() {
    let grid = paper(6)
    grid.draw("a漢b", x: 0, y: 0, style: CellStyle(), clip: grid.bounds)
    #expect(grid.text(of: CellRect(x: 2, y: 0, width: 2, height: 1)) == [" b"])
  }

  @Test func `a printed row that ends in a link closes it`() {
    let grid = paper(3, 2)
    let link = CellStyle(link: grid.links.link(to: "https://a.b"))
    grid.draw("ab", x: 1, y: 1, style: link, clip: grid.bounds)
    let lines = { (capabilities: TerminalCapabilities) in
      String(decoding: grid.printed(capabilities: capabilities), as: UTF8.self)
        .split(separator: "\n").map { String($0) }
    }
    let linked = lines(TerminalCapabilities(hyperlinks: true))
    #expect(linked.count == 2)
    #expect(linked.first?.hasSuffix("...\u{1B}[0m") == true)
    #expect(
      linked.last?.hasSuffix("https://a.b\u{1B}\\ab\u{1B}]8;;\u{1B}\\\u{1B}[0m") == true)
    #expect(!lines(TerminalCapabilities()).joined().contains("]8;"))
  }

  @Test(arguments: [("abcd", [1, 2]), ("ab漢", [1, 2, 3])])
  func `a style can keep the marks of cells whose background it keeps`(
    text: String, marked: [Int]
  ) {
    let grid = paper(6)
    func marks() -> [Int] { (0..<6).filter { grid[$0, 0].attributes.contains(.marked) } }
    grid.mark(CellRect(x: 1, y: 0, width: 2, height: 1))
    var style = CellStyle(background: .keep, attributes: [.bold, .keepsMarks])
    grid.draw(text, x: 0, y: 0, style: style, clip: grid.bounds)
    #expect(marks() == marked)
    #expect(grid[0, 0].attributes == .bold && grid[1, 0].attributes == [.bold, .marked])
    style.background = .terminal
    grid.draw(text, x: 0, y: 0, style: style, clip: grid.bounds)
    #expect(marks() == [] && grid[1, 0].attributes == .bold)
  }
}
