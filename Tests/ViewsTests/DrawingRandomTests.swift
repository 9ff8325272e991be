// SPDX-License-Identifier: MIT
// Testing: drawings after random damage look like drawings from a fresh start.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import TestModels
import Testing

/// A random drawing, changed one part at a time.
@MainActor @Observable private final class Drawing {
  enum Step {
    case stroke([PathPoint], CanvasResolution, Color, StrokeStyle)
    case fill([PathPoint], CanvasResolution, Color)
    case ellipse(CellRect, CanvasResolution)
    case box(CellRect, BorderStyle)
    case text(String, PathPoint)
  }

  var steps: [Step] = []
  var opacity = 1.0
  var patches: [CellPoint] = []
  var word = "x"
  var shape = 0
}

private struct Patch: View {
  let drawing: Drawing
  let place: CellPoint

  var body: some View {
    Text(drawing.word).padding(.leading, Length(integerLiteral: place.x))
      .padding(.top, Length(integerLiteral: place.y))
  }
}

private struct DrawingView: View {
  let drawing: Drawing

  var body: some View {
    ZStack(alignment: .topLeading) {
      Sheet(drawing: drawing)
      ForEach(0..<drawing.patches.count) { index in
        Patch(drawing: drawing, place: drawing.patches[index])
      }
    }
  }

  struct Sheet: View {
    let drawing: Drawing

    var body: some View {
      Canvas { context, size in
        context.opacity = drawing.opacity
        for step in drawing.steps {
          switch step {
          case .stroke(let points, let resolution, let color, let style):
            context.resolution = resolution
            context.stroke(Path { $0.addLines(points) }, with: .color(color), style: style)
          case .fill(let points, let resolution, let color):
            context.resolution = resolution
            context.fill(Path { $0.addLines(points) }, with: .color(color))
          case .ellipse(let rect, let resolution):
            context.resolution = resolution
            context.fill(
              Path(ellipseIn: rect), with: .style(LinearGradient(gradient: .heat)))
          case .box(let rect, let style):
            context.drawBox(rect, with: .color(.textPrimary), style: style)
          case .text(let text, let point):
            context.draw(Text(text), at: point)
          }
        }
      }
      .background {
        switch drawing.shape % 3 {
        case 0: AnyView(RoundedRectangle(cornerRadius: 2).fill(.success))
        case 1: AnyView(Circle().fill(LinearGradient(gradient: .brand)).stroke(.error))
        default: AnyView(Text("漢字漢字漢字漢字漢字").clipShape(Ellipse()))
        }
      }
    }
  }
}

@MainActor struct DrawingRandomTests {
  private static func step(_ random: inout SeededRandom) -> Drawing.Step {
    func point() -> PathPoint {
      PathPoint(
        x: Double(Int.random(in: -8...60, using: &random)) / 2,
        y: Double(Int.random(in: -8...40, using: &random)) / 4)
    }
    func rect() -> CellRect {
      CellRect(
        x: Int.random(in: -3...20, using: &random), y: Int.random(in: -3...8, using: &random),
        width: Int.random(in: 0...16, using: &random),
        height: Int.random(in: 0...8, using: &random))
    }
    let points = (0..<Int.random(in: 1...4, using: &random)).map { _ in point() }
    let colors: [Color] = [.chart1, .chart2, .error.opacity(0.4), Color(hex: 0x12_34_56), .clear]
    let color = colors.randomElement(using: &random) ?? .chart1
    let resolution = CanvasResolution.allCases.randomElement(using: &random) ?? .automatic
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let style = StrokeStyle(
        lineWidth: Int.random(in: 0...3, using: &random),
        dash: Bool.random(using: &random) ? [3, 1] : [])
      return .stroke(points, resolution, color, style)
    case 2:
      let straight = points.flatMap { [$0, PathPoint(x: $0.x + 7, y: $0.y)] }
      return .stroke(Array(straight.prefix(2)), .automatic, color, StrokeStyle())
    case 3: return .fill(points, resolution, color)
    case 4: return .ellipse(rect(), resolution)
    case 5:
      let styles: [BorderStyle] = [.light, .heavy, .double, .rounded, .dashed, .ascii, .none]
      return .box(rect(), styles.randomElement(using: &random) ?? .light)
    default: return .text(["漢字", "abc", "│─", "⣿▀"].randomElement(using: &random) ?? "", point())
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `a damaged drawing looks like a fresh start`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let drawing = Drawing()
    let user = SimulatedUser()
    let harness = Harness(width: 26, height: 9) {
      DrawingView(drawing: drawing).controlled(by: user)
    }
    for edit in 0..<25 {
      let kind = Int.random(in: 0..<8, using: &random)
      user.act(in: harness) {
        switch kind {
        case 0, 1:
          drawing.steps.append(Self.step(&random))
          if drawing.steps.count > 8 { drawing.steps.removeFirst() }
        case 2: drawing.opacity = Double.random(in: 0...1, using: &random)
        case 3: drawing.shape += 1
        case 4:
          drawing.patches = (0..<3).map { _ in
            CellPoint(
              x: Int.random(in: 0..<24, using: &random), y: Int.random(in: 0..<9, using: &random))
          }
        default: drawing.word = ["a", "bb", "漢", "⣿", "x y"].randomElement(using: &random) ?? ""
        }
      }
      let copy = Drawing()
      (copy.steps, copy.opacity, copy.patches) = (drawing.steps, drawing.opacity, drawing.patches)
      (copy.word, copy.shape) = (drawing.word, drawing.shape)
      let fresh = Harness(width: 26, height: 9) { DrawingView(drawing: copy) }
      let place = Comment(rawValue: "seed \(seed), edit \(edit), kind \(kind)")
      #expect(harness.screen == fresh.screen, place)
      for y in 0..<9 {
        for x in 0..<26 where harness.cell(x: x, y: y).style != fresh.cell(x: x, y: y).style {
          Issue.record("\(place), the style at \(x), \(y)")
          return
        }
      }
      guard harness.screen == fresh.screen, harness.repaint() == 0 else {
        Issue.record("a repaint differs: \(place)")
        return
      }
    }
  }
}
