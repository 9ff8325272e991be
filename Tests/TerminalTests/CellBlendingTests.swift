// SPDX-License-Identifier: MIT
// Testing: the colours of cells: translucent text, tints, shades and mixed channels.

import CuriumTerminal
import Testing

struct CellBlendingTests {
  @Test func `the rest of a split grapheme keeps its background`() {
    let grid = paper(4)
    let ground = CellStyle(background: .palette(3), attributes: .bold)
    grid.draw("漢字", x: 0, y: 0, style: ground, clip: grid.bounds)
    grid.fill(CellRect(x: 1, y: 0, width: 2, height: 1), with: Cell(Glyph("-")))
    #expect(grid.text() == [" --"])
    #expect(grid[0, 0] == Cell(.space, ground))
    #expect(grid[3, 0] == Cell(.space, ground))
  }

  @Test func `a kept colour shows the one below`() {
    let grid = paper(
      4, 1, Cell(Glyph("."), CellStyle(foreground: .palette(1), background: .palette(2))))
    grid.draw(
      "ab", x: 0, y: 0, style: CellStyle(foreground: .palette(9), background: .keep),
      clip: grid.bounds)
    grid.draw(
      "漢", x: 2, y: 0, style: CellStyle(foreground: .keep, background: .palette(8)),
      clip: grid.bounds)
    #expect(grid[1, 0].style == CellStyle(foreground: .palette(9), background: .palette(2)))
    #expect(grid[2, 0].style == CellStyle(foreground: .palette(1), background: .palette(8)))
    #expect(grid[3, 0].style == grid[2, 0].style)
  }

  @Test(arguments: [
    (CellColor.rgb(0x1A1B26), "#1a1b26"), (.rgb(0x000F), "#00000f"),
    (.rgb(0x1A1B26, slot: 4), "#1a1b26 (slot 4)"),
    (.rgb(0x1A1B26, dimSlot: 8), "#1a1b26 (slot 8, dim)"), (.palette(4), "palette 4"),
    (.terminal, "terminal"), (.keep, "keep"),
  ])
  func `a colour is readable in the failure of a test`(color: CellColor, text: String) {
    #expect("\(color)" == text)
  }

  @Test func `translucent text blends with its background`() {
    let grid = paper(2, 1, Cell(.space, CellStyle(background: .rgb(0x000000))))
    grid.draw(
      "x", x: 0, y: 0, style: CellStyle(foreground: .rgb(0xFFFFFF), background: .keep),
      clip: grid.bounds, foregroundAlpha: 51)
    #expect(grid[0, 0].foreground == .rgb(0x333333))
    #expect(grid[0, 0].background == .rgb(0x000000))
  }

  @Test func `faint text keeps its slot, or all of its colour where colours can't be blended`() {
    let grid = paper(3, 1, Cell(.space, CellStyle(background: .rgb(0x000000, slot: 0))))
    let white = CellStyle(foreground: .rgb(0xFFFFFF, slot: 15), background: .keep)
    grid.draw("x▌", x: 0, y: 0, style: white, clip: grid.bounds, foregroundAlpha: 51)
    #expect(grid[0, 0].foreground == .rgb(0x333333, slot: 15))
    // A block has the slot of the cells beside it, which are filled whole.
    #expect(grid[1, 0].foreground == .rgb(0x333333, slot: 0))
    let own = CellStyle(foreground: .palette(9), background: .terminal)
    grid.draw("x", x: 2, y: 0, style: own, clip: grid.bounds, foregroundAlpha: 51)
    #expect(grid[2, 0].foreground == .palette(9))
  }

  @Test(arguments: [CellColor.rgb(0x102030, slot: 0), .terminal])
  func `clear text is spaces`(ground: CellColor) {
    let grid = paper(8, 1, Cell(Glyph("."), CellStyle(background: ground)))
    let style = CellStyle(foreground: .rgb(0xFFFFFF), background: .keep)
    grid.draw("ab漢é", x: 1, y: 0, style: style, clip: grid.bounds, foregroundAlpha: 0)
    let wide = Glyph("字")
    grid.draw(wide, x: 6, y: 0, style: style, clip: grid.bounds, foregroundAlpha: 0)
    #expect(grid.text() == ["."])
    #expect((0..<8).allSatisfy { grid[$0, 0].background == ground })
    #expect(
      (1..<8).allSatisfy { grid[$0, 0].glyph == .space && !grid[$0, 0].attributes.contains(.wide) })
  }

  @Test func `tints change backgrounds, shades also change text, and both cover whole graphemes`() {
    let style = CellStyle(foreground: .rgb(0xFFFFFF), background: .rgb(0x000000))
    let grid = paper(4, 1, Cell(.space, style))
    grid.draw("漢", x: 1, y: 0, style: style, clip: grid.bounds)
    grid.tint(CellRect(x: 0, y: 0, width: 2, height: 1), with: .rgb(0xFF0000), alpha: 51)
    #expect(
      (0..<4).map { grid[$0, 0].background } == [
        .rgb(0x330000), .rgb(0x330000), .rgb(0x330000), .rgb(0),
      ])
    #expect(grid[1, 0].foreground == .rgb(0xFFFFFF))
    grid.shade(CellRect(x: 2, y: 0, width: 2, height: 1), with: .rgb(0x000000), alpha: 204)
    #expect(
      (0..<4).map { grid[$0, 0].foreground } == [
        .rgb(0xFFFFFF), .rgb(0xFFFFFF), .rgb(0xFFFFFF), .rgb(0x333333),
      ])
    #expect(grid.text() == [" 漢"])
  }

  @Test(arguments: [64, 140, 204] as [UInt8])
  func `a shade fades an entry of the palette like its RGB colour`(alpha: UInt8) {
    let palette = CellStyle(foreground: .palette(208), background: .palette(17))
    let rgb = CellStyle(foreground: .rgb(0xFF8700), background: .rgb(0x00005F))
    let grid = paper(2, 1)
    grid.draw("x", x: 0, y: 0, style: palette, clip: grid.bounds)
    grid.draw("x", x: 1, y: 0, style: rgb, clip: grid.bounds)
    grid.shade(grid.bounds, with: .rgb(0x101018), alpha: alpha)
    #expect(grid[0, 0].foreground == grid[1, 0].foreground)
    #expect(grid[0, 0].background == grid[1, 0].background)
    // The terminal's own colours as a shade don't blend.
    grid.draw("x", x: 0, y: 0, style: palette, clip: grid.bounds)
    grid.shade(grid.bounds, with: .palette(3), alpha: 64)
    #expect(grid[0, 0].foreground == .palette(208) && grid[0, 0].background == .palette(17))
  }

  @Test func `channels mixed together are the same as mixed one by one`() {
    func mixed(_ top: UInt8, _ ground: UInt8, _ alpha: UInt8) -> UInt8 {
      let sum = Int(top) * Int(alpha) + Int(ground) * (255 - Int(alpha)) + 127
      return sum / 255 == 58 ? 59 : UInt8(sum / 255)
    }
    let samples = stride(from: 0, through: 255, by: 17).map { UInt8($0) }
    for alpha in UInt8(1)..<255 {
      for top in samples {
        for ground in samples {
          let color = CellColor.rgb(top, ground, 255 - top)
          let mix = color.blended(over: .rgb(ground, top, ground), alpha: alpha)
          let one = CellColor.rgb(
            mixed(top, ground, alpha), mixed(ground, top, alpha), mixed(255 - top, ground, alpha))
          if mix != one { Issue.record("\(color) over \(ground) at \(alpha): \(mix)") }
        }
      }
    }
  }
}
