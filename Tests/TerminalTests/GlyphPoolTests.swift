// SPDX-License-Identifier: MIT
// Testing: clusters in the pool, and the boundaries between clusters in text.

import CuriumTerminal
import TestModels
import Testing

struct GlyphPoolTests {
  @Test func `single scalars are their own glyph, and longer clusters are stored once`() {
    let pool = GlyphPool()
    #expect(pool.glyph(for: "a") == Glyph("a"))
    #expect(pool.glyph(for: "漢") == Glyph("漢"))
    #expect(pool.count == 0)
    let family = pool.glyph(for: "👩\u{200D}👧")
    #expect(family.isPooled)
    #expect(pool.glyph(for: "👩\u{200D}👧") == family)
    #expect(pool.glyph(for: "👩\u{200D}👦") != family)
    #expect(pool.count == 2)
    #expect(String(decoding: pool.utf8(of: family), as: UTF8.self) == "👩\u{200D}👧")
    #expect(pool.columns(of: family) == 2)
    #expect(pool.columns(of: pool.glyph(for: "e\u{301}")) == 1)
    #expect(pool.columns(of: .continuation) == 0)
  }

  @Test func `control codes and endless clusters never become glyphs`() {
    let pool = GlyphPool()
    #expect(pool.glyph(for: "\u{1B}") == Glyph("␛"))
    #expect(pool.glyph(for: "\u{9B}") == Glyph("\u{FFFD}"))
    let endless = Character("e" + String(repeating: "\u{301}", count: 5000))
    #expect(pool.utf8(of: pool.glyph(for: endless)).count <= 256)
  }

  @Test func `collection keeps the indexes of used clusters and reuses the others`() {
    let pool = GlyphPool()
    let bases = (0..<26).map { String(Unicode.Scalar(UInt8(97 + $0))) }
    let glyphs = bases.map { pool.glyph(for: Character($0 + "\u{323}")) }
    pool.retainOnly(used: Set(glyphs.prefix(3)))
    #expect(pool.count == 3)
    for (base, glyph) in zip(bases, glyphs).prefix(3) {
      #expect(pool.glyph(for: Character(base + "\u{323}")) == glyph)
    }
    #expect(String(decoding: pool.utf8(of: glyphs[9]), as: UTF8.self) == "\u{FFFD}")
    let new = pool.glyph(for: "z\u{310}")
    #expect(glyphs.dropFirst(3).contains(new))
    #expect(String(decoding: pool.utf8(of: new), as: UTF8.self) == "z\u{310}")
  }

  @Test @MainActor func `presenting discards clusters that no frame shows`() {
    let renderer = FrameRenderer(size: CellSize(width: 4, height: 1), capabilities: .init())
    let device = MemoryDevice(size: CellSize(width: 4, height: 1))
    var maximum = 0
    for number in 0..<20_000 {
      let base = Unicode.Scalar(UInt32(0x4E00 + number))!
      renderer.next.draw(
        "\(base)\u{301}", x: 0, y: 0, style: CellStyle(), clip: renderer.next.bounds)
      _ = renderer.present(cursor: nil, to: device)
      maximum = max(maximum, renderer.next.pool.count)
    }
    #expect(maximum < 4096)
    #expect(renderer.next.text() == ["\(Unicode.Scalar(UInt32(0x4E00 + 19_999))!)\u{301}"])
  }

  // MARK: - Boundaries

  /// The clusters drawn for a text, read back from the cells.
  private func drawn(_ text: String, _ grid: CellGrid) -> [String] {
    grid.fill(grid.bounds, with: Cell(Glyph("\u{2588}")))
    let columns = grid.draw(text, x: 0, y: 0, style: CellStyle(), clip: grid.bounds)
    return (0..<min(columns, grid.size.width)).compactMap { x in
      let glyph = grid[x, 0].glyph
      return glyph == .continuation
        ? nil : String(decoding: grid.pool.utf8(of: glyph), as: UTF8.self)
    }
  }

  @Test func `drawing characters in text are ASCII where they would take two columns`() {
    let grid = CellGrid(
      size: CellSize(width: 8, height: 1), pool: GlyphPool(ambiguousIsWide: true))
    // Twice, because known clusters take a different path.
    for _ in 0..<2 {
      #expect(drawn("┌─┐│█▪", grid) == ["+", "-", "+", "|", "#", "#"])
      #expect(drawn("a─", grid) == ["a", "-"])
    }
  }

  private func expected(_ text: String, _ pool: GlyphPool) -> [String] {
    text.map { pool.glyph(for: $0) }.filter { pool.columns(of: $0) > 0 }
      .map { String(decoding: pool.utf8(of: $0), as: UTF8.self) }
  }

  @Test(
    arguments: [
      0xA0...0x36F, 0x370...0x52F, 0x2000...0x27FF, 0x2800...0x30FF, 0xFE00...0xFFFF,
      0x1F000...0x1F8FF,
      0x1F900...0x1FBFF,
    ] as [ClosedRange<UInt32>])
  func `every scalar breaks from its neighbours as in the standard library`(
    range: ClosedRange<UInt32>
  ) {
    let grid = CellGrid(size: CellSize(width: 24, height: 1), pool: GlyphPool())
    for value in range {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)\(scalar)b👩\u{200D}\(scalar)\u{200D}👩\(scalar)\u{FE0F}c"
      let wanted = expected(text, grid.pool)
      if drawn(text, grid) != wanted { Issue.record("U+\(String(value, radix: 16)): \(wanted)") }
    }
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `any mixture of scripts breaks as in the standard library`(seed: UInt64) {
    let scalars: [Unicode.Scalar] = [
      "a", " ", "é", "漢", "字", "ア", "\u{301}", "\u{323}", "\u{200D}", "\u{FE0F}", "\u{FE0E}",
      "\u{20E3}", "1", "👩",
      "👧", "🏽", "❤", "🏳", "🌈", "🇩", "🇪", "한", "\u{1100}", "\u{1161}", "\u{11A8}", "क", "ष",
      "\u{94D}", "\u{600}",
      "\u{93F}", "─", "\u{E0B0}", "𠀋", "ﾞ", "\u{200B}", "\u{AD}", "©", "\u{7}", "\r", "\n",
    ]
    var random = SeededRandom(seed: seed)
    let grid = CellGrid(size: CellSize(width: 40, height: 1), pool: GlyphPool())
    for _ in 0..<1500 {
      var text = ""
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        text.unicodeScalars.append(random.pick(scalars))
      }
      let wanted = expected(text, grid.pool)
      // Twice, because known clusters take a different path.
      for _ in 0..<2 where drawn(text, grid) != wanted {
        Issue.record("seed \(seed): \(text.unicodeScalars.map { $0.value }) \(wanted)")
      }
    }
  }
}
