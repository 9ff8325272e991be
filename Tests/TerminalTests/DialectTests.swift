// SPDX-License-Identifier: MIT
// Testing: frames for terminals that don't follow ECMA-48.

import CuriumTerminal
import TestModels
import Testing

@MainActor struct DialectTests {
  /// A dialect with readable sequences. Those that are also ECMA-48 work in the tests' terminal
  /// model.
  private static func dialect(
    wraps: Bool = false, sticks: Bool = false, isPlain: Bool = false
  ) -> TerminalDialect {
    let attributes: [[UInt8]] = (0..<64).map { bits in
      let names = ["1", "2", "3", "7", "9", "4"]
      let chosen = names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] }
      return Array("\u{1B}[\((["0"] + chosen).joined(separator: ";"))m".utf8)
    }
    return TerminalDialect(
      moveCursor: { Array("\u{1B}[\($0 + 1);\($1 + 1)H".utf8) },
      attributes: isPlain ? [] : attributes,
      inks: isPlain ? [] : (30...37).map { Array("\u{1B}[\($0)m".utf8) },
      grounds: isPlain ? [] : (40...47).map { Array("\u{1B}[\($0)m".utf8) },
      ownColors: Array("\u{1B}[39;49m".utf8), showCursor: Array("\u{1B}[?25h".utf8),
      hideCursor: Array("\u{1B}[?25l".utf8), eraseToLineEnd: Array("\u{1B}[K".utf8),
      wraps: wraps, attributesStick: sticks)
  }

  private static func capabilities(_ dialect: TerminalDialect) -> TerminalCapabilities {
    TerminalCapabilities(
      colorDepth: .ansi16, erasesWithBackground: false, scrollsRegions: false, dialect: dialect)
  }

  @Test func `draws text, attributes and lines in the terminal's own sequences`() {
    let word: @Sendable (String) -> [UInt8] = { Array($0.utf8) }
    let dialect = TerminalDialect(
      moveCursor: { word("<\($0),\($1)>") },
      attributes: (0..<64).map { $0 == 0 ? word("<off>") : word("<set \($0)>") },
      showCursor: word("<show>"), hideCursor: word("<hide>"),
      lineCharacters: [0x71: 0x2D, 0x78: 0x21], enterLines: word("<lines>"),
      leaveLines: word("<text>"))
    let size = CellSize(width: 8, height: 2)
    let renderer = FrameRenderer(size: size, capabilities: Self.capabilities(dialect))
    let device = MemoryDevice(size: size)
    let present = { (cursor: CellPoint?) -> String in
      _ = renderer.present(cursor: cursor, to: device)
      return String(decoding: device.takeBytes(), as: UTF8.self)
    }
    #expect(present(nil) == "<hide><0,0><off>        <1,0>        ")
    let draw = { (text: String, x: Int, y: Int, attributes: CellAttributes) in
      _ = renderer.next.draw(
        text, x: x, y: y, style: CellStyle(attributes: attributes), clip: renderer.next.bounds)
    }
    draw("Bold", 2, 0, .bold)
    draw("─│", 0, 1, [])
    draw("漢é", 3, 1, .curlyUnderline)
    #expect(
      present(CellPoint(x: 7, y: 1))
        == "<0,2><set 1>Bold<1,0><off><lines>-<text><lines>!<text><1,3><set 32>? e<1,7><show>")
    #expect(present(CellPoint(x: 7, y: 1)) == "")
    draw("b", 2, 0, .bold)
    #expect(present(CellPoint(x: 7, y: 1)) == "<hide><0,2><set 1>b<1,7><show>")
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `colours become the nearest of the terminal's own`(depth: ColorDepth) {
    let size = CellSize(width: 1, height: 1)
    var capabilities = Self.capabilities(Self.dialect())
    capabilities.colorDepth = depth
    let renderer = FrameRenderer(size: size, capabilities: capabilities)
    let device = MemoryDevice(size: size)
    let red = CellStyle(foreground: .rgb(0xFF0000))
    renderer.next.draw("x", x: 0, y: 0, style: red, clip: renderer.next.bounds)
    _ = renderer.present(cursor: nil, to: device)
    let text = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}[39;49m\u{1B}[31mx"))
  }

  @Test func `never writes the cell that would scroll the screen`() {
    let size = CellSize(width: 3, height: 2)
    let renderer = FrameRenderer(
      size: size, capabilities: Self.capabilities(Self.dialect(wraps: true, isPlain: true)))
    let device = MemoryDevice(size: size)
    renderer.next.fill(renderer.next.bounds, with: Cell(Glyph("x")))
    _ = renderer.present(cursor: nil, to: device)
    let text = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(text == "\u{1B}[?25l\u{1B}[1;1Hxxx\u{1B}[2;1Hxx")
  }

  @Test func `draws Braille as ASCII characters of similar density`() {
    let size = CellSize(width: 6, height: 1)
    let renderer = FrameRenderer(
      size: size, capabilities: Self.capabilities(Self.dialect(isPlain: true)))
    let device = MemoryDevice(size: size)
    renderer.next.draw(
      "\u{2800}\u{2801}\u{2807}\u{281F}\u{28FF}", x: 0, y: 0, style: CellStyle(),
      clip: renderer.next.bounds)
    _ = renderer.present(cursor: nil, to: device)
    let text = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(text.contains(" .**# "))
  }

  @Test func `erases a row whose attributes would stay`() {
    let size = CellSize(width: 4, height: 1)
    let renderer = FrameRenderer(
      size: size, capabilities: Self.capabilities(Self.dialect(sticks: true)))
    let device = MemoryDevice(size: size)
    let draw = { (text: String, attributes: CellAttributes) in
      _ = renderer.next.draw(
        text, x: 0, y: 0, style: CellStyle(attributes: attributes), clip: renderer.next.bounds)
    }
    draw("ab", .bold)
    _ = renderer.present(cursor: nil, to: device)
    _ = device.takeBytes()
    draw("a", [])
    _ = renderer.present(cursor: nil, to: device)
    let text = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(
      text == "\u{1B}[1;1H\u{1B}[0m\u{1B}[39;49m\u{1B}[Ka\u{1B}[0;1m\u{1B}[39;49mb")
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `any frame looks as drawn, as far as ASCII allows`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for run in 0..<40 {
      let size = CellSize(
        width: .random(in: 1...20, using: &random), height: .random(in: 1...5, using: &random))
      let wraps = random.chance(1, in: 2)
      let dialect = Self.dialect(wraps: wraps, sticks: random.chance(1, in: 3))
      let renderer = FrameRenderer(size: size, capabilities: Self.capabilities(dialect))
      let device = MemoryDevice(size: size)
      var model = TerminalModel(width: size.width, height: size.height)
      model.erasesWithBackground = false
      for frame in 0..<12 {
        for _ in 0..<Int.random(in: 0...4, using: &random) { draw(&random, in: renderer.next) }
        _ = renderer.present(cursor: nil, to: device)
        model.apply(device.takeBytes())
        let wrong =
          model.takeFaults() + differences(renderer.next, model, leavesCorner: wraps)
        if !wrong.isEmpty {
          Issue.record("seed \(seed), run \(run), frame \(frame): \(wrong.prefix(8))")
          return
        }
      }
    }
  }

  private func draw(_ random: inout SeededRandom, in grid: CellGrid) {
    let inks: [CellColor] = [.terminal, .palette(1), .palette(12), .rgb(0x00CD00, slot: 2)]
    let attributes: [CellAttributes] = [
      [], .bold, .reverse, [.italic, .underline], .dim, .marked, [.marked, .reverse],
    ]
    let style = CellStyle(
      foreground: random.pick(inks), background: random.pick(inks),
      attributes: random.pick(attributes))
    let x = Int.random(in: -2...grid.size.width, using: &random)
    let y = Int.random(in: 0..<grid.size.height, using: &random)
    if random.chance(1, in: 5) {
      grid.scroll(grid.bounds, by: random.pick([-1, 1]))
    } else {
      let text = random.pick(["abc", " ", "héllo", "┌─┐", "漢字", "e\u{301}!", "x  y", "▐■▌"])
      grid.draw(text, x: x, y: y, style: style, clip: grid.bounds)
    }
  }

  /// The ASCII forms of the characters in `draw`.
  private static let plain: [String: String] = [
    "é": "e", "┌": "+", "─": "-", "┐": "+", "▐": "|", "■": "#", "▌": "|",
    "漢": "?", "字": "?",
  ]

  private func differences(_ grid: CellGrid, _ model: TerminalModel, leavesCorner: Bool)
    -> [String]
  {
    var wrong: [String] = []
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width {
        if leavesCorner, y == grid.size.height - 1, x == grid.size.width - 1 { continue }
        let cell = grid[x, y]
        let text = String(decoding: grid.pool.utf8(of: cell.glyph), as: UTF8.self)
        let meant = text.isEmpty ? " " : Self.plain[text] ?? text
        let seen = model.rows[y][x]
        let ground = color(cell.background)
        var isRight = seen.text == meant && seen.pen.background == ground
        if meant != " " {
          isRight =
            isRight && seen.pen.foreground == color(cell.foreground)
            && seen.pen.bold == cell.attributes.contains(.bold)
            && seen.pen.dim == cell.attributes.contains(.dim)
            && seen.pen.italic == cell.attributes.contains(.italic)
            && seen.pen.reverse
              == (cell.attributes.contains(.reverse) != cell.attributes.contains(.marked))
            && (seen.pen.underline == 1) == (cell.attributes.underlineStyle != 0)
        }
        if !isRight { wrong.append("\(x),\(y): meant \(cell) \(meant), seen \(seen)") }
      }
    }
    return wrong
  }

  private func color(_ color: CellColor) -> TerminalModel.Color {
    switch color.kind {
    case .terminal, .keep: .own
    case .palette: .index(Int(color.value) & 7)
    case .rgb: .index(Int(color.slot ?? 0) & 7)
    }
  }
}
