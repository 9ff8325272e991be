// SPDX-License-Identifier: MIT
// Page: lines that follow the pointer.

import Curium

/// A canvas: drag to draw, and press a number to choose a colour.
struct MouseDrawing: App {
  struct Line {
    var points: [CellPoint]
    let color: Color
  }

  static let colors: [Color] = [.chart1, .chart2, .chart3, .chart4, .chart5]

  @State private var lines: [Line] = []
  @State private var color = 0
  @State private var isDrawing = false
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      CustomNavigationBar(title: "Drawing")
      Canvas { context, _ in
        for line in lines {
          var path = Path()
          for (place, point) in line.points.enumerated() {
            let center = PathPoint(x: Double(point.x) + 0.5, y: Double(point.y) + 0.5)
            if place == 0 { path.move(to: center) } else { path.addLine(to: center) }
          }
          context.stroke(path, with: .color(line.color))
        }
      }
      .background(.surfaceSunken)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { draw(at: $0.location) }
          .onEnded { _ in isDrawing = false }
          .onCancelled {
            if isDrawing { lines.removeLast() }
            isDrawing = false
          })
      HStack(spacing: 1) {
        ForEach(Self.colors.indices, id: \.self) { place in
          Button("\(place + 1)") { color = place }
            .buttonStyle(.plain)
            .foregroundStyle(Self.colors[place])
            .bold(place == color)
        }
        Spacer()
        Text("Drag to draw").foregroundStyle(.textMuted)
      }
      .lineLimit(1)
      .padding(.horizontal, 2)
      KeyHints()
    }
    .keyHint("colour", "1", "…", "5")
    .onKeyPress(keys: ["1", "2", "3", "4", "5"]) { press in
      color = (press.key.character.wholeNumberValue ?? 1) - 1
      return .handled
    }
    .keyBinding("next colour", "c") { color = (color + 1) % Self.colors.count }
    .keyBinding("undo", "u", isEnabled: !lines.isEmpty) {
      lines.removeLast()
      // A drag in progress begins another line.
      isDrawing = false
    }
    .keyBinding("clear", "x", isEnabled: !lines.isEmpty) {
      lines = []
      isDrawing = false
    }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private func draw(at point: CellPoint) {
    if isDrawing {
      lines[lines.count - 1].points.append(point)
    } else {
      lines.append(Line(points: [point], color: Self.colors[color]))
      isDrawing = true
    }
  }
}
