// SPDX-License-Identifier: MIT
// Organism: the drawing of a chart.

import CuriumTerminal
import CuriumControls
import CuriumTokens

/// Draws the axes, the values and the cursor of a chart, from back to front.
struct ChartPlot {
  let data: ChartData
  /// The value that the cursor reads.
  let cursor: ChartCursor?
  /// The place selected with the keys, which stays visible if there isn't room for all.
  let keptPlace: Int?
  let resolution: CanvasResolution
  /// `true` if the newest values are shown on the right.
  let showsEnds: Bool

  /// The place that the cursor reads.
  var place: Int? { cursor?.place }

  /// The textures and marks that distinguish the series in a terminal without colours.
  func marks(_ context: GraphicsContext) -> SeriesMarks {
    SeriesMarks(series: data.series.count, context)
  }

  /// Returns the value at a point of the plot, among the visible places. `frame`: the layout of
  /// the chart; `nil` for horizontal bars in `size` cells.
  func target(at point: CellPoint, _ frame: ChartFrame?, _ size: CellSize) -> ChartCursor? {
    guard let frame else {
      let rows = BarRows(data, size, keeping: keptPlace)
      return rows.place(at: point.y).map { ChartCursor(place: $0) }
    }
    if let grid = frame.grid { return grid.cursor(at: point) }
    return frame.place(at: point).map { ChartCursor(place: $0) }
  }

  /// Draws the chart in `size` cells.
  @MainActor func draw(_ context: inout GraphicsContext, _ size: CellSize) {
    if data.style == .horizontalBars { return drawRows(context, size) }
    let frame = ChartFrame(data, size, showsEnds: showsEnds)
    guard frame.plot.width > 0, frame.plot.height > 0 else { return }
    if data.style == .heatMap { return drawHeatMap(context, frame) }
    let readout = place.map { ChartReadout(data, at: $0, in: frame) }
    drawGrid(context, frame)
    drawMarks(context, frame)
    if readout?.row == nil { drawLabels(context, frame) }
    drawAxis(context, frame)
    var inner = context
    inner.clip(to: frame.canvas)
    // Lines and points are above reference lines and the line of the cursor, and areas and bars
    // below them.
    if !data.style.isFilled { drawCrossingLines(inner, frame) }
    switch data.style {
    case .lines: drawLines(&inner, frame)
    case .points: drawPoints(inner, frame)
    case .area: drawAreas(inner, frame)
    case .stackedArea: drawStackedAreas(inner, frame)
    case .bars, .histogram: drawBars(inner, frame)
    case .stackedBars: drawStacks(inner, frame)
    case .candlesticks:
      drawLines(&inner, frame)
      drawCandles(inner, frame)
    case .heatMap, .horizontalBars: break
    }
    if data.style.isFilled { drawCrossingLines(inner, frame) }
    if data.showsValueLabels { drawValueLabels(inner, frame) }
    drawWindowEnds(inner, frame)
    drawRuleLabels(inner, frame)
    if frame.endWidth > 0 { drawEnds(context, frame) }
    readout?.draw(context)
  }

  @MainActor private func drawCrossingLines(_ context: GraphicsContext, _ frame: ChartFrame) {
    drawRules(context, frame)
    drawCursor(context, frame)
  }

  @MainActor private func drawHeatMap(_ context: GraphicsContext, _ frame: ChartFrame) {
    drawMarks(context, frame)
    drawLabels(context, frame)
    drawCells(context, frame)
  }

  // MARK: Axes

  @MainActor private func drawGrid(_ context: GraphicsContext, _ frame: ChartFrame) {
    // Just below a frame, the line would look like a part of it.
    let rows = frame.gridRows.filter { $0 > 0 || !context.environment.isFramed }
    let parts = frame.gridParts(in: rows, inWholeRows: marks(context).areNeeded)
    for (row, columns) in parts {
      stroke(context, row: row, columns, ComponentTokens.Chart.gridColor)
    }
    if let row = frame.zeroRow {
      stroke(
        context, row: row, frame.plot.minX..<frame.plot.maxX, ComponentTokens.Chart.axisColor)
    }
  }

