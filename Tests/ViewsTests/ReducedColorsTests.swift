// SPDX-License-Identifier: MIT
// Testing: a part of the screen in fewer colours than the rest.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct ReducedColorsTests {
  private struct Page: View {
    @State private var depth = ColorDepth.trueColor
    @State private var text = "a"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("outside").foregroundStyle(.error)
        ScrollView {
          ForEach(0..<20) {
            Text("\(text) \($0)").foregroundStyle(.error)
              .frame(maxWidth: .infinity, alignment: .leading).background(.surface)
          }
        }
        .colorDepth(depth)
        .frame(width: 12, height: 4)
      }
      .focusable()
      .onKeyPress("d") { change(.ansi256) }
      .onKeyPress("e") { change(.ansi16) }
      .onKeyPress("f") { change(.none) }
      .onKeyPress("n") { change(.trueColor) }
      .onKeyPress("x") {
        text += "x"
        return .handled
      }
    }

    private func change(_ depth: ColorDepth) -> KeyPress.Result {
      self.depth = depth
      return .handled
    }
  }

  @Test(arguments: [
    ("d", CellColor.Kind.palette, 16...255), ("e", .palette, 0...15), ("f", .terminal, 0...0),
  ])
  func `the content has only the reduced colours, however it changes`(
    key: String, kind: CellColor.Kind, values: ClosedRange<Int>
  ) {
    let harness = Harness(width: 20, height: 6) { Page() }
    let ink = harness.cell(x: 0, y: 0).foreground
    #expect(harness.cell(x: 0, y: 1).foreground == ink)
    harness.press("⇥ \(key)")
    func expectReduced() {
      for y in 1..<5 {
        for x in 0..<8 {
          let cell = harness.cell(x: x, y: y)
          for color in [cell.background] + (cell.glyph == .space ? [] : [cell.foreground]) {
            #expect(color.kind == kind && values.contains(Int(color.value)))
          }
        }
      }
      #expect(harness.cell(x: 0, y: 0).foreground == ink)
      #expect(harness.repaint() == 0)
    }
    expectReduced()
    harness.press("x")
    expectReduced()
    harness.scroll(y: 3, at: CellPoint(x: 1, y: 2))
    #expect(!harness.screen[1].hasPrefix("ax 0"))
    expectReduced()
    harness.setTheme(.light)
    #expect(harness.cell(x: 0, y: 1).foreground.kind == kind)
    harness.press("n")
    #expect(harness.cell(x: 0, y: 1).foreground == harness.cell(x: 0, y: 0).foreground)
    #expect(harness.repaint() == 0)
  }

  @Test func `reducing colours runs no content bodies and no layout`() {
    let harness = Harness(width: 20, height: 6) { Page() }
    harness.press("⇥")
    harness.recording.reset()
    _ = harness.takeStatistics()
    harness.press("e")
    #expect(harness.recording.bodies == ["Page"])
    #expect(harness.takeStatistics().measured == 0)
  }
}
