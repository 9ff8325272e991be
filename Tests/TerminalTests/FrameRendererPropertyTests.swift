// SPDX-License-Identifier: MIT
// Testing: whatever is drawn, the bytes make a terminal show the grid that was meant.

import CuriumTerminal
import Testing

/// Random frames on a random terminal, from an unknown pen, cursor and screen.
@MainActor struct RandomSession {
  static let texts = [
    "a", "B", " ", "  ", "    ", "xyz", "hello world", "·", "─", "│", "é", "e\u{301}",
    "o\u{323}\u{301}",
    "漢", "漢字", "ア!", "Ａ", "😀", "👩\u{200D}👧", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "a\u{7}b", "ñandú",
    "              ",
    "x                y", "\u{1B}[31m",
  ]
  static let grounds: [CellColor] = [
    .terminal, .palette(4), .palette(12), .palette(200), .rgb(0x102030), .rgb(0xFFFFFF),
    .rgb(0x808000, slot: 3),
  ]

  /// Whether the screen is large enough for rows to be moved by the terminal.
  let isTall: Bool
  var random: SeededRandom
  var renderer: FrameRenderer
  var device: MemoryDevice
  var model: TerminalModel
  var cursor: CellPoint?
  var links: [UInt16] = [0]
  var capabilities: TerminalCapabilities
  /// Frames in which the terminal moved rows that were only drawn again.
  var foundScrolls = 0
  /// What was drawn in this frame: the kind, its place, its rectangle and its clip.
  var log: [(Int, CellPoint, CellRect, CellRect)] = []

  init(
    seed: UInt64, depth: ColorDepth, widths: TerminalModel.Widths, isTall: Bool = false
  ) {
    self.isTall = isTall
    random = SeededRandom(seed: seed)
    let size = RandomSession.size(&random, isTall: isTall)
    capabilities = TerminalCapabilities(
      colorDepth: depth, synchronizedOutput: TerminalSupport(random.chance(1, in: 2)),
      underlineStyles: TerminalSupport(random.chance(1, in: 2)),
      hyperlinks: TerminalSupport(random.chance(1, in: 2)),
      erasesWithBackground: random.chance(2, in: 3), scrollsRegions: random.chance(5, in: 6))
    renderer = FrameRenderer(size: size, capabilities: capabilities)
    device = MemoryDevice(size: size, capabilities: capabilities)
    model = TerminalModel(width: size.width, height: size.height)
    model.widths = widths
    model.erasesWithBackground = capabilities.erasesWithBackground
    links.append(renderer.next.links.link(to: "https://example.org/a b"))
    links.append(renderer.next.links.link(to: "mailto:ü@example.org"))
    links.append(renderer.next.links.link(underline: .rgb(0x30FF30)))
    links.append(renderer.next.links.link(links[1], underline: .palette(9)))
    litter()
  }

  static func size(_ random: inout SeededRandom, isTall: Bool) -> CellSize {
    CellSize(
      width: .random(in: isTall ? 16...24 : 1...24, using: &random),
      height: .random(in: isTall ? 7...10 : 1...6, using: &random))
  }

  /// Puts the terminal into a state that nothing is known of.
  mutating func litter() {
    for y in 0..<model.height {
      for x in 0..<model.width where random.chance(1, in: 2) {
        model.set(TerminalModel.Square(text: "#", pen: .init(background: .index(201))), x, y)
      }
    }
    model.pen = .init(foreground: .index(1), bold: true, underline: 3)
    model.pen.link = capabilities.hyperlinks == .yes ? "left open" : ""
    if capabilities.underlineStyles == .yes { model.pen.line = .index(3) }
    model.x = Int.random(in: 0..<model.width, using: &random)
    model.y = Int.random(in: 0..<model.height, using: &random)
    model.isColumnSure = random.chance(1, in: 2)
    model.isCursorVisible = random.chance(1, in: 2)
  }

  mutating func style() -> CellStyle {
    let flags: [CellAttributes] = [
      [], [], .bold, .dim, .italic, .reverse, .strikethrough, .underline, .curlyUnderline,
      .doubleUnderline, [.bold, .dim], [.bold, .italic, .underline],
    ]
    return CellStyle(
      foreground: random.chance(1, in: 6) ? .keep : random.pick(RandomSession.grounds),
      background: random.chance(1, in: 3) ? .keep : random.pick(RandomSession.grounds),
      attributes: random.pick(flags), link: random.chance(1, in: 8) ? random.pick(links) : 0)
  }

  mutating func rect() -> CellRect {
    CellRect(
      x: .random(in: -3...model.width, using: &random),
      y: .random(in: -2...model.height, using: &random),
      width: .random(in: 0...model.width + 3, using: &random),
      height: .random(in: 0...model.height + 2, using: &random))
  }

