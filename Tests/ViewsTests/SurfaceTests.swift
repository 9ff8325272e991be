// SPDX-License-Identifier: MIT
// Testing: backgrounds with soft edges, and their frames on terminals that can't show them.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor @Suite struct SurfaceTests {
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
    #expect(harness.content == ["▗▄▄▖", " ok", "▝▀▀▘"])
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
  func `few colours get a frame`(depth: ColorDepth) {
    let harness = harness(depth)
    #expect(harness.content == ["╭──╮", "│ok│", "╰──╯"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a part of the screen shows what fewer colours get`() {
    let harness = Harness(width: 10, height: 3) {
      HStack(spacing: 0) {
        soft
        soft.colorDepth(.ansi16)
      }
    }
    #expect(harness.content[0] == "▗▄▄▖╭──╮")
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(1, 3), (3, 1), (1, 1), (2, 2), (0, 0)])
  func `too little room is filled`(width: Int, height: Int) {
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
