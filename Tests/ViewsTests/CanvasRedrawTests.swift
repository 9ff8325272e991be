// SPDX-License-Identifier: MIT
// Testing: a canvas is drawn again only when its data changes.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct CanvasRedrawTests {
  private struct Title: View {
    @State private var title = 1
    var body: some View {
      Text("cpu \(title)").onKeyPress("t") {
        title += 1
        return .handled
      }
    }
  }

  private struct Chart: View {
    @State private var values = [0.1, 0.5, 0.3, 0.9, 0.6]
    var body: some View {
      VStack(alignment: .leading) {
        Title()
        Canvas { context, size in
          let bottom = size.height - 1
          context.stroke(
            Path { path in
              path.addLines([
                PathPoint(x: 0, y: 0), PathPoint(x: 0, y: bottom),
                PathPoint(x: size.width - 1, y: bottom),
              ])
            }, with: .color(.textSecondary))
          context.resolution = .braille
          var curve = Path()
          for (index, value) in values.enumerated() {
            let point = PathPoint(
              x: 1 + Double(index) / Double(values.count - 1) * (Double(size.width) - 1.5),
              y: (1 - value) * (Double(bottom) - 0.25))
            if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
          }
          context.stroke(curve, with: .color(.chart1))
        }
        .frame(width: 16, height: 4)
      }
      .onKeyPress("v") {
        values[3] = 0.2
        return .handled
      }
    }
  }

  @Test func `a chart is redrawn only when data that it reads changes`() {
    let harness = Harness(width: 20, height: 6) { Chart() }
    #expect(
      harness.content == [
        "cpu 1", "│         ⢀⠔⠒⠤⣀", "│ ⢀⡠⠒⠢⠤⣀⡠⠊⠁    ⠉", "│⠊⠁", "└───────────────",
      ])
    harness.recording.reset()
    _ = harness.takeStatistics()
    harness.press("t")
    #expect(harness.takeStatistics().damagedCells <= 6)
    let before = harness.content
    harness.press("v")
    #expect(harness.content != before)
    #expect(!harness.recording.bodies.contains("Canvas"))
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }
}