  mutating func draw() {
    let grid = renderer.next
    let clip = random.chance(1, in: 2) ? grid.bounds : rect()
    let x = Int.random(in: -4...model.width + 1, using: &random)
    let y = Int.random(in: -1...model.height, using: &random)
    let style = style()
    let alpha: UInt8 = random.chance(1, in: 5) ? 90 : 255
    let glyph = grid.pool.glyph(for: random.pick(["x", "─", "漢", "❤\u{FE0F}", "e\u{301}"]))
    let area = rect()
    let choice = Int.random(in: 0..<17, using: &random)
    switch choice {
    case 0: grid.fill(area, with: Cell(random.pick([glyph, .space]), style))
    case 1: grid.fillBackground(area, with: style.background)
    case 2: grid.tint(area, with: style.background, alpha: 100)
    case 3: grid.shade(area, with: style.background, alpha: 200)
    case 4: grid.draw(glyph, x: x, y: y, style: style, clip: clip, foregroundAlpha: alpha)
    case 5: grid.drawHorizontal(glyph, x: x, y: y, count: 5, style: style, clip: clip)
    case 6: grid.drawVertical(glyph, x: x, y: y, count: 3, style: style, clip: clip)
    case 7:
      let broad = random.chance(2, in: 3)
      let target =
        broad ? CellRect(x: 0, y: area.minY, width: model.width, height: area.height) : area
      grid.scroll(target, by: .random(in: -3...3, using: &random), exposing: Cell(.space, style))
    case 8: redraw(by: .random(in: -3...3, using: &random))
    default:
      grid.draw(
        random.pick(RandomSession.texts), x: x, y: y, style: style, clip: clip,
        foregroundAlpha: alpha)
    }
    log.append((choice, CellPoint(x: x, y: y), area, clip))
  }

  /// Draws what is shown once more, some rows higher or lower: between a header and a footer, or
  /// beside a column that stays.
  mutating func redraw(by count: Int) {
    let (grid, shown) = (renderer.next, renderer.shown)
    let edge = random.chance(1, in: 2) ? 1 : 0
    let sides = random.chance(1, in: 3) ? 2 : 0
    let left = random.chance(1, in: 2) ? sides : 0
    let right = random.chance(1, in: 2) ? sides : 0
    let clip = CellRect(
      x: left, y: edge, width: model.width - left - right, height: model.height - 2 * edge)
    for y in 0..<model.height where shown.bounds.contains(CellPoint(x: 0, y: y + count)) {
      for x in 0..<model.width {
        let cell = shown[x, y + count]
        if cell.glyph == .continuation { continue }
        grid.draw(cell.glyph, x: x, y: y, style: cell.style, clip: clip)
      }
    }
  }

  /// Draws and presents one frame; returns what is wrong.
  mutating func frame() -> [String] {
    if random.chance(1, in: 40) {
      let size = RandomSession.size(&random, isTall: isTall)
      let widths = model.widths
      model = TerminalModel(width: size.width, height: size.height)
      model.widths = widths
      model.erasesWithBackground = capabilities.erasesWithBackground
      litter()
      renderer.resize(to: size)
    } else if random.chance(1, in: 40) {
      litter()
      renderer.invalidate()
    }
    log = []
    if isTall, random.chance(1, in: 2) {
      redraw(by: .random(in: -3...3, using: &random))
      log.append((8, .zero, .zero, .zero))
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) { draw() }
    if random.chance(1, in: 3) {
      let point = CellPoint(
        x: .random(in: 0..<model.width, using: &random),
        y: .random(in: 0..<model.height, using: &random))
      cursor = random.chance(1, in: 2) ? point : nil
    }
    device.refusesFrames = random.chance(1, in: 8)
    var wrong = malformed(renderer.next)
    let result = renderer.present(cursor: cursor, to: device)
    let bytes = device.takeBytes()
    if result == .refused { return wrong + (bytes.isEmpty ? [] : ["bytes of a refused frame"]) }
    if result != (bytes.isEmpty ? .unchanged : .written(bytes: bytes.count)) {
      wrong.append("\(result) but \(bytes.count) bytes")
    }
    if !log.contains(where: { $0.0 == 7 }), movesRows(bytes) { foundScrolls += 1 }
    model.apply(bytes)
    wrong += model.takeFaults()
    wrong += differences()
    device.refusesFrames = false
    if renderer.present(cursor: cursor, to: device) != .unchanged {
      wrong.append("the same frame again wrote \(device.takeBytes())")
    }
    if wrong.isEmpty { return [] }
    return wrong + log.map { "\($0)" } + [String(decoding: bytes, as: UTF8.self).debugDescription]
  }

