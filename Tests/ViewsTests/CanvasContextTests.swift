// SPDX-License-Identifier: MIT
// Testing: the opacity and the text of a canvas's context.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct CanvasContextTests {
  @Test func `the opacity of a context multiplies that of its canvas`() {
    let harness = Harness(width: 2, height: 1) {
      Canvas { context, _ in
        for x in 0..<2 {
          context.opacity = x == 0 ? 1 : 0.5
          context.fill(
            Path(CellRect(x: x, y: 0, width: 1, height: 1)), with: .color(Color(hex: 0xFF_FF_FF)))
        }
      }
      .opacity(0.5)
      .background(Color(hex: 0))
    }
    #expect(harness.cell(x: 0, y: 0).background == .rgb(0x80_80_80))
    #expect(harness.cell(x: 1, y: 0).background == .rgb(0x40_40_40))
  }

  @Test func `a gradient extends over each text, wherever it is drawn`() {
    let harness = Harness(width: 20, height: 2) {
      Canvas { context, _ in
        context.draw(Text("abcd"), at: PathPoint(x: 0, y: 0))
        context.draw(Text("abcd"), at: PathPoint(x: 14, y: 1))
      }
      .foregroundStyle(
        LinearGradient(
          colors: [Color(hex: 0xFF_00_00), Color(hex: 0x00_00_FF)], startPoint: .leading,
          endPoint: .trailing))
    }
    #expect(harness.screen == ["abcd", "              abcd"])
    #expect(harness.cell(x: 0, y: 0).foreground != harness.cell(x: 3, y: 0).foreground)
    for x in 0..<4 {
      #expect(harness.cell(x: x, y: 0).foreground == harness.cell(x: 14 + x, y: 1).foreground)
    }
  }
}
