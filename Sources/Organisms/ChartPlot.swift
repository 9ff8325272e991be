// SPDX-License-Identifier: MIT
// Organism: the drawing of a chart.

import CuriumTerminal
import CuriumControls
import CuriumTokens

/// Draws the axes, the values and the cursor of a chart, from back to front.
struct ChartPlot {
  let data: ChartData
  /// The place that the cursor reads.
  let cursor: Int?
  let resolution: CanvasResolution

  /// Draws the chart in `size` cells.
  @MainActor func draw(_ context: inout GraphicsContext, _ size: CellSize) {
    let frame = ChartFrame(data, size)
    guard frame.plot.width > 0, frame.plot.height > 0 else { return }
    let readout = cursor.map { ChartReadout(data, at: $0, in: frame) }
    drawGrid(context, frame)
    drawMarks(context, frame)
    if readout?.row == nil { drawLabels(context, frame) }
    var inner = context
    inner.clip(to: frame.plot)
    if let cursor { drawCursor(inner, frame, at: cursor) }
    switch data.style {
    case .lines: drawLines(&inner, frame)
    case .points: drawPoints(inner, frame)
    case .area: drawAreas(inner, frame)
    case .bars: drawBars(inner, frame)
    case .stackedBars: drawStacks(inner, frame)
    }
    drawAxes(context, frame)
    readout?.draw(context)
  }

  // MARK: Axes

  @MainActor private func drawGrid(_ context: GraphicsContext, _ frame: ChartFrame) {
    // Lines in every row would be stripes.
    var last = frame.plot.height + (frame.axisRow == nil ? 2 : 0)
    for mark in frame.marks where mark.row < last - 1 {
      last = mark.row
      stroke(context, row: mark.row, frame, ComponentTokens.Chart.gridColor)
    }
    if frame.scale.lower < 0, frame.scale.upper > 0 {
      let row = Int(frame.ground.rounded())
      if row < frame.plot.height {
        stroke(context, row: row, frame, ComponentTokens.Chart.axisColor)
      }
    }
  }

  @MainActor private func stroke(
    _ context: GraphicsContext, row: Int, _ frame: ChartFrame, _ color: Color
  ) {
    var line = Path()
    line.move(to: PathPoint(x: frame.plot.minX, y: row))
    line.addLine(to: PathPoint(x: frame.plot.maxX - 1, y: row))
    context.stroke(line, with: .color(color))
  }

  @MainActor private func drawAxes(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let row = frame.axisRow else { return }
    var axes = Path()
    if frame.plot.minX > 0 {
      axes.move(to: PathPoint(x: frame.plot.minX - 1, y: 0))
      axes.addLine(to: PathPoint(x: frame.plot.minX - 1, y: row))
    } else {
      axes.move(to: PathPoint(x: 0, y: row))
    }
    axes.addLine(to: PathPoint(x: frame.plot.maxX - 1, y: row))
    context.stroke(axes, with: .color(ComponentTokens.Chart.axisColor))
  }

  @MainActor private func drawMarks(_ context: GraphicsContext, _ frame: ChartFrame) {
    var free = Int.max
    // From the lowest to the highest, which is drawn in any case.
    for (index, mark) in frame.marks.enumerated() {
      let isLast = index == frame.marks.count - 1
      guard mark.row < free || isLast else { continue }
      free = mark.row
      context.draw(
        label(mark.text), at: PathPoint(x: frame.plot.minX - 1, y: mark.row), anchor: .topTrailing)
    }
  }

  // MARK: Labels

  @MainActor private func drawLabels(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let row = frame.labelRow else { return }
    let names = data.labels.prefix(data.count)
    let spans = names.enumerated().map { index, name in
      // Labels at the ends stay inside the plot.
      let start = Int(frame.column(of: data.place(ofLabel: index)) + 0.5) - name.count / 2
      let inside = max(frame.plot.minX, min(start, frame.plot.maxX - name.count))
      return inside..<(inside + name.count)
    }
    // If labels would overlap, only every second or third one is drawn, so that the steps stay
    // even.
    var step = 1
    while step < spans.count, !fit(spans, every: step, frame) { step += 1 }
    for index in stride(from: 0, to: spans.count, by: step)
    where spans[index].upperBound <= frame.plot.maxX {
      context.draw(label(names[index]), at: PathPoint(x: spans[index].lowerBound, y: row))
    }
  }

  /// Whether the labels fit without overlapping if only every `step`-th is drawn. Labels past the
  /// end don't count.
  private func fit(_ spans: [Range<Int>], every step: Int, _ frame: ChartFrame) -> Bool {
    var free = frame.plot.minX
    for index in stride(from: 0, to: spans.count, by: step) {
      let span = spans[index]
      if span.isEmpty || span.upperBound > frame.plot.maxX { continue }
      if span.lowerBound < free { return false }
      free = span.upperBound + 1
    }
    return true
  }

  private func label(_ text: String) -> Text {
    Text(text).font(ComponentTokens.Chart.labelFont)
      .foregroundStyle(ComponentTokens.Chart.labelColor)
  }
}
