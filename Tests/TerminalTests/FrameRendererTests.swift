// SPDX-License-Identifier: MIT
// Testing: the exact bytes of small frames.

import CuriumTerminal
import Testing

@MainActor struct FrameRendererTests {
  @Test func `the first frame assumes nothing`() {
    let stage = RendererStage(
      4, 2, TerminalCapabilities(synchronizedOutput: true, hyperlinks: true))
    stage.draw("hi")
    #expect(stage.present() == "^[?2026h^[?25l^[H^]8;;^\\^[mhi  \r\n^[K^[?2026l")
  }

  @Test func `full blocks are sent as backgrounds, which have no seams`() {
    let stage = RendererStage.started(8)
    let red = CellStyle(foreground: .rgb(0xFF0000), background: .rgb(0x0000FF))
    stage.draw("a██▌", 0, 0, red)
    #expect(stage.present() == "^[38;2;255;0;0;48;2;0;0;255ma^[48;2;255;0;0m  ^[48;2;0;0;255m▌")
    stage.draw("a██▌", 0, 0, red)
    #expect(stage.present() == "")
  }

  @Test(arguments: [CellAttributes.dim, .blink, .reverse, .underline])
  func `full blocks are sent as glyphs where an attribute changes them`(attribute: CellAttributes) {
    let stage = RendererStage.started(4)
    stage.draw("██", 0, 0, CellStyle(foreground: .rgb(0xFF0000), attributes: attribute))
    #expect(stage.present().hasSuffix("██"))
  }

  @Test func `full blocks are sent as glyphs without colours and in the terminal's own foreground`()
  {
    let plain = RendererStage.started(4, 1, TerminalCapabilities(colorDepth: .none))
    plain.draw("██", 0, 0, CellStyle(foreground: .rgb(0xFF0000)))
    #expect(plain.present().hasSuffix("██"))
    let stage = RendererStage.started(4)
    stage.draw("██")
    #expect(stage.present().hasSuffix("██"))
  }

  @Test func `an unchanged frame writes nothing`() {
    let stage = RendererStage.started(8)
    stage.draw("same")
    #expect(stage.present() == "same")
    stage.draw("same")
    #expect(stage.present() == "")
    #expect(stage.renderer.present(cursor: nil, to: stage.device) == .unchanged)
    #expect(stage.device.writeCount == 2)
  }

  @Test func `six distant digits cost 15 bytes, and 10 the next time`() {
    let stage = RendererStage.started(200, 60)
    let style = CellStyle(foreground: .rgb(0x123456), background: .rgb(0x14141E), attributes: .bold)
    stage.draw("100000 ", 111, 30, style)
    _ = stage.present()
    stage.draw("elsewhere", 0, 0, style)
    _ = stage.present()
    stage.draw("234567 ", 111, 30, style)
    #expect(stage.present() == "^[31;112H234567")
    stage.draw("345678 ", 111, 30, style)
    #expect(stage.present() == "^[6D345678")
  }

  /// The row, the text drawn over it, and the bytes, with the cursor in the row below.
  @Test(arguments: [
    ("", "abc", "^[Habc"),
    ("abcdefghijkl", "aXcdefghijkl", "^[;2HX"),
    ("abcdefghijkl", "XbXdefghijkl", "^[HXbX"),
    ("abcdefghijkl", "XbcdXfghijkl", "^[HXbcdX"),
    ("abcdefghijkl", "XbcdeXghijkl", "^[HX^[4CX"),
    ("abcdefghijkl", "a", "^[;2H^[K"),
    ("abcdefghijkl", "a          l", "^[;2H^[10X"),
    ("abcdefghijkl", "ab        kl", "^[;3H        "),
    ("abcdefghijkl", "abcdefghijkX", "^[;12HX"),
    ("漢字かな", "漢字かX", "^[;7HX "),
    ("漢字", "漢ab", "^[;3Hab"),
    ("ab字", "漢字", "^[H漢"),
    ("é─", "é│", "^[;2H│"),
  ])
  func `the shortest encoding is written`(before: String, after: String, bytes: String) {
    let stage = RendererStage.started(12, 2)
    stage.draw(before)
    stage.draw("z", 0, 1)
    _ = stage.present()
    stage.draw("漢字漢字漢字")
    stage.draw("            ")
    stage.draw(after)
    #expect(stage.present() == bytes)
  }

  @Test func `consecutive rows are separated by CR LF`() {
    let stage = RendererStage.started(3, 3)
    for y in 0..<3 { stage.draw("abc", 0, y) }
    #expect(stage.present() == "^[Habc\r\nabc\r\nabc")
    stage.draw("x", 2, 2)
    #expect(stage.present() == "^[3Gx", "the column after the last one is uncertain")
  }

