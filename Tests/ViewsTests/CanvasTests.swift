// SPDX-License-Identifier: MIT
// Testing: drawing on a canvas.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

/// A drawing and the resulting screen.
struct CanvasCase: Sendable, CustomTestStringConvertible {
  let name: String
  let rows: [String]
  let draw: @MainActor @Sendable (inout GraphicsContext, CellSize) -> Void

  init(
    _ name: String, _ rows: [String],
    draw: @escaping @MainActor @Sendable (inout GraphicsContext, CellSize) -> Void
  ) {
    self.name = name
    self.rows = rows
    self.draw = draw
  }

  var testDescription: String { name }
}

private func lines(_ points: (Double, Double)...) -> Path {
  Path { $0.addLines(points.map { PathPoint(x: $0.0, y: $0.1) }) }
}

@MainActor struct CanvasTests {
  nonisolated static let drawings: [CanvasCase] = [
    CanvasCase("axes are box drawing characters", ["│", "│", "└───────"]) { context, size in
      context.stroke(lines((0, 0), (0, 2), (7, 2)), with: .color(.textPrimary))
    },
    CanvasCase("crossing lines join", ["   │", "───┼────", "   │"]) { context, size in
      context.stroke(lines((0, 1), (7, 1)), with: .color(.textPrimary))
      context.stroke(lines((3, 0), (3, 2)), with: .color(.error))
    },
    CanvasCase("boxes join lines", ["┌──┬───┐", "│  │   │", "└──┴───┘"]) { context, size in
      context.drawBox(CellRect(x: 0, y: 0, width: 8, height: 3), with: .color(.textPrimary))
      context.stroke(lines((3, 0), (3, 1), (3, 2)), with: .color(.textPrimary))
    },
    CanvasCase("a box in a border style", ["╔══╗", "║  ║", "╚══╝"]) { context, size in
      context.drawBox(
        CellRect(x: 0, y: 0, width: 4, height: 3), with: .color(.textPrimary), style: .double)
    },
    CanvasCase("two closed lines", ["┌─┐  ┌─┐", "│ │  │ │", "└─┘  └─┘"]) { context, size in
      let path = Path { path in
        for x in [0.0, 5.0] {
          path.addLines(
            [(x, 0.0), (x + 2, 0), (x + 2, 2), (x, 2)].map { PathPoint(x: $0.0, y: $0.1) })
          path.closeSubpath()
        }
      }
      context.stroke(path, with: .color(.textPrimary))
    },
    CanvasCase("a slope is made of quarters", ["▀▄", "  ▀▄", "    ▀▄"]) { context, size in
      context.stroke(lines((0, 0), (5.99, 2.99)), with: .color(.chart1))
    },
    CanvasCase("dots join dots", ["⠑⢄⡠⠊", "⡠⠊⠑⢄", ""]) { context, size in
      context.resolution = .braille
      context.stroke(lines((0, 0), (3.99, 1.99)), with: .color(.chart1))
      context.stroke(lines((0, 1.99), (3.99, 0)), with: .color(.chart2))
    },
    CanvasCase("a dot", ["", " ▗", ""]) { context, size in
      context.drawDot(at: PathPoint(x: 1.5, y: 1.5), with: .color(.chart1))
    },
    CanvasCase("a row of dots, on request", ["⠤⠤⠤⠤", "", ""]) { context, size in
      context.resolution = .braille
      context.stroke(lines((0, 0.5), (3.9, 0.5)), with: .color(.chart1))
    },
    CanvasCase("a dashed line", ["⠉ ⠉ ⠉ ⠉", "", ""]) { context, size in
      context.resolution = .braille
      context.stroke(
        lines((0, 0), (7.9, 0)), with: .color(.chart1), style: StrokeStyle(dash: [2, 2]))
    },
    CanvasCase("a wide line", ["⠛⠛⠛⠛", "", ""]) { context, size in
      context.resolution = .braille
      context.stroke(lines((0, 0), (3.9, 0)), with: .color(.chart1), lineWidth: 2)
    },
    CanvasCase("quarters", ["▀▖", " ▝▚▖", "   ▝▄"]) { context, size in
      context.resolution = .quadrant
      context.stroke(lines((0, 0), (4.99, 2.99)), with: .color(.chart1))
    },
    CanvasCase("halves", ["▄▄▄▄", "▀▀▀▀", ""]) { context, size in
      context.resolution = .half
      context.fill(
        Path {
          $0.addLines([(0, 0.5), (4, 0.5), (4, 1.5), (0, 1.5)].map { PathPoint(x: $0.0, y: $0.1) })
        }, with: .color(.chart1))
    },
    CanvasCase("an area of dots", ["⣿⣿", "⠛⠛", ""]) { context, size in
      context.resolution = .braille
      context.fill(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: PathPoint(x: 2.0, y: 0))
          path.addLine(to: PathPoint(x: 2.0, y: 1.5))
          path.addLine(to: PathPoint(x: 0.0, y: 1.5))
        }, with: .color(.chart1))
    },
    CanvasCase("a hole by the even-odd rule", ["▝▀▀▀▀▘", "", ""]) { context, size in
      context.resolution = .braille
      _ = size
      context.resolution = .quadrant
      var path = Path(CellRect(x: 0, y: 0, width: 6, height: 1))
      path.addLines([
        PathPoint(x: 0.5, y: 0), PathPoint(x: 5.5, y: 0), PathPoint(x: 5.5, y: 0.5),
        PathPoint(x: 0.5, y: 0.5),
      ])
      // The background shows through the hole, and also has the colour of the surrounding area.
      context.fill(path, with: .color(.background), isEvenOdd: true)
      var hole = Path()
      hole.addLines([
        PathPoint(x: 0.5, y: 0), PathPoint(x: 5.5, y: 0), PathPoint(x: 5.5, y: 0.5),
        PathPoint(x: 0.5, y: 0.5),
      ])
      context.fill(hole, with: .color(.error))
    },
    CanvasCase("a curve", ["⣀⡤⠤⠤⢤⣀", "", ""]) { context, size in
      context.resolution = .braille
      context.stroke(
        Path { path in
          path.move(to: PathPoint(x: 0, y: 0.99))
          path.addQuadCurve(to: PathPoint(x: 5.99, y: 0.99), control: PathPoint(x: 3, y: 0.2))
        }, with: .color(.chart1))
    },
    CanvasCase("a text in several styles, right aligned", ["    ab c", "", ""]) { context, size in
      context.draw(
        Text("ab") + Text(" c").bold(), at: PathPoint(x: size.width, y: 0), anchor: .topTrailing)
    },
    CanvasCase("a text in spaced capitals, right aligned", ["   A B C", "", ""]) { context, size in
      context.draw(
        Text("abc").font(.displaySmall), at: PathPoint(x: size.width, y: 0), anchor: .topTrailing)
    },
    CanvasCase("a centred text", ["", "  abcd", ""]) { context, size in
      context.draw(Text("abcd"), at: PathPoint(x: 4.0, y: 1.5), anchor: .center)
    },
  ]

  @Test(arguments: drawings) func `a canvas draws shapes, text and images`(drawing: CanvasCase) {
    let harness = Harness(width: 8, height: 3) { Canvas(renderer: drawing.draw) }
    let rows = drawing.rows + Array(repeating: "", count: 3)
    #expect(harness.screen == Array(rows.prefix(3)))
    #expect(harness.repaint() == 0)
    harness.resize(width: 1, height: 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `a copy of the context has its own position and clip`() {
    let harness = Harness(width: 8, height: 3) {
      Canvas { context, size in
        var inner = context
        inner.translateBy(x: 2, y: 1)
        inner.clip(to: CellRect(x: 0, y: 0, width: 3, height: 1))
        inner.stroke(lines((-2, 0), (9, 0)), with: .color(.chart1))
        inner.draw(Text("never"), at: PathPoint(x: 0, y: 1))
        context.draw(Text("outer"), at: .zero)
      }
    }
    #expect(harness.screen == ["outer", "  ───", ""])
  }

  @Test func `the last colour drawn in a cell wins, and a cell of blocks has two colours`() {
    let harness = Harness(width: 4, height: 2) {
      Canvas { context, size in
        context.resolution = .braille
        context.drawDot(at: PathPoint(x: 0.0, y: 0), with: .color(Color(hex: 1)))
        context.drawDot(at: PathPoint(x: 0.5, y: 0), with: .color(Color(hex: 2)))
        context.resolution = .quadrant
        context.fill(Path(CellRect(x: 1, y: 0, width: 1, height: 1)), with: .color(Color(hex: 3)))
        context.drawDot(at: PathPoint(x: 1.5, y: 0.5), with: .color(Color(hex: 4)))
        context.drawDot(at: PathPoint(x: 1.0, y: 0), with: .color(Color(hex: 5)))
      }
    }
    #expect(harness.screen[0] == "⠉▘")
    #expect(harness.cell(x: 0, y: 0).foreground == .rgb(2))
    // Two of the other three quarters show the background, so the fourth colour is dropped.
    #expect(harness.cell(x: 1, y: 0).foreground == .rgb(5))
    #expect(harness.cell(x: 1, y: 0).background == .rgb(3))
  }

  @Test func `opacity blends with the content below`() {
    let harness = Harness(width: 2, height: 1) {
      Canvas { context, size in
        context.opacity = 0.5
        context.fill(
          Path(CellRect(x: 0, y: 0, width: 1, height: 1)), with: .color(Color(hex: 0xFF_FF_FF)))
      }
      .background(Color(hex: 0))
    }
    #expect(harness.cell(x: 0, y: 0).background == .rgb(0x80_80_80))
  }

  // MARK: Bad input

  @Test func `no number breaks a drawing`() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.5, 7.5]
    let harness = Harness(width: 8, height: 3) {
      Canvas { context, size in
        for x in numbers {
          for y in numbers {
            for resolution in CanvasResolution.allCases {
              context.resolution = resolution
              let path = lines((x, y), (y, x), (3, 1), (x, x))
              context.stroke(path, with: .color(.error), lineWidth: .max)
              context.stroke(
                path, with: .foreground, style: StrokeStyle(lineWidth: .min, dash: [0, .max, -3]))
              context.fill(path, with: .style(LinearGradient(gradient: .heat)))
              context.drawDot(at: PathPoint(x: x, y: y), with: .color(.error))
            }
            context.draw(
              Text("漢\u{1B}[31m"), at: PathPoint(x: x, y: y), anchor: UnitPoint(x: y, y: x))
            var moved = context
            moved.translateBy(x: x, y: y)
            moved.clip(to: CellRect(x: .max, y: .min, width: .max, height: .min))
            moved.fill(
              Path(ellipseIn: CellRect(x: 0, y: 0, width: 3, height: 3)), with: .foreground)
            context.opacity = x
          }
        }
        let huge = CellRect(x: .min / 2, y: .min / 2, width: .max, height: .max)
        context.opacity = 1
        context.drawBox(huge, with: .color(.error))
        for path in [
          Path(huge), Path(ellipseIn: huge), Path(roundedRect: huge, cornerRadius: .max),
        ] {
          context.fill(path, with: .color(.error))
          context.stroke(path, with: .color(.error))
        }
        context.fill(Path(), with: .color(.error))
        context.stroke(Path { $0.closeSubpath() }, with: .color(.error))
        context.stroke(
          Path {
            $0.addArc(
              center: PathPoint(x: 1, y: 1), radius: .nan, startDegrees: .infinity,
              endDegrees: -.infinity)
          }, with: .color(.error))
      }
    }
    #expect(harness.repaint() == 0)
  }
}
