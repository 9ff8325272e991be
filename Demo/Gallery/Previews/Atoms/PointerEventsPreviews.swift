// SPDX-License-Identifier: MIT
// Page: previews of pointer events, gestures and content shapes.

import Curium
import CuriumPreviews

/// Presses of any pointer button, drags, wheel steps and pointer motion, in a view of any shape.
///
/// *Sizing:* the size of the view. *Keys:* none; give the view keys for its pointer actions.
///
///     Canvas { context, _ in draw(&context) }
///       .gesture(DragGesture(minimumDistance: 0).onChanged { paint($0.location) })
///       .gesture(DragGesture(button: .secondary).onChanged { erase($0.location) })
enum PointerEventsPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { EventTarget() }
    Preview("Positions on the screen") { EventTarget(coordinateSpace: .global) }
    Preview("Other buttons") { FileRow(name: "Package.swift") }
    Preview("Drawing") { DrawingBoard() }
    Preview("A round target") { RoundTarget() }
    Preview("Disabled") { EventTarget().disabled(true) }
    Preview("Playground") { knobs in
      EventTarget(
        includesMotion: knobs.flag("includesMotion", true),
        coordinateSpace: knobs.choice(
          "coordinateSpace", of: [".local": CoordinateSpace.local, ".global": .global])
      )
      .frame(width: knobs.length("width", 36, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }

  /// An area that shows the last event.
  private struct EventTarget: View {
    var includesMotion = false
    var coordinateSpace = CoordinateSpace.local
    @State private var last: PointerEvent?

    var body: some View {
      VStack(spacing: 0) {
        Text(last.map(summary(of:)) ?? "Click, drag or scroll here")
        if let place = last?.position {
          Text("column \(place.x), row \(place.y)").foregroundStyle(.textSecondary)
        }
      }
      .lineLimit(1)
      .frame(maxWidth: 36)
      .frame(height: 4)
      .background(.surface)
      .onPointerEvent(includesMotion: includesMotion, coordinateSpace: coordinateSpace) { event in
        last = event
        // The page still scrolls.
        if case .scrolled = event.kind { return .ignored }
        return .handled
      }
    }
  }

  /// A file with an action for each button.
  private struct FileRow: View {
    let name: String
    @State private var action = "Click with any button"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 1) {
          Text(name)
          Spacer()
          Text("4 kB").foregroundStyle(.textSecondary)
        }
        .background(.surface)
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { action = "Opened" }
        .onTapGesture { action = "Selected" }
        .onTapGesture(button: .middle) { action = "Opened in a new tab" }
        .onTapGesture(button: .secondary) { action = "Opened its menu" }
        CaptionText(text: action)
      }
      .lineLimit(1)
      .frame(maxWidth: 36)
    }
  }

  /// A board to draw on with the pointer, or with the arrow keys and Space.
  private struct DrawingBoard: View {
    @State private var drawing = Drawing.sample

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DrawnCells(drawing: drawing)
          .frame(width: Length(Drawing.size.width), height: Length(Drawing.size.height))
          .background(.surface)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { drawing.draw(to: $0.location) }
              .onEnded { _ in drawing.endLine() }
          )
          .gesture(
            DragGesture(minimumDistance: 0, button: .secondary)
              .onChanged { drawing.erase(at: $0.location) }
          )
          .focusable()
          .focusEffectDisabled()
          .onMoveCommand { drawing.movePen($0) }
          .onKeyPress(.space) {
            drawing.togglePen()
            return .handled
          }
          .keyHint("draw", "space")
          .accessibilityLabel("Drawing board")
        CaptionText(text: "Left button draws, right erases")
      }
    }
  }

  /// A disc that counts clicks on it and next to it.
  private struct RoundTarget: View {
    @State private var hits = 0
    @State private var misses = 0

    var body: some View {
      HStack(spacing: 2) {
        Circle().fill(.accentColor)
          .frame(width: 12, height: 6)
          .contentShape(Circle())
          .onTapGesture { hits += 1 }
          .background(.surface)
          .onTapGesture { misses += 1 }
        Text("Hits: \(hits), misses: \(misses)")
      }
    }
  }
}

/// Returns an event in a few words.
private func summary(of event: PointerEvent) -> String {
  switch event.kind {
  case .down: "pressed \(name(of: event.button))"
  case .up: "released \(name(of: event.button))"
  case .dragged: "dragged with \(name(of: event.button))"
  case .moved: "moved"
  case .scrolled(_, let y) where y != 0: y > 0 ? "scrolled down" : "scrolled up"
  case .scrolled(let x, _): x > 0 ? "scrolled right" : "scrolled left"
  }
}

private func name(of button: PointerEvent.Button) -> String {
  switch button {
  case .none: "no button"
  case .primary: "the left button"
  case .middle: "the middle button"
  case .secondary: "the right button"
  case .other(let number): "button \(number)"
  }
}

/// The cells that have been drawn, and the pen that the arrow keys move.
private struct Drawing {
  static let size = CellSize(width: 36, height: 6)

  private(set) var cells: Set<CellPoint> = []
  private(set) var pen = CellPoint(x: 17, y: 2)
  /// The end of the line that is being drawn.
  private var end: CellPoint?

  /// A wave.
  static let sample: Drawing = {
    var drawing = Drawing()
    for (x, y) in [(3, 4), (8, 1), (14, 4), (20, 1), (26, 4), (32, 1)] {
      drawing.draw(to: CellPoint(x: x, y: y))
    }
    drawing.endLine()
    return drawing
  }()

  /// Draws a line from the last point. The terminal doesn't report each cell of a fast drag.
  mutating func draw(to point: CellPoint) {
    let start = end ?? point
    let steps = max(1, abs(point.x - start.x), abs(point.y - start.y))
    for step in 0...steps {
      insert(
        CellPoint(
          x: start.x + (point.x - start.x) * step / steps,
          y: start.y + (point.y - start.y) * step / steps))
    }
    end = point
  }

  mutating func endLine() { end = nil }

  /// Erases the cells around a point.
  mutating func erase(at point: CellPoint) {
    for x in (point.x - 1)...(point.x + 1) { cells.remove(CellPoint(x: x, y: point.y)) }
  }

  mutating func movePen(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: pen.y = max(0, pen.y - 1)
    case .down: pen.y = min(Self.size.height - 1, pen.y + 1)
    case .left: pen.x = max(0, pen.x - 1)
    case .right: pen.x = min(Self.size.width - 1, pen.x + 1)
    }
  }

  mutating func togglePen() {
    if cells.remove(pen) == nil { cells.insert(pen) }
  }

  private mutating func insert(_ point: CellPoint) {
    if CellRect(origin: .zero, size: Self.size).contains(point) { cells.insert(point) }
  }
}

/// Paints a drawing, and its pen while it has the focus.
private struct DrawnCells: View {
  let drawing: Drawing
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Canvas { context, _ in
      for cell in drawing.cells {
        context.fill(
          Path(CellRect(x: cell.x, y: cell.y, width: 1, height: 1)), with: .color(.accentColor))
      }
      if isFocused {
        let pen = PathPoint(x: Double(drawing.pen.x), y: Double(drawing.pen.y))
        context.draw(Text("+").foregroundStyle(Color.textPrimary.legible()).bold(), at: pen)
      }
    }
  }
}