  @Test func `only changed attributes are sent, and they persist between frames`() {
    let stage = RendererStage.started(8, 1, TerminalCapabilities(underlineStyles: true))
    let red = CellColor.rgb(0xFF0000)
    stage.draw("a", 0, 0, CellStyle(foreground: red, attributes: .bold))
    stage.draw("b", 1, 0, CellStyle(foreground: red, background: .palette(4), attributes: .bold))
    stage.draw(
      "c", 2, 0,
      CellStyle(foreground: red, background: .palette(4), attributes: [.bold, .curlyUnderline]))
    stage.draw("d", 3, 0, CellStyle(foreground: .palette(12)))
    stage.draw("e", 4, 0)
    #expect(stage.present() == "^[1;38;2;255;0;0ma^[44mb^[4:3mc^[0;94md^[me")
    stage.draw("f", 5, 0)
    #expect(stage.present() == "f")
  }

  @Test func `a space only needs its background`() {
    let stage = RendererStage.started(8)
    let style = CellStyle(foreground: .palette(1), attributes: .bold)
    stage.draw("a", 0, 0, style)
    _ = stage.present()
    stage.draw("b c", 0, 0, style)
    stage.draw("\u{2500}", 4, 0)
    stage.draw(" ", 3, 0)
    #expect(stage.present() == "\rb c ^[m\u{2500}")
  }

