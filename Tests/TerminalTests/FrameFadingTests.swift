// SPDX-License-Identifier: MIT
// Testing: frames mixed from an earlier frame and the next one.

@testable import CuriumTerminal
import TestModels
import Testing

@MainActor struct FrameFadingTests {
  private let size = CellSize(width: 24, height: 4)

  private func cells(_ grid: CellGrid) -> [Cell] {
    (0..<size.height).flatMap { y in (0..<size.width).map { grid[$0, y] } }
  }

  /// Draws random narrow and wide text in random colours.
  private func draw(into grid: CellGrid, _ random: inout SeededRandom) {
    for _ in 0..<12 {
      let style = CellStyle(
        foreground: .rgb(UInt32(random.below(0x100_0000))),
        background: random.chance(1, in: 4) ? .keep : .rgb(UInt32(random.below(0x100_0000))))
      let text = (0..<random.below(10)).map { _ in random.pick(["a", " ", "世", "👩‍🚀", "é", "▄"]) }
      grid.draw(
        text.joined(), x: random.below(size.width), y: random.below(size.height), style: style,
        clip: grid.bounds)
    }
  }

  @Test(arguments: SeededRandom.seeds(200))
  func `mixing never cuts a wide grapheme and ends with the next frame`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let renderer = FrameRenderer(size: size, capabilities: TerminalCapabilities())
    let device = MemoryDevice(size: size, capabilities: TerminalCapabilities())
    #expect(!renderer.keepShown(), "Nothing is known about the screen yet.")
    draw(into: renderer.next, &random)
    _ = renderer.present(cursor: nil, to: device)
    #expect(renderer.keepShown())
    draw(into: renderer.next, &random)
    let target = cells(renderer.next)
    let area = CellRect(
      x: random.below(size.width), y: random.below(size.height), width: random.below(size.width),
      height: random.below(size.height))
    renderer.fadeKept(in: area, share: 1)
    #expect(cells(renderer.next) == target)
    renderer.fadeKept(in: area, share: Double(random.below(100)) / 100)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = renderer.next[x, y]
        if !area.contains(CellPoint(x: x, y: y)) { #expect(cell == target[y * size.width + x]) }
        let next = renderer.next[x + 1, y]
        let isWide = cell.attributes.contains(.wide)
        #expect(x == size.width - 1 || isWide == (next.glyph == .continuation))
        if isWide {
          #expect(cell.foreground == next.foreground && cell.background == next.background)
        }
      }
    }
  }

  @Test func `a glyph that goes fades into the background, and its successor appears from it`() {
    let renderer = FrameRenderer(size: CellSize(width: 1, height: 1), capabilities: .init())
    let device = MemoryDevice(size: CellSize(width: 1, height: 1), capabilities: .init())
    func set(_ text: String, _ ink: UInt32, on ground: UInt32) {
      renderer.next.draw(
        text, x: 0, y: 0, style: CellStyle(foreground: .rgb(ink), background: .rgb(ground)),
        clip: renderer.next.bounds)
    }
    func mixed(_ share: Double) -> Cell {
      set("b", 0xFFFFFF, on: 0x000000)
      renderer.fadeKept(in: renderer.next.bounds, share: share)
      return renderer.next[0, 0]
    }
    set("a", 0xFF0000, on: 0x000000)
    _ = renderer.present(cursor: nil, to: device)
    #expect(renderer.keepShown())
    #expect(
      mixed(0) == Cell(Glyph("a"), CellStyle(foreground: .rgb(0xFF0000), background: .rgb(0))))
    #expect(mixed(0.25).glyph == Glyph("a") && mixed(0.25).foreground.red == 127)
    #expect(mixed(0.75).glyph == Glyph("b") && mixed(0.75).foreground.red == 127)
    renderer.forgetKept()
    #expect(mixed(0.25).foreground == .rgb(0xFFFFFF))
  }

  @Test func `a picture that the terminal draws appears and disappears at once`() {
    let size = CellSize(width: 1, height: 1)
    var capabilities = TerminalCapabilities()
    capabilities.placeholderPictures = .yes
    let renderer = FrameRenderer(size: size, capabilities: capabilities)
    let device = MemoryDevice(size: size, capabilities: capabilities)
    func draw(_ text: String, _ ink: CellColor) {
      renderer.next.draw(
        text, x: 0, y: 0, style: CellStyle(foreground: ink, background: .rgb(0)),
        clip: renderer.next.bounds)
    }
    draw("a", .rgb(0xFFFFFF))
    _ = renderer.present(cursor: nil, to: device)
    #expect(renderer.keepShown())
    let picture = renderer.next.pictures.add(
      size: size, width: 1, height: 1, rgba: [255, 0, 0, 255])
    draw(picture.text(column: 0, row: 0), picture.ink)
    let part = renderer.next[0, 0]
    for share in [0.25, 0.75] {
      renderer.fadeKept(in: renderer.next.bounds, share: share)
      #expect(renderer.next[0, 0] == part)
    }
    _ = renderer.present(cursor: nil, to: device)
    renderer.next.pictures.remove(picture)
    #expect(renderer.keepShown())
    draw("b", .rgb(0xFFFFFF))
    let text = renderer.next[0, 0]
    for share in [0.25, 0.75] {
      renderer.fadeKept(in: renderer.next.bounds, share: share)
      #expect(renderer.next[0, 0] == text)
    }
  }
}
