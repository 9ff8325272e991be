// SPDX-License-Identifier: MIT
// Testing: shapes and gradients, cell by cell.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct ShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CellRect) -> Path {
      Path { path in
        path.addLines([
          PathPoint(x: rect.minX, y: rect.maxY), PathPoint(x: rect.maxX, y: rect.maxY),
          PathPoint(x: Double(rect.minX + rect.maxX) / 2, y: Double(rect.minY)),
        ])
        path.closeSubpath()
      }
    }
  }

  nonisolated static let drawn: [LayoutCase] = [
    LayoutCase("round corners lose a quarter of their cells", 5, 3, ["▟   ▙", "", "▜   ▛"]) {
      RoundedRectangle(cornerRadius: 1).fill(.success)
    },
    LayoutCase("a radius token rounds the corners", 5, 3, ["▟   ▙", "", "▜   ▛"]) {
      RoundedRectangle(cornerRadius: SemanticTokens.BorderRadius.sm).fill(.success)
    },
    LayoutCase("a radius of none doesn't", 5, 3, []) {
      RoundedRectangle(cornerRadius: SemanticTokens.BorderRadius.none).fill(.success)
    },
    LayoutCase("a capsule of one row ends in half cells", 6, 1, ["▐    ▌"]) {
      Capsule().fill(.success)
    },
    LayoutCase("a capsule ends in half circles", 9, 3, ["▗▟     ▙▖", "", "▝▜     ▛▘"]) {
      Capsule().fill(.success)
    },
    LayoutCase(
      "a circle looks round", 12, 5,
      ["  ▗▄    ▄▖", " ▟        ▙", "", " ▜        ▛", "  ▝▀    ▀▘"]
    ) { Circle().fill(.error) },
    LayoutCase("a custom shape", 8, 2, ["  ▗▟▙▖", "▗▟    ▙▖"]) {
      Triangle().fill(.error)
    },
    LayoutCase("a line of box drawing characters", 4, 3, ["┌──┐", "│  │", "└──┘"]) {
      Rectangle().stroke(.error)
    },
    LayoutCase("a wider line is heavy", 4, 3, ["┏━━┓", "┃  ┃", "┗━━┛"]) {
      Rectangle().strokeBorder(.error, lineWidth: 2)
    },
    LayoutCase("a line in a border style", 4, 3, ["╔══╗", "║  ║", "╚══╝"]) {
      Rectangle().stroke(.error, style: StrokeStyle(border: .double))
    },
    LayoutCase("a line with gaps", 4, 3, ["┌┈┈┐", "┊  ┊", "└┈┈┘"]) {
      Rectangle().stroke(.error, style: StrokeStyle(dash: [1, 1]))
    },
    LayoutCase("a line with round corners", 4, 3, ["╭──╮", "│  │", "╰──╯"]) {
      RoundedRectangle(cornerRadius: 1).stroke(.error)
    },
    LayoutCase("a line in one row", 4, 1, ["────"]) { Rectangle().stroke(.error) },
    LayoutCase("a line in one column", 1, 3, ["│", "│", "│"]) { Rectangle().stroke(.error) },
    LayoutCase("a circle's line is made of quarters", 4, 2, ["▟▀▀▙", "▜▄▄▛"]) {
      Circle().stroke(.error)
    },
    LayoutCase("a smaller shape", 6, 4, ["", " ┌──┐", " └──┘", ""]) {
      Rectangle().inset(by: 1).stroke(.error)
    },
    LayoutCase("a shape inset by its whole size disappears", 6, 4, []) {
      Rectangle().inset(by: .max).inset(by: .max).fill(.error)
    },
    LayoutCase("a fill and a line together", 4, 2, ["┌──┐", "└──┘"]) {
      Rectangle().fill(.success).stroke(.error)
    },
    LayoutCase("a shape behind a text", 7, 1, ["▐ New ▌"]) {
      Text("New").padding(.horizontal, 2).background(.accentColor, in: Capsule())
    },
    LayoutCase("a shape as a background view", 3, 1, ["abc"]) {
      Text("abc").background { RoundedRectangle(cornerRadius: 1) }
    },
    LayoutCase("a colour clipped to a shape", 6, 3, ["▟    ▙", "", "▜    ▛"]) {
      Color.success.clipShape(RoundedRectangle(cornerRadius: 1))
    },
    LayoutCase(
      "characters on the edge stay whole, and those outside are clipped", 8, 4,
      [" bbbbbb", "bbbbbbbb", "bbbbbbbb", " bbbbbb"]
    ) {
      Text(String(repeating: "b", count: 32)).clipShape(Ellipse())
    },
    LayoutCase("an offset view is clipped to the frame of the shape", 8, 1, ["  ab"]) {
      Text("abcd").offset(x: 2).frame(width: 4).clipShape(Rectangle())
    },
    LayoutCase("an empty frame draws nothing", 3, 1, []) {
      Circle().stroke(.error).frame(width: 0, height: 0)
    },
  ]

  @Test(arguments: drawn) func `a shape is drawn with parts of cells`(drawing: LayoutCase) {
    let harness = Harness(width: drawing.width, height: drawing.height) { drawing.view() }
    let rows = drawing.rows + Array(repeating: "", count: drawing.height)
    #expect(harness.screen == Array(rows.prefix(drawing.height)))
    #expect(harness.repaint() == 0)
    #expect(harness.warnings.isEmpty)
    harness.resize(width: 1, height: 1)
    harness.setTheme(.light)
    #expect(harness.repaint() == 0)
  }

  @Test func `wide text behind a clipped view shows whole beside the shape`() {
    let harness = Harness(width: 16, height: 4) {
      Text(String(repeating: "日", count: 32))
        .overlay { Color.success.clipShape(Ellipse()) }
    }
    for y in [0, 3] {
      #expect(harness.screen[y].first == "日" && harness.screen[y].last == "日")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `an angular gradient whose end is before its start runs counter-clockwise`() {
    func colors(from start: Double, to end: Double) -> [[CellColor]] {
      let harness = Harness(width: 8, height: 4) {
        Rectangle().fill(
          AngularGradient(
            gradient: Gradient(colors: [.success, .error]), center: .center, startDegrees: start,
            endDegrees: end))
      }
      return (0..<4).map { y in (0..<8).map { harness.cell(x: $0, y: y).background } }
    }
    let clockwise = colors(from: 0, to: 360)
    #expect(Set(clockwise[0]).count > 2)
    #expect(colors(from: 0, to: -360) == clockwise.reversed())
  }

  @Test func `a filled shape has the colour of its style, or of its environment`() {
    let harness = Harness(width: 8, height: 1) {
      HStack(spacing: 0) {
        Rectangle().fill(.success)
        Rectangle().foregroundStyle(.error)
      }
    }
    #expect(harness.cell(x: 0, y: 0).background == Color.success.resolve(in: .dark).color)
    #expect(harness.cell(x: 7, y: 0).background == Color.error.resolve(in: .dark).color)
    #expect(harness.recording.literalColors == 0)
    harness.setTheme(.light)
    #expect(harness.cell(x: 0, y: 0).background == Color.success.resolve(in: .light).color)
  }

  @Test func `a partly covered cell shows the content behind the shape`() {
    let harness = Harness(width: 4, height: 2) {
      RoundedRectangle(cornerRadius: 1).fill(Color(hex: 0xFF_00_00)).background(Color(hex: 0xFF))
    }
    let corner = harness.cell(x: 0, y: 0)
    #expect(corner.foreground == .rgb(0xFF_00_00))
    #expect(corner.background == .rgb(0xFF))
  }

  // MARK: Gradients

  private struct Ember: ShapeStyle {
    var shading: GraphicsContext.Shading { .style(LinearGradient(gradient: .heat)) }
  }

  @Test func `a custom style colours backgrounds and text`() {
    let harness = Harness(width: 4, height: 3) {
      Text("a\nb\nc").foregroundStyle(Ember()).background(Ember())
    }
    let own = Harness(width: 4, height: 3) {
      Text("a\nb\nc").foregroundStyle(Gradient.heat).background(
        .linearGradient(
          colors: Gradient.heat.colors(in: .dark), startPoint: .top, endPoint: .bottom))
    }
    for y in 0..<3 { #expect(harness.cell(x: 0, y: y).style == own.cell(x: 0, y: y).style) }
    #expect(Set((0..<3).map { harness.cell(x: 0, y: $0).background }).count == 3)
  }

  private static let redToBlue = Gradient(colors: [Color(hex: 0xFF_00_00), Color(hex: 0x00_00_FF)])

  @Test func `each grapheme of a text has the gradient's colour at its position`() {
    let style = LinearGradient(
      gradient: Self.redToBlue, startPoint: .leading, endPoint: .trailing)
    let harness = Harness(width: 8, height: 1) { Text("ab漢de").foregroundStyle(style) }
    let inks = [0, 1, 2, 4, 5].map { harness.cell(x: $0, y: 0).foreground }
    for (index, x) in [0, 1, 2, 4, 5].enumerated() {
      let place = (Double(x) + 0.5) / 6
      let step = (place * 255 + 0.5).rounded(.down) / 255
      #expect(inks[index] == Self.redToBlue.color(at: step, in: .dark))
    }
    #expect(Set(inks).count == 5)
    #expect(harness.repaint() == 0)
  }

  @Test func `an inner colour replaces a gradient`() {
    let harness = Harness(width: 8, height: 2) {
      VStack {
        Text("ab").foregroundStyle(.success)
        Text("cd").foregroundColor(.error)
      }
      .foregroundStyle(LinearGradient(gradient: .heat))
    }
    #expect(harness.cell(x: 0, y: 0).foreground == Color.success.resolve(in: .dark).color)
    #expect(harness.cell(x: 1, y: 1).foreground == Color.error.resolve(in: .dark).color)
  }

  @Test(
    arguments: [
      (UnitPoint.leading, UnitPoint.trailing, 3, 0, 0), (.top, .bottom, 0, 3, 0),
      (.trailing, .leading, 0, 0, 3), (.topLeading, .bottomTrailing, 3, 3, 0),
    ] as [(UnitPoint, UnitPoint, Int, Int, Int)])
  func `a linear gradient runs from its start to its end`(
    start: UnitPoint, end: UnitPoint, x: Int, y: Int, from: Int
  ) {
    let harness = Harness(width: 4, height: 4) {
      LinearGradient(gradient: Self.redToBlue, startPoint: start, endPoint: end)
    }
    let first = harness.cell(x: from, y: 0).background
    let last = harness.cell(x: x, y: y).background
    #expect(first.red > last.red && first.blue < last.blue)
    #expect(harness.repaint() == 0)
  }

  @Test func `a radial gradient runs outwards, and an angular one runs around`() {
    let radial = Harness(width: 16, height: 8) {
      RadialGradient(gradient: Self.redToBlue, center: .center, startRadius: 0, endRadius: 4)
    }
    #expect(radial.cell(x: 8, y: 4).background.red > radial.cell(x: 15, y: 4).background.red)
    // The same visual distance, so the same colour.
    #expect(radial.cell(x: 3, y: 3).background == radial.cell(x: 12, y: 4).background)
    let angular = Harness(width: 16, height: 8) {
      Rectangle().fill(.angularGradient(colors: Self.redToBlue.colors(in: .dark), center: .center))
    }
    let turn = [(15, 4), (8, 7), (0, 4), (7, 0)].map { angular.cell(x: $0.0, y: $0.1).background }
    #expect(turn.map(\.blue) == turn.map(\.blue).sorted())
  }

  @Test func `a gradient of tokens follows the theme and blends with opacity`() {
    let harness = Harness(width: 3, height: 1) {
      Text("   ").background(
        LinearGradient(
          stops: [.init(color: .success, location: 0), .init(color: .clear, location: 1)],
          startPoint: .leading, endPoint: .trailing))
    }
    let dark = (0..<3).map { harness.cell(x: $0, y: 0).background }
    #expect(Set(dark).count == 3)
    harness.setTheme(.light)
    #expect((0..<3).map { harness.cell(x: $0, y: 0).background } != dark)
    #expect(harness.repaint() == 0)
    #expect(harness.recording.literalColors == 0)
  }

  @Test func `any gradient can be drawn`() {
    let odd: [LinearGradient] = [
      LinearGradient(colors: [], startPoint: .top, endPoint: .bottom),
      LinearGradient(colors: [.success], startPoint: .top, endPoint: .top),
      LinearGradient(
        stops: [.init(color: .error, location: .nan), .init(color: .success, location: -4)],
        startPoint: UnitPoint(x: .nan, y: .infinity), endPoint: .bottom),
      LinearGradient(
        colors: [.terminalForeground, .palette(3), .clear], startPoint: .top, endPoint: .bottom),
    ]
    for gradient in odd {
      let harness = Harness(width: 6, height: 3) {
        Text("abc\ndef").foregroundStyle(gradient).background(gradient).border(.error)
      }
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `changing one text on a round background damages only that text`() {
    struct Counter: View {
      @State var count = 10
      var body: some View {
        VStack {
          Text("title")
          Text("\(count)")
        }
        .frame(width: 30, height: 9).background(.success, in: RoundedRectangle(cornerRadius: 2))
        .onKeyPress("x") {
          count += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 40, height: 12) { Counter() }
    // The first press moves the pen there.
    harness.press("x")
    _ = harness.takeStatistics()
    harness.press("x")
    let statistics = harness.takeStatistics()
    #expect(statistics.damagedCells <= 6)
    #expect(statistics.bytes <= 15)
    #expect(harness.repaint() == 0)
  }
}