  @MainActor private func stroke(
    _ context: GraphicsContext, row: Int, _ columns: Range<Int>, _ color: Color
  ) {
    var line = Path()
    line.move(to: PathPoint(x: columns.lowerBound, y: row))
    line.addLine(to: PathPoint(x: columns.upperBound - 1, y: row))
    context.stroke(line, with: .color(color))
  }

  /// Draws the lowest line: the axis, or a line of the grid if another line marks zero, where
  /// shapes then start. Labels and the grid show the direction of the other axis.
  @MainActor private func drawAxis(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let row = frame.axisRow else { return }
    let isBase = frame.zeroRow == nil
    let color = isBase ? ComponentTokens.Chart.axisColor : ComponentTokens.Chart.gridColor
    stroke(context, row: row, frame.plot.minX..<frame.plot.maxX, color)
  }

  /// Draws a sign in each upper corner of the plot beyond which there are more values. Shapes
  /// seldom reach it, and a cell of a shape can't show a sign without being filled.
  @MainActor private func drawWindowEnds(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard frame.axisRow != nil, let window = data.window else { return }
    let environment = context.environment
    func draw(_ icon: String, at column: Int) {
      let sign = Icon(icon).glyph(in: environment.iconSet, theme: environment.appTheme)
      context.draw(
        Text(verbatim: sign).foregroundStyle(ComponentTokens.Chart.labelColor.legible()),
        at: PathPoint(x: column, y: 0))
    }
    if window.hasEarlier { draw("chevron.left", at: frame.plot.minX) }
    if window.hasLater { draw("chevron.right", at: frame.plot.maxX - 1) }
  }

  @MainActor func drawMarks(_ context: GraphicsContext, _ frame: ChartFrame) {
    let rows = frame.labeledRows
    for mark in frame.marks where rows.contains(mark.row) {
      context.draw(
        label(mark.text), at: PathPoint(x: frame.plot.minX - 1, y: mark.row), anchor: .topTrailing)
    }
  }

  // MARK: Labels

  @MainActor func drawLabels(_ context: GraphicsContext, _ frame: ChartFrame) {
    guard let row = frame.labelRow else { return }
    var spans: [LabelSpan] = []
    for labels in frame.labelChoices {
      spans = labels.map { label in
        // Labels at the ends stay inside the plot.
        let width = data.columns(of: label.text)
        let start = Int((label.column - Double(width) / 2).rounded(.up))
        let inside = max(frame.plot.minX, min(start, frame.plot.maxX - width))
        return LabelSpan(
          text: label.text, columns: inside..<(inside + width), isMoved: abs(inside - start) > 1)
      }
      if fit(spans, every: 1, frame) { break }
    }
    // If labels would overlap, only every second or third one is drawn, so that the steps stay
    // even.
    var step = 1
    while step < spans.count, !fit(spans, every: step, frame) { step += 1 }
    for index in stride(from: 0, to: spans.count, by: step)
    where spans[index].columns.upperBound <= frame.plot.maxX {
      let span = spans[index]
      context.draw(label(span.text), at: PathPoint(x: span.columns.lowerBound, y: row))
    }
  }

  /// A label and its columns.
  private struct LabelSpan {
    let text: String
    let columns: Range<Int>
    /// `true` if the label is far from the centre of its place, because it would leave the plot.
    let isMoved: Bool
  }

  /// Returns whether the labels fit if only every `step`-th is drawn: without overlapping, and
  /// without crowding next to one that isn't centred. Labels past the end don't count.
  private func fit(_ spans: [LabelSpan], every step: Int, _ frame: ChartFrame) -> Bool {
    var last: LabelSpan?
    for index in stride(from: 0, to: spans.count, by: step) {
      let span = spans[index]
      if span.columns.isEmpty || span.columns.upperBound > frame.plot.maxX { continue }
      if let last {
        let gap = span.columns.lowerBound - last.columns.upperBound
        if gap < (span.isMoved || last.isMoved ? 3 : 1) { return false }
      }
      last = span
    }
    return true
  }

  func label(_ text: String) -> Text {
    Text(text).font(ComponentTokens.Chart.labelFont)
      .foregroundStyle(ComponentTokens.Chart.labelColor)
  }
}
