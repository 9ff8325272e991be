// SPDX-License-Identifier: MIT
// Testing: bitmaps, and pictures made of half blocks.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct ImageTests {
  private static let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
  static let flag = Bitmap(width: 4, height: 3) { _, y in
    y == 0 ? red : y == 1 ? blue : .clear
  }

  // MARK: Bitmaps

  @Test func `a bitmap accepts any bytes`() {
    #expect(Bitmap(width: -1, height: 3, rgba: [1, 2]).rgba.isEmpty)
    #expect(Bitmap(width: 2, height: 1, rgba: [1, 2, 3, 4]).rgba == [1, 2, 3, 4, 0, 0, 0, 0])
    #expect(Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 4, 5]).rgba == [1, 2, 3, 4])
    let wide = Bitmap(width: .max, height: 1, rgba: [9, 9, 9, 9])
    #expect(wide.width == Bitmap.limit && wide[0, 0].red == 9 && wide[1, 0] == .clear)
    let cut = Bitmap(
      width: Bitmap.limit + 1, height: 2,
      rgba: (0..<(Bitmap.limit + 1) * 8).map { UInt8($0 / 4 / (Bitmap.limit + 1)) })
    #expect(cut[0, 1].red == 1 && cut[Bitmap.limit - 1, 0].red == 0)
    #expect(Self.flag[9, -1] == .clear)
  }

  @Test func `scaling a bitmap down averages the light`() {
    let checker = Bitmap(width: 2, height: 2) { x, y in
      (x + y).isMultiple(of: 2)
        ? .init(red: 255, green: 255, blue: 255) : .init(red: 0, green: 0, blue: 0)
    }
    // Half of the light is 188 in sRGB, not 128.
    #expect(checker.scaled(width: 1, height: 1)[0, 0].red == 188)
    #expect(checker.scaled(width: 1, height: 1, interpolation: .none)[0, 0].red == 255)
    // A clear pixel doesn't contribute its colour.
    let edge = Bitmap(width: 2, height: 1) { x, _ in x == 0 ? Self.red : .clear }
    #expect(
      edge.scaled(width: 1, height: 1)[0, 0] == .init(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(Self.flag.scaled(width: 8, height: 6)[7, 2] == Self.blue)
    #expect(Self.flag.scaled(width: 0, height: 6).width == 0)
    #expect(Bitmap(width: 0, height: 0, rgba: []).scaled(width: 2, height: 2)[1, 1] == .clear)
    let flat = Bitmap(width: 7, height: 5) { _, _ in .init(red: 10, green: 200, blue: 33) }
    let scaled = flat.scaled(width: 3, height: 11)
    #expect((0..<11).allSatisfy { scaled[2, $0] == .init(red: 10, green: 200, blue: 33) })
  }

  // MARK: Half blocks

  @Test func `a cell shows two pixels, one above the other`() {
    let harness = Harness(width: 6, height: 3) {
      Image(Self.flag, label: "A flag").background(Color(hex: 0x11_11_11))
    }
    #expect(harness.screen == ["▀▀▀▀", "", ""])
    #expect(harness.cell(x: 0, y: 0).foreground == .rgb(0xFF_00_00))
    #expect(harness.cell(x: 0, y: 0).background == .rgb(0x00_00_FF))
    #expect(harness.cell(x: 3, y: 1).background == .rgb(0x11_11_11))
    #expect(harness.find(.image)?.label == "A flag")
    #expect(harness.repaint() == 0)
  }

  @Test func `a screen reader skips decorative pictures and icons`() {
    let harness = Harness(width: 6, height: 3) {
      Image(decorative: Self.flag)
      Image(systemName: "plus").resizable()
    }
    #expect(harness.find(.image) == nil)
  }

  @Test func `a resizable picture fills the offered space`() {
    let harness = Harness(width: 8, height: 4) {
      Image(Self.flag, label: "A flag").resizable().interpolation(.none)
    }
    #expect(harness.cell(x: 7, y: 0).background == .rgb(0xFF_00_00))
    #expect(harness.cell(x: 7, y: 1).foreground == .rgb(0xFF_00_00))
    #expect(harness.cell(x: 7, y: 1).background == .rgb(0x00_00_FF))
    harness.resize(width: 4, height: 2)
    #expect(harness.repaint() == 0)
  }

  @Test func `translucent pixels blend, and so does a translucent picture`() {
    let gray = Bitmap(width: 1, height: 2) { _, y in
      .init(red: 255, green: 255, blue: 255, alpha: y == 0 ? 128 : 0)
    }
    let harness = Harness(width: 2, height: 1) {
      HStack(spacing: 0) {
        Image(decorative: gray)
        Image(decorative: Self.flag).opacity(0.5)
      }
      .background(Color(hex: 0))
    }
    #expect(harness.cell(x: 0, y: 0).foreground == .rgb(0x80_80_80))
    #expect(harness.cell(x: 0, y: 0).background == .rgb(0))
    #expect(harness.cell(x: 1, y: 0).foreground == .rgb(0x80_00_00))
  }

  @Test func `an alternative text replaces a picture that can't be shown`() {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = .none
    let plain = Harness(width: 10, height: 4, capabilities: capabilities) {
      Image(Self.flag, label: "A flag").resizable()
    }
    #expect(plain.screen[0] == "A flag")
    let small = Harness(width: 10, height: 4) {
      Image(Bitmap(width: 60, height: 40, rgba: []), label: "A flag").resizable()
        .frame(width: 3, height: 1)
    }
    #expect(small.screen[0] == "A f")
    #expect(small.find(.image)?.label == "A flag")
  }

  @Test func `a picture can replace an icon`() {
    let user = SimulatedUser()
    struct Switching: View {
      @State private var isPicture = false
      var body: some View {
        (isPicture ? Image(ImageTests.flag, label: "A flag") : Image(systemName: "plus"))
          .onKeyPress("x") {
            isPicture.toggle()
            return .handled
          }
      }
    }
    let harness = Harness(width: 6, height: 2) { Switching().controlled(by: user) }
    let icon = harness.screen
    harness.press("x")
    #expect(harness.screen[0] == "▀▀▀▀")
    harness.press("x")
    #expect(harness.screen == icon)
    #expect(harness.repaint() == 0)
  }
}
