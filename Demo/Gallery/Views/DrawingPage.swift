// SPDX-License-Identifier: MIT
// Page: a chart, shapes, gradients and a picture.

import Curium

/// A chart on a canvas, shapes, gradients, and a picture in the theme's colours.
struct DrawingPage: ShowcasePage {
  static let name = "Drawing"
  static let summary = "A chart, shapes, gradients and a picture."

  @State private var waves = 2.0

  var body: some View {
    Samples {
      Sample("A canvas of dots") {
        Slider(value: $waves, in: 1...8, step: 0.5) { Text("Waves") }
          .frame(maxWidth: 50)
          .padding(.bottom, 1)
        Waves(count: waves).frame(height: 6)
      }
      Sample("Shapes") { ShapeRow() }
      Sample("Gradients") { GradientRow() }
      Sample("A picture") { HeatPicture() }
    }
  }
}

/// Two waves between two axes.
private struct Waves: View {
  let count: Double

  var body: some View {
    Canvas { context, size in
      let lastRow = Double(max(0, size.height - 1))
      context.stroke(
        Path {
          $0.addLines([
            PathPoint(x: 0, y: 0), PathPoint(x: 0, y: lastRow),
            PathPoint(x: Double(max(0, size.width - 1)), y: lastRow),
          ])
        }, with: .color(.border))
      context.stroke(curve(size, phase: 0), with: .color(.chart1))
      context.stroke(curve(size, phase: 0.25), with: .color(.chart2))
    }
    .accessibilityLabel("Two waves")
  }

  /// Returns a wave made of parabolas, beside the vertical axis in the first column. A sine would
  /// need a system library.
  private func curve(_ size: CellSize, phase: Double) -> Path {
    Path { path in
      guard size.width > 2, size.height > 1 else { return }
      let steps = 2 * size.width - 3
      for step in 0...steps {
        let place = Double(step) / Double(steps)
        let turn = (place * count + phase).truncatingRemainder(dividingBy: 1)
        let half = (turn < 0.5 ? turn : turn - 0.5) * 2
        let height = 4 * half * (1 - half) * (turn < 0.5 ? 1 : -1)
        let point = PathPoint(
          x: 1 + place * Double(size.width - 2), y: (1 - height) / 2 * Double(size.height - 1))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

/// Shapes, filled and outlined; in two rows if there is little room.
private struct ShapeRow: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        filled
        lines
      }
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) { filled }
        HStack(spacing: 2) { lines }
      }
    }
  }

  @ViewBuilder private var filled: some View {
    Circle().fill(.chart1).frame(width: 8, height: 4)
    Capsule().fill(.chart2).frame(width: 9, height: 4)
  }

  @ViewBuilder private var lines: some View {
    RoundedRectangle(cornerRadius: SemanticTokens.BorderRadius.md).stroke(.chart3)
      .frame(width: 8, height: 4)
    Ellipse().stroke(.chart4).frame(width: 9, height: 4)
  }
}

/// One gradient of each kind.
private struct GradientRow: View {
  private let colors: [Color] = [.chart1, .chart2, .chart3]

  var body: some View {
    HStack(spacing: 2) {
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 4)
      AngularGradient(colors: colors + [.chart1], center: .center)
    }
    .frame(maxWidth: 62)
    .frame(height: 4)
  }
}

/// A bitmap of the temperatures of a plate heated at one corner, in the theme's colours.
private struct HeatPicture: View {
  @Environment(\.appTheme) private var theme

  var body: some View {
    Image(Self.picture(in: theme), label: "A plate, hot in one corner")
      .resizable()
      .frame(maxWidth: 40)
      .frame(height: 8)
  }

  private static func picture(in theme: AppTheme) -> Bitmap {
    let shades = (0..<64).map { step in
      let value = Gradient.heat.color(at: Double(step) / 63, in: theme).value
      return Bitmap.Pixel(
        red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
    return Bitmap(width: 48, height: 24) { x, y in
      let (across, up) = (Double(x) / 47, Double(23 - y) / 23)
      return shades[Int((across * across + up * up) / 2 * 63)]
    }
  }
}
