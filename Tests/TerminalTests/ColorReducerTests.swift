// SPDX-License-Identifier: MIT
// Testing: drawing in reduced colours matches the output for a terminal with fewer colours.

import CuriumTerminal
import TestModels
import Testing

struct ColorReducerTests {
  /// A random colour of any kind. A few appear often, so foreground and background sometimes match.
  private func color(_ random: inout SeededRandom) -> CellColor {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .terminal
    case 1: .palette(UInt8.random(in: 0...255, using: &random))
    case 2: .rgb(UInt32.random(in: 0...0xFF_FFFF, using: &random))
    case 3: .rgb(UInt32.random(in: 0...0xFF_FFFF, using: &random), slot: 12)
    default: .rgb([0x10_1014, 0x18_181C, 0xE8_E8F0][Int.random(in: 0..<3, using: &random)])
    }
  }

  private func grid(seed: UInt64) -> CellGrid {
    var random = SeededRandom(seed: seed)
    let size = CellSize(width: 40, height: 8)
    let grid = CellGrid(size: size, pool: GlyphPool())
    let attributes: [CellAttributes] = [[], .bold, .marked, [.marked, .reverse], .underline]
    for y in 0..<size.height {
      for x in 0..<size.width where random.chance(3, in: 4) {
        let style = CellStyle(
          foreground: color(&random), background: color(&random),
          attributes: attributes[Int.random(in: 0..<attributes.count, using: &random)])
        let glyph = grid.pool.glyph(for: random.chance(1, in: 9) ? "漢" : "x")
        grid.draw(glyph, x: x, y: y, style: style, clip: CellRect(origin: .zero, size: size))
      }
    }
    return grid
  }

  @Test(arguments: [ColorDepth.ansi256, .ansi16, .none], [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `reduced colours and a reduced terminal give the same bytes`(depth: ColorDepth, seed: UInt64)
  {
    let sent = grid(seed: seed).printed(capabilities: TerminalCapabilities(colorDepth: depth))
    let reduced = grid(seed: seed)
    let all = CellRect(origin: .zero, size: reduced.size)
    let reducer = ColorReducer(depth: depth)
    reducer.reduce(all, of: reduced)
    // Full depth sends the reduced colours unchanged. Reducing again changes nothing.
    #expect(reduced.printed() == sent, "seed \(seed)")
    reducer.reduce(all, of: reduced)
    #expect(reduced.printed() == sent, "seed \(seed)")
  }
}