  @Test func `a space before a letter on the same background shares its sequence`() {
    let stage = RendererStage.started(8)
    let ground = CellColor.rgb(0x0000FF)
    stage.draw(" ", 0, 0, CellStyle(background: ground))
    stage.draw(
      "x", 1, 0, CellStyle(foreground: .rgb(0xFF0000), background: ground, attributes: .bold))
    #expect(stage.present() == "^[1;38;2;255;0;0;48;2;0;0;255m x")
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "^[38;2;191;97;106;48;2;46;52;64mx"),
    (.ansi256, "^[38;5;131;48;5;236mx"), (.ansi16, "^[91;40mx"), (.none, "x"),
  ])
  func `colours match the terminal's depth`(depth: ColorDepth, bytes: String) {
    let stage = RendererStage.started(4, 1, TerminalCapabilities(colorDepth: depth))
    stage.draw(
      "x", 0, 0, CellStyle(foreground: .rgb(0xBF616A, slot: 1), background: .rgb(0x2E3440)))
    #expect(stage.present() == bytes)
  }

  @Test func `text stays visible when both colours map to the same one of 16`() {
    let stage = RendererStage.started(4, 1, TerminalCapabilities(colorDepth: .ansi16))
    stage.draw("x", 0, 0, CellStyle(foreground: .rgb(0x101010), background: .rgb(0x000000)))
    stage.draw("y", 1, 0, CellStyle(foreground: .rgb(0xFEFEFE), background: .rgb(0xFFFFFF)))
    #expect(stage.present() == "^[97;40mx^[30;107my")
  }

  @Test func `underline styles fall back to a straight one`() {
    let stage = RendererStage.started(4)
    stage.draw("x", 0, 0, CellStyle(attributes: .curlyUnderline))
    stage.draw("y", 1, 0, CellStyle(attributes: .underline))
    #expect(stage.present() == "^[4mxy")
  }

  @Test func `the underline colour is sent again after a reset`() {
    let stage = RendererStage.started(3, 1, TerminalCapabilities(underlineStyles: true))
    let red = stage.grid.links.link(underline: .rgb(0xFF0000))
    let lined = CellStyle(attributes: .curlyUnderline, link: red)
    stage.draw("a", 0, 0, lined)
    stage.draw("b", 1, 0, CellStyle(attributes: .bold))
    stage.draw("c", 2, 0, lined)
    #expect(
      stage.present() == "\r^[4:3m^[58:2::255:0:0ma^[0;1mb^[0;4:3m^[58:2::255:0:0mc")
  }

  @Test func `links open and close around their cells`() {
    let stage = RendererStage.started(4, 1, TerminalCapabilities(hyperlinks: true))
    let link = stage.grid.links.link(to: "https://a.b/\u{7}c")
    stage.draw("ab", 0, 0, CellStyle(link: link))
    stage.draw("c", 2, 0)
    #expect(stage.present() == "^]8;id=1;https://a.b/%07c^\\ab^]8;;^\\c")
    let plain = RendererStage.started(4)
    plain.draw("ab", 0, 0, CellStyle(link: plain.grid.links.link(to: "https://a.b")))
    #expect(plain.present() == "ab")
  }

  @Test func `a link ends with its frame, and continues in the next one`() {
    let stage = RendererStage.started(4, 1, TerminalCapabilities(hyperlinks: true))
    let link = CellStyle(link: stage.grid.links.link(to: "https://a.b"))
    stage.draw("ab", 0, 0, link)
    #expect(stage.present() == "^]8;id=1;https://a.b^\\ab^]8;;^\\")
    stage.draw("c", 2, 0)
    #expect(stage.present() == "c")
    stage.draw("d", 3, 0, link)
    #expect(stage.present() == "^]8;id=1;https://a.b^\\d^]8;;^\\")
  }

  @Test func `a disputed cluster is followed by an absolute move and its neighbours`() {
    let stage = RendererStage.started(12)
    stage.draw("abcdefgh")
    _ = stage.present()
    stage.draw("❤\u{FE0F}", 1, 0)
    #expect(stage.present() == "^[7D  \u{8}\u{8}❤\u{FE0F}^[4Gde")
  }

  @Test func `the cursor is shown only on request`() {
    let stage = RendererStage.started(8, 2)
    #expect(stage.present(cursor: CellPoint(x: 2, y: 1)) == "^[2C^[?25h")
    #expect(stage.present(cursor: CellPoint(x: 2, y: 1)) == "")
    #expect(stage.present(cursor: CellPoint(x: 0, y: 1)) == "\r")
    stage.draw("x")
    #expect(stage.present(cursor: CellPoint(x: 0, y: 1)) == "^[?25l^[Hx\r\n^[?25h")
    #expect(stage.present() == "^[?25l")
    #expect(stage.present(cursor: CellPoint(x: 99, y: 0)) == "")
  }

  @Test func `a rejected frame keeps its damage`() {
    let stage = RendererStage.started(8, 4)
    for y in 0..<4 { stage.draw("row \(y)", 0, y) }
    _ = stage.present()
    stage.device.refusesFrames = true
    stage.draw("new", 4, 1)
    stage.grid.scroll(stage.grid.bounds, by: 1)
    #expect(stage.renderer.present(cursor: nil, to: stage.device) == .refused)
    #expect(stage.renderer.shown.text() == ["row 0", "row 1", "row 2", "row 3"])
    stage.device.refusesFrames = false
    #expect(stage.present() == "^[S^[;5Hnew")
    #expect(stage.renderer.shown.text() == ["row new", "row 2", "row 3", ""])
  }

  @Test func `clusters that fill the screen aren't collected in every frame`() {
    let stage = RendererStage.started(100, 30)
    let cluster = { (index: Int) in
      let letter = Unicode.Scalar(UInt32(0x4E00 + index / 100))!
      let mark = Unicode.Scalar(UInt32(0x300 + index % 100))!
      return String(letter) + String(mark)
    }
    for index in 0..<1500 {
      stage.draw(cluster(index), index % 50 * 2, index / 50)
      stage.draw(cluster(index + 1500), index % 50 * 2, index / 50)
    }
    _ = stage.present()
    #expect(stage.grid.pool.count == 1500)
    var gathered = 0
    for frame in 1...8 {
      let before = stage.grid.pool.count
      for index in 0..<1500 {
        stage.draw(cluster(index + 1500 * frame), index % 50 * 2, index / 50)
      }
      _ = stage.present()
      if stage.grid.pool.count < before + 1500 { gathered += 1 }
    }
    #expect(gathered == 4)
  }

  @Test func `frames after a large picture are encoded as before`() {
    var capabilities = TerminalCapabilities()
    capabilities.placeholderPictures = .yes
    let stage = RendererStage.started(8, 1, capabilities)
    let picture = stage.grid.pictures.add(
      size: CellSize(width: 1, height: 1), width: 300, height: 300,
      rgba: [UInt8](repeating: 7, count: 300 * 300 * 4))
    stage.draw(picture.text(column: 0, row: 0), 0, 0, CellStyle(foreground: picture.ink))
    #expect(stage.present().utf8.count > 300 * 300 * 4)
    stage.draw("same", 2, 0)
    #expect(stage.present().hasSuffix("same"))
    stage.draw("same", 2, 0)
    #expect(stage.present() == "")
    stage.grid.pictures.remove(picture)
    stage.draw(" ")
    #expect(stage.present().contains("a=d"))
  }

  @Test func `another colour depth repaints, and the same one doesn't`() {
    let stage = RendererStage.started(4)
    stage.draw("x", 0, 0, CellStyle(foreground: .rgb(0xFF0000)))
    _ = stage.present()
    stage.renderer.capabilities = TerminalCapabilities(synchronizedOutput: true)
    #expect(stage.present() == "")
    stage.renderer.capabilities = TerminalCapabilities(colorDepth: .ansi256)
    #expect(stage.present() == "^[?25l^[H^[0;38;5;196mx   ")
  }
}
