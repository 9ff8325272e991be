// SPDX-License-Identifier: MIT
// Views: glyphs join those of neighbouring cells in a picture.

import CuriumViews
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumRendering

struct CellShapeTests {
  /// The rectangles of an outline: left, top, right, bottom.
  private func rectangles(_ glyph: Unicode.Scalar) throws -> [[Double]] {
    let shape = try #require(CellShape(glyph.value, x: 0, y: 0))
    return shape.outline.matches(
      of: #/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)v(-?[\d.]+)h-?[\d.]+z/#
    ).compactMap { match in
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      return [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]]
    }
  }

  @Test(
    arguments: [
      ("█", [[0.0, 0, 9, 18]]), ("▀", [[0.0, 0, 4.5, 9], [4.5, 0, 9, 9]]), ("▄", [[0, 9, 9, 18]]),
      ("▌", [[0, 0, 4.5, 18]]), ("▁", [[0, 15.75, 9, 18]]), ("▏", [[0, 0, 1.125, 18]]),
      ("▐", [[4.5, 0, 9, 9], [4.5, 9, 9, 18]]), ("▕", [[7.875, 0, 9, 18]]),
    ] as [(Unicode.Scalar, [[Double]])])
  func `block elements fill their part of the cell`(glyph: Unicode.Scalar, expected: [[Double]])
    throws
  {
    #expect(try rectangles(glyph) == expected)
  }

  @Test
  func `box drawing characters reach exactly the edges that they connect, at the right weight`()
    throws
  {
    for value in UInt32(0x2500)...0x257F {
      guard let line = BoxLine(value), let glyph = Unicode.Scalar(value),
        !(0x2504...0x250B).contains(value), !(0x254C...0x254F).contains(value),
        !(0x256D...0x2573).contains(value)
      else { continue }
      let parts = try rectangles(glyph)
      for side in BoxLine.Side.allCases {
        let reaching = parts.filter { part in
          switch side {
          case .left: part[0] == 0
          case .right: part[2] == 9
          case .up: part[1] == 0
          case .down: part[3] == 18
          }
        }
        let width = reaching.map { part in
          side == .left || side == .right ? part[3] - part[1] : part[2] - part[0]
        }
        let expected = [[], [1.0], [3], [1, 1]][Int(line[side])]
        #expect(width == expected, "\(glyph) \(side)")
      }
      #expect(parts.allSatisfy { $0[0] >= 0 && $0[1] >= 0 && $0[2] <= 9 && $0[3] <= 18 })
      #expect(parts.allSatisfy { $0[0] < $0[2] && $0[1] < $0[3] }, "\(glyph)")
    }
  }

  @Test func `letters stay text, shades are translucent, and Braille keeps all its dots`() throws {
    for glyph in ["a", "▸", "漢", "●"] as [Unicode.Scalar] {
      #expect(CellShape(glyph.value, x: 0, y: 0) == nil)
    }
    let shades = try ["░", "▒", "▓"].map { (glyph: Unicode.Scalar) in
      try #require(CellShape(glyph.value, x: 0, y: 0)).opacity
    }
    #expect(shades == [0.25, 0.5, 0.75])
    let dots = try #require(CellShape(0x28FF, x: 0, y: 0)).outline
    #expect(dots.count { $0 == "M" } == 8)
    #expect(try #require(CellShape(0x2800, x: 0, y: 0)).outline == "")
  }

  @MainActor @Test
  func `a picture draws a border, fills each background once, and writes the text`() {
    let view = Text("ab").background(.error).border(.brandPrimary)
    let svg = render(VStack(spacing: 0) { view }, width: 4, theme: .light).svg()
    #expect(svg.matches(of: #/<path /#).count == 1)
    #expect(svg.matches(of: #/<text /#).count == 1 && svg.contains(">ab</text>"))
    #expect(svg.matches(of: #/<rect x/#).count == 1)
    #expect(svg.contains("<rect x=\"9\" y=\"18\" width=\"18\" height=\"18\""))
    let tall = render(Color.error.frame(width: 2, height: 3), width: 2, theme: .light).svg()
    #expect(tall.contains("<rect x=\"0\" y=\"0\" width=\"18\" height=\"54\""))
  }
}
