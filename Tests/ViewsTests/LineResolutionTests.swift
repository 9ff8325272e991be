// SPDX-License-Identifier: MIT
// Testing: the parts of cells that lines consist of, by the terminal and the icon set.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct LineResolutionTests {
  /// A slope on a canvas, beside the line of a circle. A key changes the dots.
  private struct Lines: View {
    @State private var icons = IconSet.unicode
    @State private var hasBraille = false

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Canvas { context, _ in
          let slope = Path { $0.addLines([.zero, PathPoint(x: 5.99, y: 2.99)]) }
          context.stroke(slope, with: .color(.chart1))
        }
        Circle().stroke(.chart2).frame(width: 4, height: 2)
      }
      .environment(\.iconSet, icons)
      .environment(\.hasBraille, hasBraille)
      .onKeyPress("s") {
        icons = .symbols
        return .handled
      }
      .onKeyPress("b") {
        hasBraille = true
        return .handled
      }
    }
  }

  private static let quarters = ["▀▄    ▟▀▀▙", "  ▀▄  ▜▄▄▛", "    ▀▄"]
  private static let dots = ["⠑⢄    ⡔⠉⠉⢢", "  ⠑⢄  ⠣⣀⣀⠜", "    ⠑⢄"]

  @Test(arguments: ["s", "b"]) func `lines are dots only where all fonts show them`(key: String) {
    let harness = Harness(width: 10, height: 3) { Lines() }
    #expect(harness.screen == Self.quarters)
    harness.press(key)
    #expect(harness.screen == Self.dots && harness.repaint() == 0)
  }

  @Test func `lines of quarters that cross in a cell keep their colours`() {
    let harness = Harness(width: 1, height: 1) {
      Canvas { context, _ in
        context.drawDot(at: .zero, with: .color(Color(hex: 1)))
        context.drawDot(at: PathPoint(x: 0.5, y: 0), with: .color(Color(hex: 1)))
        context.drawDot(at: PathPoint(x: 0, y: 0.5), with: .color(Color(hex: 2)))
        context.drawDot(at: PathPoint(x: 0.5, y: 0.5), with: .color(Color(hex: 2)))
      }
    }
    let colors = [harness.cell(x: 0, y: 0).foreground, harness.cell(x: 0, y: 0).background]
    #expect(Set(colors) == [.rgb(1), .rgb(2)])
  }
}
