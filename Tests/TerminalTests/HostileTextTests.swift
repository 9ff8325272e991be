// SPDX-License-Identifier: MIT
// Testing: very long and malicious texts stay inside their cells.

import CuriumTerminal
import TestModels
import Testing

@MainActor struct HostileTextTests {
  private func bytes(_ texts: [String], width: Int = 12, height: Int = 2) -> [UInt8] {
    let size = CellSize(width: width, height: height)
    let renderer = FrameRenderer(size: size, capabilities: TerminalCapabilities())
    let device = MemoryDevice(size: size)
    _ = renderer.present(cursor: nil, to: device)
    _ = device.takeBytes()
    for (row, text) in texts.enumerated() {
      renderer.next.draw(
        text, x: 0, y: row, style: CellStyle(), clip: renderer.next.bounds)
    }
    _ = renderer.present(cursor: nil, to: device)
    return device.takeBytes()
  }

  @Test(arguments: ["x", "é", "漢", "\u{1B}[2J", "👩\u{200D}👧"])
  func `a line of many megabytes draws only the visible part`(_ unit: String) {
    let length = unit == "x" ? 20_000_000 : 100_000
    let line = String(repeating: unit, count: length / unit.utf8.count)
    let written = bytes([line, "end"])
    #expect(written.count < 600)
    #expect(String(decoding: written, as: UTF8.self).hasSuffix("end"))
    #expect(!String(decoding: written, as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test func `ten thousand marks on a letter take one cell and few bytes`() {
    let tower = "a" + String(repeating: "\u{301}", count: 10_000)
    let written = bytes([tower + "b"])
    #expect(written.count < 100)
    let grid = CellGrid(size: CellSize(width: 4, height: 1), pool: GlyphPool())
    #expect(grid.draw(tower + "b", x: 0, y: 0, style: CellStyle(), clip: grid.bounds) == 2)
    #expect(grid[1, 0].glyph == Glyph("b"))
  }

  @Test func `no scalar sends a control character`() {
    var random = SeededRandom(seed: 7)
    for start in stride(from: UInt32(0), through: 0x10FFFF, by: 64) {
      // Includes all control characters, and a sample of the rest.
      guard start < 0x3000 || random.chance(1, in: 64) else { continue }
      let scalars = (start..<start + 64).compactMap { Unicode.Scalar($0) }
      var text = String.UnicodeScalarView()
      for scalar in scalars {
        text.append(scalar)
        text.append("x")
      }
      let written = bytes([String(text)], width: 160, height: 1)
      // Everything except the encoder's own sequences, each of which ends with a letter.
      let pieces = String(decoding: written, as: UTF8.self).split(separator: "\u{1B}[")
      let rest = pieces.map { $0.drop { "0123456789;?".contains($0) } }.joined()
      let isClean = rest.unicodeScalars.allSatisfy { scalar in
        let code = scalar.value
        let isControl = code < 0x20 || (0x7F..<0xA0).contains(code)
        let turns =
          (0x202A...0x202E).contains(code) || (0x2066...0x2069).contains(code)
          || (0x200E...0x200F).contains(code) || code == 0x61C
        return (!isControl || code == 0x08 || code == 0x0D) && !turns
      }
      #expect(isClean, "U+\(String(start, radix: 16))")
    }
  }
}