  /// Whether SU or SD is among the bytes.
  func movesRows(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: 0x1B).contains { part in
      guard part.first == 0x5B else { return false }
      let final = part.dropFirst().first { $0 > 0x39 }
      return final == 0x53 || final == 0x54
    }
  }

  /// Halves of wide graphemes that stand alone.
  func malformed(_ grid: CellGrid) -> [String] {
    var wrong: [String] = []
    for y in 0..<grid.size.height {
      var expectsSecond: Cell?
      for x in 0..<grid.size.width {
        let cell = grid[x, y]
        if let first = expectsSecond {
          if cell.glyph != .continuation || cell.style != first.style {
            wrong.append("half at \(x - 1),\(y)")
          }
          expectsSecond = nil
        } else if cell.glyph == .continuation {
          wrong.append("stray half at \(x),\(y)")
        } else if cell.attributes.contains(.wide) {
          expectsSecond = cell
        }
      }
      if expectsSecond != nil { wrong.append("half at the edge of row \(y)") }
    }
    return wrong
  }

  func color(_ color: CellColor) -> TerminalModel.Color {
    switch color.kind {
    case .terminal, .keep: .own
    case .palette: .index(Int(color.value))
    case .rgb:
      capabilities.colorDepth == .trueColor
        ? .rgb(Int(color.value)) : .index(Int(ColorQuantizer().palette256(color.value)))
    }
  }

  func text(_ glyph: Glyph) -> String {
    if glyph == .space { return " " }
    return String(decoding: renderer.next.pool.utf8(of: glyph), as: UTF8.self)
  }

  func expected(_ cell: Cell) -> TerminalModel.Square {
    var pen = TerminalModel.Pen()
    pen.foreground = color(cell.foreground)
    pen.background = color(cell.background)
    pen.bold = cell.attributes.contains(.bold)
    pen.dim = cell.attributes.contains(.dim)
    pen.italic = cell.attributes.contains(.italic)
    pen.reverse = cell.attributes.contains(.reverse)
    pen.strike = cell.attributes.contains(.strikethrough)
    let line = Int(cell.attributes.underlineStyle)
    pen.underline = capabilities.underlineStyles == .yes ? line : min(1, line)
    if capabilities.underlineStyles == .yes, line > 0 {
      pen.line = color(renderer.next.links.underline(of: cell.link))
    }
    if capabilities.hyperlinks == .yes && cell.link != 0 {
      pen.link = String(decoding: renderer.next.links.address(of: cell.link), as: UTF8.self)
    }
    return TerminalModel.Square(
      text: text(cell.glyph),
      isWide: cell.attributes.contains(.wide), pen: pen)
  }

  /// What no eye can see on a plain space does not count.
  func visible(_ square: TerminalModel.Square) -> TerminalModel.Square {
    var square = square
    // A line that is not drawn has no colour.
    if square.pen.underline == 0 { square.pen.line = .own }
    let pen = square.pen
    guard square.text == " ", !pen.reverse, !pen.strike, pen.underline == 0, pen.link.isEmpty else {
      return square
    }
    return TerminalModel.Square(pen: .init(background: pen.background))
  }

  func differences() -> [String] {
    var wrong: [String] = []
    for y in 0..<model.height {
      for x in 0..<model.width {
        let cell = renderer.next[x, y]
        let owner = cell.glyph == .continuation ? renderer.next[x - 1, y] : cell
        if model.widths == .scalars && owner.glyph.isPooled {
          let isDisputed = text(owner.glyph).unicodeScalars.contains {
            $0.value == 0x200D || $0.value == 0xFE0F
          }
          if isDisputed { continue }
        }
        let meant = visible(expected(cell))
        let seen = visible(model.rows[y][x])
        if meant != seen { wrong.append("\(x),\(y): meant \(meant), seen \(seen)") }
        if renderer.shown[x, y] != cell { wrong.append("\(x),\(y): shown is not next") }
      }
    }
    if let cursor, renderer.next.bounds.contains(cursor) {
      if !model.isCursorVisible || model.x != cursor.x || model.y != cursor.y {
        wrong.append("cursor at \(model.x),\(model.y), meant \(cursor)")
      }
    } else if model.isCursorVisible {
      wrong.append("cursor shows")
    }
    return wrong
  }
}

@MainActor struct FrameRendererPropertyTests {
  @Test(arguments: SeededRandom.seeds(24))
  func `any frames on any terminal show what was drawn`(seed: UInt64) {
    let widths: TerminalModel.Widths = seed % 3 == 0 ? .scalars : .clusters
    let depth: ColorDepth = seed % 4 == 1 ? .ansi256 : .trueColor
    var foundScrolls = 0
    for run in 0..<25 {
      let key = seed &* 1000 &+ UInt64(run)
      var session = RandomSession(
        seed: key, depth: depth, widths: widths, isTall: run % 5 == 0)
      for frame in 0..<20 {
        let wrong = session.frame()
        if !wrong.isEmpty {
          Issue.record("seed \(key), \(depth), \(widths), frame \(frame): \(wrong.prefix(12))")
          return
        }
      }
      foundScrolls += session.foundScrolls
    }
    #expect(foundScrolls > 0)
  }
}
