// SPDX-License-Identifier: MIT
// Testing: backgrounds with soft edges, and their frames on terminals that can't show them.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct SurfaceTests {
  private var soft: some View {
    Text("ok").surface(.surfaceRaised, border: .border, style: .soft)
  }

  private func harness(_ depth: ColorDepth, width: Int = 6, height: Int = 3) -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    return Harness(width: width, height: height, capabilities: capabilities) { soft }
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi256])
  func `soft edges are half cells of the background`(depth: ColorDepth) {
    let harness = harness(depth)
    #expect(harness.content == ["▄▄▄▄", " ok", "▀▀▀▀"])
    let background = harness.cell(x: 2, y: 1).background
    for place in [(0, 1), (3, 1)] {
      #expect(harness.cell(x: place.0, y: place.1).background == background)
    }
    for y in [0, 2] {
      #expect(harness.cell(x: 2, y: y).foreground == background)
      #expect(harness.cell(x: 2, y: y).background == harness.cell(x: 5, y: 0).background)
    }
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `with few colours, a surface has a border`(depth: ColorDepth) {
    let harness = harness(depth)
    #expect(harness.content == ["╭──╮", "│ok│", "╰──╯"])
    #expect(harness.repaint() == 0)
  }

  @Test func `on the terminal's own background, a surface has a border`() {
    let themed = Harness(width: 6, height: 3, theme: .terminal) { soft }
    #expect(themed.content == ["╭──╮", "│ok│", "╰──╯"])
    #expect(themed.cell(x: 0, y: 0).foreground == .palette(8))
    let literal = Harness(width: 6, height: 3) {
      Text("ok").surface(.terminalBackground, border: .border, style: .soft)
    }
    #expect(literal.content == ["╭──╮", "│ok│", "╰──╯"])
  }

  @Test func `a theme of the terminal's colours has 16, and the themes in it have all`() {
    struct Depth: View {
      @Environment(\.colorDepth) private var depth
      var body: some View { Text("\(depth)") }
    }
    let harness = Harness(width: 12, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Depth()
        Depth().themed(.dark)
      }
      .themed(.terminal)
    }
    #expect(harness.content == ["ansi16", "trueColor"])
    harness.setEnvironment { $0.appTheme = .light }
    #expect(harness.content == ["ansi16", "trueColor"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a surface follows a change to the terminal's colours and back`() {
    let harness = harness(.trueColor)
    for theme in [AppTheme.terminal, .dark] {
      harness.setEnvironment { $0.appTheme = theme }
      #expect(harness.content[1] == (theme == .terminal ? "│ok│" : " ok"))
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `on terminals with seams between half cells, all rows are filled`() {
    var capabilities = TerminalCapabilities()
    TerminalIdentity.terminalApp.complete(&capabilities)
    let harness = Harness(width: 6, height: 3, capabilities: capabilities) { soft }
    #expect(harness.content == ["", " ok"])
    let background = harness.cell(x: 2, y: 1).background
    #expect((0..<3).allSatisfy { harness.cell(x: 0, y: $0).background == background })
    #expect(harness.cell(x: 5, y: 0).background != background)
    #expect(harness.repaint() == 0)
  }

  @Test func `compact surfaces are one row lower, but stay apart`() {
    let harness = Harness(width: 6, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        soft
        soft
      }
      .environment(\.density, .compact)
    }
    #expect(harness.content == [" ok", "▀▀▀▀", " ok", "▀▀▀▀"])
    let background = harness.cell(x: 2, y: 0).background
    #expect(harness.cell(x: 0, y: 0).background == background)
    #expect(harness.cell(x: 0, y: 1).background != background)
    #expect(harness.repaint() == 0)
  }

  @Test func `compact surfaces with lines have all of their rows, also after a change`() {
    struct Screen<Content: View>: View {
      let content: Content
      @State private var depth = ColorDepth.trueColor
      var body: some View {
        content.environment(\.density, .compact).colorDepth(depth)
          .onKeyPress("d") {
            depth = .ansi16
            return .handled
          }
      }
    }
    let harness = Harness(width: 6, height: 3) { Screen(content: soft) }
    #expect(harness.content == [" ok", "▀▀▀▀"])
    harness.press("d")
    #expect(harness.content == ["╭──╮", "│ok│", "╰──╯"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a compact surface gets all of its rows when a theme draws it with lines`() {
    let style = ComponentTokens.Card.borderStyle
    let harness = Harness(width: 6, height: 3, theme: .dark) {
      Text("ok").surface(.surfaceRaised, border: .border, style: style)
        .environment(\.density, .compact)
    }
    #expect(harness.content == [" ok", "▀▀▀▀"])
    harness.setTheme(AppTheme.dark.setting(style, to: .double))
    #expect(harness.content == ["╔══╗", "║ok║", "╚══╝"])
    harness.setTheme(.dark)
    #expect(harness.content == [" ok", "▀▀▀▀"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a surface's shadow starts in its last row`() {
    let harness = Harness(width: 5, height: 4) { soft.shadow(.medium) }
    #expect(harness.content == ["▄▄▄▄", " ok", "▀▀▀▀"])
    let page = harness.cell(x: 0, y: 3).background
    let shade = harness.cell(x: 4, y: 2).background
    #expect(shade != page)
    let shaded = (0..<4).map { y in (0..<5).filter { harness.cell(x: $0, y: y).background == shade }
    }
    // Beside the surface from its second row on, and in the lower half of its last row.
    #expect(shaded == [[], [4], [1, 2, 3, 4], []])
    #expect(harness.repaint() == 0)
  }

  @Test func `with few colours, a surface has no shadow`() {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = .ansi16
    let harness = Harness(width: 6, height: 4, capabilities: capabilities) { soft.shadow(.high) }
    let page = harness.cell(x: 0, y: 3).background
    #expect(harness.cell(x: 4, y: 1).background == page)
    #expect(harness.cell(x: 3, y: 3).background == page)
  }

  @Test func `part of the screen can show the version for fewer colours`() {
    let harness = Harness(width: 10, height: 3) {
      HStack(spacing: 0) {
        soft
        soft.colorDepth(.ansi16)
      }
    }
    #expect(harness.content[0] == "▄▄▄▄╭──╮")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(1, 3), (3, 1), (1, 1), (2, 2), (0, 0)])
  func `a surface fills a space that is too small for its edges`(width: Int, height: Int) {
    let harness = Harness(width: 4, height: 4) {
      soft.frame(width: Length(width), height: Length(height)).clipped()
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the edge follows an animated background`() async {
    let model = AnimationModel()
    let harness = model.show { model in
      Text("ok").surface(
        model.isOn ? Color(red: 200, green: 200, blue: 200) : Color(red: 20, green: 20, blue: 20),
        border: .border, style: .soft)
    }
    guard let place = harness.position(of: "ok") else { return #expect(Bool(false)) }
    func background() -> CellColor { harness.cell(x: place.x, y: place.y).background }
    let start = background()
    model.change(harness, .linear(duration: 1)) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    let middle = background()
    #expect(harness.cell(x: place.x, y: place.y - 1).foreground == middle)
    await harness.advance(by: .seconds(1))
    #expect(middle != start && middle != background())
    #expect(background() == Color(red: 200, green: 200, blue: 200).resolve(in: .dark).color)
    harness.expectStill()
  }
}
